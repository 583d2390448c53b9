import type { Answers, TableView } from '../../model';
import type { SheetFacts } from '../intake-tools';
import type { SinglePart } from '../profiles/learnt-parts';

/** The parts that are proposed; the others follow from the cells themselves, or were answered. */
const changeableParts = ['headerRow', 'layout'] as const;
export type ChangeablePart = (typeof changeableParts)[number];

const followingParts = ['dateOrder', 'decimal', 'periodEnd', 'intervalLabel', 'timeZone'] as const;

export type ReadingPart =
  | { about: ChangeablePart; isChangeable: true }
  | { about: SinglePart; isChangeable: false };

/** What is known of how a table is built, in the order of the questions about it. */
export function readingParts(known: Answers): ReadingPart[] {
  // A table with one row for each bill has no columns that could be read as months or intervals.
  const changeable = changeableParts.filter(
    (about) => about !== 'layout' || (known.layout ?? 'rows') !== 'rows',
  );
  return [
    ...changeable.map((about): ReadingPart => ({ about, isChangeable: true })),
    ...followingParts
      .filter((about) => known[about] !== undefined)
      .map((about): ReadingPart => ({ about, isChangeable: false })),
  ];
}

/** Column names further down are too rare to make the list longer. */
const maxHeaderRows = 30;

/** The rows that can have the column names, from 0: the first ones of the sheet, and the one that was found. */
export function headerRowsOf(view: TableView, sheets: readonly SheetFacts[]): number[] {
  const rowCount = sheets.find(({ name }) => name === view.sheet)?.rowCount ?? 0;
  const rows = Array.from({ length: Math.min(rowCount, maxHeaderRows) }, (_, row) => row);
  return view.headerRow === null || rows.includes(view.headerRow) ? rows : [...rows, view.headerRow];
}

export function withReading(answers: Answers, part: ChangeablePart, value: string | number): Answers {
  return part === 'headerRow'
    ? { ...answers, headerRow: Number(value) }
    : { ...answers, layout: value as TableView['layout'] };
}
