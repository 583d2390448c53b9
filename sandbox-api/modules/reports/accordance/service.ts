import type { ReportAccordance } from '#api/contract/reports/accordance';
import { missingForAccordance } from '#api/domain/reports/ghg/build';
import type { Ctx } from '#api/kernel/context';
import { readGhgFacts } from '#api/modules/reports/documents/facts';
import { requireReadable } from '#api/modules/reports/headers/service';

type OfHeader = { ctx: Ctx; input: { params: { headerId: number } } };

/** What a greenhouse gas report would print as missing if it were finished now; other reports are not asked. */
export async function readReportAccordance({ ctx, input: { params } }: OfHeader): Promise<ReportAccordance> {
  const header = await requireReadable(ctx, params.headerId);
  if (header.questionnaireType !== 'GHG') return { isAsked: false, missing: [] };
  const facts = await readGhgFacts(ctx, header, { isDraft: true });
  return { isAsked: true, missing: missingForAccordance(facts, ctx.locale) };
}
