import type { Answers, Question, Sheet } from '../../../model';
import { isNumber } from '../columns/column-facts';
import type { KnownNames } from '../columns/known-names';
import { columnKeys } from '../columns/match-columns';
import { tableOf } from '../find-table';
import { columnOf, type Table } from '../table';
import { normalise } from '../values/normalise';
import { roleOfSheet, tellsOf } from './sheet-names';

export type ChosenSheets = {
  /** With the same columns, in the order of the file; what is shown of their columns is that of the first. */
  tables: Table[];
  questions: Question[];
  /** What can be read instead: sheets that are alike together, and each one by itself. */
  options: string[];
  /** Sheets with numbers that are not read; none while it is asked which ones to read. */
  unread: string[];
  /** There are sheets with the same columns, so that their names tell them apart. */
  isOneOfMany: boolean;
};

type Candidate = { sheet: Sheet; table: Table | null; rank: number };
type Group = { candidates: Candidate[]; rank: number };

/** Spreadsheets allow this mark in no name of a sheet. */
const joint = ' / ';

export function labelOf(names: readonly (string | null)[]): string {
  return names.filter((name) => name !== null).join(joint);
}

/** The sheets that an answer names. */
export function namesOf({ sheet }: Answers): string[] {
  return sheet === undefined ? [] : sheet.split(joint);
}

/**
 * The sheets with the table that tells the most of an entry. Those with the same columns are read together, such as
 * one for each month or site. Asked only if two different tables tell the same.
 */
export function chooseSheets(sheets: readonly Sheet[], answers: Answers, names: KnownNames): ChosenSheets {
  const candidates = candidatesOf(sheets, answers, names);
  const groups = groupsOf(candidates);
  const named = namedOf(sheets, groups, answers, names);
  const best = named ? [] : bestOf(groups, answers);
  const chosen = named ?? best[0]?.candidates ?? [];
  const asked = best.map((group) => labelOf(group.candidates.map(({ sheet }) => sheet.name)));
  const read = new Set(chosen.map(({ sheet }) => sheet));
  const others = candidates.filter(({ sheet }) => !read.has(sheet) && hasNumbers(sheet));
  return {
    tables: chosen.flatMap(({ table }) => table ?? []),
    questions: [
      ...(asked.length > 1 ? [{ about: 'sheet' as const, options: asked }] : []),
      ...headerQuestion(chosen),
    ],
    options: optionsOf(groups),
    unread: asked.length > 1 ? [] : others.flatMap(({ sheet }) => sheet.name ?? []),
    isOneOfMany: groups.some((group) => group.candidates.length > 1 && isOf(group, chosen)),
  };
}

function isOf({ candidates }: Group, chosen: readonly Candidate[]): boolean {
  return candidates.some(({ sheet }) => sheet === chosen[0]?.sheet);
}

function candidatesOf(sheets: readonly Sheet[], answers: Answers, names: KnownNames): Candidate[] {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const visible = filled.filter(({ isHidden }) => !isHidden);
  return (visible.length > 0 ? visible : filled).map((sheet) => candidateOf(sheet, answers, names));
}

function candidateOf(sheet: Sheet, answers: Answers, names: KnownNames): Candidate {
  const table = tableOf(sheet, answers, names);
  return { sheet, table, rank: table ? rankOf(table) : 0 };
}

/** How many of the things that an entry needs the columns tell. */
function rankOf(table: Table): number {
  const has = (...fields: Parameters<typeof columnOf>[1][]) =>
    fields.some((field) => columnOf(table, field) !== null);
  const isPeriodic = table.layout.type !== 'rows';
  const tells = [
    isPeriodic || has('amount', 'amountPart', 'reading', 'nights'),
    isPeriodic || has('startDate', 'endDate', 'day', 'month', 'year'),
    has('meter', 'location', 'item'),
  ];
  return 1 + tells.filter(Boolean).length;
}

/** A sheet without a table, and one of a plan or example, is like no other. */
function groupsOf(candidates: readonly Candidate[]): Group[] {
  const byKind = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const { sheet, table } = candidate;
    const isApart = table === null || roleOfSheet(sheet.name) === 'plan';
    const kind = isApart ? `sheet:${sheet.name}` : kindOf(table);
    byKind.set(kind, [...(byKind.get(kind) ?? []), candidate]);
  }
  return [...byKind.values()].map((alike) => ({ candidates: alike, rank: groupRank(alike) }));
}

