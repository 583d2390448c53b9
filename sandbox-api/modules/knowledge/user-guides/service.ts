import type { GuideSection, UserGuide } from '#api/contract/knowledge/user-guides';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import type { FileAnswer } from '#api/kernel/route';
import { contentsFile, guideOfFile, guidesIn } from './guides';

export { contentsFile, guidesIn };

export async function listUserGuides({ ctx }: { ctx: Ctx }): Promise<UserGuide[]> {
  return guidesIn(ctx.locale);
}

export async function readEsrsGuide({ ctx }: { ctx: Ctx }): Promise<UserGuide> {
  return found(guidesIn(ctx.locale).find(({ code }) => code === 'esrs-overview'));
}

export async function readMaterialityGuide({ ctx }: { ctx: Ctx }): Promise<UserGuide> {
  return found(guidesIn(ctx.locale).find(({ code }) => code === 'double-materiality'));
}

export async function readGuideContents({ ctx }: { ctx: Ctx }): Promise<GuideSection[]> {
  return JSON.parse(new TextDecoder().decode(await ctx.platform.readGuide(contentsFile(ctx.locale))));
}

/** Only names of the list reach the host's files. */
export async function downloadUserGuide({
  ctx,
  input: { params },
}: {
  ctx: Ctx;
  input: { params: { fileName: string } };
}): Promise<FileAnswer> {
  const { path } = found(guideOfFile(params.fileName));
  const content = await ctx.platform.readGuide(path);
  return { name: path, mediaType: 'application/pdf', content };
}
