import { Activity, type ReactNode, useState } from 'react';
import { useMediaQuery } from '@/hooks/use-media-query';
import { UnsupportedDevice } from './unsupported-device';

/** The medium breakpoint, as in the style sheet. */
const desktop = '(min-width: 960px)';

/**
 * A window may become narrow in the middle of some work, and so may the page when somebody enlarges it: what is on
 * screen waits behind the notice, with all that was typed into it. Where there never was room nothing is loaded.
 */
export function DesktopOnly({ children }: { children: ReactNode }) {
  const isDesktop = useMediaQuery(desktop);
  const [wasDesktop, setWasDesktop] = useState(isDesktop);
  if (isDesktop && !wasDesktop) setWasDesktop(true);
  return (
    <>
      {isDesktop ? null : <UnsupportedDevice />}
      {wasDesktop ? <Activity mode={isDesktop ? 'visible' : 'hidden'}>{children}</Activity> : null}
    </>
  );
}
