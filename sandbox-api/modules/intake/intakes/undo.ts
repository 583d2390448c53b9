import { type Intake, type IntakeKind, intakeKinds } from '#api/contract/intake/intakes';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import type { ById } from '#api/kernel/crud-verbs';
import { ProblemError } from '#api/kernel/problem-error';
import { nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import type { LockedEntry } from '#api/modules/activity-data/consumptions/batch';
import { lockLocations } from '#api/modules/company/locations/service';
import { batches } from './examine';
import { holdIntake, showIntake, traceOf } from './hold-intake';
import { assertLicensed } from './kinds';
import * as repository from './repository';

/** Takes back all entries of an intake that still exist. Its file is kept, so that it can be taken in again. */
export async function undoIntake({ ctx, input }: { ctx: Ctx; input: ById }): Promise<Intake> {
  return transaction(ctx, async (ctx) => {
    const { companyId } = ctx.session;
    const held = await holdIntake(ctx, input);
    const { row: before } = held;
    if (before.state !== 'recorded' || before.recordedOn === null) throw new ProblemError('conflict');
    if (before.replacedCount > 0) throw new ProblemError('intake_replaced');
    await lockLocations(ctx.db, companyId);
    const entries = await repository.findEntries(ctx.db, companyId, before.id);
    const kinds = intakeKinds
      .map((kind) => ({ kind, ids: entries.filter((one) => one.kind === kind).map(({ id }) => id) }))
      .filter(({ ids }) => ids.length > 0);
    assertLicensed(
      ctx,
      kinds.map(({ kind }) => kind),
    );
    await refuseDependants(ctx, kinds, before.recordedOn);
    await repository.deleteFileLinks(ctx.db, companyId, before);
    for (const { kind, ids } of kinds) await batches[kind].remove(ctx, ids);
    const updatedOn = nextStamp(ctx.platform.clock, before.updatedOn);
    const change = { state: 'undone', updatedOn } as const;
    await repository.updateIntake(ctx.db, companyId, before.id, change);
    await audit(ctx, {
      action: 'undo',
      entity: 'intakes',
      entityId: before.id,
      before: traceOf(held),
      after: traceOf(held, change),
    });
    return showIntake(ctx, before.id);
  });
}

/** An entry that was changed, or that a report finished since or a pin counts, is not deleted with the others. */
async function refuseDependants(
  ctx: Ctx,
  kinds: readonly { kind: IntakeKind; ids: readonly number[] }[],
  recordedOn: Date,
): Promise<void> {
  const locked: LockedEntry[] = [];
  for (const { kind, ids } of kinds) locked.push(...(await batches[kind].lock(ctx, ids)));
  if (locked.some(({ updatedOn }) => updatedOn.getTime() > recordedOn.getTime()))
    throw new ProblemError('intake_changed');
  const recordedSecond = new Date(Math.floor(recordedOn.getTime() / 1000) * 1000);
  const fixed = await repository.findFixedPeriods(ctx.db, ctx.session.companyId, recordedSecond);
  const isCounted = (entry: LockedEntry) =>
    fixed.some(({ firstDay, lastDay }) => entry.firstDay <= lastDay && entry.lastDay >= firstDay);
  if (locked.some(isCounted)) throw new ProblemError('blocked_by_dependants');
}
