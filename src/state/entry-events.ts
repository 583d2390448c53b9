import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { TrailKind } from '#api/contract/emissions/emissions';
import { useFormat } from '@/hooks/use-format';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useActivityDataChanged } from './activity-data';
import { useEmissionTrail } from './emission-trail';
import { useSessionUser } from './session';

type Row = { carbonEquivalent: number };
type Kind<R extends Row> = {
  /** Creates the same entry again. */
  repeat: (row: R) => Promise<R>;
  rowId: (row: R) => number;
  rowLabel: (row: R) => string;
};

/** What every list of consumptions does after a change, and who may change it. */
export function useEntryEvents<R extends Row>(trailKind: TrailKind, kind: Kind<R>) {
  const { t } = useTranslation('entries');
  const { t: common } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const activityDataChanged = useActivityDataChanged();
  const trail = useEmissionTrail();
  const { roleName } = useSessionUser();
  const { open } = trail;
  const undo = async (row: R) => {
    try {
      await kind.repeat(row);
      await activityDataChanged();
      toast.success(t('restored'), { description: kind.rowLabel(row) });
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return {
    canEdit: roleName !== 'View',
    /** The key by which the history knows them. */
    table: `${trailKind}_consumptions`,
    onOpenTrail: useCallback(
      (row: R) => open({ kind: trailKind, id: kind.rowId(row), name: kind.rowLabel(row) }),
      [open, trailKind, kind],
    ),
    onSaved: async (row: R) => {
      await activityDataChanged();
      toast.success(t('saved'), {
        description: t('savedDetail', {
          name: kind.rowLabel(row),
          emissions: format.emissions(row.carbonEquivalent).text,
        }),
      });
    },
    refresh: activityDataChanged,
    onDeleted: async (row: R) => {
      await activityDataChanged();
      toast.success(t('deleted'), {
        description: kind.rowLabel(row),
        action: { label: common('actions.undo'), onClick: () => void undo(row) },
      });
    },
  };
}
