import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { columnName } from './cell-name';
import { drawnRows, rowHeightPx, scrollLeftFor, scrollTopFor } from './grid-window';
import { type GridCell, type ReadRows, useGridRows } from './use-grid-rows';

/** A framed range of cells, all from 0; without a column, whole rows. */
export type GridFrame = { firstRow: number; lastRow: number; column: number | null };

type GridViewProps = {
  /** The accessible name of the table. */
  label: string;
  rowCount: number;
  columnCount: number;
  /** Must stay the same function while the table is the same. */
  readRows: ReadRows;
  /** Marked as the row of column names. */
  headerRow?: number | null;
  frames: readonly GridFrame[];
  /** Below the letter of a column, e.g. a choice of what it means. */
  columnHead?: (column: number) => ReactNode;
  className?: string;
};

const maxColumns = 300;

/** A table as the file has it. Only the rows on screen are drawn. */
export function GridView({ columnCount, className, label, ...props }: GridViewProps) {
  const { rowCount, readRows, headerRow = null, frames, columnHead } = props;
  const box = useRef<HTMLElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const [view, setView] = useState({ scrollTop: 0, height: 600 });
  const drawn = drawnRows({ ...view, rowCount });
  const rowAt = useGridRows(readRows, drawn);
  const columns = Array.from({ length: Math.min(columnCount, maxColumns) }, (_, column) => column);
  useScrollToFrame({ box, head, frames });
  const look = () => {
    const { current } = box;
    if (current) setView({ scrollTop: current.scrollTop, height: current.clientHeight });
  };
  return (
    <section
      ref={box}
      aria-label={label}
      // Scrolling content must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      onScroll={look}
      className={cn('overflow-auto rounded-md border bg-surface', className)}
    >
      <table aria-label={label} aria-rowcount={rowCount} className="border-collapse text-xs">
        <thead ref={head} className="sticky top-0 z-10 bg-sunken text-ink-muted">
          <tr>
            <td className="sticky left-0 z-10 border-r border-b bg-sunken" />
            {columns.map((column) => (
              <th key={column} scope="col" className="border-r border-b px-1 py-1 font-medium">
                {columnName(column)}
                {columnHead?.(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer rows={drawn.first} />
          {Array.from({ length: drawn.count }, (_, index) => drawn.first + index).map((row) => (
            <GridRow
              key={row}
              row={row}
              cells={rowAt(row)}
              columns={columns}
              isHeader={row === headerRow}
              frames={frames}
            />
          ))}
          <Spacer rows={rowCount - drawn.first - drawn.count} />
        </tbody>
      </table>
    </section>
  );
}

/** Takes the place of rows that are not drawn. */
function Spacer({ rows }: { rows: number }) {
  if (rows <= 0) return null;
  return (
    <tr>
      <td style={{ height: rows * rowHeightPx }} />
    </tr>
  );
}

type GridRowProps = {
  row: number;
  /** Null until they are read. */
  cells: readonly GridCell[] | null;
  columns: readonly number[];
  isHeader: boolean;
  frames: readonly GridFrame[];
};

function GridRow({ row, cells, columns, isHeader, frames }: GridRowProps) {
  const here = frames.filter(({ firstRow, lastRow }) => row >= firstRow && row <= lastRow);
  const isFramed = (column: number) => here.some((frame) => frame.column === null || frame.column === column);
  return (
    <tr
      aria-rowindex={row + 1}
      style={{ height: rowHeightPx }}
      className={cn(isHeader && 'bg-brand-soft font-semibold text-on-brand-soft')}
    >
      <th
        scope="row"
        className={cn(
          'sticky left-0 border-r border-b bg-sunken px-2 text-right font-normal text-ink-muted',
          here.length > 0 && 'bg-attention-soft font-semibold text-on-attention-soft',
        )}
      >
        {row + 1}
      </th>
      {columns.map((column) => (
        <td
          key={column}
          className={cn(
            'max-w-56 truncate border-r border-b px-2',
            typeof cells?.[column] === 'number' && 'figures text-right',
            isFramed(column) &&
              'bg-attention-soft text-on-attention-soft outline-2 outline-attention -outline-offset-2',
          )}
        >
          {isFramed(column) ? (
            <mark className="bg-transparent text-inherit">{textOf(cells?.[column])}</mark>
          ) : (
            textOf(cells?.[column])
          )}
        </td>
      ))}
    </tr>
  );
}

/** As the file has it: a number is not formatted, because the user compares it with the file. */
function textOf(cell: GridCell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell);
}

type ScrollOptions = {
  box: { current: HTMLElement | null };
  head: { current: HTMLTableSectionElement | null };
  frames: readonly GridFrame[];
};

function useScrollToFrame({ box, head, frames }: ScrollOptions): void {
  const [first] = frames;
  const { firstRow: row, column = null } = first ?? {};
  useEffect(() => {
    const { current } = box;
    if (!current || row === undefined) return;
    const cells = head.current?.rows[0]?.cells;
    const cell = column === null ? undefined : cells?.[column + 1];
    if (cell) current.scrollLeft = scrollLeftFor(cell, current, cells?.[0]?.offsetWidth ?? 0);
    const { scrollTop, clientHeight: height } = current;
    const next = scrollTopFor(row, { scrollTop, height, headPx: head.current?.clientHeight ?? 0 });
    if (next !== null) current.scrollTop = next;
  }, [row, column, box, head]);
}
