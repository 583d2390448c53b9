import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Menu, type MenuEntry } from '@/components/ui/menu';
import { toInitials } from './initials';

type Person = { firstName?: string | null; lastName?: string | null; email?: string | null };

type ShellHeaderProps = {
  companyName: string;
  /** Beside the company name: a trial badge. */
  badge?: ReactNode;
  /** Before Help: search, a job indicator. */
  actions?: ReactNode;
  helpEntries: readonly MenuEntry[];
  user: Person;
  userEntries: readonly MenuEntry[];
};

export function ShellHeader({
  companyName,
  badge,
  actions,
  helpEntries,
  user,
  userEntries,
}: ShellHeaderProps) {
  const { t } = useTranslation('shell');
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <header className="flex h-16 shrink-0 items-center justify-between gap-4 px-6 lg:px-8">
      <div className="flex min-w-0 items-center gap-3">
        <span title={companyName} className="truncate font-medium text-ink-muted">
          {companyName}
        </span>
        {badge}
      </div>
      <div className="flex shrink-0 items-center gap-1.5">
        {actions}
        <Menu
          entries={helpEntries}
          trigger={
            <Button variant="quiet">
              <CircleHelp aria-hidden />
              {t('help.label')}
            </Button>
          }
        />
        <Menu
          entries={userEntries}
          heading={
            <>
              {name ? <span className="block font-medium">{name}</span> : null}
              <span className="block truncate text-ink-muted text-sm">{user.email}</span>
            </>
          }
          trigger={
            <button
              type="button"
              aria-label={t('user.menu', { name: name || user.email || '' })}
              className="grid size-9 place-items-center rounded-full bg-brand-soft font-semibold text-on-brand-soft text-sm hover:bg-brand hover:text-on-brand"
            >
              {toInitials(user)}
            </button>
          }
        />
      </div>
    </header>
  );
}
