import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mostMeasures } from '#api/contract/scenarios/plans';
import { Checkbox } from '@/components/ui/checkbox';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { scenarioQueries } from '../queries';

type MeasurePickerProps = {
  id: string;
  labelledBy: string;
  picked: readonly number[];
  onPick: (ids: number[]) => void;
};

/** All saved simulations of the company, grouped by measure. */
export function MeasurePicker({ id, labelledBy, picked, onPick }: MeasurePickerProps) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const { data: scenarios = [], isPending } = useQuery(scenarioQueries.list());
  const open = scenarios.filter(({ isAvailable }) => isAvailable);
  const lists = useQueries({
    queries: open.map(({ scenarioId }) => scenarioQueries.everySimulation(scenarioId)),
  });
  const toggle = (one: number) =>
    onPick(picked.includes(one) ? picked.filter((other) => other !== one) : [...picked, one]);
  const isFull = picked.length >= mostMeasures;
  const isLoading = isPending || lists.some((list) => list.isPending);
  const hasAny = lists.some(({ data }) => data && data.length > 0);
  if (lists.some(({ isError }) => isError))
    return (
      <ErrorState
        onRetry={() => {
          for (const list of lists) if (list.isError) void list.refetch();
        }}
      />
    );
  if (isLoading) return <Skeleton className="h-48" />;
  return (
    <fieldset
      id={id}
      aria-labelledby={labelledBy}
      className="flex max-h-96 flex-col gap-4 overflow-y-auto rounded-md border p-4"
    >
      {hasAny ? null : <p className="text-ink-muted">{t('plans.noSimulations')}</p>}
      {open.map(({ scenarioId, name }, index) => {
        const simulations = lists[index]?.data ?? [];
        return simulations.length > 0 ? (
          <fieldset key={scenarioId} className="flex flex-col gap-2">
            <legend className="mb-1 font-medium text-ink-muted text-sm">{name}</legend>
            {simulations.map(({ scenarioBackupId, name: title, summary }) => (
              <Checkbox
                key={scenarioBackupId}
                checked={picked.includes(scenarioBackupId)}
                disabled={isFull && !picked.includes(scenarioBackupId)}
                onChange={() => toggle(scenarioBackupId)}
                label={
                  <>
                    {title}
                    <span className="block text-ink-muted text-sm">
                      {[
                        summary.locationName,
                        `${format.quantity(summary.locationBasedYear1T)}\u00a0t CO₂e`,
                        summary.startYear,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </>
                }
              />
            ))}
          </fieldset>
        ) : null;
      })}
    </fieldset>
  );
}
