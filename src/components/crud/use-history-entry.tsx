import { useNavigate } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '@/components/ui/menu';
import { useSessionUser } from '@/state/session';

/**
 * The entry of a row's menu that opens its history, for `others` of `rowActions`; none for users who may not read
 * it. `entity` is the name of the row's table, as in the audit log.
 */
export function useHistoryEntry(): (entity: string, entityId: number) => MenuEntry[] {
  const { t } = useTranslation();
  const { isAdmin } = useSessionUser();
  const navigate = useNavigate();
  return (entity, entityId) => {
    if (!isAdmin) return [];
    const search = { entity, entityId };
    return [
      {
        id: 'history',
        label: t('actions.history'),
        icon: <History />,
        onSelect: () => void navigate({ to: '/settings/history', search }),
      },
    ];
  };
}
