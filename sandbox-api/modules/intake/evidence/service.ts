import {
  type EvidencedKind,
  type EvidenceFile,
  type EvidenceFiles,
  type EvidenceLink,
  type EvidenceLinkBody,
  type EvidenceValue,
  evidenceLimits,
} from '#api/contract/intake/evidence';
import { lockCompany } from '#api/db/lock-company';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import type { Call } from '#api/kernel/crud-verbs';
import { digestOfBytes } from '#api/kernel/digest';
import { inMegabytes, receiveBytes } from '#api/kernel/files/receive-files';
import { found, notFound, ProblemError } from '#api/kernel/problem-error';
import type { FileAnswer } from '#api/kernel/route';
import { transaction } from '#api/kernel/transaction';
import { lockLocationOf } from '#api/modules/company/locations/service';
import { deleteUnusedFiles } from './entry-links';
import { isLeftOut } from './left-out';
import { assertLicensed } from './licensed';
import { judgeContent } from './media-type';
import * as repository from './repository';
import { fileTrace, linkTrace } from './traces';
import { fileWire, linkWire } from './wire';

export { downloadEvidence } from './archive';
export { findReplaced, keepReplaced, type ReplacedEntry, releaseReplaced } from './replaced';
export { intakeTrace } from './traces';
export { leftOutOf, nameOf } from './wire';

type ById = Call<{ params: { id: number } }>;

/** Name of the form's field. */
const field = 'file';

export async function listEvidenceFiles({ ctx }: { ctx: Ctx }): Promise<EvidenceFiles> {
  const files = await repository.findFiles(ctx.db, ctx.session.companyId);
  return {
    files: files.map(fileWire),
    usedBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    maxBytes: evidenceLimits.maxCompanyBytes,
  };
}

/** The file is judged before the transaction, which waits for nothing but the database. */
export async function uploadEvidenceFile({
  ctx,
  input: { body },
}: Call<{ body: { file: File } }>): Promise<EvidenceFile> {
  const received = await receiveEvidence(ctx, body.file);
  return transaction(ctx, async (ctx) => {
    const { companyId, userId } = ctx.session;
    await lockCompany(ctx.db, companyId);
    const known = await repository.findFileByContent(ctx.db, companyId, received.sha256);
    if (known) {
      await repository.restoreContent(ctx.db, companyId, received);
      await audit(ctx, {
        action: 'update',
        entity,
        entityId: known.id,
        before: fileTrace(known),
        after: fileTrace(known),
      });
      return fileWire(known);
    }
    await refuseFull(ctx, received.content.byteLength);
    const after = await repository.insertFile(ctx.db, {
      ...received,
      companyId,
      sizeBytes: received.content.byteLength,
      createdBy: userId,
      createdOn: ctx.platform.clock.now(),
    });
    await audit(ctx, { action: 'create', entity, entityId: after.id, after: fileTrace(after) });
    return fileWire(found(await repository.findFile(ctx.db, companyId, after.id)));
  });
}

export async function readEvidenceContent({ ctx, input: { params } }: ById): Promise<FileAnswer> {
  const file = found(await repository.findContent(ctx.db, ctx.session.companyId, params.id));
  if (isLeftOut(file)) throw new ProblemError('evidence_left_out');
  return file;
}

export async function deleteEvidenceFile({ ctx, input: { params } }: ById): Promise<void> {
  await transaction(ctx, async (ctx) => {
    found(await repository.findFile(ctx.db, ctx.session.companyId, params.id));
    const deleted = await deleteUnusedFiles(ctx, [params.id]);
    if (deleted === 0) throw new ProblemError('blocked_by_dependants');
  });
}

export async function listEvidenceLinks({
  ctx,
  input: { query },
}: Call<{ query: { entryKind: EvidencedKind; entryId: number } }>): Promise<EvidenceLink[]> {
  const { companyId } = ctx.session;
  const { entryKind, entryId } = query;
  assertLicensed(ctx, entryKind);
  if (!(await repository.isEntry(ctx.db, companyId, entryKind, entryId))) throw notFound();
  const links: EvidenceLink[] = [];
  for (const row of await repository.findLinks(ctx.db, companyId, entryKind, entryId))
    links.push(linkWire(row, found(await repository.findFile(ctx.db, companyId, row.link.evidenceFileId))));
  return links;
}

