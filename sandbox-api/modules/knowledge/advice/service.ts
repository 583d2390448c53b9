import type { AdviceArticle } from '#api/contract/knowledge/advice';
import type { Ctx } from '#api/kernel/context';
import { languageOf } from '#api/modules/account/languages/service';
import { findAdvice } from './repository';

export async function listAdvice({ ctx }: { ctx: Ctx }): Promise<AdviceArticle[]> {
  const [rows, language] = [await findAdvice(ctx.db), await languageOf(ctx)];
  return rows.map(({ id, code, ...words }) => ({
    adviceId: id,
    code,
    languageId: language.languageId,
    title: ctx.locale === 'pl' ? words.titlePl : words.titleEn,
    body: ctx.locale === 'pl' ? words.bodyPl : words.bodyEn,
  }));
}
