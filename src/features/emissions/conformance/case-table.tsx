import { CircleCheck, CircleX } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConformanceCase } from '#api/contract/emissions/conformance';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useFormat } from '@/hooks/use-format';
import { CaseWorking } from './case-working';
import { problemText } from './problem-text';

type CaseTableProps = {
  cases: readonly ConformanceCase[] | undefined;
  isError: boolean;
  onRetry: () => void;
  pageNumber: number;
  onPage: (page: number) => void;
  openId: string | undefined;
  onOpen: (id: string) => void;
};

const pageSize = 25;

/** Unit of emission lines. Scenario figures have their own unit. */
const kilograms = 'kg CO₂e';

/** One case per row. Opening a row shows the hand calculation. */
export function CaseTable({ cases, pageNumber, onPage, openId, onOpen, ...state }: CaseTableProps) {
  const { t } = useTranslation('conformance');
  const total = cases?.length ?? 0;
  const page = Math.min(pageNumber, Math.max(1, Math.ceil(total / pageSize)));
  return (
    <Card isFlush>
      <DataTable
        label={t('title')}
        columns={useColumns()}
        rows={cases?.slice((page - 1) * pageSize, page * pageSize)}
        rowId={(row) => row.id}
        rowLabel={(row) => row.title}
        onOpenRow={(row) => onOpen(row.id)}
        expandedRowId={openId}
        renderExpanded={(row) => <CaseWorking golden={row} onClose={() => onOpen(row.id)} />}
        problem={state.isError ? { kind: 'error', onRetry: state.onRetry } : undefined}
        paging={{ page, pageSize, total, onChange: onPage }}
        empty={{ title: t('empty.title'), children: t('empty.hint') }}
      />
    </Card>
  );
}

function useColumns(): DataColumn<ConformanceCase>[] {
  const { t } = useTranslation('conformance');
  const format = useFormat();
  return useMemo(() => {
    const figures = (values: readonly (string | null)[]) =>
      values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures keep the order of the case's lines
        <span key={index} className="block whitespace-nowrap">
          {value === null ? '–' : format.exact(shortened(value))}
          <span className="block text-ink-muted text-xs">{kilograms}</span>
        </span>
      ));
    const ofOutcome = (label: string, value: string) => (
      <>
        {value}
        <span className="block text-ink-muted text-xs">{label}</span>
      </>
    );
    const ofScenario = (value: string | null, unit: string) => (
      <>
        {value === null ? '–' : format.exact(shortened(value))}
        <span className="block text-ink-muted text-xs">{unit}</span>
      </>
    );
    return [
      { id: 'title', header: t('columns.title'), isRowHeader: true, cell: (row) => row.title },
      {
        id: 'expected',
        header: t('columns.expected'),
        isNumeric: true,
        width: '8.5rem',
        cell: (row) =>
          row.expectedProblem
            ? problemText(row.expectedProblem, t)
            : row.figure
              ? ofScenario(row.figure.expected, row.figure.unit)
              : row.outcomes[0]
                ? ofOutcome(row.outcomes[0].label, row.outcomes[0].expected)
                : figures(row.lines.map((line) => line.expectedKgCo2e)),
      },
      {
        id: 'actual',
        header: t('columns.actual'),
        isNumeric: true,
        width: '8.5rem',
        cell: (row) =>
          row.actualProblem
            ? problemText(row.actualProblem, t)
            : row.figure
              ? ofScenario(row.figure.actual, row.figure.unit)
              : row.outcomes[0]
                ? ofOutcome(row.outcomes[0].label, row.outcomes[0].actual)
                : figures(row.lines.map((line) => line.actualKgCo2e)),
      },
      {
        id: 'source',
        header: t('columns.source'),
        width: '17rem',
        cell: (row) => (
          <span lang="en" className="block min-w-40 py-1 text-ink-muted text-xs">
            {row.source}
          </span>
        ),
      },
      {
        id: 'result',
        header: t('columns.result'),
        width: '7.5rem',
        cell: (row) =>
          row.hasPassed ? (
            <Badge kind="brand">
              <CircleCheck aria-hidden />
              {t('results.passed')}
            </Badge>
          ) : (
            <Badge kind="danger">
              <CircleX aria-hidden />
              {t('results.failed')}
            </Badge>
          ),
      },
    ];
  }, [t, format]);
}

const shownDecimals = 6;

/** The list cuts the decimals and doesn't round them. The opened row shows every digit. */
function shortened(value: string): string {
  const [whole = value, fraction] = value.split('.');
  if (!fraction) return whole;
  return fraction.length > shownDecimals ? `${whole}.${fraction.slice(0, shownDecimals)}` : value;
}
