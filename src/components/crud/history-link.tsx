import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { useSessionUser } from '@/state/session';

type HistoryLinkProps = {
  /** The database table. */
  entity: string;
  /** For one of several items. */
  entityId?: number;
  /** The item's name, needed when several links are on one screen. */
  name?: string;
  size?: 'sm' | 'md';
};

/** For items without a menu: links Admins to the item's history. */
export function HistoryLink({ entity, entityId, name, size = 'md' }: HistoryLinkProps) {
  const { t } = useTranslation();
  const { isAdmin } = useSessionUser();
  if (!isAdmin) return null;
  return (
    <Link
      to="/settings/history"
      search={{ entity, entityId }}
      aria-label={name === undefined ? undefined : t('actions.historyOf', { name })}
      className={cn(
        'inline-flex items-center gap-1.5 rounded-md px-2 text-brand underline-offset-4 hover:underline',
        size === 'sm' ? 'h-8 text-sm' : 'h-9',
      )}
    >
      <History aria-hidden className="size-4" />
      {t('actions.history')}
    </Link>
  );
}
