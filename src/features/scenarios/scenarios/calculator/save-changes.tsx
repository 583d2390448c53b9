import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { z } from 'zod';
import type { EnteredVariables, Section, VariableValue } from '#api/contract/scenarios/scenarios';
import { type Simulation, updateSimulation } from '#api/contract/scenarios/simulations';
import type { Changeable } from '@/components/crud/changeable';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { readServerProblem } from '@/components/form/server-problem';
import { Button } from '@/components/ui/button';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useFigureText } from '../use-figure-text';
import type { Simulated } from './calculator-state';
import { variablesOf } from './form-values';

type SaveChangesProps = {
  simulation: Simulation;
  sections: readonly Section[];
  simulated: Simulated;
  isStale: boolean;
  onSaved: () => Promise<void>;
};

/** Replaces the saved simulation with the current one; asks when another user has replaced it first. */
export function SaveChanges({ simulation, sections, simulated, isStale, onSaved }: SaveChangesProps) {
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const [isSaving, setSaving] = useState(false);
  const changes = useSaveChanges(useSimulationKind(simulation, sections), simulation);
  const save = async () => {
    setSaving(true);
    try {
      const variables = simulated.entered;
      const { scenarioBackupId } = simulation;
      await changes.save({ scenarioBackupId, variables }, toValues({ variables }));
      await onSaved();
    } catch (error) {
      // Going back to the form is not an API failure and has its own message.
      const [said] = Object.values(readServerProblem(error).fields);
      toast.error(isApiError(error) ? errorText(error) : (said ?? common('errors.conflict')));
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Button
        variant="primary"
        disabled={isStale || isSaving}
        title={isStale ? t('save.simulateFirst') : undefined}
        onClick={() => void save()}
      >
        {common('actions.saveChanges')}
      </Button>
      {changes.dialog}
    </>
  );
}

/** Values by code, written as JSON. Tables are compared as a whole, and changes to different variables are merged. */
type Values = Record<string, string>;
type Body = { scenarioBackupId: number; variables: EnteredVariables };

function toValues({ variables }: Pick<Simulation, 'variables'>): Values {
  return Object.fromEntries(variables.map(({ code, value }) => [code, JSON.stringify(value)]));
}

function toEntered(values: Values): EnteredVariables {
  return Object.entries(values).map(([code, value]) => ({ code, value: JSON.parse(value) as VariableValue }));
}

/** How a simulation is saved, and how its variables are shown in a conflict. */
export function useSimulationKind(
  { scenarioId: id, scenarioBackupId, summary }: Simulation,
  sections: readonly Section[],
): Changeable<Simulation, Values, Body> {
  const { t } = useTranslation('scenarios');
  const figures = useFigureText(summary.currency);
  const textOf = (value: VariableValue | undefined, unit: string) => {
    if (Array.isArray(value)) return t('table.rows', { count: value.length });
    return typeof value === 'number' ? figures.text(value, unit) : (value ?? '–');
  };
  return {
    schema: z.custom<Values>().transform((values) => ({ scenarioBackupId, variables: toEntered(values) })),
    toValues,
    update: ({ updatedOn }, body) =>
      call(updateSimulation, {
        params: { id, saveId: scenarioBackupId },
        body,
        seenUpdatedOn: updatedOn,
      }),
    parts: variablesOf(sections).map(({ code, title, choices, unit }) => ({
      id: code,
      label: title,
      fields: [code],
      describe: async (values) => {
        const value = toEntered({ [code]: values[code] ?? 'null' })[0]?.value;
        return choices.find((choice) => choice.value === value)?.displayString ?? textOf(value, unit);
      },
    })),
  };
}
