import type { ReactNode } from 'react';
import { useSessionUser } from '@/state/session';

/** The fields of a settings form. For users who may not change them they are disabled but equally readable. */
export function SettingsFields({ children }: { children: ReactNode }) {
  const { isAdmin } = useSessionUser();
  return (
    <fieldset disabled={!isAdmin} className="flex min-w-0 flex-col gap-5 [&_:disabled]:text-ink">
      {children}
    </fieldset>
  );
}
