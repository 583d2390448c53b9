import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyAcceptance } from '#api/contract/company/terms';
import { CrudTable } from '@/components/crud/crud-table';
import { type TurnPage, useCrudList } from '@/components/crud/use-crud-list';
import type { DataColumn } from '@/components/data-table/columns';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useFormat } from '@/hooks/use-format';
import { termsQueries } from './queries';
import { pageSize } from './search';

const rowId = (row: PolicyAcceptance) => row.policyAcceptanceId;

/** Which users of the company accepted which version, and when. */
export function AcceptancesCard({ page, onPage }: { page: number; onPage: TurnPage }) {
  const { t } = useTranslation('terms-settings');
  const query = useQuery(termsQueries.acceptances(page));
  const { data } = query;
  const list = useCrudList<PolicyAcceptance>({
    data: data && { items: data.items, total: data.pagination?.TotalCount ?? 0 },
    page,
    pageSize,
    onPage,
    rowId,
  });
  return (
    <Card title={t('acceptances')} description={t('acceptancesText')} isFlush>
      <CrudTable
        label={t('acceptances')}
        columns={useColumns()}
        list={list}
        query={query}
        rowId={rowId}
        rowLabel={({ personName }) => personName}
        empty={{ title: t('none') }}
      />
    </Card>
  );
}

function useColumns(): DataColumn<PolicyAcceptance>[] {
  const { t } = useTranslation('terms-settings');
  const format = useFormat();
  const { data: languages } = useQuery(termsQueries.languages());
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('person'),
        isRowHeader: true,
        cell: ({ personName, email }) => (
          <span className="block py-1">
            {personName}
            {email === personName ? null : (
              <span className="block font-normal text-ink-muted text-xs">{email}</span>
            )}
          </span>
        ),
      },
      {
        id: 'version',
        header: t('versions'),
        cell: ({ version, isCurrent }) => (
          <span className="flex items-center gap-2">
            <span className="figures">{version}</span>
            {isCurrent ? <Badge>{t('inForce')}</Badge> : null}
          </span>
        ),
      },
      {
        id: 'language',
        header: t('language'),
        cell: ({ languageId }) => languages?.find((one) => one.languageId === languageId)?.name ?? '–',
      },
      {
        id: 'time',
        header: t('time'),
        cell: ({ acceptedOn }) => <span className="figures">{format.dateTime(acceptedOn)}</span>,
      },
    ],
    [t, format, languages],
  );
}
