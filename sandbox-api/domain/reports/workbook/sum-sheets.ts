import { monthOf, monthsBetween } from '#api/domain/calendar/calendar';
import { ghgWords } from '#api/domain/reports/ghg/words';
import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import { type Decimal, sum, zero } from '#api/domain/units/decimal';
import { type ActivityColumns, numberOf } from './activity-sheet';
import { type Part, type PartSums, parts, totalCells } from './parts';
import { formats, formula, monthCell, number, type WorkbookCell, type WorkbookSheet } from './sheet';
import { workbookWords } from './words';

export type SumInput = {
  report: GhgReportFacts;
  sums: PartSums;
  columns: ActivityColumns;
};

/** A sheet with the addresses of its totals: four parts, then both totals. */
export type SumSheet = { sheet: WorkbookSheet; totals: readonly string[] };

/** Categories below their scopes. Columns: scope, category, its number, tonnes. */
export function scopeSheet({ report, sums, columns }: SumInput): SumSheet {
  const words = workbookWords[report.language];
  const shared = ghgWords[report.language];
  const rows: WorkbookCell[][] = [[words.scope, shared.category, words.categoryNumber, words.tonnes]];
  const boldRows: number[] = [];
  const totals: string[] = [];
  const values: Decimal[] = [];
  for (const part of parts) {
    const categories = sums.categories(part).sort((left, right) => numberOf(left) - numberOf(right));
    const first = rows.length + 1;
    for (const category of categories)
      rows.push([
        shared[part.key],
        `${category} ${report.names.category(category)}`,
        number(numberOf(category), formats.whole),
        formula(
          columns.tonnes(part, [['E', `$C${rows.length + 1}`]]),
          sums.ofCategory(part, category),
          formats.tonnes,
        ),
      ]);
    const total = sums.total(part);
    const cell =
      categories.length === 0
        ? formula(columns.tonnes(part), total, formats.tonnes)
        : formula(`SUM(D${first}:D${rows.length})`, total, formats.tonnes);
    boldRows.push(rows.push([shared[part.key], shared.total, null, cell]));
    totals.push(`D${rows.length}`);
    values.push(total);
  }
  const both = totalCells(values, (index) => totals[index] ?? '');
  rows.push(
    [shared.totalLocation, null, null, both[0] ?? null],
    [shared.totalMarket, null, null, both[1] ?? null],
  );
  totals.push(`D${rows.length - 1}`, `D${rows.length}`);
  boldRows.push(rows.length - 1, rows.length);
  return { sheet: { name: words.sheets.scopes, rows, headRow: 1, boldRows }, totals };
}

type Line = {
  head: WorkbookCell[];
  criterion: (row: number) => readonly [string, string];
  tonnes: (part: Part) => Decimal;
};

export function locationSheet(input: SumInput): SumSheet {
  const { report } = input;
  const words = workbookWords[report.language];
  return crossSheet(
    input,
    words.sheets.locations,
    [words.locationNumber, ghgWords[report.language].location],
    [
      ...report.locations.map(
        ({ id, name }): Line => ({
          head: [number(id, formats.whole), name],
          criterion: (row) => ['A', `$A${row}`],
          tonnes: (part) => input.sums.ofLocation(part, id),
        }),
      ),
    ],
  );
}

export function monthSheet(input: SumInput): SumSheet {
  const { report } = input;
  const { language, header } = report;
  const months = monthsBetween(monthOf(header.periodStart), monthOf(header.periodEnd));
  return crossSheet(
    input,
    workbookWords[language].sheets.months,
    [ghgWords[language].month],
    months.map(
      (month): Line => ({
        head: [monthCell(month)],
        criterion: (row) => ['C', `$A${row}`],
        tonnes: (part) => input.sums.ofMonth(part, month),
      }),
    ),
  );
}

/** Rows by the four parts and both totals, with their sums below. */
function crossSheet(
  { report, columns }: SumInput,
  name: string,
  heads: WorkbookCell[],
  of: readonly Line[],
): SumSheet {
  const shared = ghgWords[report.language];
  const letters = [...'ABCDEFGH'].slice(heads.length);
  const keys = [...parts.map(({ key }) => key), 'totalLocation', 'totalMarket'] as const;
  const rows: WorkbookCell[][] = [[...heads, ...keys.map((key) => `${shared[key]}, t CO₂e`)]];
  const added: Decimal[][] = [];
  for (const { head, criterion, tonnes } of of) {
    const row = rows.length + 1;
    const values = parts.map(tonnes);
    added.push(values);
    rows.push([
      ...head,
      ...parts.map((part, index) =>
        formula(columns.tonnes(part, [criterion(row)]), values[index] ?? zero, formats.tonnes),
      ),
      ...totalCells(values, (index) => `${letters[index]}${row}`),
    ]);
  }
  const last = rows.length;
  const totals = parts.map((_, index) => sum(added.map((values) => values[index] ?? zero)));
  const row = last + 1;
  rows.push([
    shared.total,
    ...heads.slice(1).map(() => null),
    ...totals.map((value, index) =>
      last < 2
        ? number(value, formats.tonnes)
        : formula(`SUM(${letters[index]}2:${letters[index]}${last})`, value, formats.tonnes),
    ),
    ...totalCells(totals, (index) => `${letters[index]}${row}`),
  ]);
  return {
    sheet: { name, rows, headRow: 1, boldRows: [row] },
    totals: letters.map((letter) => `${letter}${row}`),
  };
}
