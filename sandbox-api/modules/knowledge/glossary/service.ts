import type { GlossaryTerm } from '#api/contract/knowledge/glossary';
import type { Ctx } from '#api/kernel/context';
import { findGlossary } from './repository';

export async function listGlossary({ ctx }: { ctx: Ctx }): Promise<GlossaryTerm[]> {
  const rows = await findGlossary(ctx.db);
  const isPolish = ctx.locale === 'pl';
  return rows.map(({ id, definitionEn, definitionPl, area, ...row }) => ({
    glossaryTermId: id,
    ...row,
    area: area as GlossaryTerm['area'],
    term: isPolish ? row.termPl : row.termEn,
    definition: isPolish ? definitionPl : definitionEn,
  }));
}
