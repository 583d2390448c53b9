import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UtilityConsumption } from '#api/contract/utility-consumptions';
import type { DataColumn } from '@/components/data-table/columns';
import { EntryList } from '@/components/entries/entry-list';
import { amountColumn, periodColumn, referenceColumn } from '@/components/entries/shared-columns';
import { useFormat } from '@/hooks/use-format';
import { useEntryEvents } from '@/state/entry-events';
import { utilityConsumptionQueries } from './queries';
import { useUtilityKind } from './use-utility-kind';

type UtilityConsumptionsProps = {
  locationId: number;
  page: number;
  onPage: (page: number) => void;
  startsWithForm?: boolean;
};

/** Bills for electricity, heat, steam and cooling of a location: list, new entry, edit mode. */
export function UtilityConsumptions({ locationId, ...list }: UtilityConsumptionsProps) {
  const { t } = useTranslation('utility-consumptions');
  const kind = useUtilityKind(locationId);
  const query = useQuery(utilityConsumptionQueries.page(locationId, list.page));
  const events = useEntryEvents('utility', kind);
  return (
    <EntryList
      kind={kind}
      title={t('title')}
      columns={useColumns()}
      query={query}
      empty={{ title: t('empty.title'), hint: t(events.canEdit ? 'empty.hint' : 'empty.viewHint') }}
      {...list}
      {...events}
    />
  );
}

function useColumns(): DataColumn<UtilityConsumption>[] {
  const { t } = useTranslation(['utility-consumptions', 'entries']);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'type',
        header: t('type'),
        width: '24%',
        isRowHeader: true,
        cell: ({ utilityName }) => utilityName,
      },
      amountColumn(format, t('entries:fields.amount')),
      periodColumn(format, t('entries:fields.period')),
      referenceColumn(t('entries:fields.invoice')),
    ],
    [t, format],
  );
}