/** A file is attached to an entry once; attaching it again answers the link that is there. */
export async function attachEvidence({
  ctx,
  input: { body },
}: Call<{ body: EvidenceLinkBody }>): Promise<EvidenceLink> {
  return transaction(ctx, async (ctx) => {
    const { companyId, userId } = ctx.session;
    const { entryKind, entryId, evidenceFileId } = body;
    assertLicensed(ctx, entryKind);
    await lockLocationOf(ctx.db, companyId, { table: repository.entryTableNames[entryKind], id: entryId });
    const isEntry = await repository.isEntry(ctx.db, companyId, entryKind, entryId);
    const isFile = (await repository.lockFiles(ctx.db, companyId, [evidenceFileId])).length > 0;
    refuseUnknown({ entryId: isEntry, evidenceFileId: isFile });
    const row = {
      companyId,
      evidenceFileId,
      entryKind,
      entryId,
      intakeId: null,
      values: '[]',
      keptWarnings: '',
      profileVersion: null,
      confirmedBy: userId,
      confirmedOn: ctx.platform.clock.now(),
    };
    const known = await repository.findOwnLink(ctx.db, row);
    const [id = 0] = known === undefined ? await repository.insertLinks(ctx.db, [row]) : [known];
    const shown = found(await repository.findLink(ctx.db, companyId, id));
    const action = known === undefined ? 'create' : 'update';
    const file = found(await repository.findFile(ctx.db, companyId, evidenceFileId));
    const after = linkTrace(shown.link, file.name);
    await audit(ctx, { action, entity: 'evidence_links', entityId: id, after });
    return linkWire(shown, file);
  });
}

/** What an intake has linked belongs to its entry, and goes only with it. */
export async function detachEvidence({ ctx, input: { params } }: ById): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { companyId } = ctx.session;
    const { link } = found(await repository.findLink(ctx.db, companyId, params.id));
    assertLicensed(ctx, link.entryKind);
    if (link.intakeId !== null) throw new ProblemError('blocked_by_dependants');
    const file = found(await repository.findFile(ctx.db, companyId, link.evidenceFileId));
    await repository.deleteLink(ctx.db, companyId, params.id);
    await audit(ctx, {
      action: 'delete',
      entity: 'evidence_links',
      entityId: link.id,
      before: linkTrace(link, file.name),
    });
  });
}

/** The file of an intake, which always exists. */
export async function evidenceFileOf(ctx: Ctx, id: number): Promise<EvidenceFile> {
  return fileWire(found(await repository.findFile(ctx.db, ctx.session.companyId, id)));
}

/** Holds a file of the company until the transaction ends; false if there is none. */
export async function lockEvidenceFile({ db, session }: Ctx, id: number): Promise<boolean> {
  return (await repository.lockFiles(db, session.companyId, [id])).length > 0;
}

type Linked = {
  kind: EvidencedKind;
  entryId: number;
  values: EvidenceValue[];
  keptWarnings: readonly string[];
};

/** Connects the entries of an intake with its file, in the transaction that records them. */
export async function linkEntries(
  ctx: Ctx,
  shared: { evidenceFileId: number; intakeId: number; profileVersion: number | null },
  entries: readonly Linked[],
): Promise<void> {
  const { companyId, userId } = ctx.session;
  const confirmedOn = ctx.platform.clock.now();
  await repository.insertLinks(
    ctx.db,
    entries.map(({ kind, entryId, values, keptWarnings }) => ({
      ...shared,
      companyId,
      entryKind: kind,
      entryId,
      values: JSON.stringify(values),
      keptWarnings: keptWarnings.join(','),
      confirmedBy: userId,
      confirmedOn,
    })),
  );
}

const entity = 'evidence_files';

async function receiveEvidence(ctx: Ctx, file: File) {
  const { maxFileBytes } = evidenceLimits;
  const { name, bytes } = await receiveBytes(file, { field, maxFileBytes }, ctx.locale);
  const content = judgeContent(bytes);
  if ('refused' in content)
    throw new ProblemError('unprocessable_file', {
      issues: [{ path: field, code: content.refused, params: {} }],
    });
  return { name, mediaType: content.mediaType, content: bytes, sha256: await digestOfBytes(bytes) };
}

async function refuseFull(ctx: Ctx, size: number): Promise<void> {
  const used = await repository.findUsedBytes(ctx.db, ctx.session.companyId);
  const max = evidenceLimits.maxCompanyBytes;
  if (used + size <= max) return;
  const params = {
    used: inMegabytes(used, ctx.locale),
    size: inMegabytes(size, ctx.locale),
    max: max / 1_000_000,
  };
  throw new ProblemError('evidence_full', { params });
}

function refuseUnknown(known: Record<string, boolean>): void {
  const issues = Object.entries(known)
    .filter(([, isKnown]) => !isKnown)
    .map(([path]) => ({ path, code: 'unknownReference', params: {} }));
  if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
}
