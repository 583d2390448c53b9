import type { Scope3ConsumptionBody } from '#api/contract/activity-data/value-chain';
import type { FieldIssue } from '#api/contract/field-issue';
import { entryActivity } from '#api/domain/value-chain/entry-activity';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { nextStamp } from '#api/kernel/stamps';
import type {
  EntryBatch,
  ExaminedEntries,
  Origin,
  RemovedEntry,
} from '#api/modules/activity-data/consumptions/batch';
import { type KeptEntry, readEntry } from '#api/modules/activity-data/value-chain-forms/service';
import { recalculateRows } from '#api/modules/emissions/ledger/ledger';
import {
  findEmissionIssues,
  prepareManyEmissions,
  recordManyEmissions,
  removeManyEmissions,
} from '#api/modules/emissions/ledger/ledger-batch';
import { deleteEvidenceOf } from '#api/modules/intake/evidence/entry-links';
import { scheduleCompletenessCheck } from '#api/modules/reviews/reviews/completeness';
import { warningsOfEntries } from './checks';
import * as repository from './repository';

const entity = 'scope3_consumptions';

/** Entries per set of statements, as of the other lists. */
const rowsAtOnce = 500;

/** Many entries of the value chain at once, as an intake brings them. */
export const valueChainBatch: EntryBatch<Scope3ConsumptionBody> = { examine, lock, remove, restore };

/** Fields of a method are inside `values`. */
export function insideValues(issue: FieldIssue): FieldIssue {
  return issue.path === 'scope3MethodId' ? issue : { ...issue, path: `values.${issue.path}` };
}

type Entry = KeptEntry & { inputFormId: number };

async function examine(
  ctx: Ctx,
  locationId: number,
  bodies: readonly Scope3ConsumptionBody[],
): Promise<ExaminedEntries> {
  const entries: (Entry | undefined)[] = [];
  const issues: FieldIssue[][] = [];
  for (const body of bodies) {
    const read = await readEntry(ctx, body);
    entries.push(read.entry && { ...read.entry, inputFormId: body.scope3InputFormId });
    issues.push(read.issues.map(insideValues));
  }
  const placed = [...entries.entries()].flatMap(([index, entry]) => (entry ? [{ index, entry }] : []));
  const readable = placed.map(({ entry }) => entry);
  const found = readable.length > 0 ? await findEmissionIssues(emissionBatch(ctx, locationId, readable)) : [];
  for (const [position, { index }] of placed.entries())
    issues[index] = (found[position] ?? []).map(insideValues);
  return {
    issues,
    warn: (ctx) => warningsOfEntries(ctx, locationId, entries),
    record: (ctx, origin, onRecorded, leftOut) => {
      const recorded = entries.filter((entry, index) => entry !== undefined && !leftOut?.has(index));
      return record(ctx, { locationId, entries: recorded as Entry[], origin, onRecorded });
    },
  };
}

type Recording = {
  locationId: number;
  entries: readonly Entry[];
  origin: Origin;
  onRecorded: (rows: number) => Promise<void>;
};

async function record(ctx: Ctx, { locationId, entries, origin, onRecorded }: Recording): Promise<number[]> {
  if (entries.length === 0) return [];
  const ids: number[] = [];
  for (let start = 0; start < entries.length; start += rowsAtOnce) {
    ids.push(...(await recordPart(ctx, locationId, entries.slice(start, start + rowsAtOnce))));
    await onRecorded(ids.length);
  }
  await audit(ctx, { action: 'import', entity, locationId, after: { ...origin, ids } });
  await scheduleCompletenessCheck(ctx);
  return ids;
}

async function recordPart(ctx: Ctx, locationId: number, entries: readonly Entry[]): Promise<number[]> {
  const { companyId, userId: createdBy } = ctx.session;
  const { clock } = ctx.platform;
  const bookkeeping = {
    companyId,
    locationId,
    createdBy,
    createdOn: clock.now(),
    updatedOn: nextStamp(clock),
  };
  const batch = emissionBatch(ctx, locationId, entries);
  const emissions = await prepareManyEmissions({ ...batch, contracts: new Map() });
  const carbonEquivalentOf = (index: number) => emissions[index]?.carbonEquivalentKg ?? '0';
  const ids = await repository.insertScope3Consumptions(
    ctx.db,
    entries.map((entry, index) => ({
      ...entry,
      ...bookkeeping,
      carbonEquivalentKg: carbonEquivalentOf(index),
    })),
  );
  const sourceOf = (index: number) => ({ kind: 'scope3' as const, id: ids[index] ?? 0 });
  const rows = emissions.map((row, index) => ({ ...row, source: sourceOf(index) }));
  await recordManyEmissions({ db: ctx.db, companyId, rows });
  return ids;
}

function emissionBatch(ctx: Ctx, locationId: number, entries: readonly Entry[]) {
  const { db, locale, session } = ctx;
  return { db, companyId: session.companyId, locationId, activities: entries.map(entryActivity), locale };
}

async function lock(ctx: Ctx, ids: readonly number[]) {
  const { companyId } = ctx.session;
  const rows = await repository.manyScope3Consumptions.lockMany(ctx.db, companyId, ids);
  return rows.map((row) => {
    const { id, locationId, startDate: firstDay, endDate: lastDay, updatedOn } = row;
    return { id, locationId, firstDay, lastDay, updatedOn, row };
  });
}

async function remove(ctx: Ctx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { companyId } = ctx.session;
  const rows = await repository.manyScope3Consumptions.lockMany(ctx.db, companyId, ids);
  await repository.manyScope3Consumptions.deleteMany(ctx.db, companyId, ids);
  for (const before of rows) await audit(ctx, { action: 'delete', entity, entityId: before.id, before });
  const sources = rows.map(({ id }) => ({ kind: 'scope3' as const, id }));
  await removeManyEmissions({ db: ctx.db, companyId, sources });
  await deleteEvidenceOf(ctx, 'valueChain', ids);
  await scheduleCompletenessCheck(ctx);
  return rows.length;
}

async function restore(ctx: Ctx, entries: readonly RemovedEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const { companyId } = ctx.session;
  const ids = entries.map(({ id }) => id);
  const { restoreMany, lockMany } = repository.manyScope3Consumptions;
  await restoreMany(
    ctx.db,
    companyId,
    entries.map(({ id, locationId, row }) => ({ ...row, id, locationId })),
  );
  await recalculateRows({ db: ctx.db, companyId, ids }, 'scope3');
  for (const after of await lockMany(ctx.db, companyId, ids))
    await audit(ctx, { action: 'restore', entity, entityId: after.id, after });
  await scheduleCompletenessCheck(ctx);
}
