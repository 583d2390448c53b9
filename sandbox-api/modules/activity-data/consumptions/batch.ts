import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import type { FieldIssue } from '#api/contract/field-issue';
import { groupBy } from '#api/domain/reviews/groups';
import { decimal } from '#api/domain/units/decimal';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { ProblemError } from '#api/kernel/problem-error';
import { nextStamp } from '#api/kernel/stamps';
import { recalculateRows } from '#api/modules/emissions/ledger/ledger';
import {
  type BatchContracts,
  findBatchContracts,
  findEmissionIssues,
  prepareManyEmissions,
  recordManyEmissions,
  removeManyEmissions,
} from '#api/modules/emissions/ledger/ledger-batch';
import { deleteEvidenceOf } from '#api/modules/intake/evidence/entry-links';
import { scheduleCompletenessCheck } from '#api/modules/reviews/reviews/completeness';
import { checkAt } from './checks';
import { type Bookkeeping, type ConsumptionKind, futureIssues, pickColumns } from './consumption-kind';
import { type Correcting, creditNoteIssues } from './credit-notes';

/** Entries per set of statements; more at once take more memory and no less time. */
const rowsAtOnce = 500;

/** Many entries at once, as an import or an intake brings them. */
export interface EntryBatch<Body, Examined = ExaminedEntries> {
  /**
   * Finds what is wrong with each entry of one location by the rules of the single one, and writes nothing.
   */
  examine(ctx: Ctx, locationId: number, bodies: readonly Body[]): Promise<Examined>;
  /** Entries with their stamps, locked until the transaction ends. Those that are gone are not among them. */
  lock(ctx: Ctx, ids: readonly number[]): Promise<LockedEntry[]>;
  /**
   * Deletes entries that the caller has locked, with their locations, and answers how many there were. Refuses
   * (`blocked_by_dependants`) if another entry corrects one of them.
   */
  remove(ctx: Ctx, ids: readonly number[]): Promise<number>;
  /**
   * Writes entries back that were removed, under their keys and with their stamps. Throws `EmissionProblem` if the
   * emissions of one can no longer be calculated.
   */
  restore(ctx: Ctx, entries: readonly RemovedEntry[]): Promise<void>;
}

export type ConsumptionBatch<Body> = EntryBatch<Body, ExaminedBatch>;

export type LockedEntry = {
  id: number;
  locationId: number;
  firstDay: string;
  lastDay: string;
  updatedOn: Date;
  /** All its columns. */
  row: object;
};

/** An entry that `lock` answered before it was removed; its row may have been JSON since. */
export type RemovedEntry = { id: number; locationId: number; row: object };

/** What brought the entries. */
export type Origin = { importId: number } | { intakeId: number };

export type ExaminedEntries = {
  issues: FieldIssue[][];
  /** Warnings of each entry; only when there are neither issues nor duplicates. Types without checks have none. */
  warn?(ctx: Ctx): Promise<EntryWarning[][]>;
  /**
   * Writes every entry except those left out, inside a transaction; only when there are neither issues nor
   * duplicates. Reports the number written after each part, and answers the keys in the order of the entries.
   */
  record(
    ctx: Ctx,
    origin: Origin,
    onRecorded: (rows: number) => Promise<void>,
    leftOut?: ReadonlySet<number>,
  ): Promise<number[]>;
};

export type ExaminedBatch = ExaminedEntries & {
  /** For each entry: the index of an earlier one like it, or that the location has one like it. */
  twins: (number | 'recorded' | undefined)[];
};

export function consumptionBatch<
  Body extends { locationId: number },
  Columns extends Correcting,
  Row extends { id: number; updatedOn: Date },
  Names,
  Wire,
