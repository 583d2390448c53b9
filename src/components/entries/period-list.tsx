import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '@/components/data-table/columns';
import { useFormat } from '@/hooks/use-format';
import { EntryList, type EntryListProps } from './entry-list';
import type { PeriodEntry, PeriodValues } from './period-entry';
import { amountColumn, periodColumn, referenceColumn } from './shared-columns';
import { TypeName } from './type-name';
import type { PeriodRow } from './use-period-kind';

type PeriodListProps<Row extends PeriodRow> = Omit<
  EntryListProps<Row, PeriodValues, PeriodEntry>,
  'columns'
> & { typeLabel: string; typeName: (row: Row) => string };

/** The list of entries for a period: type, amount, period and invoice. */
export function PeriodList<Row extends PeriodRow>({ typeLabel, typeName, ...list }: PeriodListProps<Row>) {
  const { t } = useTranslation('entries');
  const format = useFormat();
  const { extraFields, moreOf } = list.kind;
  const columns = useMemo(
    (): DataColumn<Row>[] => [
      {
        id: 'type',
        header: typeLabel,
        isRowHeader: true,
        isSortable: true,
        cell: (row) => <TypeName text={typeName(row)} />,
      },
      amountColumn(format, {
        header: t('fields.amount'),
        credited: (texts) => t('creditNotes.credited', texts),
      }),
      periodColumn(format, t('fields.period')),
      referenceColumn(t('fields.invoiceAndDetails'), extraFields, moreOf),
    ],
    [t, format, typeLabel, typeName, extraFields, moreOf],
  );
  return <EntryList columns={columns} {...list} />;
}
