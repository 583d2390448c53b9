import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import type { TurnPage } from '@/components/crud/use-crud-list';
import type { DataColumn } from '@/components/data-table/columns';
import type { ExtraField } from '@/components/entries/entry-kind';
import { EntryList } from '@/components/entries/entry-list';
import { amountColumn, referenceColumn } from '@/components/entries/shared-columns';
import { useFormat } from '@/hooks/use-format';
import { useEntryEvents } from '@/state/entry-events';
import { fuelConsumptionQueries } from './queries';
import { useFuelKind } from './use-fuel-kind';

type FuelConsumptionsProps = {
  locationId: number;
  page: number;
  onPage: TurnPage;
  startsWithForm?: boolean;
};

/** Fuel burnt at a location or in its vehicles: list, new entry, edit mode. */
export function FuelConsumptions({ locationId, ...list }: FuelConsumptionsProps) {
  const { t } = useTranslation('fuel-consumptions');
  const kind = useFuelKind(locationId);
  const query = useQuery(fuelConsumptionQueries.page(locationId, list.page));
  const events = useEntryEvents('fuel', kind);
  return (
    <EntryList
      kind={kind}
      title={t('title')}
      columns={useColumns(kind.extraFields)}
      query={query}
      empty={{ title: t('empty.title'), hint: t(events.canEdit ? 'empty.hint' : 'empty.viewHint') }}
      {...list}
      {...events}
    />
  );
}

function useColumns(extraFields?: readonly ExtraField[]): DataColumn<FuelConsumption>[] {
  const { t } = useTranslation(['fuel-consumptions', 'entries']);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'category',
        header: t('category'),
        width: '18%',
        cell: ({ fuelCategoryName }) => fuelCategoryName,
      },
      {
        id: 'type',
        header: t('typeAndVariant'),
        width: '18%',
        isRowHeader: true,
        cell: ({ fuelName, fuelVariantName }) => (
          <>
            {/* Wide enough that the name of a refrigerant does not break at its hyphen. */}
            <span className="block min-w-14">{fuelName}</span>
            {fuelVariantName ? (
              <span className="block font-normal text-ink-muted text-xs">{fuelVariantName}</span>
            ) : null}
          </>
        ),
      },
      amountColumn(format, t('entries:fields.amount')),
      {
        id: 'date',
        header: t('entries:fields.date'),
        cell: ({ date }) => <span className="figures whitespace-nowrap">{format.date(date)}</span>,
      },
      referenceColumn(t('entries:fields.invoice'), extraFields),
    ],
    [t, format, extraFields],
  );
}
