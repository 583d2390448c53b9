import { Link } from '@tanstack/react-router';
import { Columns3, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostCompared } from '#api/contract/scenarios/plans';
import { Button } from '@/components/ui/button';
import { useSessionUser } from '@/state/session';
import { AddToPlanDialog } from '../plans/add-to-plan-dialog';
import { useSelection } from './selection';

/** The selection from this list and those of other measures, and its actions. */
export function SelectionBar() {
  const { t } = useTranslation('scenarios');
  const { selected, clear } = useSelection();
  const { roleName } = useSessionUser();
  const [isAdding, setAdding] = useState(false);
  const ids = selected.map(({ scenarioBackupId }) => scenarioBackupId);
  return (
    <div className="sticky bottom-0 z-10 mt-4 flex min-h-16 flex-wrap items-center justify-end gap-2 border-t bg-ground py-3">
      <p role="status" className="mr-auto min-w-0 flex-1 text-ink-muted text-sm">
        {selected.length === 0
          ? t('selection.hint', { most: mostCompared })
          : t('selection.picked', {
              count: selected.length,
              names: selected.map(({ name }) => name).join(', '),
            })}
      </p>
      {selected.length > 0 ? (
        <Button variant="quiet" onClick={clear}>
          {t('selection.clear')}
        </Button>
      ) : null}
      {selected.length > 1 ? (
        <Button asChild>
          <Link to="/scenarios/comparison" search={{ of: ids.join('-') }}>
            <Columns3 aria-hidden />
            {t('selection.compare')}
          </Link>
        </Button>
      ) : (
        <Button disabled>
          <Columns3 aria-hidden />
          {t('selection.compare')}
        </Button>
      )}
      {roleName === 'View' ? null : (
        <Button disabled={selected.length === 0} onClick={() => setAdding(true)}>
          <ListPlus aria-hidden />
          {t('selection.addToPlan')}
        </Button>
      )}
      {isAdding ? (
        <AddToPlanDialog simulationIds={ids} onClose={() => setAdding(false)} onAdded={clear} />
      ) : null}
    </div>
  );
}
