import type { Answers, Cell, ColumnField, ColumnMatch, Reason } from '../../../model';
import { unitOfHeader } from '../values/header-units';
import { normalise } from '../values/normalise';
import { type ColumnFacts, canHold, factsOf } from './column-facts';
import { type FieldGuess, fieldsOf } from './header-fields';
import { exportWords, isOtherAmount, itemWords } from './row-words';

/** The name of each column in `Answers`: its header in lower case, the second of two alike with `#2` behind it. */
export function columnKeys(headers: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return headers.map((header) => {
    const name = header.trim().toLowerCase();
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}#${count}`;
  });
}

type Candidate = FieldGuess & { column: number; field: ColumnField };
const reasons: readonly Reason[] = ['synonym', 'synonym', 'similar'];

/**
 * The field of each column: as answered, else by its header if its cells agree, else by its cells. Columns of a period
 * (`taken`) have a meaning already.
 */
export function matchColumns(
  headers: readonly string[],
  rows: readonly Cell[][],
  firstRow: number,
  answers: Answers['columns'],
  taken: ReadonlySet<number>,
): ColumnMatch[] {
  const keys = columnKeys(headers);
  const matches = headers.map(
    (header, column): ColumnMatch => ({ column, header, field: null, reason: null }),
  );
  const fields = new Set<ColumnField>();
  for (const match of matches) {
    const field = answers?.[keys[match.column] ?? ''];
    if (!field) continue;
    Object.assign(match, { field, reason: 'answered' });
    fields.add(field === 'amountPart' ? 'amount' : field);
  }
  // An amount in another unit is another energy, which the answer says nothing about.
  const answeredUnits = matches.flatMap(({ header, field }) =>
    field === 'amount' ? (unitOfHeader(header) ?? []) : [],
  );
  const free = matches.filter(({ column, field }) => field === null && !taken.has(column));
  const facts = new Map(free.map(({ column }) => [column, factsOf(rows, firstRow, column)]));
  const found = withoutVagueAmounts(withoutVagueModes(candidates(free, facts), headers), headers, fields);
  for (const { column, field, rank } of choose(found, fields, headers, answeredUnits)) {
    const match = matches[column];
    if (match) Object.assign(match, { field, reason: reasons[rank] });
  }
  proposeByContent(matches, facts, taken);
  return matches;
}

/** Fields by what the header says, as far as the cells agree; the best of each column first. */
function candidates(free: readonly ColumnMatch[], facts: ReadonlyMap<number, ColumnFacts>): Candidate[] {
  return free.flatMap(({ column, header }) => {
    const fact = facts.get(column);
    if (!fact || header === '') return [];
    const guesses = fieldsOf(header);
    if (guesses[0]?.field === 'other') return [];
    return guesses.flatMap((guess) => {
      const field = guess.field === 'other' ? null : fittingField(guess.field, fact);
      if (field === 'amount' && isOtherAmount(normalise(header))) return [];
      return field ? [{ ...guess, field, column }] : [];
    });
  });
}

const vagueModes = new Set(['type', 'typ']);
const travelWords =
  /\b(distance|odleglosc|entfernung|origin|destination|route|class|cabin|traveller|traveler|passengers?|employee|skad|dokad|trasa|klasa|pasazer|podrozny|pracownik|imie i nazwisko|abflughafen|zielflughafen|reisender?|mitarbeiter|nights)\b/;
const paidByDistance = /\b(stawka|mileage rate|rate per (mile|km)|reimbursement|kilometergeld|fare)\b/;

/** Where a table is about people who travel, a bare `Type` is a means of transport, and a `Status` that of a booking. */
function withoutVagueModes(found: readonly Candidate[], headers: readonly string[]): Candidate[] {
  if (headers.some((header) => travelWords.test(normalise(header))))
    return found.filter(
      ({ field, column }) => field !== 'estimated' || normalise(headers[column] ?? '') !== 'status',
    );
  return found.filter(
    ({ field, column }) => field !== 'mode' || !vagueModes.has(normalise(headers[column] ?? '')),
  );
}

const vagueAmounts = new Set(['amount', 'value', 'wert', 'wartosc']);

/** Of money, if the table has a currency or counts nights. */
export function isVagueAmount(header: string): boolean {
  return vagueAmounts.has(normalise(header));
}

/** Beside `kWh used` or `Nights`, a bare `Amount` is most often money. */
function withoutVagueAmounts(
  found: readonly Candidate[],
  headers: readonly string[],
  answered: ReadonlySet<ColumnField>,
): Candidate[] {
  const headerOf = ({ column }: Candidate) => headers[column] ?? '';
  const isPaid = headers.some((header) => paidByDistance.test(normalise(header)));
  const isMeasured = (candidate: Candidate) => {
    const unit = candidate.field === 'amount' ? unitOfHeader(headerOf(candidate)) : null;
    // Beside fuel, kilometres are what the car has run; beside a rate for them, they are the amount.
    return unit !== null && (isPaid || !/^(km|mi|kilom|mile)/i.test(unit));
  };
  const has = (...fields: ColumnField[]) =>
    fields.some((field) => answered.has(field) || found.some((one) => one.field === field && one.rank === 0));
  // Beside a unit or a meter, the nights say how full a hotel was.
  const isOfStays = has('nights') && !has('unit', 'meter');
  const isVague = (candidate: Candidate) => isVagueAmount(headerOf(candidate));
  // Beside a distance and a currency as well.
  const isOfTrips =
    has('currency') &&
    found.some(
      ({ field, column }) =>
        field === 'amount' &&
        /^(distance|odleglosc|dystans|entfernung)/.test(normalise(headers[column] ?? '')),
    );
  if (!isOfStays && !isOfTrips && !found.some(isMeasured)) return [...found];
  return found.filter((candidate) => candidate.field !== 'amount' || !isVague(candidate));
}

