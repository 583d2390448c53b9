import type {
  HistoryChange,
  HistoryEntry,
  HistoryPage,
  HistoryPerson,
  HistoryQuery,
} from '#api/contract/account/history';
import type { Locale } from '#api/contract/messages';
import { addDays } from '#api/domain/calendar/calendar';
import type { Ctx } from '#api/kernel/context';
import { fieldProblem } from '#api/kernel/problem-error';
import { type Difference, differencesOf, flat, type Value } from './differences';
import * as repository from './repository';
import { phrasesIn } from './structures/phrases';
import { tellStructures } from './structures/structures';
import { entryName, inFormWords } from './value-chain';
import { type HistoryWords, wordsOf } from './words';

/** One page of the audit log of the caller's company. */
export async function readHistory({
  ctx,
  input: { query },
}: {
  ctx: Ctx;
  input: { query: HistoryQuery };
}): Promise<HistoryPage> {
  const { PageSize: size, older, newer } = query;
  // A key has no meaning without its table.
  if (query.entityId !== undefined && query.entity === undefined) throw fieldProblem('entity', 'required');
  const found = await repository.findHistory(ctx.db, ctx.session.companyId, {
    filter: filterOf(query),
    ...(newer ? { newer: readCursor(newer) } : { older: older ? readCursor(older) : undefined }),
    // One more than is shown tells whether there is a next page.
    limit: size + 1,
  });
  const hasMore = found.length > size;
  const rows = newer ? found.slice(hasMore ? 1 : 0) : found.slice(0, size);
  const words = await wordsOf(ctx, rows);
  return {
    entries: rows.map((row) => toEntry(row, words, ctx)),
    older: (newer ? rows.length > 0 : hasMore) ? cursorOf(rows.at(-1)) : null,
    newer: (newer ? hasMore : older !== undefined) ? cursorOf(rows[0]) : null,
  };
}

export async function listHistoryPeople({ ctx }: { ctx: Ctx }): Promise<HistoryPerson[]> {
  const people = await repository.findPeople(ctx.db, ctx.session.companyId);
  return people.map((person) => ({
    userId: person.id,
    name: fullName(person) ?? person.email,
    isRemoved: person.removedOn !== null,
  }));
}

function filterOf({ userId, entity, entityId, locationId, startDate, endDate }: HistoryQuery) {
  return {
    userId,
    entity,
    entityId,
    locationId,
    from: startDate === undefined ? undefined : startOf(startDate),
    until: endDate === undefined ? undefined : startOf(addDays(endDate, 1)),
  };
}

/** The first moment of a day in the time zone of the host, as `today` has it. */
const startOf = (day: string) => new Date(`${day}T00:00:00`);

function readCursor(text: string): repository.Cursor {
  const [milliseconds, id] = text.split('-').map(Number);
  return { occurredOn: new Date(milliseconds ?? 0), id: id ?? 0 };
}

function cursorOf(row: repository.HistoryRow | undefined): string | null {
  return row ? `${row.occurredOn.getTime()}-${row.id}` : null;
}

function toEntry(row: repository.HistoryRow, words: HistoryWords, ctx: Ctx): HistoryEntry {
  const { names } = words;
  const kept = { ...flat(row.before), ...flat(row.after) };
  return {
    historyEntryId: row.id,
    occurredOn: row.occurredOn.toISOString(),
    userId: row.userId,
    userName: fullName(row) ?? row.email,
    action: row.action,
    entity: row.entity,
    entityId: row.entityId,
    name: nameOf(row, kept, words, ctx),
    locationName:
      row.entity === 'locations' ? null : names.find('location', row.locationId ?? kept.locationId),
    startDate: textOf(kept.startDate ?? kept.date ?? kept.periodStart ?? kept.validFrom),
    endDate: textOf(kept.endDate ?? kept.periodEnd ?? kept.validTo),
    rowCount: row.rowCount,
    changes: changesOf(row, kept, words, ctx),
  };
}

function changesOf(
  row: repository.HistoryRow,
  kept: Record<string, unknown>,
  words: HistoryWords,
  { locale }: Ctx,
): HistoryChange[] {
  const { entity } = row;
  const { names } = words;
  const { lines, before, after } = tellStructures(row, kept, words.structures);
  const fields = differencesOf(names.withLists(before), names.withLists(after), locale);
  return [...fields.map((change) => names.named(entity, change)), ...lines].map((change) => {
    if (entity === 'scope3_consumptions') {
      const methodIds = [kept.methodId, flat(row.before).methodId];
      return inFormWords(change, { methodIds, chosen: words.chosen.get(row.id) }, locale);
    }
    return { ...inWords(entity, { change, kept, words, locale }), label: null };
  });
}

type Told = { change: Difference; kept: Record<string, unknown>; words: HistoryWords; locale: Locale };

/** Codes and keys that only one type of row has. */
function inWords(entity: string, { change, kept, words, locale }: Told): Difference {
  const say = (text: (value: string | number) => string | null): Difference => {
    const told = (value: Value) =>
      typeof value === 'string' || typeof value === 'number' ? text(value) : value;
    return { ...change, before: told(change.before), after: told(change.after) };
  };
  if (entity === 'report_answers') return words.ofAnswer(change, kept);
  if (entity === 'scenario_simulations' && change.field === 'scenarioId')
    return say(() => words.scenarioName(kept) ?? phrasesIn(locale).gone);
  if (entity === 'company_factors' && change.field === 'region')
    return say((region) => words.regionNamed(String(region)));
  if (entity === 'recalculations' && change.field === 'editionSeries')
    return say((series) => words.structures.publisherOf(String(series)) ?? phrasesIn(locale).gone);
  return change;
}

/** By what people know it by, the newest state first. */
function nameOf(
  { entity, entityId }: repository.HistoryRow,
  kept: Record<string, unknown>,
  { names, structures, sourceNamed }: HistoryWords,
  { locale }: Ctx,
): string | null {
  if (entity === 'users') return names.find('user', entityId) ?? textOf(kept.email);
  if (entity === 'locations') return textOf(kept.name) ?? names.find('location', entityId);
  if (entity === 'scope3_consumptions') return entryName(kept.inputFormId, kept.methodId, locale);
  if (entity === 'gap_explanations') return sourceNamed(kept);
  if (entity === 'widget_selections') return structures.find('widget', entityId);
  for (const field of ['itemId', 'fuelId', 'utilityId', 'supplyTypeId']) {
    const name = names.ofField(entity, field, kept[field]);
    if (name && field === 'utilityId' && kept.supplyTypeId) continue;
    if (name) return name;
  }
  if (kept.scope && kept.categoryNumber) return `${kept.scope}.${kept.categoryNumber}`;
  return textOf(kept.name) ?? textOf(kept.fileName) ?? textOf(kept.year);
}

function fullName({ firstName, lastName }: { firstName: string | null; lastName: string | null }) {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, 300) : null;
}
