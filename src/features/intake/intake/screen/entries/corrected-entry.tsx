import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listFuelConsumptionsInRange } from '#api/contract/activity-data/fuel-consumptions';
import { listUtilityConsumptionsInRange } from '#api/contract/activity-data/utility-consumptions';
import { Combobox } from '@/components/ui/combobox';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import type { Draft, ItemChoice } from '../../model';
import { intakeQueries } from '../queries';

type CorrectedEntryProps = {
  draft: Draft;
  correctsId: number | null;
  onChange: (correctsId: number) => void;
  'aria-labelledby': string;
};

/** The recorded entry that an amount below zero reduces: only the user can know it. */
export function CorrectedEntry({ draft, correctsId, onChange, ...aria }: CorrectedEntryProps) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const { data: entries = [], isPending } = useQuery(recordedOptions(draft));
  if (draft.item === null || draft.locationId === null)
    return <p className="text-ink-muted text-sm">{t('entry.correctsFirst')}</p>;
  return (
    <Combobox
      {...aria}
      isLoading={isPending}
      value={correctsId}
      onChange={(id) => id !== null && onChange(id)}
      options={entries.map(({ id, startDate, endDate, value, unitSymbol, reference }) => ({
        value: id,
        label: `${format.dateRange(startDate, endDate)}, ${format.number(value, { maxDecimals: 3 })} ${unitSymbol}`,
        ...(reference ? { description: reference } : {}),
      }))}
    />
  );
}

/** As far back as bills are corrected. */
const yearsBack = 4;

function recordedOptions({ item, locationId, endDate }: Draft) {
  const until = endDate ?? new Date().toISOString().slice(0, 10);
  const from = `${Number(until.slice(0, 4)) - yearsBack}${until.slice(4, 8)}01`;
  return queryOptions({
    queryKey: [...intakeQueries.all, 'recorded', item, locationId, from, until],
    meta: { dependsOn: 'activity-data' },
    enabled: item !== null && locationId !== null,
    queryFn: () => recordedEntries(item, locationId, { startDate: from, endDate: until }),
  });
}

type Recorded = {
  id: number;
  startDate: string;
  endDate: string;
  value: number;
  unitSymbol: string;
  reference: string | null;
};

/** Newest first, without credit notes, which cannot be corrected. */
async function recordedEntries(
  item: ItemChoice | null,
  locationId: number | null,
  query: { startDate: string; endDate: string },
): Promise<Recorded[]> {
  if (item === null || item.kind === 'valueChain' || locationId === null) return [];
  const found =
    item.kind === 'fuel'
      ? (await call(listFuelConsumptionsInRange, { params: { locationId, fuelId: item.itemId }, query })).map(
          ({ fuelConsumptionId: id, startDate, date, ...row }) => ({
            ...row,
            id,
            startDate: startDate ?? date,
            endDate: date,
          }),
        )
      : (
          await call(listUtilityConsumptionsInRange, {
            params: { locationId, utilityId: item.itemId },
            query,
          })
        ).map(({ utilityConsumptionId: id, ...row }) => ({ ...row, id }));
  return found.filter(({ value }) => value > 0).toReversed();
}
