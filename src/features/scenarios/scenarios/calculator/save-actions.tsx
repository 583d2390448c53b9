import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Scenario, Section } from '#api/contract/scenarios/scenarios';
import type { Simulation } from '#api/contract/scenarios/simulations';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { Button } from '@/components/ui/button';
import { ReadOnlyNote } from '@/components/ui/read-only-note';
import { refresh } from '@/lib/api/refresh';
import { useSessionUser } from '@/state/session';
import type { Simulated } from './calculator-state';
import { SaveChanges } from './save-changes';
import { SaveDialog } from './save-dialog';

type SaveActionsProps = {
  scenario: Scenario;
  sections: readonly Section[];
  simulated: Simulated;
  isStale: boolean;
  simulation: Simulation | null;
  onSaved: () => void;
};

/** Saves a result under a new name or replaces the saved one, then opens the list with it. */
export function SaveActions({
  scenario,
  sections,
  simulated,
  isStale,
  simulation,
  onSaved,
}: SaveActionsProps) {
  const { t } = useTranslation('scenarios');
  const { roleName, isAdmin } = useSessionUser();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const unsaved = useUnsavedScope();
  const [isNaming, setNaming] = useState(false);
  if (roleName === 'View') return <ReadOnlyNote changedBy="editors" />;
  const canChange = simulation !== null && (simulation.isOwner || isAdmin);
  const done = async (name: string) => {
    onSaved();
    unsaved.forget();
    await refresh(queryClient, 'scenarios');
    toast.success(t('save.done', { name }));
    await navigate({
      to: '/scenarios/$scenarioId/simulations',
      params: { scenarioId: String(scenario.scenarioId) },
    });
  };
  const why = isStale ? t('save.simulateFirst') : undefined;
  return (
    <>
      <Button
        variant={canChange ? 'secondary' : 'primary'}
        disabled={isStale}
        title={why}
        onClick={() => setNaming(true)}
      >
        {t('save.simulation')}
      </Button>
      {canChange ? (
        <SaveChanges
          {...{ simulation, sections, simulated, isStale }}
          onSaved={() => done(simulation.name)}
        />
      ) : null}
      {isNaming ? (
        <SaveDialog {...{ scenario, simulated }} onSaved={done} onClose={() => setNaming(false)} />
      ) : null}
    </>
  );
}
