import type { Language } from '#api/contract/languages';
import type { PublicContext } from '#api/modules/platform/context';
import { fieldProblem } from '#api/modules/platform/problem-error';
import { findLanguage, findLanguages } from './repository';

export async function listLanguages({ ctx }: { ctx: PublicContext }): Promise<Language[]> {
  return findLanguages(ctx.db);
}

/** A language named in a body: a wrong one is a mistake in that field. */
export async function requireLanguage(ctx: PublicContext, languageId: number): Promise<Language> {
  const language = await findLanguage(ctx.db, languageId);
  if (!language) throw fieldProblem('languageId', 'unknownReference');
  return language;
}
