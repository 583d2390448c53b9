import {
  type GeneralInformation,
  verificationLetterLimits,
} from '#api/contract/reports/general-informations';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { mediaTypes } from '#api/kernel/files/file-types';
import { type FilePurpose, receiveFile } from '#api/kernel/files/receive-files';
import { found } from '#api/kernel/problem-error';
import type { FileAnswer } from '#api/kernel/route';
import { transaction } from '#api/kernel/transaction';
import {
  markVerificationEntered,
  removeLetter,
  requireEditable,
  requireReadable,
} from '#api/modules/reports/headers/service';
import * as repository from './repository';
import { asksForIt, readGeneralInformation } from './service';

type Call<Input> = { ctx: Ctx; input: Input };
type OfHeader = { params: { headerId: number } };

const { types, maxFileBytes, maxPictureSidePx } = verificationLetterLimits;
const purpose: FilePurpose = { field: 'file', types, maxFileBytes, maxPictureSidePx };

/** Separate from the form, which is saved by itself with its own stamp. */
export async function uploadVerificationLetter({
  ctx,
  input: { params, body },
}: Call<OfHeader & { body: { file: File } }>): Promise<GeneralInformation> {
  asksForIt(await requireReadable(ctx, params.headerId));
  // Before the transaction, which must wait for nothing but the database.
  const { name, type, bytes } = await receiveFile(body.file, purpose, ctx.locale);
  return transaction(ctx, async (ctx) => {
    const header = await requireEditable(ctx, params.headerId);
    const { companyId, id: headerId } = header.row;
    await removeLetter(ctx, header.row);
    const letter = await repository.insertLetter(ctx.db, {
      companyId,
      headerId,
      name,
      mediaType: mediaTypes[type],
      content: bytes,
      createdBy: ctx.session.userId,
      createdOn: ctx.platform.clock.now(),
    });
    const after = found(letter);
    await audit(ctx, { action: 'create', entity: 'report_verification_letters', entityId: after.id, after });
    await markVerificationEntered(ctx, header);
    return readGeneralInformation({ ctx, input: { params } });
  });
}

export async function downloadVerificationLetter({
  ctx,
  input: { params },
}: Call<OfHeader>): Promise<FileAnswer> {
  const { row } = asksForIt(await requireReadable(ctx, params.headerId));
  return found(await repository.findLetter(ctx.db, row.companyId, row.id));
}

export async function deleteVerificationLetter({ ctx, input: { params } }: Call<OfHeader>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const header = asksForIt(await requireEditable(ctx, params.headerId));
    found((await repository.findLetterFacts(ctx.db, header.row.companyId, header.row.id)) ?? undefined);
    await removeLetter(ctx, header.row);
    await markVerificationEntered(ctx, header);
  });
}
