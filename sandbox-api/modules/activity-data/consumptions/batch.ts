import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import type { FieldIssue } from '#api/contract/field-issue';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { nextStamp } from '#api/kernel/stamps';
import {
  type BatchContracts,
  findBatchContracts,
  findEmissionIssues,
  prepareManyEmissions,
  recordManyEmissions,
} from '#api/modules/emissions/ledger/ledger-batch';
import { scheduleCompletenessCheck } from '#api/modules/reviews/reviews/completeness';
import { checkAt } from './checks';
import { type Bookkeeping, type ConsumptionKind, futureIssues, pickColumns } from './consumption-kind';
import type { Correcting } from './credit-notes';

/** Entries per set of statements; more at once take more memory and no less time. */
const rowsAtOnce = 500;

/** Many entries of one location at once, as an import brings them. */
export interface ConsumptionBatch<Body> {
  /** Finds what is wrong with each entry by the rules of the single one, and writes nothing. */
  examine(ctx: Ctx, locationId: number, bodies: readonly Body[]): Promise<ExaminedBatch>;
}

export type ExaminedBatch = {
  issues: FieldIssue[][];
  /** For each entry: the index of an earlier one like it, or that the location has one like it. */
  twins: (number | 'recorded' | undefined)[];
  /** Warnings of each entry; only when there are neither issues nor duplicates. Types without checks have none. */
  warn?(ctx: Ctx): Promise<EntryWarning[][]>;
  /**
   * Writes every entry except those left out, inside a transaction; only when there are neither issues nor
   * duplicates. Reports the number written after each part.
   */
  record(
    ctx: Ctx,
    importId: number,
    onRecorded: (rows: number) => Promise<void>,
    leftOut?: ReadonlySet<number>,
  ): Promise<void>;
};

export function consumptionBatch<
  Body extends { locationId: number },
  Columns extends Correcting,
  Row,
  Names,
  Wire,
>(kind: ConsumptionKind<Body, Columns, Row, Names, Wire>): ConsumptionBatch<Body> {
  const lastDayOf = (body: Body) => String(body[kind.lastDay]);

  async function examine(ctx: Ctx, locationId: number, bodies: readonly Body[]): Promise<ExaminedBatch> {
    const fit = await fitIssues(ctx, bodies);
    const emission = await findEmissionIssues(emissionBatch(ctx, locationId, bodies));
    const entries = bodies.map((body) => ({ columns: kind.toColumns(body), day: lastDayOf(body) }));
    return {
      issues: bodies.map((body, index) => [
        ...futureIssues(ctx, kind.lastDay, lastDayOf(body)),
        // An inconsistent entry has no emissions either; one reason is enough.
        ...(fit[index]?.length ? fit[index] : (emission[index] ?? [])),
      ]),
      twins: await findTwins(ctx, locationId, entries),
      warn: (ctx) => checkAt(ctx, kind, { locationId, bodies }),
      record: (ctx, importId, onRecorded, leftOut) => {
        const recorded = bodies.filter((_, index) => !leftOut?.has(index));
        return record(ctx, { locationId, bodies: recorded, importId, onRecorded });
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

  type Recording = { locationId: number; bodies: readonly Body[]; importId: number };

  async function record(
    ctx: Ctx,
    input: Recording & { onRecorded: (rows: number) => Promise<void> },
  ): Promise<void> {
    const { locationId, bodies, importId, onRecorded } = input;
    if (bodies.length === 0) return;
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
    await audit(ctx, { action: 'import', entity: kind.entity, locationId, after: { importId, ids } });
    await scheduleCompletenessCheck(ctx);
  }

  async function recordPart(
    ctx: Ctx,
    { locationId, bodies, contracts }: Omit<Recording, 'importId'> & { contracts: BatchContracts },
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

  return { examine };
}

/** Equal texts are equal entries: all that was entered is the same, as an amount and not as its digits. */
function identityBy<Columns extends { value: string }>(
  names: readonly (keyof Columns & string)[],
): (columns: Columns) => string {
  return (columns) =>
    JSON.stringify(names.map((name) => (name === 'value' ? Number(columns.value) : columns[name])));
}