/** Columns that decide what a row is; a further one for notes or costs makes no other table. */
const deciding = new Set<string | null>([
  'amount',
  'amountPart',
  'unit',
  'location',
  'meter',
  'item',
  'startDate',
  'endDate',
  'day',
  'days',
  'month',
  'year',
  'time',
  'timeEnd',
  'reading',
  'previousReading',
  'multiplier',
]);

/** The same for tables that can be read together, also of another year: `kWh 2024` and `kWh 2025`. */
function kindOf({ columns, layout }: Table): string {
  const names = columns
    .filter(({ field }) => deciding.has(field))
    .map(({ field, header }) => `${field}:${normalise(header).replace(/\d+/g, '')}`);
  return [layout.type, ...names.toSorted()].join('|');
}

function groupRank(alike: readonly Candidate[]): number {
  const [first] = alike;
  if (!first?.table) return 0;
  const rank = Math.max(...alike.map((candidate) => candidate.rank));
  // Totals and plans are read if there is nothing else.
  if (alike.every(({ sheet }) => roleOfSheet(sheet.name) !== null)) return Math.min(rank, 1.5);
  const isNamed = alike.length > 1 && alike.some(({ table }) => table !== null && hasTold(table));
  const { table } = first;
  const tellsWhat = (['meter', 'location', 'item'] as const).some((field) => columnOf(table, field) !== null);
  return isNamed && !tellsWhat ? rank + 1 : rank;
}

function hasTold(table: Table): boolean {
  const { location, item } = tellsOf(table);
  return location !== null || item !== null;
}

/** One sheet alone, or those that were alike when they were chosen with what is like them now. */
function namedOf(
  sheets: readonly Sheet[],
  groups: readonly Group[],
  answers: Answers,
  names: KnownNames,
): Candidate[] | undefined {
  const only = sheets.find(({ name }) => name !== null && name === answers.sheet);
  if (only) return [candidateOf(only, answers, names)];
  const wanted = namesOf(answers);
  const group = groups.find(({ candidates }) => candidates.some(({ sheet }) => isIn(wanted, sheet)));
  return group?.candidates.filter(
    ({ sheet }) => isIn(wanted, sheet) || roleOfSheet(sheet.name) !== 'summary',
  );
}

function isIn(names: readonly string[], { name }: Sheet): boolean {
  return name !== null && names.includes(name);
}

/** Several if they tell the same. What was learnt from an earlier file of this kind decides between them. */
function bestOf(groups: readonly Group[], answers: Answers): Group[] {
  const highest = Math.max(0, ...groups.map(({ rank }) => rank));
  const best = groups.filter(({ rank }) => rank === highest);
  const isLearnt = answers.headerRow !== undefined && answers.layout !== undefined;
  if (best.length < 2 || !isLearnt) return best;
  const known = best.map(({ candidates }) => knownColumns(candidates[0]?.table ?? null, answers));
  const most = Math.max(...known);
  return best.filter((_, index) => known[index] === most);
}

function knownColumns(table: Table | null, { columns = {} }: Answers): number {
  return table ? columnKeys(table.headers).filter((key) => columns[key] !== undefined).length : 0;
}

function optionsOf(groups: readonly Group[]): string[] {
  const tables = groups.map(({ candidates }) =>
    candidates.flatMap(({ sheet, table }) => (table && sheet.name !== null ? [sheet.name] : [])),
  );
  const together = tables.filter((names) => names.length > 1).map(labelOf);
  const options = [...together, ...tables.flat()];
  return options.length > 1 ? options : [];
}

function hasNumbers({ rows }: Sheet): boolean {
  return rows.some((row) => row.some((cell) => cell !== null && isNumber(cell)));
}

function headerQuestion(chosen: readonly Candidate[]): Question[] {
  const [first] = chosen;
  if (!first || first.table) return [];
  const options = first.sheet.rows.flatMap((row, index) => (row.length > 0 ? [index] : [])).slice(0, 10);
  return options.length > 0 ? [{ about: 'headerRow', options }] : [];
}
