import { Activity, type ReactNode, useState } from 'react';
import { useMediaQuery } from '@/hooks/use-media-query';
import { UnsupportedDevice } from './unsupported-device';

/** The medium breakpoint, as in the style sheet. */
const desktop = '(min-width: 960px)';

/**
 * A window may become narrow while the user is working, or the page when the user zooms in. The screen then stays
 * behind the notice, with everything typed into it. If there was never enough room, nothing is loaded.
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
