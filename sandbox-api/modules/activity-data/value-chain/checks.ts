import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import { addYears } from '#api/domain/calendar/calendar';
import { checkEntries, checkRecorded } from '#api/domain/checks/check-entries';
import type { Comparable } from '#api/domain/checks/comparable';
import { groupBy } from '#api/domain/reviews/groups';
import { findMethod } from '#api/domain/value-chain/forms';
import type { Ctx } from '#api/kernel/context';
import {
  comparedYears,
  type RecordedWarnings,
  recordedWire,
  warningsWire,
} from '#api/modules/activity-data/consumptions/checks';
import type { KeptEntry } from '#api/modules/activity-data/value-chain-forms/service';
import { findComparedEntries, findFormEntries } from './repository';

type Checked = KeptEntry & { id: number | null; locationId: number; inputFormId: number };

/** What is worth a second look in an entry of the value chain, beside those of its method at its location. */
export async function warningsOfEntry(ctx: Ctx, entry: Checked): Promise<EntryWarning[]> {
  const [warnings = []] = await warningsOfMethod(ctx, entry, [[0, entry]]);
  return warnings;
}

/** The same of many new entries at a location, beside each other too. One that is missing has no warnings. */
export async function warningsOfEntries(
  ctx: Ctx,
  locationId: number,
  entries: readonly (KeptEntry | undefined)[],
): Promise<EntryWarning[][]> {
  const warnings: EntryWarning[][] = entries.map(() => []);
  const placed = [...entries.entries()].flatMap(([index, entry]): Placed[] =>
    entry ? [[index, { ...entry, id: null }]] : [],
  );
  for (const [methodId, ofMethod] of groupBy(placed, ([, entry]) => entry.methodId)) {
    const found = await warningsOfMethod(ctx, { locationId, methodId }, ofMethod);
    for (const [position, [index]] of ofMethod.entries()) warnings[index] = found[position] ?? [];
  }
  return warnings;
}

/** An entry with its place among those that are checked together. */
type Placed = [index: number, entry: KeptEntry & { id: number | null }];

async function warningsOfMethod(
  ctx: Ctx,
  { locationId, methodId }: { locationId: number; methodId: number },
  placed: readonly Placed[],
): Promise<EntryWarning[][]> {
  const [firstDay = ''] = placed.map(([, { startDate }]) => startDate).sort();
  const since = addYears(firstDay, -comparedYears);
  const rows = await findComparedEntries(ctx.db, ctx.session.companyId, { locationId, methodId, since });
  const recorded = rows.map((row) => comparable(row, null));
  const entries = placed.map(([index, entry]) => comparable(entry, index));
  return warningsWire(ctx, checkEntries(entries, recorded, []), rows);
}

/** The same of recorded entries of some forms, whose last day lies between two days. */
export async function recordedEntryWarnings(
  ctx: Ctx,
  { firstDay, lastDay, itemIds }: { firstDay: string; lastDay: string; itemIds: readonly number[] },
): Promise<RecordedWarnings[]> {
  const rows = await findFormEntries(ctx.db, ctx.session.companyId, {
    inputFormIds: itemIds,
    since: addYears(firstDay, -comparedYears),
    until: lastDay,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = checkRecorded(
    rows.map((row) => {
      const entry = comparable(row, null);
      return { ...entry, source: `${row.locationId} ${row.methodId} ${entry.source}` };
    }),
    ({ endDate }) => endDate >= firstDay && endDate <= lastDay,
    [],
  );
  const warnings = warningsWire(
    ctx,
    found.map((one) => one.warnings),
    rows,
  );
  return found.flatMap(({ entry }, index) => {
    const row = byId.get(entry.id ?? 0);
    if (!row) return [];
    const { locationId, inputFormId: itemId } = row;
    return [{ ...recordedWire(ctx, entry), itemId, locationId, warnings: warnings[index] ?? [] }];
  });
}

/**
 * The first number of the method is the amount; entries whose texts and choices differ, such as the item or the unit, are
 * of different sources.
 */
function comparable(entry: KeptEntry & { id: number | null }, index: number | null): Comparable {
  const { id, methodId, startDate, endDate, values } = entry;
  const fields = findMethod(methodId)?.method.fields ?? [];
  const amountName = fields.find(
    ({ type, name }) => type === 'Decimal' && typeof values[name] === 'number',
  )?.name;
  const others = fields.filter(({ name }) => name !== amountName && name !== 'reference');
  const textOf = (chosen: typeof others) => JSON.stringify(chosen.map(({ name }) => values[name] ?? null));
  const amount = amountName === undefined ? null : values[amountName];
  const { reference } = values;
  return {
    id,
    index,
    kind: 'entry',
    source: textOf(others.filter(({ type }) => type !== 'Decimal')),
    meter: '',
    startDate,
    endDate,
    value: typeof amount === 'number' ? amount : null,
    unit: undefined,
    unitSymbol: '',
    reference: typeof reference === 'string' ? reference : null,
    details: textOf(others.filter(({ type }) => type === 'Decimal')),
    price: null,
  };
}
