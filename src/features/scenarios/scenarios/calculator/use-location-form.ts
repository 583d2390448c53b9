import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Scenario, Section } from '#api/contract/scenarios/scenarios';
import type { Simulation } from '#api/contract/scenarios/simulations';
import { scenarioQueries } from '../queries';
import { refilled, type VariableValues } from './form-values';
import type { CalculatorForm } from './variable-field';

/** The variables that decide what the form is filled with: the location of the measure and the euro exchange rate. */
const fillingNames = ['variables.location', 'variables.eur_rate'];
/** A rate is typed digit by digit, so the request waits until typing pauses. */
const typingMs = 400;

type Options = {
  scenario: Scenario;
  /** The saved simulation being edited. */
  simulation: Simulation | null;
  form: CalculatorForm;
  sections: Section[];
  onSections: (sections: Section[]) => void;
};

/**
 * A different location has other records, a different rate other prices. Untouched fields take them; typed values
 * stay.
 */
export function useLocationForm({ scenario, simulation, form, sections, onSections }: Options): void {
  const { t } = useTranslation('scenarios');
  const queryClient = useQueryClient();
  const asked = useRef(0);
  const before = useRef(sections);
  before.current = sections;
  const { methods } = form;

  const follow = async (locationId: number, eurRate: number | undefined, waitMs: number) => {
    asked.current += 1;
    const ask = asked.current;
    try {
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (ask !== asked.current) return;
      const after = await queryClient.fetchQuery(
        scenarioQueries.sections(scenario.scenarioId, locationId, simulation?.scenarioBackupId, eurRate),
      );
      // Another location or rate was requested since.
      if (ask !== asked.current) return;
      const values = methods.getValues('variables') as VariableValues;
      const next: Record<string, unknown> = refilled(before.current, after, values);
      next.location = String(locationId);
      onSections(after);
      for (const [code, value] of Object.entries(next))
        methods.setValue(`variables.${code}`, value, { shouldDirty: true });
      methods.clearErrors();
    } catch {
      if (ask === asked.current) toast.error(t('calculator.locationFailed'));
    }
  };
  const latest = useRef(follow);
  latest.current = follow;

  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          const locationId = Number(values.variables.location);
          if (type !== 'change' || !name || !fillingNames.includes(name) || !(locationId > 0)) return;
          const rate = Number(values.variables.eur_rate ?? 0);
          const waitMs = name === fillingNames[0] ? 0 : typingMs;
          void latest.current(locationId, rate > 0 ? rate : undefined, waitMs);
        },
      }),
    [methods],
  );
}
