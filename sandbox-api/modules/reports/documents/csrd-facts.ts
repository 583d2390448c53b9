import { readAnswerImage } from '#api/contract/reports/questionnaires';
import type { CsrdReportFacts } from '#api/domain/reports/csrd/facts';
import { fuelKindOf } from '#api/domain/reports/csrd/fuel-kinds';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { readMaterialityFacts } from '#api/modules/materiality/results/report-facts';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { shownQuestionnaire } from '#api/modules/reports/questionnaires/service';
import { extentOf } from './extent';
import { readGhgFacts } from './facts';
import { readInventoryIssue } from './inventory-issue';
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
    earlier: ghg.earlier,
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

async function energyKinds({ db }: Ctx): Promise<CsrdReportFacts['energy']> {
  const { fuels, renewableContracts } = await findEnergyKinds(db);
  const kinds = new Map(fuels.map(({ id, code, category }) => [id, fuelKindOf(code, category)]));
  const contracts = new Set(renewableContracts.map(({ id }) => id));
  return {
    fuelKind: (itemId) => kinds.get(itemId) ?? 'other',
    isRenewableContract: (supplyTypeId) => contracts.has(supplyTypeId),
  };
}
