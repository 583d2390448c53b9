import type { IntakeKind } from '#api/contract/intake/intakes';
import type { Ctx } from '#api/kernel/context';
import { deleteUnusedFiles } from './entry-links';
import * as repository from './repository-replaced';

export type { ReplacedEntry } from './repository-replaced';

/** Keeps entries that a recording is about to delete, with their evidence and its files. */
export async function keepReplaced(
  { db, session }: Ctx,
  kept: { intakeId: number; kind: IntakeKind; entries: readonly repository.EntryToKeep[] },
): Promise<void> {
  await repository.insertReplaced(db, session.companyId, kept);
}

export async function findReplaced({ db, session }: Ctx, intakeId: number) {
  return repository.findReplaced(db, session.companyId, intakeId);
}

/** Gives entries that the caller has written back their evidence again. They are kept no longer. */
export async function releaseReplaced(
  ctx: Ctx,
  intakeId: number,
  entries: readonly repository.ReplacedEntry[],
): Promise<void> {
  const { companyId } = ctx.session;
  await repository.restoreLinks(ctx.db, companyId, entries);
  await deleteUnusedFiles(ctx, await repository.deleteReplaced(ctx.db, companyId, { intakeIds: [intakeId] }));
}
