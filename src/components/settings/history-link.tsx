import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@/state/session';

/** Leads to the history of what a screen is about; nothing for who may not read it. */
export function HistoryLink({ entity, entityId }: { entity: string; entityId: number | undefined }) {
  const { t } = useTranslation();
  const { isAdmin } = useSessionUser();
  if (!isAdmin || entityId === undefined) return null;
  return (
    <Link
      to="/settings/history"
      search={{ entity, entityId }}
      className="inline-flex items-center gap-1.5 text-brand underline underline-offset-4"
    >
      <History aria-hidden className="size-4" />
      {t('actions.history')}
    </Link>
  );
}
