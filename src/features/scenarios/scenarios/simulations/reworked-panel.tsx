import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#api/contract/endpoint';
import type { reworkSimulation, SavedResult } from '#api/contract/scenarios/simulations';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useSessionUser } from '@/state/session';
import { scenarioQueries } from '../queries';
import { DifferenceTable } from './difference-table';

/** The saved result beside the result with today's data: every input and figure that differs. */
export function ReworkedPanel({ saved: { simulation, result } }: { saved: SavedResult }) {
  const { t } = useTranslation('scenarios');
  const { roleName } = useSessionUser();
  const { scenarioId, scenarioBackupId } = simulation;
  const { data, isError, refetch } = useQuery(scenarioQueries.reworked(scenarioId, scenarioBackupId));
  const changed = data && {
    inputs: data.inputs.filter(({ before, after }) => before !== after),
    figures: data.figures.filter(({ before, after }) => before !== after),
    refusals: data.refusals,
  };
  const isSame = changed && changed.inputs.length + changed.figures.length + changed.refusals.length === 0;
  return (
    <Card
      title={t('rework.title')}
      description={t('rework.description')}
      className="mb-6"
      actions={
        changed && !isSame && roleName !== 'View' ? (
          <Button size="sm" asChild>
            <Link
              to="/scenarios/$scenarioId/calculator"
              params={{ scenarioId: String(scenarioId) }}
              search={{ simulation: scenarioBackupId, today: true }}
            >
              {t('rework.takeOver')}
            </Link>
          </Button>
        ) : undefined
      }
    >
      {isError && !data ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton className="h-40" /> : null}
      {isSame ? <p role="status">{t('rework.same')}</p> : null}
      {changed && !isSame ? (
        <div className="flex flex-col gap-6">
          {changed.refusals.length > 0 ? <Refusals refusals={changed.refusals} /> : null}
          <DifferenceTable
            label={t('rework.inputs')}
            empty={t('rework.sameInputs')}
            currency={result.currency}
            rows={changed.inputs.map(({ code, ...row }) => ({ id: code, ...row }))}
          />
          {changed.refusals.length > 0 ? null : (
            <DifferenceTable
              label={t('rework.figures')}
              empty={t('rework.sameFigures')}
              currency={result.currency}
              rows={changed.figures}
            />
          )}
        </div>
      ) : null}
    </Card>
  );
}

type Reworked = ResponseOf<typeof reworkSimulation>;

/** The saved inputs that do not fit today's data, and how to fix them. */
function Refusals({ refusals }: Pick<Reworked, 'refusals'>) {
  const { t } = useTranslation('scenarios');
  const { roleName } = useSessionUser();
  return (
    <Alert kind="attention" title={t('rework.refused')}>
      <ul className="list-disc pl-5">
        {refusals.map(({ code, label, text }) => (
          <li key={`${code} ${text}`}>{label ? t('rework.refusal', { label, text }) : text}</li>
        ))}
      </ul>
      <p className="mt-1">{roleName === 'View' ? t('rework.refusedReader') : t('rework.refusedHint')}</p>
    </Alert>
  );
}
