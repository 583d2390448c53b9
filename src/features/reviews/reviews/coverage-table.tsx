import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoverageCell, ReviewCoverage } from '#api/contract/reviews/coverage';
import type { ReviewCategory } from '#api/contract/reviews/reviews';
import { useFormat } from '@/hooks/use-format';
import { cn } from '@/lib/cn';
import { CellDetail } from './cell-detail';
import { type CellTexts, cellMarks, cellMove, cellTexts } from './coverage-cell';
import { WithoutData } from './without-data';

type CoverageTableProps = { category: ReviewCategory; coverage: ReviewCoverage; canAnswer: boolean };
type Place = ReviewCoverage['locations'][number];
export type CellPosition = { row: number; column: number };

/** Locations by months. The arrow keys move between cells, and the selected cell is described below. */
export function CoverageTable({ category, coverage, canAnswer }: CoverageTableProps) {
  const { t } = useTranslation('reviews');
  const textOf = useMemo(() => cellTexts(t), [t]);
  const format = useFormat();
  const [chosen, choose] = useState<CellPosition | null>(null);
  const { locations, months } = coverage;
  const place = chosen ? locations[chosen.row] : undefined;
  const cell = chosen ? place?.cells[chosen.column] : undefined;
  const label = t('evidence.table', { name: category.scopeCategoryName });
  return (
    <>
      {locations.length > 0 ? (
        <section
          aria-label={label}
          className="max-h-[30rem] w-fit max-w-full overflow-auto rounded-md border"
        >
          <table
            aria-label={label}
            className="border-separate border-spacing-0 text-sm"
            onKeyDown={(event) => moveFocus(event, { rows: locations.length, columns: months.length })}
          >
            <thead>
              <tr>
                <th
                  scope="col"
                  className="sticky top-0 left-0 z-20 min-w-44 border-r border-b bg-sunken px-3 text-left font-medium"
                >
                  {t('evidence.location')}
                </th>
                {months.map((month) => (
                  <th
                    key={month}
                    scope="col"
                    className="sticky top-0 z-10 h-9 border-b bg-sunken px-1 text-center font-medium"
                  >
                    <span className="block leading-tight">{format.date(month, 'MMM')}</span>
                    <span className="block text-ink-muted text-xs leading-tight">{month.slice(0, 4)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {locations.map((location, row) => (
                <PlaceRow
                  key={location.locationId}
                  place={location}
                  row={row}
                  textOf={textOf}
                  isFirst={row === 0}
                  chosenColumn={chosen?.row === row ? chosen.column : null}
                  onChoose={choose}
                />
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      {locations.length > 0 ? <p className="mt-2 text-ink-muted text-sm">{t('evidence.legend')}</p> : null}
      <div aria-live="polite">
        {place && cell ? <CellDetail {...{ category, coverage, place, cell, canAnswer }} /> : null}
      </div>
      <WithoutData {...{ category, coverage, canAnswer }} />
    </>
  );
}

type PlaceRowProps = {
  place: Place;
  row: number;
  textOf: CellTexts;
  /** The Tab key enters at its first cell. */
  isFirst: boolean;
  chosenColumn: number | null;
  onChoose: (position: CellPosition) => void;
};

/** Redrawn only when its selection changes, because a table may have a thousand cells. */
const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { place, row, textOf, isFirst, chosenColumn, onChoose } = props;
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 max-w-56 truncate border-r border-b bg-surface px-3 text-left font-normal"
      >
        {place.locationName}
      </th>
      {place.cells.map((cell, column) => (
        <td key={cell.month} className="border-b p-0.5">
          <Cell
            {...{ cell, row, column, textOf }}
            isEntry={isFirst && column === 0}
            isChosen={chosenColumn === column}
            onChoose={onChoose}
          />
        </td>
      ))}
    </tr>
  );
});

type CellProps = {
  cell: CoverageCell;
  row: number;
  column: number;
  textOf: CellTexts;
  isEntry: boolean;
  isChosen: boolean;
  onChoose: (position: CellPosition) => void;
};

const looks = {
  none: 'text-ink-muted',
  covered: 'bg-brand-soft text-on-brand-soft',
  flagged: 'bg-attention-soft text-on-attention-soft',
};

function Cell({ cell, row, column, textOf, isEntry, isChosen, onChoose }: CellProps) {
  const marks = cellMarks(cell);
  const look = marks.flags.length > 0 ? 'flagged' : cell.coveredDays > 0 ? 'covered' : 'none';
  return (
    <button
      type="button"
      data-cell={`${row} ${column}`}
      tabIndex={isEntry || isChosen ? 0 : -1}
      aria-label={textOf(cell)}
      aria-pressed={isChosen}
      onClick={() => onChoose({ row, column })}
      className={cn(
        'figures flex h-7 w-full min-w-11 items-center justify-center gap-0.5 rounded-sm px-1 hover:outline hover:outline-line-strong',
        looks[look],
        isChosen && 'outline outline-2 outline-brand hover:outline-brand',
      )}
    >
      <span>{cell.coveredDays || '–'}</span>
      {marks.text ? <span className="font-semibold">{marks.text}</span> : null}
    </button>
  );
}

function moveFocus(
  event: React.KeyboardEvent<HTMLTableElement>,
  size: { rows: number; columns: number },
): void {
  const at = (event.target as HTMLElement).dataset.cell?.split(' ').map(Number);
  const next = at && cellMove(event.key, { row: at[0] ?? 0, column: at[1] ?? 0 }, size);
  if (!next) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
}
