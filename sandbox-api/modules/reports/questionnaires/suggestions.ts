import { monthOf, yearOf } from '#api/domain/calendar/calendar';
import { canonicalValues } from '#api/domain/reports/questionnaire/answer';
import type { PrefillHint, Question } from '#api/domain/reports/questionnaire/edition';
import { type PrefillFacts, type Suggestion, suggestionOf } from '#api/domain/reports/questionnaire/prefill';
import type { Ctx } from '#api/kernel/context';
import { keyFigureFacts } from '#api/modules/company/key-figures/service';
import { licensedScopes } from '#api/modules/emissions/sums/selection';
import { readMaterialityFacts } from '#api/modules/materiality/results/report-facts';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import * as repository from './repository-facts';

type Period = Pick<StoredHeader['row'], 'periodStart' | 'periodEnd'>;
export type Suggest = (question: Question) => Suggestion | null;

/** What the company's data says to these questions, of the months of the report. Nothing is read where none is asked. */
export async function suggestionsFor(
  ctx: Ctx,
  header: StoredHeader,
  questions: readonly Question[],
): Promise<Suggest> {
  const hints = questions.flatMap(({ prefill }) => (prefill ? [prefill] : []));
  if (hints.length === 0) return () => null;
  const facts = await factsOf(ctx, header, hints);
  return (question) => {
    const suggested = question.prefill ? suggestionOf(question.prefill, facts) : null;
    return suggested && { ...suggested, values: canonicalValues(question, suggested.values) };
  };
}

async function factsOf(ctx: Ctx, header: StoredHeader, hints: readonly PrefillHint[]): Promise<PrefillFacts> {
  const { periodStart, periodEnd } = header.row;
  const { db, session } = ctx;
  const { companyId } = session;
  const months = { first: monthOf(periodStart), last: monthOf(periodEnd) };
  const asks = (of: string) => hints.some((hint) => hint.startsWith(of));
  const year = calendarYear({ periodStart, periodEnd });
  return {
    period: { start: periodStart, end: periodEnd },
    scopes: licensedScopes(ctx),
    rows: asks('ghg.') || asks('energy.') ? await repository.findLedgerRows(db, companyId, months) : [],
    hasFuelByDistance: asks('energy.') && (await repository.hasFuelByDistance(db, companyId, months)),
    revenue: asks('keyFigures.') && year !== null ? await ofYear(ctx, year) : null,
    baseYear: asks('company.') ? await repository.findBaseYear(db, companyId) : null,
    materiality: asks('dma.') ? await materialityOf(ctx, header) : null,
  };
}

async function ofYear(ctx: Ctx, wanted: number): Promise<PrefillFacts['revenue']> {
  return (await keyFigureFacts(ctx)).find(({ year }) => year === wanted) ?? null;
}

/** Nothing as long as the assessment is open: what is not assessed yet could be material. */
async function materialityOf(ctx: Ctx, header: StoredHeader): Promise<PrefillFacts['materiality']> {
  const facts = await readMaterialityFacts(ctx, header);
  if (!facts?.isComplete) return null;
  const material = facts.standards.filter(({ state }) => state === 'material');
  return { ...facts.method, materialStandards: material.map(({ standard }) => standard) };
}

/** Key figures are of a calendar year: they say nothing of another period. */
function calendarYear({ periodStart, periodEnd }: Period): number | null {
  const year = yearOf(periodStart);
  return periodStart === `${year}-01-01` && periodEnd === `${year}-12-31` ? year : null;
}
