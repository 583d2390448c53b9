import { monthOf, monthsBetween } from '#api/domain/calendar/calendar';
import type { GhgReportFacts } from '#api/domain/reports/ghg/facts';
import { ghgWords } from '#api/domain/reports/ghg/words';
import { type Decimal, sum, zero } from '#api/domain/units/decimal';
import { type ActivityColumns, numberOf } from './activity-sheet';
import { type CountedLine, isOfPart, parts, tonnesOf, totalCells } from './parts';
import { formats, formula, monthCell, number, type WorkbookCell, type WorkbookSheet } from './sheet';
import { workbookWords } from './words';

export type SumInput = {
  report: GhgReportFacts;
  lines: readonly CountedLine[];
  columns: ActivityColumns;
};

/** A sheet with the addresses of its totals: four parts, then both totals. */
export type SumSheet = { sheet: WorkbookSheet; totals: readonly string[] };

/** Categories below their scopes. Columns: scope, category, its number, tonnes. */
export function scopeSheet({ report, lines, columns }: SumInput): SumSheet {
  const words = workbookWords[report.language];
  const shared = ghgWords[report.language];
  const rows: WorkbookCell[][] = [[words.scope, shared.category, words.categoryNumber, words.tonnes]];
  const totals: string[] = [];
  const values: Decimal[] = [];
  for (const part of parts) {
    const own = lines.filter(isOfPart(part));
    const categories = [...new Set(own.map(({ category }) => category))].toSorted(
      (left, right) => numberOf(left) - numberOf(right),
    );
    const first = rows.length + 1;
    for (const category of categories)
      rows.push([
        shared[part.key],
        `${category} ${report.names.category(category)}`,
        number(numberOf(category), formats.whole),
        formula(
          columns.tonnes(part, [['E', `$C${rows.length + 1}`]]),
          tonnesOf(own, (line) => line.category === category),
          formats.tonnes,
        ),
      ]);
    const total = tonnesOf(own, () => true);
    const cell =
      categories.length === 0
        ? formula(columns.tonnes(part), total, formats.tonnes)
        : formula(`SUM(D${first}:D${rows.length})`, total, formats.tonnes);
    rows.push([shared[part.key], shared.total, null, cell]);
    totals.push(`D${rows.length}`);
    values.push(total);
  }
  const both = totalCells(values, (index) => totals[index] ?? '');
  rows.push(
    [shared.totalLocation, null, null, both[0] ?? null],
    [shared.totalMarket, null, null, both[1] ?? null],
  );
  totals.push(`D${rows.length - 1}`, `D${rows.length}`);
  return { sheet: { name: words.sheets.scopes, rows }, totals };
}

type Line = {
  head: WorkbookCell[];
  criterion: (row: number) => readonly [string, string];
  isOwn: (line: CountedLine) => boolean;
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
          isOwn: ({ locationId }) => locationId === id,
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
    [ghgWords[language].month, null],
    months.map(
      (month): Line => ({
        head: [monthCell(month), null],
        criterion: (row) => ['C', `$A${row}`],
        isOwn: (line) => line.month === month,
      }),
    ),
  );
}

const letters = ['C', 'D', 'E', 'F', 'G', 'H'];

/** Rows by the four parts and both totals, with their sums below. */
function crossSheet(
  { report, lines, columns }: SumInput,
  name: string,
  heads: WorkbookCell[],
  of: readonly Line[],
): SumSheet {
  const shared = ghgWords[report.language];
  const keys = [...parts.map(({ key }) => key), 'totalLocation', 'totalMarket'] as const;
  const rows: WorkbookCell[][] = [[...heads, ...keys.map((key) => `${shared[key]}, t CO2e`)]];
  const sums: Decimal[][] = [];
  for (const { head, criterion, isOwn } of of) {
    const row = rows.length + 1;
    const own = lines.filter(isOwn);
    const values = parts.map((part) => tonnesOf(own, isOfPart(part)));
    sums.push(values);
    rows.push([
      ...head,
      ...parts.map((part, index) =>
        formula(columns.tonnes(part, [criterion(row)]), values[index] ?? zero, formats.tonnes),
      ),
      ...totalCells(values, (index) => `${letters[index]}${row}`),
    ]);
  }
  const last = rows.length;
  const totals = parts.map((_, index) => sum(sums.map((values) => values[index] ?? zero)));
  const row = last + 1;
  rows.push([
    shared.total,
    null,
    ...totals.map((value, index) =>
      last < 2
        ? number(value, formats.tonnes)
        : formula(`SUM(${letters[index]}2:${letters[index]}${last})`, value, formats.tonnes),
    ),
    ...totalCells(totals, (index) => `${letters[index]}${row}`),
  ]);
  return { sheet: { name, rows }, totals: letters.map((letter) => `${letter}${row}`) };
}
