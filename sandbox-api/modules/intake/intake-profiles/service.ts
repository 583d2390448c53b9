import {
  type IntakeProfile,
  intakeProfileLimits,
  type TakenProfile,
} from '#api/contract/intake/intake-profiles';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { found } from '#api/kernel/problem-error';
import { nextStamp } from '#api/kernel/stamps';
import { nameOf } from '#api/modules/intake/evidence/service';
import * as repository from './repository';

type Change = { name: string; content: string; version: number; updatedBy: number };

const entity = 'intake_profiles';

const verbs = crudVerbs<{
  row: repository.ProfileRow;
  shown: repository.ShownProfile;
  fresh: object;
  change: Change;
  plan: object;
  wire: IntakeProfile;
}>({
  entity,
  rowOf: ({ row }) => row,
  lock: repository.lockProfile,
  async insert() {
    throw new Error('A profile is made by a recording.');
  },
  async update(db, key, change) {
    await repository.updateProfile(db, key, change);
    return repository.lockProfile(db, key.companyId, key.id);
  },
  toWire: () => toWire,
});

export async function listIntakeProfiles({ ctx }: { ctx: Ctx }): Promise<IntakeProfile[]> {
  return (await repository.findProfiles(ctx.db, ctx.session.companyId)).map(toWire);
}

export const updateIntakeProfile = verbs.changes({
  plan({ session }, { body }: ById & { body: Omit<TakenProfile, 'fingerprint'> }, { before }) {
    const { name, content } = body;
    const version = content === before.content ? before.version : before.version + 1;
    return { columns: { name, content, version, updatedBy: session.userId } };
  },
});

export const deleteIntakeProfile = verbs.removes({ remove: repository.deleteProfile });

/**
 * Remembers what a recording has learnt, in its transaction. The version advances only with the content. The name is
 * for a new profile: the user may have given it another since.
 */
export async function rememberProfile(
  ctx: Ctx,
  { fingerprint, name, content }: TakenProfile,
): Promise<{ id: number; version: number }> {
  const { companyId, userId } = ctx.session;
  const before = await repository.lockByFingerprint(ctx.db, companyId, fingerprint);
  const columns = { name: before?.name ?? name, content, updatedBy: userId };
  const updatedOn = nextStamp(ctx.platform.clock, before?.updatedOn);
  const after = before
    ? found(
        await repository.updateProfile(ctx.db, before, {
          ...columns,
          updatedOn,
          version: content === before.content ? before.version : before.version + 1,
          useCount: before.useCount + 1,
        }),
      )
    : await repository.insertProfile(ctx.db, {
        ...columns,
        companyId,
        fingerprint,
        updatedOn,
        version: 1,
        useCount: 1,
      });
  const action = before ? 'update' : 'create';
  await audit(ctx, { action, entity, entityId: after.id, before: before ?? null, after });
  if (!before) await forgetOldest(ctx);
  return { id: after.id, version: after.version };
}

/** A recording that is undone counts as a use no longer. What was learnt from it stays, and so does the stamp. */
export async function forgetUse(ctx: Ctx, id: number): Promise<void> {
  const shown = await repository.lockProfile(ctx.db, ctx.session.companyId, id);
  if (!shown) return;
  const { row: before } = shown;
  const useCount = Math.max(0, before.useCount - 1);
  const after = await repository.updateProfile(ctx.db, before, { useCount });
  await audit(ctx, { action: 'update', entity, entityId: id, before, after });
}

/** Beyond the limit, the profile that was not used for longest is forgotten: a recording does not fail for it. */
async function forgetOldest(ctx: Ctx): Promise<void> {
  const { companyId } = ctx.session;
  for (const before of await repository.findOldest(ctx.db, companyId, intakeProfileLimits.maxProfiles)) {
    await repository.deleteProfile(ctx.db, companyId, before.id);
    await audit(ctx, { action: 'delete', entity, entityId: before.id, before });
  }
}

function toWire({ row, ...updater }: repository.ShownProfile): IntakeProfile {
  return {
    intakeProfileId: row.id,
    fingerprint: row.fingerprint,
    name: row.name,
    content: row.content,
    version: row.version,
    useCount: row.useCount,
    updatedByName: nameOf(updater),
    updatedOn: row.updatedOn.toISOString(),
  };
}
