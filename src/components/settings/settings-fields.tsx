import type { ReactNode } from 'react';
import { useSessionUser } from '@/state/session';

/** The fields of a form of the settings: closed, but as easy to read, for who may not change them. */
export function SettingsFields({ children }: { children: ReactNode }) {
  const { isAdmin } = useSessionUser();
  return (
    <fieldset disabled={!isAdmin} className="flex min-w-0 flex-col gap-5 [&_:disabled]:text-ink">
      {children}
    </fieldset>
  );
}
