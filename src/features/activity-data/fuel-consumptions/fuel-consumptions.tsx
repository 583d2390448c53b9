import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import type { DataColumn } from '@/components/data-table/columns';
import type { ExtraField, StartPeriod } from '@/components/entries/entry-kind';
import { EntryList, type ShowView } from '@/components/entries/entry-list';
import type { EntryView } from '@/components/entries/entry-view';
import { amountColumn, daysCell, referenceColumn } from '@/components/entries/shared-columns';
import { TypeName } from '@/components/entries/type-name';
import { useFormat } from '@/hooks/use-format';
import { useEntryEvents } from '@/state/entry-events';
import { deliveryTexts } from './delivery-parts';
import { fuelConsumptionQueries } from './queries';
import { useFuelKind } from './use-fuel-kind';
import { listMark } from './worked-out';

type FuelConsumptionsProps = {
  locationId: number;
  view: EntryView;
  onView: ShowView;
  startsWithForm?: boolean;
  startPeriod?: StartPeriod | undefined;
};

/** Fuel burnt at a location or in its vehicles: list, new entry, edit mode. */
export function FuelConsumptions({ locationId, ...list }: FuelConsumptionsProps) {
  const { t } = useTranslation('fuel-consumptions');
  const kind = useFuelKind(locationId);
  const query = useQuery(fuelConsumptionQueries.page(locationId, list.view));
  const summary = useQuery(fuelConsumptionQueries.summary(locationId, list.view));
  const events = useEntryEvents('fuel', kind);
  return (
    <EntryList
      kind={kind}
      title={t('title')}
      columns={useColumns(kind.extraFields)}
      query={query}
      summary={summary.data}
      empty={{ title: t('empty.title'), hint: t(events.canEdit ? 'empty.hint' : 'empty.viewHint') }}
      {...list}
      {...events}
    />
  );
}

function useColumns(extraFields: readonly ExtraField[] | undefined): DataColumn<FuelConsumption>[] {
  const { t } = useTranslation(['fuel-consumptions', 'entries']);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'category',
        header: t('category'),
        cell: ({ fuelCategoryName }) => <TypeName text={fuelCategoryName} />,
      },
      {
        id: 'type',
        header: t('typeAndVariant'),
        isRowHeader: true,
        isSortable: true,
        cell: ({ fuelName, fuelVariantName }) => <TypeName text={fuelName} more={fuelVariantName} />,
      },
      amountColumn(
        format,
        {
          header: t('entries:fields.amount'),
          credited: (texts) => t('entries:creditNotes.credited', texts),
        },
        (row) => listMark(row, format, t),
      ),
      {
        id: 'date',
        isSortable: true,
        header: t('entries:fields.date'),
        cell: ({ startDate, date }) =>
          startDate ? (
            daysCell(format, startDate, date)
          ) : (
            <span className="figures whitespace-nowrap">{format.date(date)}</span>
          ),
      },
      referenceColumn(t('entries:fields.invoiceAndDetails'), extraFields, (row) =>
        deliveryTexts(row, format, t),
      ),
    ],
    [t, format, extraFields],
  );
}
