import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { PageHeader } from '@/components/layout/page';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useFormat } from '@/hooks/use-format';
import { type Payment, samplePayments } from './sample-payments';

/** A preview of the payments list. Every row is marked as a sample (specification 001, section 2). */
export function PaymentHistoryPage() {
  const { t } = useTranslation('payment-history');
  return (
    <>
      <PageHeader title={t('title')} />
      <Alert kind="attention" title={t('sample')} className="mb-5">
        {t('sampleText')}
      </Alert>
      <Card isFlush className="max-w-240">
        <DataTable
          label={t('table')}
          columns={useColumns()}
          rows={samplePayments}
          rowId={({ number }) => number}
          rowLabel={({ number }) => number}
          empty={{ title: t('empty') }}
        />
      </Card>
    </>
  );
}

function useColumns(): DataColumn<Payment>[] {
  const { t } = useTranslation('payment-history');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('number'),
        isRowHeader: true,
        cell: ({ number }) => (
          <span className="flex items-center gap-2">
            {number}
            <Badge>{t('mark')}</Badge>
          </span>
        ),
      },
      { id: 'date', header: t('date'), cell: ({ date }) => format.date(date) },
      { id: 'what', header: t('what'), cell: ({ what }) => t(what) },
      {
        id: 'amount',
        header: t('amount'),
        unit: 'EUR',
        isNumeric: true,
        cell: ({ amountEur }) => format.number(amountEur, { decimals: 2 }),
      },
      { id: 'state', header: t('state'), cell: ({ state }) => t(`states.${state}`) },
    ],
    [t, format],
  );
}
