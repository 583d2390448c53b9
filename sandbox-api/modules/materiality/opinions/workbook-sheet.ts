import type { Locale } from '#api/contract/messages';
import { join } from '#api/domain/materiality/joined';
import {
  formats,
  formula,
  number,
  type WorkbookCell,
  type WorkbookSheet,
} from '#api/domain/reports/workbook/sheet';
import type { Decimal } from '#api/domain/units/decimal';
import { iroKindName } from '#api/modules/materiality/iros/service';
import type { OpinionsOnItem } from './on-item';
import { personOf, scoreOfOpinion } from './wire';

/** The columns in their order. */
const columns = [
  'item',
  'type',
  'person',
  'character',
  'occurrence',
  'scale',
  'scope',
  'irremediability',
  'likelihood',
  'score',
  'comment',
] as const;
type Column = (typeof columns)[number];
type Cells = Partial<Record<Column, WorkbookCell>>;

type Words = Record<Column | 'mean' | 'lowest' | 'highest', string> &
  Record<'negative' | 'positive' | 'actual' | 'potential', string> & { sheets: { opinions: string } };

/** Results that a spreadsheet recalculates below the opinions on an item. */
const joinedColumns = ['scale', 'scope', 'irremediability', 'likelihood', 'score'] as const;

/** Everyone's opinion on every item, each item with mean and spread below it as formulas of the rows above. */
export function opinionSheet(
  items: readonly OpinionsOnItem[],
  { language, words }: { language: Locale; words: Words },
): WorkbookSheet {
  const rows: WorkbookCell[][] = [columns.map((column) => words[column])];
  const boldRows: number[] = [];
  for (const on of items) {
    const { iro } = on.item;
    const named = { item: iro.value, type: iroKindName(iro.kind, language) };
    const firstRow = rows.length + 1;
    const people = personRows(on, words);
    rows.push(...people.map((cells) => inOrder({ ...named, ...cells })));
    if (people.length < 2) continue;
    for (const cells of joinedRows(on, { firstRow, lastRow: rows.length, words })) {
      rows.push(inOrder({ ...named, ...cells }));
      boldRows.push(rows.length);
    }
  }
  const lastColumn = letterOf('comment');
  const name = words.sheets.opinions;
  return { name, headRow: 1, rows, boldRows, filter: `A1:${lastColumn}${rows.length}` };
}

function personRows({ item, shown, opinions }: OpinionsOnItem, words: Words): Cells[] {
  return shown.flatMap((one, index) => {
    const opinion = opinions[index];
    if (!opinion) return [];
    return {
      person: personOf(one),
      character: opinion.character && words[opinion.character],
      occurrence: opinion.occurrence && words[opinion.occurrence],
      scale: level(opinion.scale),
      scope: level(opinion.scope),
      // "Not applicable" is no level, so that the mean leaves it out.
      irremediability: level(opinion.irremediability || null),
      likelihood: level(opinion.probability),
      score: number(scoreOfOpinion(item, one), formats.amount),
      comment: one.row.comment,
    };
  });
}

type Rows = { firstRow: number; lastRow: number; words: Words };

function joinedRows({ item, shown, joined }: OpinionsOnItem, { firstRow, lastRow, words }: Rows): Cells[] {
  const { scale, scope, irremediability, probability } = joined.factors;
  const score = join(shown.map((one) => scoreOfOpinion(item, one)));
  const of = { scale, scope, irremediability, likelihood: probability, score };
  const row = (person: string, written: (range: string) => string, part: keyof Spread): Cells => {
    const cells: Cells = { person };
    for (const column of joinedColumns) {
      const range = `${letterOf(column)}${firstRow}:${letterOf(column)}${lastRow}`;
      const value = of[column]?.[part];
      if (value) cells[column] = formula(written(range), value, formats.amount);
    }
    return cells;
  };
  return [
    row(words.mean, (range) => `ROUND(AVERAGE(${range}),4)`, 'mean'),
    row(words.lowest, (range) => `MIN(${range})`, 'lowest'),
    row(words.highest, (range) => `MAX(${range})`, 'highest'),
  ];
}

type Spread = { mean: Decimal; lowest: Decimal; highest: Decimal };

function inOrder(cells: Cells): WorkbookCell[] {
  return columns.map((column) => cells[column] ?? null);
}

function level(value: number | null): WorkbookCell {
  return value === null ? null : number(value, formats.whole);
}

function letterOf(column: Column): string {
  return String.fromCharCode('A'.charCodeAt(0) + columns.indexOf(column));
}
