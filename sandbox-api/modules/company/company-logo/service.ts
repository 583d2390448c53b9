import { type CompanyLogo, logoLimits } from '#api/contract/company/company-logo';
import { lockCompany } from '#api/db/lock-company';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { cleanPicture, type Picture } from '#api/kernel/files/clean-picture';
import { mediaTypes } from '#api/kernel/files/file-types';
import { receivePicture } from '#api/kernel/files/receive-picture';
import { found } from '#api/kernel/problem-error';
import type { FileAnswer } from '#api/kernel/route';
import { nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import * as repository from './repository';

export async function readLogoInfo({ ctx }: { ctx: Ctx }): Promise<CompanyLogo | null> {
  const row = await repository.findLogo(ctx.db, ctx.session.companyId);
  return row ? toWire(row) : null;
}

export async function readLogo({ ctx }: { ctx: Ctx }): Promise<FileAnswer> {
  const { name, mediaType, content } = found(await repository.findLogo(ctx.db, ctx.session.companyId));
  return { name, mediaType, content };
}

/** The file is judged before the transaction, which waits for nothing but the database. */
export async function replaceLogo({
  ctx,
  input: { body },
}: {
  ctx: Ctx;
  input: { body: { file: File } };
}): Promise<CompanyLogo> {
  const { companyId } = ctx.session;
  const { name, mediaType, picture } = await receivePicture(body.file, logoLimits, ctx.locale);
  return transaction(ctx, async (ctx) => {
    await lockCompany(ctx.db, companyId);
    const before = await repository.findLogo(ctx.db, companyId);
    const updatedOn = nextStamp(ctx.platform.clock, before?.updatedOn);
    const row = { companyId, name, mediaType, content: picture.bytes, updatedOn };
    await repository.writeLogo(ctx.db, row);
    await audit(ctx, {
      action: before ? 'update' : 'create',
      entity: 'company_logos',
      entityId: companyId,
      before: before ? traceOf(before) : null,
      after: traceOf(row),
    });
    return toWire(row);
  });
}

export async function deleteLogo({ ctx }: { ctx: Ctx }): Promise<void> {
  const { companyId } = ctx.session;
  await transaction(ctx, async (ctx) => {
    await lockCompany(ctx.db, companyId);
    const before = traceOf(found(await repository.findLogo(ctx.db, companyId)));
    await repository.deleteLogoRow(ctx.db, companyId);
    await audit(ctx, { action: 'delete', entity: 'company_logos', entityId: companyId, before });
  });
}

type Stored = Omit<repository.LogoRow, 'companyId'>;

/** The audit tells of the picture; it does not keep it. */
function traceOf({ name, mediaType, content }: Stored) {
  return { name, mediaType, bytes: content.byteLength };
}

function toWire({ name, mediaType, content, updatedOn }: Stored): CompanyLogo {
  const { widthPx, heightPx } = sizeOf(mediaType, content);
  return { name, widthPx, heightPx, updatedOn: updatedOn.toISOString() };
}

/** What is stored was cleaned before, so it can be read. */
function sizeOf(mediaType: string, content: Uint8Array): Omit<Picture, 'bytes'> {
  const picture = cleanPicture(mediaType === mediaTypes.png ? 'png' : 'jpg', content);
  if (!picture) throw new Error('The stored logo cannot be read.');
  return picture;
}
