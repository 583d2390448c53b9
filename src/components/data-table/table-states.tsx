import { LockKeyhole, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Cell, TableRow } from '@/components/ui/table';
import type { DataColumn } from './columns';

/** Why there are no rows to show, other than that none exist. */
export type TableProblem =
  | { kind: 'error'; title?: ReactNode; children?: ReactNode; onRetry?: () => void }
  | { kind: 'forbidden'; children?: ReactNode; actions?: ReactNode };

type SkeletonRowsProps = { columns: readonly DataColumn<never>[]; hasActions: boolean; count: number };

// Irregular widths, so that the placeholder looks like a table and not like a barcode.
const widths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5'];

/** As many placeholder rows as the page will have, so nothing moves when the data arrives. */
export function SkeletonRows({ columns, hasActions, count }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, rowIndex) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <TableRow key={rowIndex} aria-hidden="true">
      {columns.map((column, columnIndex) => (
        <Cell key={column.id}>
          <Skeleton
            className={`${widths[(rowIndex + columnIndex) % widths.length]} ${column.isNumeric ? 'ml-auto' : ''}`}
          />
        </Cell>
      ))}
      {hasActions ? <td /> : null}
    </TableRow>
  ));
}

type TableMessageProps = {
  columnCount: number;
  problem?: TableProblem;
  empty: { title: ReactNode; children?: ReactNode; actions?: ReactNode };
};

export function TableMessage({ columnCount, problem, empty }: TableMessageProps) {
  return (
    <tr>
      <td colSpan={columnCount}>
        {problem ? <ProblemMessage problem={problem} /> : <EmptyState icon={<Rows3 />} {...empty} />}
      </td>
    </tr>
  );
}

function ProblemMessage({ problem }: { problem: TableProblem }) {
  const { t } = useTranslation('components');
  if (problem.kind === 'error') {
    const { kind: _kind, ...state } = problem;
    return <ErrorState {...state} />;
  }
  return (
    <EmptyState icon={<LockKeyhole />} title={t('table.forbidden')} actions={problem.actions}>
      {problem.children ?? t('table.forbiddenHint')}
    </EmptyState>
  );
}