/** Months are also headed `Date` or `Period`, and days also `Month`. */
function fittingField(field: ColumnField, facts: ColumnFacts): ColumnField | null {
  const isMonths = facts.filled > 0 && facts.months >= facts.filled * 0.8;
  // `From` and `To` beside a date are times of that day.
  const isTimes = facts.filled > 0 && facts.times >= facts.filled * 0.8 && facts.dates === 0;
  if (isTimes && field === 'startDate') return 'time';
  if (isTimes && field === 'endDate') return 'timeEnd';
  const isDay = field === 'day' || field === 'startDate';
  if (isDay && isMonths && facts.dates < facts.filled * 0.8) return 'month';
  if (field === 'month' && facts.dates >= facts.filled * 0.8 && !isMonths && facts.filled > 0) return 'day';
  return canHold(field, facts) ? field : null;
}

/** Each field once and each column once, the surest first. Only amounts of different energies can be several. */
function choose(
  found: readonly Candidate[],
  taken: ReadonlySet<ColumnField>,
  headers: readonly string[],
  answeredUnits: readonly string[],
): Candidate[] {
  const chosen: Candidate[] = [];
  const [fields, columns] = [new Set(taken), new Set<number>()];
  const sorted = [...found].sort(
    (one, other) => one.rank - other.rank || other.length - one.length || one.column - other.column,
  );
  const take = (candidate: Candidate) => {
    chosen.push(candidate);
    fields.add(candidate.field);
    columns.add(candidate.column);
  };
  for (const candidate of sorted) {
    const { field, column } = candidate;
    if (fields.has(field) || columns.has(column)) continue;
    if (field === 'amount' && exportWords.test(normalise(headers[column] ?? ''))) continue;
    // What a column says best counts, even if another column says it better.
    if (isSecondChoice(candidate, found)) continue;
    take(candidate);
  }
  const isByItem = (column: number) => itemWords.test(normalise(headers[column] ?? ''));
  const first = chosen.find(({ field }) => field === 'amount');
  const isOneOfSeveral = first ? isByItem(first.column) : answeredUnits.length > 0;
  if (fields.has('item') || !isOneOfSeveral) return chosen;
  for (const candidate of sorted) {
    const { field, column } = candidate;
    const header = headers[column] ?? '';
    const unit = unitOfHeader(header);
    if (field !== 'amount' || columns.has(column) || !isByItem(column) || unit === null) continue;
    if (answeredUnits.includes(unit)) continue;
    if (!exportWords.test(normalise(header))) take(candidate);
  }
  return chosen;
}

function isSecondChoice({ column, rank, length, field }: Candidate, found: readonly Candidate[]): boolean {
  return found.some(
    (other) =>
      other.column === column &&
      other.field !== field &&
      (other.rank < rank || (other.rank === rank && other.length > length + 2)),
  );
}

const dateFields: readonly (ColumnField | null)[] = ['startDate', 'endDate', 'day', 'month', 'year'];

/** The only column of dates is the day; the only column of bare numbers with a unit in its header is the amount. */
function proposeByContent(
  matches: readonly ColumnMatch[],
  facts: ReadonlyMap<number, ColumnFacts>,
  taken: ReadonlySet<number>,
): void {
  const free = matches.filter(
    ({ column, field, header }) =>
      field === null &&
      !taken.has(column) &&
      fieldsOf(header)[0]?.field !== 'other' &&
      facts.get(column)?.filled,
  );
  if (!matches.some(({ field }) => dateFields.includes(field))) {
    const dates = free.filter(({ column }) => isMostly(facts.get(column), 'dates'));
    if (dates.length === 1 && dates[0]) Object.assign(dates[0], { field: 'day', reason: 'content' });
    const months = free.filter(({ column }) => isMostly(facts.get(column), 'months'));
    if (dates.length === 0 && months.length === 1 && months[0]) {
      Object.assign(months[0], { field: 'month', reason: 'content' });
    }
  }
  if (!matches.some(({ field }) => field === 'unit')) {
    const units = free.filter(({ column, field }) => field === null && isMostly(facts.get(column), 'units'));
    if (units.length === 1 && units[0]) Object.assign(units[0], { field: 'unit', reason: 'content' });
  }
}

function isMostly(facts: ColumnFacts | undefined, kind: keyof ColumnFacts): boolean {
  return facts !== undefined && facts.filled > 0 && facts[kind] >= facts.filled * 0.8;
}
