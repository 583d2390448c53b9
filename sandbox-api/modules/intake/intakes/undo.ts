import { type Intake, type IntakeKind, intakeKinds } from '#api/contract/intake/intakes';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import type { ById } from '#api/kernel/crud-verbs';
import { ProblemError } from '#api/kernel/problem-error';
import { nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import type { LockedEntry } from '#api/modules/activity-data/consumptions/batch';
import { lockLocations } from '#api/modules/company/locations/service';
import { findReplaced, type ReplacedEntry, releaseReplaced } from '#api/modules/intake/evidence/service';
import { forgetUse } from '#api/modules/intake/intake-profiles/service';
import { batches } from './examine';
import { holdIntake, showIntake, traceOf } from './hold-intake';
import { assertLicensed } from './kinds';
import * as repository from './repository';

/**
 * Takes back all entries of an intake that still exist, and brings back those that they replaced. Its file is kept,
 * so that it can be taken in again.
 */
export async function undoIntake({ ctx, input }: { ctx: Ctx; input: ById }): Promise<Intake> {
  return transaction(ctx, async (ctx) => {
    const { companyId } = ctx.session;
    const held = await holdIntake(ctx, input);
    const { row: before } = held;
    if (before.state !== 'recorded' || before.recordedOn === null) throw new ProblemError('conflict');
    const replaced = await findReplaced(ctx, before.id);
    // Releases before this one did not keep what was replaced.
    if (replaced.length < before.replacedCount) throw new ProblemError('intake_replaced');
    await lockLocations(ctx.db, companyId);
    const entries = await repository.findEntries(ctx.db, companyId, before.id);
    const kinds = intakeKinds
      .map((kind) => ({ kind, ids: entries.filter((one) => one.kind === kind).map(({ id }) => id) }))
      .filter(({ ids }) => ids.length > 0);
    assertLicensed(ctx, [...kinds.map(({ kind }) => kind), ...replaced.map(({ entryKind }) => entryKind)]);
    await refuseDependants(ctx, { kinds, replaced, recordedOn: before.recordedOn });
    await repository.deleteFileLinks(ctx.db, companyId, before);
    for (const { kind, ids } of kinds) await batches[kind].remove(ctx, ids);
    await restoreReplaced(ctx, before.id, replaced);
    if (before.intakeProfileId !== null) await forgetUse(ctx, before.intakeProfileId);
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

type Undoing = {
  kinds: readonly { kind: IntakeKind; ids: readonly number[] }[];
  replaced: readonly ReplacedEntry[];
  recordedOn: Date;
};

/** An entry that was changed, or that a report finished since or a pin counts, is not deleted with the others. */
async function refuseDependants(ctx: Ctx, { kinds, replaced, recordedOn }: Undoing): Promise<void> {
  const locked: LockedEntry[] = [];
  for (const { kind, ids } of kinds) locked.push(...(await batches[kind].lock(ctx, ids)));
  if (locked.some(({ updatedOn }) => updatedOn.getTime() > recordedOn.getTime()))
    throw new ProblemError('intake_changed');
  const recordedSecond = new Date(Math.floor(recordedOn.getTime() / 1000) * 1000);
  const fixed = await repository.findFixedPeriods(ctx.db, ctx.session.companyId, recordedSecond);
  const isCounted = (entry: Pick<LockedEntry, 'firstDay' | 'lastDay'>) =>
    fixed.some(({ firstDay, lastDay }) => entry.firstDay <= lastDay && entry.lastDay >= firstDay);
  if ([...locked, ...replaced].some(isCounted)) throw new ProblemError('blocked_by_dependants');
}

/** The entries that the recording took the place of are as they were, with their keys, stamps and evidence. */
async function restoreReplaced(
  ctx: Ctx,
  intakeId: number,
  replaced: readonly ReplacedEntry[],
): Promise<void> {
  try {
    for (const kind of intakeKinds)
      await batches[kind].restore(
        ctx,
        replaced
          .filter(({ entryKind }) => entryKind === kind)
          .map(({ entryId: id, locationId, entry: row }) => ({ id, locationId, row })),
      );
  } catch (error) {
    if (error instanceof EmissionProblem) throw new ProblemError('intake_replaced');
    throw error;
  }
  await releaseReplaced(ctx, intakeId, replaced);
}
