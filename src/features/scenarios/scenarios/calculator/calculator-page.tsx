import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Scenario, Section } from '#api/contract/scenarios/scenarios';
import { ReadFailure } from '@/components/crud/read-failure';
import { UnsavedScopeProvider } from '@/components/form/unsaved-scope';
import { BackLabel, PageHeader } from '@/components/layout/page';
import { Skeleton } from '@/components/ui/skeleton';
import { scenarioQueries } from '../queries';
import { ScenarioTabs } from '../scenario-tabs';
import type { CalculatorSearch } from '../search';
import { Calculator } from './calculator';
import type { CalculatorStart } from './calculator-state';
import { startValues } from './form-values';
import { HelpDesk } from './help-desk';
import { savedStart } from './saved-start';

type CalculatorPageProps = { scenario: Scenario; search: CalculatorSearch };

/** The form of a measure, filled with the company's data, and the savings of the measure below it. */
export function CalculatorPage({ scenario, search }: CalculatorPageProps) {
  const { t } = useTranslation('scenarios');
  const start = useStart(scenario, search);
  const params = { scenarioId: String(scenario.scenarioId) };
  const { simulation } = start.data ?? {};
  return (
    <>
      <PageHeader
        title={simulation ? t('calculator.editing', { name: simulation.name }) : scenario.name}
        description={scenario.description}
        above={
          <Link
            to={simulation ? '/scenarios/$scenarioId/simulations' : '/scenarios/$scenarioId'}
            params={params}
          >
            <BackLabel>{simulation ? t('simulations.title') : t('calculator.back')}</BackLabel>
          </Link>
        }
      />
      <ScenarioTabs scenario={scenario} current="calculator">
        {start.data ? (
          <UnsavedScopeProvider>
            <Calculator scenario={scenario} start={start.data} />
          </UnsavedScopeProvider>
        ) : null}
        {start.error && !start.data ? (
          <ReadFailure
            error={start.error}
            onRetry={start.retry}
            missing={{ title: t('simulations.missing'), hint: t('simulations.missingHint') }}
          />
        ) : null}
        {start.error || start.data ? null : <LoadingForm />}
        <HelpDesk scenario={scenario} />
      </ScenarioTabs>
    </>
  );
}

function useStart({ scenarioId }: Scenario, { simulation: saveId, today = false }: CalculatorSearch) {
  const isNew = saveId === undefined;
  const form = useQuery({ ...scenarioQueries.sections(scenarioId, null), enabled: isNew });
  const saved = useQuery({ ...scenarioQueries.saved(scenarioId, saveId ?? 0), enabled: !isNew });
  const reworked = useQuery({
    ...scenarioQueries.reworked(scenarioId, saveId ?? 0),
    enabled: !isNew && today,
  });
  const asked = isNew ? [form] : today ? [saved, reworked] : [saved];
  return {
    data: startOf(),
    error: asked.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const query of asked) void query.refetch();
    },
  };

  function startOf(): CalculatorStart | null {
    if (isNew) return form.data ? newStart(form.data) : null;
    if (!saved.data || (today && !reworked.data)) return null;
    return savedStart(saved.data, today ? (reworked.data ?? null) : null);
  }
}

function newStart(sections: Section[]): CalculatorStart {
  const values = startValues(sections);
  return { sections, values, saved: values, simulation: null, result: null };
}

function LoadingForm() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  );
}
