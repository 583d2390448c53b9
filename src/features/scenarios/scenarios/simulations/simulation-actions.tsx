import { useNavigate } from '@tanstack/react-router';
import { Eye, SquarePen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Simulation } from '#api/contract/scenarios/simulations';
import { rowActions } from '@/components/crud/row-actions';
import type { MenuEntry } from '@/components/ui/menu';
import { useSessionUser } from '@/state/session';

type Does = Record<'open' | 'rename' | 'remove', (simulation: Simulation) => unknown>;

/**
 * The actions for a saved simulation: everyone can view it, Users can continue from it, only the owner can delete
 * it.
 */
export function useSimulationActions({ open, rename, remove }: Does) {
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { isAdmin, roleName } = useSessionUser();
  return (row: Simulation): MenuEntry[] => {
    const preview = {
      id: 'preview',
      label: common('actions.preview'),
      icon: <Eye />,
      onSelect: () => void open(row),
    };
    if (roleName === 'View') return [preview];
    const calculator = {
      id: 'calculator',
      label: t('simulations.openCalculator'),
      icon: <SquarePen />,
      onSelect: () =>
        void navigate({
          to: '/scenarios/$scenarioId/calculator',
          params: { scenarioId: String(row.scenarioId) },
          search: { simulation: row.scenarioBackupId },
        }),
    };
    if (!row.isOwner && !isAdmin) return [preview, calculator];
    const changing = rowActions({
      edit: { label: common('actions.rename'), onSelect: () => void rename(row) },
      remove: { label: common('actions.delete'), onSelect: () => void remove(row) },
    });
    // Admins can rename simulations of other users but not delete them.
    return [preview, calculator, ...(row.isOwner ? changing : changing.slice(0, 1))];
  };
}
