import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RefreshCw, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scenario } from '#api/contract/scenarios/scenarios';
import type { Simulation } from '#api/contract/scenarios/simulations';
import { BackLabel, PageHeader } from '@/components/layout/page';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { useSessionUser } from '@/state/session';
import { PdfButton } from '../pdf-button';
import { scenarioQueries } from '../queries';
import { ResultPanel } from '../result/result-panel';
import { ReworkedPanel } from './reworked-panel';

type PreviewPageProps = { scenario: Scenario; simulationId: number };

/** A saved simulation to read and as PDF, beside its result with today's data. */
export function PreviewPage({ scenario, simulationId }: PreviewPageProps) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const query = useQuery(scenarioQueries.saved(scenario.scenarioId, simulationId));
  const [isReworked, setReworked] = useState(false);
  const { data } = query;
  return (
    <>
      <PageHeader
        title={data?.simulation.name ?? t('preview.title')}
        description={
          data
            ? t('preview.saved', {
                scenario: scenario.name,
                date: format.date(data.simulation.saveDate, 'DD.MM.YYYY'),
                owner: data.simulation.ownerName,
              })
            : scenario.name
        }
        above={
          <Link to="/scenarios/$scenarioId/simulations" params={{ scenarioId: String(scenario.scenarioId) }}>
            <BackLabel>{t('simulations.title')}</BackLabel>
          </Link>
        }
        actions={
          data ? (
            <>
              <EditLink simulation={data.simulation} />
              <Button onClick={() => setReworked(true)}>
                <RefreshCw aria-hidden />
                {t('preview.rework')}
              </Button>
              <PdfButton document={data.result.document} fileName={data.simulation.name} />
            </>
          ) : undefined
        }
      />
      {/* The text of the specification for any failure. */}
      {query.isError && !data ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <Skeleton className="h-96" /> : null}
      {data?.simulation.isOutdated && !isReworked ? (
        <Alert className="mb-4">{t('preview.outdated')}</Alert>
      ) : null}
      {data && isReworked ? <ReworkedPanel saved={data} /> : null}
      {data ? <ResultPanel result={data.result} /> : null}
    </>
  );
}

function EditLink({ simulation }: { simulation: Simulation }) {
  const { t } = useTranslation('scenarios');
  const { roleName } = useSessionUser();
  if (roleName === 'View') return null;
  return (
    <Button asChild>
      <Link
        to="/scenarios/$scenarioId/calculator"
        params={{ scenarioId: String(simulation.scenarioId) }}
        search={{ simulation: simulation.scenarioBackupId }}
      >
        <SquarePen aria-hidden />
        {t('simulations.openCalculator')}
      </Link>
    </Button>
  );
}
