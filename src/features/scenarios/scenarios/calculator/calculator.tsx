import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { executeScenario, type Scenario } from '#api/contract/scenarios/scenarios';
import { ErrorSummary } from '@/components/form/error-summary';
import { useMarkUnsaved } from '@/components/form/unsaved-scope';
import { useLeaveGuard } from '@/components/form/use-leave-guard';
import { call } from '@/lib/api/call';
import { LevelLegend } from '../level-badge';
import { ResultPanel } from '../result/result-panel';
import { useFigureText } from '../use-figure-text';
import { Assumptions } from './assumptions';
import type { CalculatorStart, Simulated } from './calculator-state';
import { FormSection } from './form-section';
import { enteredOf, inOrder, type VariableValues, variablesOf } from './form-values';
import { SaveActions } from './save-actions';
import { SimulateBar } from './simulate-bar';
import { useCalculatorForm } from './use-calculator-form';
import { useDependents } from './use-dependents';
import { useLocationForm } from './use-location-form';

type CalculatorProps = { scenario: Scenario; start: CalculatorStart };

export function Calculator({ scenario, start }: CalculatorProps) {
  const { t } = useTranslation('scenarios');
  const [sections, setSections] = useState(start.sections);
  const [simulated, setSimulated] = useState<Simulated | null>(() =>
    start.result ? { result: start.result, entered: enteredOf(start.sections, start.values) } : null,
  );
  const [saved, setSaved] = useState(() => keyOf(enteredOf(start.sections, start.saved)));
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const figures = useFigureText(
    simulated?.result.currency ?? start.simulation?.summary.currency ?? t('units.currency'),
  );
  const form = useCalculatorForm({
    sections,
    startValues: start.values,
    figures,
    onSimulate: async (entered) => {
      const result = await call(executeScenario, {
        params: { id: scenario.scenarioId },
        body: { scenarioBackupId: start.simulation?.scenarioBackupId ?? null, variables: entered },
      });
      setSimulated({ result, entered });
      // Waits until the result has been drawn.
      setTimeout(() => resultHeading.current?.focus(), 0);
    },
  });
  const variables = variablesOf(sections);
  const values = form.methods.watch('variables') as VariableValues;
  const key = keyOf(enteredOf(sections, values));
  const isStale = simulated !== null && keyOf(simulated.entered) !== key;
  useDependents(form, variables);
  useLocationForm({ scenario, simulation: start.simulation, form, sections, onSections: setSections });
  useMarkUnsaved('new', key !== saved);
  useLeaveGuard();
  return (
    <>
      <form noValidate aria-label={scenario.name} onSubmit={(event) => void form.submit(event)}>
        <ErrorSummary form={form} />
        <div className="flex flex-col gap-4">
          {inOrder(sections).map((section) => (
            <FormSection
              key={`${section.displayOrder} ${section.name}`}
              {...{ form, section, variables, values, figures }}
            />
          ))}
          <Assumptions sections={inOrder(sections)} {...{ form, variables, values, figures }} />
        </div>
        <SimulateBar
          {...{ isStale, figures }}
          isSimulating={form.isSaving}
          result={simulated?.result ?? null}
        />
      </form>
      {simulated ? (
        <ResultPanel
          headingRef={resultHeading}
          result={simulated.result}
          isStale={isStale}
          actions={
            <SaveActions
              {...{ scenario, sections, simulated, isStale }}
              simulation={start.simulation}
              onSaved={() => setSaved(key)}
            />
          }
        />
      ) : null}
      <LevelLegend />
    </>
  );
}

function keyOf(entered: Simulated['entered']): string {
  return JSON.stringify(entered);
}
