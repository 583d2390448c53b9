import type { Language } from '#api/contract/account/languages';
import type { PublicContext } from '#api/kernel/context';
import { fieldProblem, found } from '#api/kernel/problem-error';
import { findLanguage, findLanguages } from './repository';

export async function listLanguages({ ctx }: { ctx: PublicContext }): Promise<Language[]> {
  return findLanguages(ctx.db);
}

/** The language a caller reads. */
export async function languageOf(ctx: PublicContext): Promise<Language> {
  return found((await findLanguages(ctx.db)).find(({ code }) => code === ctx.locale));
}

/** A language named in a body: a wrong one is a mistake in that field. */
export async function requireLanguage(ctx: PublicContext, languageId: number): Promise<Language> {
  const language = await findLanguage(ctx.db, languageId);
  if (!language) throw fieldProblem('languageId', 'unknownReference');
  return language;
}
