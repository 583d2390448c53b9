import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaterialityComparison, MaterialitySource } from '#api/contract/materiality/results';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { Select } from '@/components/ui/select';
import { pageInAddress } from '@/features/materiality/materiality/search';
import { useFormat } from '@/hooks/use-format';
import { isApiError } from '@/lib/api/api-error';
import { OwnPages } from './own-pages';
import { resultQueries } from './queries';
import type { ResultsAddress } from './table-place';
import { useScoreText } from './use-score-text';

/** What changed since another assessment of the company, and why; empty when there is no other. */
export function ComparisonCard({ address: { search, onSearch } }: { address: ResultsAddress }) {
  const { t } = useTranslation('materiality-results');
  const id = useId();
  const format = useFormat();
  const { headerId, other } = search;
  const { data: sources = [] } = useQuery(resultQueries.sources(headerId));
  if (sources.length === 0) return null;
  const otherId = sources.find(({ reportHeaderId }) => reportHeaderId === other)?.reportHeaderId ?? null;
  const nameOf = ({ name, startDate, endDate }: MaterialitySource) =>
    [name, format.dateRange(startDate, endDate, 'MMM, YYYY')].filter(Boolean).join(', ');
  return (
    <Card title={t('comparison.title')} description={t('comparison.hint')}>
      <label htmlFor={id} className="text-sm">
        {t('comparison.with')}
      </label>
      <Select
        id={id}
        className="mt-1 mb-4 max-w-md"
        value={otherId}
        onChange={(next) => onSearch({ ...search, other: next, otherPage: undefined })}
        placeholder={t('comparison.choose')}
        options={sources.map((source) => ({ value: source.reportHeaderId, label: nameOf(source) }))}
      />
      {otherId === null ? null : (
        <Moved
          {...{ headerId, otherId }}
          page={search.otherPage}
          onPage={(page) => onSearch({ ...search, otherPage: pageInAddress(page) })}
        />
      )}
    </Card>
  );
}

type Moves = MaterialityComparison['moved'][number];

type MovedProps = { headerId: number; otherId: number; page?: number; onPage: (page: number) => void };

function Moved({ headerId, otherId, page, onPage }: MovedProps) {
  const { t } = useTranslation('materiality-results');
  const scoreText = useScoreText();
  const query = useQuery(resultQueries.comparison(headerId, otherId));
  if (isApiError(query.error, 'conflict')) return <Alert>{t('comparison.otherEdition')}</Alert>;
  const change = (before: number | null, after: number | null) =>
    t('comparison.change', { before: scoreText(before), after: scoreText(after) });
  return (
    <>
      <OwnPages<Moves>
        {...{ page, onPage }}
        label={t('comparison.title')}
        rows={query.data?.moved}
        rowId={(row) => `${row.topicName} ${row.subtopicName}`}
        rowLabel={(row) => row.subtopicName}
        problem={query.isError ? { kind: 'error', onRetry: () => query.refetch() } : undefined}
        empty={{ title: t('comparison.nothing') }}
        columns={[
          {
            id: 'subtopic',
            header: t('columns.subtopic'),
            isRowHeader: true,
            cell: (row) => row.subtopicName,
          },
          {
            id: 'impact',
            header: t('columns.impact'),
            isNumeric: true,
            cell: (row) => change(row.impactBefore, row.impactAfter),
          },
          {
            id: 'financial',
            header: t('columns.financial'),
            isNumeric: true,
            cell: (row) => change(row.financialBefore, row.financialAfter),
          },
          {
            id: 'material',
            header: t('columns.material'),
            cell: (row) => (
              <span className="whitespace-nowrap">
                {t('comparison.change', {
                  before: t(row.wasMaterial ? 'yes' : 'no'),
                  after: t(row.isMaterial ? 'yes' : 'no'),
                })}
              </span>
            ),
          },
          {
            id: 'why',
            header: t('comparison.why'),
            cell: (row) => (
              <ul className="wrap-anywhere list-disc pl-4">
                {row.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <p className="mt-3 text-ink-muted text-sm">
        {t('comparison.unchanged', { count: query.data?.unchangedCount ?? 0 })}
      </p>
    </>
  );
}
