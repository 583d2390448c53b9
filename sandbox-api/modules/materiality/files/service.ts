import { type MaterialityFile, materialityFileLimits } from '#api/contract/materiality/files';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import type { Call } from '#api/kernel/crud-verbs';
import { digestOfBytes } from '#api/kernel/digest';
import { type FileType, fileExtensions, mediaTypes } from '#api/kernel/files/file-types';
import { type FilePurpose, receiveFile } from '#api/kernel/files/receive-files';
import { found } from '#api/kernel/problem-error';
import type { FileAnswer } from '#api/kernel/route';
import { transaction } from '#api/kernel/transaction';
import {
  type AssessedReport,
  addToBegun,
  changeBegun,
  followChange,
  readReport,
  refuseTooMany,
} from '#api/modules/materiality/headers/service';
import * as repository from './repository';

export { readMaterialityFileDescription, updateMaterialityFileDescription } from './description';

type OfReport = { params: { id: number } };
type OfFile = { params: { id: number; fileId: number } };

const { types, maxFileBytes, maxPictureSidePx, maxFiles } = materialityFileLimits;
const purpose: FilePurpose = { field: 'submittedFile', types, maxFileBytes, maxPictureSidePx };
const entity = 'materiality_files';

export async function listMaterialityFiles({
  ctx,
  input: { params },
}: Call<OfReport>): Promise<MaterialityFile[]> {
  const { of } = await readReport(ctx, params.id);
  return (await repository.findFiles(ctx.db, of)).map(toWire);
}

/** Names of the documents, oldest first. */
export async function loadFileNames(
  { db }: Pick<Ctx, 'db'>,
  { of }: Pick<AssessedReport, 'of'>,
): Promise<string[]> {
  return (await repository.findFiles(db, of)).map(({ name }) => name).toReversed();
}

export async function uploadMaterialityFile({
  ctx,
  input: { params, body },
}: Call<OfReport & { body: { submittedFile: File } }>): Promise<MaterialityFile> {
  await readReport(ctx, params.id);
  // Before the transaction, which must wait for nothing but the database.
  const { name, type, bytes } = await receiveFile(body.submittedFile, purpose, ctx.locale);
  const digest = await digestOfBytes(bytes);
  return transaction(ctx, async (ctx) => {
    const report = await addToBegun(ctx, params.id);
    refuseTooMany(purpose.field, { count: await repository.countFiles(ctx.db, report.of), most: maxFiles });
    const file = await repository.insertFile(ctx.db, {
      ...report.of,
      name,
      mediaType: mediaTypes[type],
      content: bytes,
      digest,
      createdBy: ctx.session.userId,
      createdOn: ctx.platform.clock.now(),
    });
    const after = traceOf(report, file);
    await audit(ctx, { action: 'create', entity, entityId: file.id, after });
    await followChange(ctx, report, { before: null, after });
    return toWire(found((await repository.findFiles(ctx.db, report.of, file.id))[0]));
  });
}

export async function deleteMaterialityFile({ ctx, input: { params } }: Call<OfFile>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const report = await changeBegun(ctx, params.id);
    const file = found(await repository.deleteFile(ctx.db, report.of, params.fileId));
    const before = traceOf(report, file);
    await audit(ctx, { action: 'delete', entity, entityId: file.id, before });
    await followChange(ctx, report, { before, after: null });
  });
}

export async function downloadMaterialityFile({ ctx, input: { params } }: Call<OfFile>): Promise<FileAnswer> {
  const { of } = await readReport(ctx, params.id);
  return found(await repository.findFileContent(ctx.db, of, params.fileId));
}

export async function listMaterialityFileExtensions(): Promise<string[]> {
  return types.flatMap((type: FileType) => [...fileExtensions[type]]);
}

export async function readMaterialityFileMaxSize(): Promise<{ maxSize: number }> {
  return { maxSize: maxFileBytes };
}

export async function readMaterialityFileMaxCount(): Promise<{ maxFiles: number }> {
  return { maxFiles };
}

function traceOf({ header }: AssessedReport, file: repository.DescribedFile) {
  return { ...file, report: header.row.name };
}

function toWire(file: repository.ListedFile): MaterialityFile {
  return {
    dmFileId: file.id,
    name: file.name,
    sizeBytes: file.sizeBytes,
    createdByName: [file.firstName, file.lastName].filter(Boolean).join(' ') || file.email,
    createdOn: file.createdOn.toISOString(),
  };
}
