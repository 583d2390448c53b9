import { matterOf } from '#api/domain/materiality/matters';
import { basisText, workingText } from '#api/domain/materiality/working/working-text';
import { periodOf } from '#api/domain/reports/kit/period';
import { type Ctx, today } from '#api/kernel/context';
import { safeFileName } from '#api/kernel/files/file-name';
import { mediaTypes } from '#api/kernel/files/file-types';
import { found } from '#api/kernel/problem-error';
import type { FileAnswer } from '#api/kernel/route';
import { readCompany } from '#api/modules/company/companies/service';
import { loadAssessment } from '#api/modules/materiality/assessments/service';
import { iroKindName } from '#api/modules/materiality/iros/service';
import { loadOpinions } from '#api/modules/materiality/opinions/service';
import { loadStakeholders } from '#api/modules/materiality/stakeholders/service';
import { loadActivityRows } from '#api/modules/materiality/value-chain/service';
import { requireReadable } from '#api/modules/reports/headers/service';
import { workbookWriting } from '#api/modules/reports/workbook/service';
import { noPlace, type Place, placesOf } from './places';
import { readMaterialityFacts } from './report-facts';
import { type RolledUp, rolledUp } from './rolled-up';
import { topicResults } from './topic-results';
import type { WorkbookItem } from './workbook-items';
import { type MaterialityWorkbookFacts, materialitySheets, type TrailLine } from './workbook-sheets';
import { materialityWorkbookWords } from './workbook-words';

type OfReport = { ctx: Ctx; input: { params: { id: number } } };

/** The whole assessment as a workbook, in the language of the report as what people wrote in it. */
export async function downloadMaterialityWorkbook({ ctx, input }: OfReport): Promise<FileAnswer> {
  const header = await requireReadable(ctx, input.params.id);
  const facts = found((await readMaterialityFacts(ctx, header)) ?? undefined);
  const { language, name } = header.row;
  const of = rolledUp(found(await loadAssessment(ctx, header.row.id)), language);
  const { report } = of.assessment;
  const activities = await loadActivityRows(ctx, report);
  const stakeholders = (await loadStakeholders(ctx, report)).map(({ row }) => row);
  const opinions = await loadOpinions(ctx, report);
  const company = (await readCompany({ ctx })).name;
  const sheets = materialitySheets({
    language,
    report: name,
    company,
    period: periodOf(header.row.periodStart, header.row.periodEnd, language).label,
    facts,
    topics: topicResults(of),
    items: itemsOf(of, placesOf(of, { activities, stakeholders })),
    opinions: of.assessment.iros.flatMap(({ id }) => opinions.get(id) ?? []),
    withdrawn: withdrawnOf(of),
    trail: trailOf(of),
  });
  const { file } = materialityWorkbookWords[language];
  return {
    name: safeFileName(`${company} ${file} ${name ?? ''} ${today(ctx.platform.clock)}.xlsx`),
    mediaType: mediaTypes.xlsx,
    content: await ctx.platform.runHeavyWork(workbookWriting, sheets),
  };
}

function itemsOf(
  { assessment, results, language }: RolledUp,
  places: ReadonlyMap<number, Place>,
): WorkbookItem[] {
  const { edition, entries, iros, chosenByIro } = assessment;
  const itemOf = new Map(results.items.map((item) => [item.iro.iroId, item]));
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  return iros.flatMap(({ id, kind, value, topicEntryId }) => {
    const item = itemOf.get(id);
    if (!item) return [];
    const entry = entryOf.get(topicEntryId);
    const matter = entry && matterOf(edition, entry);
    const chosen = chosenByIro.get(id);
    const conclusion = edition.materialityById.get(chosen?.materialityId ?? 0);
    return [
      {
        standard: matter?.standard ?? '',
        subtopic: matter?.name[language] ?? '',
        issue: entry?.issue ?? '',
        type: iroKindName(kind, language),
        description: value,
        place: places.get(id) ?? noPlace,
        conclusion: conclusion?.displayString[language] ?? null,
        reason: chosen?.reason ?? null,
        item,
      },
    ];
  });
}

function withdrawnOf({ assessment, language }: RolledUp): MaterialityWorkbookFacts['withdrawn'] {
  const { edition, entries, withdrawn } = assessment;
  return withdrawn.map(({ topicEntryId, value, withdrawnReason }) => {
    const entry = entries.find(({ id }) => id === topicEntryId);
    const matter = entry && matterOf(edition, entry)?.name[language];
    return { matter: matter ?? '', item: value, reason: withdrawnReason ?? '' };
  });
}

function trailOf({ assessment, results, language }: RolledUp): TrailLine[] {
  const textOf = new Map(assessment.iros.map(({ id, value }) => [id, value]));
  return results.items.flatMap(({ iro, scored }) =>
    (scored?.working ?? []).map((step) => ({
      item: textOf.get(iro.iroId) ?? '',
      basis: basisText(step, language),
      text: workingText(step, language),
    })),
  );
}
