import type {
  CheckedIntake,
  Intake,
  IntakeEntry,
  LeftOutRow,
  RecordedSum,
} from '#api/contract/intake/intakes';
import { fieldMessage } from '#api/contract/messages';
import { localSymbol } from '#api/domain/units/local-symbol';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import type { ById, Call } from '#api/kernel/crud-verbs';
import { localName } from '#api/kernel/names';
import { found, ProblemError, refuse } from '#api/kernel/problem-error';
import { nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { deleteUnusedFiles } from '#api/modules/intake/evidence/entry-links';
import { leftOutOf, lockEvidenceFile } from '#api/modules/intake/evidence/service';
import { examineEntries, warnOf } from './examine';
import { holdIntake, showIntake, toWire, traceOf } from './hold-intake';
import { licensedKinds } from './kinds';
import * as repository from './repository';
import { sumRecorded } from './repository-recorded';

export { readIntakeChoices } from './choices/choices';
export { recordIntake } from './record';
export { undoIntake } from './undo';

const entity = 'intakes';

export async function listIntakes({ ctx }: { ctx: Ctx }): Promise<Intake[]> {
  const intakes: Intake[] = [];
  for (const shown of await repository.findIntakes(ctx.db, ctx.session.companyId))
    intakes.push(await toWire(ctx, shown));
  return intakes;
}

/** A file has one intake at a time, so that two people with the same file work on the same one. */
export async function startIntake({
  ctx,
  input: { body },
}: Call<{ body: { evidenceFileId: number } }>): Promise<Intake> {
  return transaction(ctx, async (ctx) => {
    const { companyId, userId } = ctx.session;
    const { evidenceFileId } = body;
    const isKnown = await lockEvidenceFile(ctx, evidenceFileId);
    refuse(isKnown ? [] : [{ path: 'evidenceFileId', code: 'unknownReference', params: {} }]);
    const current = await repository.findCurrent(ctx.db, companyId, evidenceFileId);
    if (current && !isOver(current)) {
      const trace = traceOf(current);
      await audit(ctx, { action: 'update', entity, entityId: current.row.id, before: trace, after: trace });
      return toWire(ctx, current);
    }
    // Nothing that it replaced comes back.
    if (current)
      await repository.updateIntake(ctx.db, companyId, current.row.id, { state: 'undone', replacedCount: 0 });
    const id = await repository.insertIntake(ctx.db, {
      companyId,
      evidenceFileId,
      state: 'open',
      leftOut: '[]',
      leftOutCount: 0,
      entryCount: 0,
      createdBy: userId,
      createdOn: ctx.platform.clock.now(),
      updatedOn: nextStamp(ctx.platform.clock),
    });
    const shown = found(await repository.findIntake(ctx.db, companyId, id));
    await audit(ctx, { action: 'create', entity, entityId: id, after: traceOf(shown) });
    return toWire(ctx, shown);
  });
}

/** All its entries were deleted one by one. */
function isOver({ row, entriesLeft }: repository.ShownIntake): boolean {
  return row.state === 'recorded' && entriesLeft === 0;
}

export async function readIntake({ ctx, input: { params } }: Call<ById>): Promise<Intake> {
  return showIntake(ctx, params.id);
}

export async function readLeftOut({ ctx, input: { params } }: Call<ById>): Promise<LeftOutRow[]> {
  return leftOutOf(found(await repository.findLeftOut(ctx.db, ctx.session.companyId, params.id)));
}

export async function readRecordedSums({ ctx, input: { params } }: Call<ById>): Promise<RecordedSum[]> {
  const { companyId } = ctx.session;
  found(await repository.findIntake(ctx.db, companyId, params.id));
  const licensed = licensedKinds(ctx);
  const sums = await sumRecorded(ctx.db, companyId, params.id);
  return sums
    .filter(({ kind }) => licensed.includes(kind))
    .map(({ nameEn, namePl, value, unitSymbol, ...sum }) => ({
      ...sum,
      itemName: localName({ nameEn, namePl }, ctx.locale),
      value: value === null ? null : Number(value),
      unitSymbol: unitSymbol === null ? null : localSymbol(unitSymbol, ctx.locale),
    }));
}

export async function saveIntakeChoices({
  ctx,
  input,
}: Call<ById & { body: { choices: string } }>): Promise<Intake> {
  return transaction(ctx, async (ctx) => {
    const held = await holdIntake(ctx, input);
    const { row: before } = held;
    assertOpen(before);
    const updatedOn = nextStamp(ctx.platform.clock, before.updatedOn);
    await repository.updateIntake(ctx.db, ctx.session.companyId, before.id, { ...input.body, updatedOn });
    await audit(ctx, {
      action: 'update',
      entity,
      entityId: before.id,
      before: traceOf(held),
      after: traceOf(held, { updatedOn }),
    });
    return showIntake(ctx, before.id);
  });
}

export async function checkIntake({
  ctx,
  input: { params, body },
}: Call<ById & { body: { entries: IntakeEntry[] } }>): Promise<CheckedIntake> {
  found(await repository.findIntake(ctx.db, ctx.session.companyId, params.id));
  const { issues, groups } = await examineEntries(ctx, body.entries);
  const warnings = await warnOf(ctx, body.entries.length, groups);
  return {
    entries: body.entries.map((_, index) => ({
      issues: (issues[index] ?? []).map((issue) => ({
        path: issue.path,
        message: fieldMessage(ctx.locale, issue),
      })),
      warnings: warnings[index] ?? [],
    })),
  };
}

export async function discardIntake({ ctx, input }: Call<ById>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const held = await holdIntake(ctx, input);
    const { row: before } = held;
    assertOpen(before);
    await repository.deleteIntake(ctx.db, ctx.session.companyId, before.id);
    await audit(ctx, { action: 'delete', entity, entityId: before.id, before: traceOf(held) });
    await deleteUnusedFiles(ctx, [before.evidenceFileId]);
  });
}

function assertOpen({ state }: repository.IntakeRow): void {
  if (state === 'recorded') throw new ProblemError('intake_recorded');
  if (state !== 'open') throw new ProblemError('conflict');
}
