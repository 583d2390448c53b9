import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@/state/session';

/** Beside the title of what there is once: leads Admins to its history. `entity` is the name of its table. */
export function HistoryLink({ entity }: { entity: string }) {
  const { t } = useTranslation();
  const { isAdmin } = useSessionUser();
  if (!isAdmin) return null;
  return (
    <Link
      to="/settings/history"
      search={{ entity }}
      className="inline-flex h-9 items-center gap-1.5 rounded-md px-2 text-brand underline-offset-4 hover:underline"
    >
      <History aria-hidden className="size-4" />
      {t('actions.history')}
    </Link>
  );
}
