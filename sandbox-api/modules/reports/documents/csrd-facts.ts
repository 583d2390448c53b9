import { readAnswerImage } from '#api/contract/reports/questionnaires';
import { yearOf } from '#api/domain/calendar/calendar';
import type { CsrdReportFacts } from '#api/domain/reports/csrd/facts';
import { fuelKindOf } from '#api/domain/reports/csrd/fuel-kinds';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { readMaterialityFacts } from '#api/modules/materiality/results/report-facts';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { shownQuestionnaire } from '#api/modules/reports/questionnaires/service';
import { extentOf, type ReportExtent } from './extent';
import { readGhgFacts } from './facts';
import { readInventoryIssue } from './inventory-issue';
import { sumsOfYear } from './ledger-facts';
import { findEnergyKinds } from './repository-reference';

/** Everything that the sustainability report of a header is made of, in the language of the report. */
export async function readCsrdFacts(
  ctx: Ctx,
  header: StoredHeader,
  { isDraft }: { isDraft: boolean },
): Promise<CsrdReportFacts> {
  const ghg = await readGhgFacts(ctx, header, { isDraft });
  const extent = await extentOf(ctx, header);
  const { sections, shown, answers, standards } = await shownQuestionnaire(ctx, header.row.id);
  return {
    ghg,
    sections,
    shown,
    earlier: await earlierSums(ctx, extent, ghg),
    inventory: await readInventoryIssue(ctx, header, extent),
    energy: await energyKinds(ctx),
    answers: answers.map(({ question, answer: { row, image } }) => ({
      question,
      values: row.values,
      image: image && { src: addressOf(row), widthPx: image.widthPx, heightPx: image.heightPx },
    })),
    standards: found(standards ?? undefined),
    materiality: await readMaterialityFacts(ctx, header),
  };
}

function addressOf({ headerId, id }: { headerId: number; id: number }): string {
  return readAnswerImage.path.replace('{headerId}', String(headerId)).replace('{answerId}', String(id));
}

/**
 * Of the year before, and of the base year where it is another one before the period; of those that the greenhouse gas
 * report compares, too.
 */
async function earlierSums(
  ctx: Ctx,
  extent: ReportExtent,
  { header, reporting: { baseYear }, years }: CsrdReportFacts['ghg'],
): Promise<CsrdReportFacts['earlier']> {
  const baseBack = baseYear === null ? 1 : yearOf(header.periodStart) - baseYear;
  const earlier = new Map<number, CsrdReportFacts['ghg']['sums']>();
  const compared = new Set(years.map(({ yearsBack }) => yearsBack));
  for (const yearsBack of new Set([1, Math.max(1, baseBack)]))
    if (compared.has(yearsBack)) earlier.set(yearsBack, await sumsOfYear(ctx, extent, yearsBack));
  return earlier;
}

async function energyKinds({ db }: Ctx): Promise<CsrdReportFacts['energy']> {
  const { fuels, renewableContracts } = await findEnergyKinds(db);
  const kinds = new Map(fuels.map(({ id, code, category }) => [id, fuelKindOf(code, category)]));
  const contracts = new Set(renewableContracts.map(({ id }) => id));
  return {
    fuelKind: (itemId) => kinds.get(itemId) ?? 'other',
    isRenewableContract: (supplyTypeId) => contracts.has(supplyTypeId),
  };
}
