import type { Intake } from '#api/contract/intake/intakes';
import type { Ctx } from '#api/kernel/context';
import type { ById } from '#api/kernel/crud-verbs';
import { lastChangeOf } from '#api/kernel/last-change';
import { found } from '#api/kernel/problem-error';
import { assertUnmodified } from '#api/kernel/stamps';
import { evidenceFileOf, intakeTrace, nameOf } from '#api/modules/intake/evidence/service';
import * as repository from './repository';

/** Locks an intake until the transaction ends. Refuses one that was changed after the caller read it. */
export async function holdIntake(
  ctx: Ctx,
  { params, unmodifiedSince }: ById,
): Promise<repository.ShownIntake> {
  const shown = found(await repository.lockIntake(ctx.db, ctx.session.companyId, params.id));
  const { id, updatedOn } = shown.row;
  await assertUnmodified(
    updatedOn,
    unmodifiedSince,
    () => toWire(ctx, shown),
    () => lastChangeOf(ctx, 'intakes', id, updatedOn),
  );
  return shown;
}

/** An intake of the company as it is now. */
export async function showIntake(ctx: Ctx, id: number): Promise<Intake> {
  return toWire(ctx, found(await repository.findIntake(ctx.db, ctx.session.companyId, id)));
}

export async function toWire(ctx: Ctx, shown: repository.ShownIntake): Promise<Intake> {
  const { row, entriesLeft } = shown;
  return {
    intakeId: row.id,
    file: await evidenceFileOf(ctx, row.evidenceFileId),
    state: row.state,
    choices: row.choices,
    entryCount: entriesLeft,
    leftOutCount: row.leftOutCount,
    replacedCount: row.replacedCount,
    createdByName: nameOf(shown),
    createdOn: row.createdOn.toISOString(),
    recordedOn: row.recordedOn?.toISOString() ?? null,
    updatedOn: row.updatedOn.toISOString(),
  };
}

/** As the history tells it, after a change if there is one. */
export function traceOf(
  { row, fileName }: repository.ShownIntake,
  change: Partial<repository.IntakeRow> = {},
): ReturnType<typeof intakeTrace> {
  return intakeTrace({ ...row, ...change }, fileName);
}