>(kind: ConsumptionKind<Body, Columns, Row, Names, Wire>): ConsumptionBatch<Body> {
  const lastDayOf = (body: Body) => String(body[kind.lastDay]);

  async function examine(ctx: Ctx, locationId: number, bodies: readonly Body[]): Promise<ExaminedBatch> {
    const fit = await fitIssues(ctx, bodies);
    const emission = await findEmissionIssues(emissionBatch(ctx, locationId, bodies));
    const entries = bodies.map((body) => ({ columns: kind.toColumns(body), day: lastDayOf(body) }));
    const correcting = await correctionIssues(ctx, entries);
    return {
      issues: bodies.map((body, index) => [
        ...futureIssues(ctx, kind.lastDay, lastDayOf(body)),
        // An inconsistent entry has no emissions either; one reason is enough.
        ...(fit[index]?.length ? fit[index] : (emission[index] ?? [])),
        ...(correcting[index] ?? []),
      ]),
      twins: await findTwins(ctx, locationId, entries),
      warn: (ctx) => checkAt(ctx, kind, { locationId, bodies }),
      record: (ctx, origin, onRecorded, leftOut) => {
        const recorded = bodies.filter((_, index) => !leftOut?.has(index));
        return record(ctx, { locationId, bodies: recorded, origin, onRecorded });
      },
    };
  }

  /** Looked up once for each combination of item and unit, of which a file has few. */
  async function fitIssues(ctx: Ctx, bodies: readonly Body[]): Promise<FieldIssue[][]> {
    const known = new Map<string, FieldIssue[]>();
    const issues: FieldIssue[][] = [];
    for (const body of bodies) {
      const combination = JSON.stringify(pickColumns(kind.rows.referring, kind.toColumns(body)));
      const found = known.get(combination) ?? (await kind.look(ctx, body)).issues;
      known.set(combination, found);
      issues.push(found);
    }
    return issues;
  }

  type Entry = { columns: Columns; day: string };

  /** Several credit notes of one entry count together: none of them alone may be too much. */
  async function correctionIssues(ctx: Ctx, entries: readonly Entry[]): Promise<FieldIssue[][]> {
    const taken = new Map<number, string>();
    const issues: FieldIssue[][] = [];
    for (const { columns } of entries) {
      const { correctsId, value } = columns;
      if (correctsId === null) {
        issues.push([]);
        continue;
      }
      const together = decimal(taken.get(correctsId) ?? 0)
        .plus(value)
        .toString();
      taken.set(correctsId, together);
      issues.push(
        await creditNoteIssues(ctx, kind, { columns: { ...columns, value: together }, before: null }),
      );
    }
    return issues;
  }

  async function findTwins(
    ctx: Ctx,
    locationId: number,
    entries: readonly Entry[],
  ): Promise<ExaminedBatch['twins']> {
    const days = entries.map(({ day }) => day).sort();
    const [firstDay, lastDay] = [days[0], days.at(-1)];
    if (firstDay === undefined || lastDay === undefined) return [];
    const range = { locationId, firstDay, lastDay };
    const recorded = await kind.rows.findEntered(ctx.db, ctx.session.companyId, range);
    const identityOf = identityBy(kind.rows.entered);
    const recordedTexts = new Set(recorded.map(identityOf));
    const firstIndex = new Map<string, number>();
    return entries.map(({ columns }, index) => {
      const text = identityOf(columns);
      const earlier = firstIndex.get(text);
      if (earlier === undefined) firstIndex.set(text, index);
      return recordedTexts.has(text) ? 'recorded' : earlier;
    });
  }

  type Recording = { locationId: number; bodies: readonly Body[]; origin: Origin };

  async function record(
    ctx: Ctx,
    input: Recording & { onRecorded: (rows: number) => Promise<void> },
  ): Promise<number[]> {
    const { locationId, bodies, origin, onRecorded } = input;
    if (bodies.length === 0) return [];
    const { clock } = ctx.platform;
    const bookkeeping = {
      companyId: ctx.session.companyId,
      createdBy: ctx.session.userId,
      createdOn: clock.now(),
      updatedOn: nextStamp(clock),
    };
    const contracts = await findBatchContracts(emissionBatch(ctx, locationId, bodies));
    const ids: number[] = [];
    for (let start = 0; start < bodies.length; start += rowsAtOnce) {
      const part = { locationId, bodies: bodies.slice(start, start + rowsAtOnce), contracts };
      ids.push(...(await recordPart(ctx, part, bookkeeping)));
      await onRecorded(ids.length);
    }
    await kind.follow?.(ctx, bodies.map(kind.toColumns));
    await audit(ctx, { action: 'import', entity: kind.entity, locationId, after: { ...origin, ids } });
    await scheduleCompletenessCheck(ctx);
    return ids;
  }

  async function recordPart(
    ctx: Ctx,
    { locationId, bodies, contracts }: Omit<Recording, 'origin'> & { contracts: BatchContracts },
    bookkeeping: Omit<Bookkeeping, 'carbonEquivalentKg'>,
  ): Promise<number[]> {
    const batch = emissionBatch(ctx, locationId, bodies);
    const emissions = await prepareManyEmissions({ ...batch, contracts });
    const carbonEquivalentOf = (index: number) => emissions[index]?.carbonEquivalentKg ?? '0';
    const ids = await kind.rows.insertMany(
      ctx.db,
      bodies.map((body, index) => ({
        ...kind.toColumns(body),
        ...bookkeeping,
        carbonEquivalentKg: carbonEquivalentOf(index),
      })),
    );
    const sourceOf = (index: number) => ({ kind: kind.source, id: ids[index] ?? 0 });
    await recordManyEmissions({
      db: ctx.db,
      companyId: ctx.session.companyId,
      rows: emissions.map((row, index) => ({ ...row, source: sourceOf(index) })),
    });
    return ids;
  }

  function emissionBatch(ctx: Ctx, locationId: number, bodies: readonly Body[]) {
    return {
      db: ctx.db,
      companyId: ctx.session.companyId,
      locationId,
      activities: bodies.map(kind.toActivity),
      locale: ctx.locale,
    };
  }

  async function lock(ctx: Ctx, ids: readonly number[]): Promise<LockedEntry[]> {
    const rows = await kind.rows.lockMany(ctx.db, ctx.session.companyId, ids);
    return rows.map((row) => {
      const entry = row as Row & Columns;
      const { startDate: firstDay, endDate: lastDay } = kind.toCompared(entry);
      return { id: row.id, locationId: entry.locationId, firstDay, lastDay, updatedOn: row.updatedOn, row };
    });
  }

  async function remove(ctx: Ctx, ids: readonly number[]): Promise<number> {
    if (ids.length === 0) return 0;
    const { companyId } = ctx.session;
    const rows = await kind.rows.lockMany(ctx.db, companyId, ids);
    if (await kind.rows.areCorrected(ctx.db, companyId, ids)) throw new ProblemError('blocked_by_dependants');
    await kind.rows.deleteMany(ctx.db, companyId, ids);
    for (const before of rows)
      await audit(ctx, { action: 'delete', entity: kind.entity, entityId: before.id, before });
    const sources = rows.map(({ id }) => ({ kind: kind.source, id }));
    await removeManyEmissions({ db: ctx.db, companyId, sources });
    await deleteEvidenceOf(ctx, kind.source, ids);
    await followByLocation(ctx, rows);
    await scheduleCompletenessCheck(ctx);
    return rows.length;
  }

  async function restore(ctx: Ctx, entries: readonly RemovedEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const { companyId } = ctx.session;
    const ids = entries.map(({ id }) => id);
    await kind.rows.restoreMany(
      ctx.db,
      companyId,
      entries.map(({ id, locationId, row }) => ({ ...row, id, locationId })),
    );
    await recalculateRows({ db: ctx.db, companyId, ids }, kind.source);
    const rows = await kind.rows.lockMany(ctx.db, companyId, ids);
    for (const after of rows)
      await audit(ctx, { action: 'restore', entity: kind.entity, entityId: after.id, after });
    await followByLocation(ctx, rows);
    await scheduleCompletenessCheck(ctx);
  }

  /** Those who follow take the location of the last entry as the one that is locked. */
  async function followByLocation(ctx: Ctx, rows: readonly Row[]): Promise<void> {
    const places = groupBy(rows, (row) => (row as Row & Columns).locationId);
    for (const placed of places.values()) await kind.follow?.(ctx, placed);
  }

  return { examine, lock, remove, restore };
}

/** Equal texts are equal entries: all that was entered is the same, as an amount and not as its digits. */
function identityBy<Columns extends { value: string }>(
  names: readonly (keyof Columns & string)[],
): (columns: Columns) => string {
  return (columns) =>
    JSON.stringify(names.map((name) => (name === 'value' ? Number(columns.value) : columns[name])));
}
