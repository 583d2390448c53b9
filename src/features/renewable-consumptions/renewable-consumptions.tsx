import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RenewableConsumption } from '#api/contract/renewable-consumptions';
import type { DataColumn } from '@/components/data-table/columns';
import { EntryList } from '@/components/entries/entry-list';
import { amountColumn, periodColumn, referenceColumn } from '@/components/entries/shared-columns';
import { useFormat } from '@/hooks/use-format';
import { useEntryEvents } from '@/state/entry-events';
import { renewableConsumptionQueries } from './queries';
import { useRenewableKind } from './use-renewable-kind';

type RenewableConsumptionsProps = {
  locationId: number;
  page: number;
  onPage: (page: number) => void;
  startsWithForm?: boolean;
};

/** Renewable energy produced and used at a location: list, new entry, edit mode. */
export function RenewableConsumptions({ locationId, ...list }: RenewableConsumptionsProps) {
  const { t } = useTranslation('renewable-consumptions');
  const kind = useRenewableKind(locationId);
  const query = useQuery(renewableConsumptionQueries.page(locationId, list.page));
  const events = useEntryEvents('renewable', kind);
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

function useColumns(): DataColumn<RenewableConsumption>[] {
  const { t } = useTranslation(['renewable-consumptions', 'entries']);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'type',
        header: t('type'),
        width: '24%',
        isRowHeader: true,
        cell: ({ renewableName }) => renewableName,
      },
      amountColumn(format, t('entries:fields.amount')),
      periodColumn(format, t('entries:fields.period')),
      referenceColumn(t('entries:fields.invoice')),
    ],
    [t, format],
  );
}
