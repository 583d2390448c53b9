import type { EvidencedKind } from '#api/contract/intake/evidence';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import * as repository from './repository';
import { deleteReplaced } from './repository-replaced';
import { fileTrace, intakeTrace } from './traces';

/**
 * Deletes the evidence of entries that are deleted, in the caller's transaction. A file lives as long as its
 * entries: it goes with its last link, unless an open intake needs it.
 */
export async function deleteEvidenceOf(ctx: Ctx, kind: EvidencedKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const fileIds = await repository.deleteLinksOf(ctx.db, ctx.session.companyId, { kind, ids });
  await deleteUnusedFiles(ctx, fileIds);
}

/** Forgets the entries of a location that were replaced, because its data is deleted. */
export async function deleteReplacedAt(ctx: Ctx, locationId: number): Promise<void> {
  await deleteUnusedFiles(ctx, await deleteReplaced(ctx.db, ctx.session.companyId, { locationId }));
}

/** Deletes those of the files that nothing needs, with the intakes that are about them. */
export async function deleteUnusedFiles(ctx: Ctx, fileIds: readonly number[]): Promise<number> {
  if (fileIds.length === 0) return 0;
  const { companyId } = ctx.session;
  await repository.lockFiles(ctx.db, companyId, fileIds);
  const unused = await repository.findUnused(ctx.db, companyId, fileIds);
  if (unused.length === 0) return 0;
  const intakeIds = await repository.findIntakesOf(ctx.db, companyId, unused);
  const released = await deleteReplaced(ctx.db, companyId, { intakeIds });
  const { intakes, files } = await repository.deleteFiles(ctx.db, companyId, unused);
  const names = new Map(files.map(({ id, name }) => [id, name]));
  for (const row of intakes) {
    const before = intakeTrace(row, names.get(row.evidenceFileId) ?? '');
    await audit(ctx, { action: 'delete', entity: 'intakes', entityId: row.id, before });
  }
  for (const row of files) {
    const before = fileTrace(row);
    await audit(ctx, { action: 'delete', entity: 'evidence_files', entityId: row.id, before });
  }
  return files.length + (await deleteUnusedFiles(ctx, released));
}
