import { lastActivityDay } from '#api/contract/activity-data/activity-days';
import type { ComparedEntry, EntryWarning } from '#api/contract/activity-data/entry-checks';
import type { WarnedEntry } from '#api/contract/reviews/warnings';
import { addYears } from '#api/domain/calendar/calendar';
import { checkEntries, checkRecorded } from '#api/domain/checks/check-entries';
import type { Comparable } from '#api/domain/checks/comparable';
import type { Warning } from '#api/domain/checks/warning';
import { groupBy } from '#api/domain/reviews/groups';
import { localSymbol } from '#api/domain/units/local-symbol';
import type { Ctx } from '#api/kernel/context';
import { findUnits } from '#api/modules/activity-data/units/service';
import { requireLocation } from '#api/modules/company/locations/service';
import type { Compared, ConsumptionKind, DayRange, Stamped } from './consumption-kind';
import { type Correcting, lessCreditNotes, takenOff } from './credit-notes';

/** The field by which an entry that changes a recorded one names it. */
type Keyed = {
  [Name in `${ConsumptionKind<never, never, never, never, never>['source']}ConsumptionId`]?: number;
};
type Entries<Body> = { ctx: Ctx; input: { body: { entries: (Body & Keyed)[] } } };

/** Years of entries that a new one is compared with. */
export const comparedYears = 4;

/** Warnings for entries of one type; nothing is written. */
export function consumptionChecks<
  Body extends { locationId: number },
  Columns extends Correcting,
  Row,
  Names,
  Wire,
>(kind: ConsumptionKind<Body, Columns, Row, Names, Wire>) {
  return async ({ ctx, input }: Entries<Body>): Promise<EntryWarning[][]> => {
    const { entries } = input.body;
    const warned: EntryWarning[][] = entries.map(() => []);
    const places = groupBy([...entries.entries()], ([, { locationId }]) => locationId);
    for (const [locationId, placed] of places) {
      await requireLocation(ctx, locationId);
      const bodies = placed.map(([, body]) => body);
      const found = await checkAt(ctx, kind, { locationId, bodies, ids: bodies.map(idOf) });
      for (const [position, [index]] of placed.entries()) warned[index] = found[position] ?? [];
    }
    return warned;
  };

  function idOf(body: Keyed): number | null {
    return body[`${kind.source}ConsumptionId`] ?? null;
  }
}

type AtPlace<Body> = {
  locationId: number;
  bodies: readonly Body[];
  /** Keys of the entries that are changed. */
  ids?: readonly (number | null)[];
};

/** The same for entries of one location that the caller has looked at. */
export async function checkAt<
  Body extends { locationId: number },
  Columns extends Correcting,
  Row,
  Names,
  Wire,
>(
  ctx: Ctx,
  kind: ConsumptionKind<Body, Columns, Row, Names, Wire>,
  { locationId, bodies, ids = [] }: AtPlace<Body>,
): Promise<EntryWarning[][]> {
  const compared = bodies.map((body) => kind.toCompared(kind.toColumns(body)));
  const areCreditNotes = bodies.map((body) => kind.toColumns(body).correctsId !== null);
  const [firstStart] = compared.map(({ startDate }) => startDate).sort();
  if (firstStart === undefined) return [];
  const units = await findUnits(ctx.db);
  const entered = await kind.rows.findEntered(ctx.db, ctx.session.companyId, {
    locationId,
    firstDay: addYears(firstStart, -comparedYears),
    lastDay: lastActivityDay,
    itemIds: [...new Set(compared.map(({ itemId }) => itemId))],
  });
  const recorded = lessCreditNotes(entered);
  const comparable = comparableIn(units);
  const taken = takenOff(entered);
  const warnings = checkEntries(
    compared.map((entry, index) => {
      const id = ids[index] ?? null;
      // A changed entry keeps its credit notes.
      const off = id === null ? undefined : taken.get(id);
      const value = off && entry.value !== null ? off.plus(entry.value).toNumber() : entry.value;
      return comparable({ ...entry, value }, { id, index });
    }),
    recorded.map((row) => comparable(kind.toCompared(row), { id: row.id, index: null })),
    units,
  );
  // An overlap between a credit note and its corrected entry is intended.
  const asked = warnings.map((ofEntry, index) => (areCreditNotes[index] ? [] : ofEntry));
  return warningsWire(ctx, asked, recorded);
}

