import { type SupplyTypeFile, supplyTypeFileLimits } from '#api/contract/company/supply-type-files';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import type { Call } from '#api/kernel/crud-verbs';
import { digestOfBytes } from '#api/kernel/digest';
import { type FileType, fileExtensions, mediaTypes } from '#api/kernel/files/file-types';
import { type FilePurpose, type ReceivedFile, receiveFiles } from '#api/kernel/files/receive-files';
import { found, notFound } from '#api/kernel/problem-error';
import type { FileAnswer } from '#api/kernel/route';
import { transaction } from '#api/kernel/transaction';
import { requireContract } from '#api/modules/company/supply-types/service';
import * as repository from './repository';

type ById = Call<{ params: { id: number } }>;
type ByFile = Call<{ params: { fileId: number } }>;

const purpose: FilePurpose = { field: 'submittedFile', ...supplyTypeFileLimits };

export async function listSupplyTypeFiles({ ctx, input: { params } }: ById): Promise<SupplyTypeFile[]> {
  await requireContract(ctx, params.id);
  return (await repository.findFiles(ctx.db, ctx.session.companyId, params.id)).map(toWire);
}

/** Adds every file of a request or none; answers the contract's files as they are then. */
export async function uploadSupplyTypeFiles({
  ctx,
  input: { params, body },
}: Call<{ params: { id: number }; body: { submittedFile: File[] } }>): Promise<SupplyTypeFile[]> {
  await requireContract(ctx, params.id);
  // Before the transaction, which must wait for nothing but the database.
  const received = await receiveFiles(body.submittedFile, purpose, ctx.locale);
  const files = await Promise.all(received.map(withDigest));
  return transaction(ctx, async (ctx) => {
    const { companyId, userId } = ctx.session;
    if (!(await repository.lockContract(ctx.db, companyId, params.id))) throw notFound();
    for (const { name, type, bytes, digest } of files) {
      const after = await repository.insertFile(ctx.db, {
        companyId,
        locationSupplyTypeId: params.id,
        name,
        mediaType: mediaTypes[type],
        content: bytes,
        digest,
        createdBy: userId,
        createdOn: ctx.platform.clock.now(),
      });
      await audit(ctx, { action: 'create', entity, entityId: after.id, after });
    }
    return (await repository.findFiles(ctx.db, companyId, params.id)).map(toWire);
  });
}

export async function deleteSupplyTypeFile({ ctx, input: { params } }: ByFile): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const before = found(await repository.deleteFile(ctx.db, ctx.session.companyId, params.fileId));
    await audit(ctx, { action: 'delete', entity, entityId: before.id, before });
  });
}

export async function downloadSupplyTypeFile({ ctx, input: { params } }: ByFile): Promise<FileAnswer> {
  return found(await repository.findFileContent(ctx.db, ctx.session.companyId, params.fileId));
}

export async function listSupplyTypeFileExtensions(): Promise<string[]> {
  return supplyTypeFileLimits.types.flatMap((type: FileType) => [...fileExtensions[type]]);
}

export async function readSupplyTypeFileMaxSize(): Promise<{ maxSize: number }> {
  return { maxSize: supplyTypeFileLimits.maxFileBytes };
}

export async function readSupplyTypeFileBatchMaxSize(): Promise<{ maxSize: number }> {
  return { maxSize: supplyTypeFileLimits.maxBatchBytes };
}

/** Deletes the files of all contracts of a location, whose contracts go next. */
export async function deleteLocationFiles(ctx: Ctx, locationId: number): Promise<void> {
  const { companyId } = ctx.session;
  for (const before of await repository.deleteFilesOfLocation(ctx.db, companyId, locationId))
    await audit(ctx, { action: 'delete', entity, entityId: before.id, before });
}

export async function countLocationFiles(
  { db, session: { companyId } }: Ctx,
  locationId: number,
): Promise<number> {
  return repository.countFilesOfLocation(db, companyId, locationId);
}

const entity = 'location_supply_type_files';

async function withDigest(file: ReceivedFile) {
  return { ...file, digest: await digestOfBytes(file.bytes) };
}

function toWire(file: repository.DescribedFile): SupplyTypeFile {
  return {
    locationSupplyTypeFileId: file.id,
    name: file.name,
    sizeBytes: file.sizeBytes,
    createdByName: [file.firstName, file.lastName].filter(Boolean).join(' ') || file.email,
    createdOn: file.createdOn.toISOString(),
  };
}