export type RecordedWarnings = Omit<WarnedEntry, 'locationName' | 'list' | 'name'> & { itemId: number };

/** Warnings for recorded entries of some items, whose last day is between two days. */
export function recordedChecks<
  Body extends { locationId: number },
  Columns extends Correcting,
  Row,
  Names,
  Wire,
>(kind: ConsumptionKind<Body, Columns, Row, Names, Wire>) {
  return async (
    ctx: Ctx,
    { firstDay, lastDay, itemIds }: Required<Omit<DayRange, 'locationId'>>,
  ): Promise<RecordedWarnings[]> => {
    const units = await findUnits(ctx.db);
    // One that ends after the period may share days with one that ends in it.
    const entered = await kind.rows.findEntered(ctx.db, ctx.session.companyId, {
      locationId: null,
      firstDay: addYears(firstDay, -comparedYears),
      lastDay: lastActivityDay,
      itemIds,
    });
    const rows = lessCreditNotes(entered).filter((row) => kind.toCompared(row).startDate <= lastDay);
    const comparable = comparableIn(units);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const found = checkRecorded(
      rows.map((row) => {
        const entry = comparable(kind.toCompared(row), { id: row.id, index: null });
        return { ...entry, source: `${row.locationId} ${entry.source}` };
      }),
      ({ endDate }) => endDate >= firstDay && endDate <= lastDay,
      units,
    );
    const warnings = warningsWire(
      ctx,
      found.map((one) => one.warnings),
      rows,
    );
    return found.flatMap(({ entry }, index) => {
      const row = byId.get(entry.id ?? 0);
      if (!row) return [];
      const { itemId } = kind.toCompared(row);
      return [
        { ...recordedWire(ctx, entry), itemId, locationId: row.locationId, warnings: warnings[index] ?? [] },
      ];
    });
  };
}

/** An entry as a list names it. */
export function recordedWire({ locale }: Pick<Ctx, 'locale'>, entry: Comparable) {
  const { id, startDate, endDate, value, unitSymbol, reference } = entry;
  return {
    entryId: id ?? 0,
    startDate,
    endDate,
    value,
    unitSymbol: localSymbol(unitSymbol, locale),
    reference,
  };
}

function comparableIn(units: Awaited<ReturnType<typeof findUnits>>) {
  const unitOf = new Map(units.map((unit) => [unit.id, unit]));
  return (
    { itemId, variantId, unitId, ...entry }: Compared,
    place: Pick<Comparable, 'id' | 'index'>,
  ): Comparable => {
    const unit = unitOf.get(unitId);
    return {
      ...entry,
      ...place,
      source: `${itemId} ${variantId ?? ''}`,
      unit,
      unitSymbol: unit?.symbol ?? '',
    };
  };
}

/** With the symbols of the user's language, and the stamp of each entry that they were compared with. */
export function warningsWire(
  { locale }: Pick<Ctx, 'locale'>,
  warnings: readonly Warning[][],
  recorded: readonly Stamped[],
): EntryWarning[][] {
  const stamps = new Map(recorded.map(({ id, updatedOn }) => [id, updatedOn]));
  const toWire = ({ other, likelyUnit, unitSymbol, ...warning }: Warning): EntryWarning => ({
    ...warning,
    unitSymbol: localSymbol(unitSymbol, locale),
    likelyUnit: likelyUnit && localSymbol(likelyUnit.symbol, locale),
    other: other && comparedWire(other, stamps, locale),
  });
  return warnings.map((ofEntry) => ofEntry.map(toWire));
}

function comparedWire(
  { id, index, startDate, endDate, value, unitSymbol, reference }: Comparable,
  stamps: ReadonlyMap<number, Date>,
  locale: Ctx['locale'],
): ComparedEntry {
  return {
    entryId: index === null ? id : null,
    updatedOn: (index === null && id !== null && stamps.get(id)?.toISOString()) || null,
    index,
    startDate,
    endDate,
    value,
    unitSymbol: localSymbol(unitSymbol, locale),
    reference,
  };
}
