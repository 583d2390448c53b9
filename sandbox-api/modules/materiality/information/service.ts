import type { FieldIssue } from '#api/contract/field-issue';
import type {
  MaterialityInformation,
  MaterialityInformationBody,
} from '#api/contract/materiality/information';
import { currentRules } from '#api/domain/materiality/method';
import type { Ctx } from '#api/kernel/context';
import type { Call } from '#api/kernel/crud-verbs';
import { ProblemError, refuse } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import { newestEdition } from '#api/modules/materiality/editions/service';
import {
  type AssessedReport,
  type AssessmentRow,
  assessmentVerbs,
  type BegunReport,
  changeBegun,
  editReport,
  hasEntries,
  readReport,
  unknownReference,
} from '#api/modules/materiality/headers/service';
import { editionIssues, otherStandardsOf, standardsFor } from './edition-choice';

export { readMaterialityMethod, updateMaterialityMethod } from './method';

type OfReport = { params: { id: number } };
type Guarded = { unmodifiedSince: Date | undefined };
type Body = { body: MaterialityInformationBody };

export async function readMaterialityInformation({
  ctx,
  input: { params },
}: Call<OfReport>): Promise<MaterialityInformation | null> {
  const report = await readReport(ctx, params.id);
  return report.row ? toWire(ctx, report, report.row) : null;
}

/** The method is at first the one that the edition recommends. */
export async function createMaterialityInformation({
  ctx,
  input: { params, body },
}: Call<OfReport & Body>): Promise<MaterialityInformation> {
  return transaction(ctx, async (ctx) => {
    const report = await editReport(ctx, params.id);
    // Another user was first, and their choices must not be lost.
    if (report.row) throw new ProblemError('conflict');
    refuse([...listIssues(report, body), ...editionIssues(report, { chosen: body.edition, isInUse: false })]);
    const { version, edition } = await newestEdition(ctx, standardsFor(report, body.edition));
    const { impactThreshold, financialThreshold, severityForm, likelihoodWeight } = edition.defaults;
    const columns = {
      editionVersion: version,
      rules: currentRules,
      ...companyOf(body),
      impactThreshold: String(impactThreshold),
      financialThreshold: String(financialThreshold),
      severityForm,
      likelihoodWeight: String(likelihoodWeight),
    };
    return informationVerbs(ctx, { ...report, edition }).insert(ctx, { columns });
  });
}

export async function updateMaterialityInformation({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<OfReport & Guarded & Body>): Promise<MaterialityInformation> {
  return transaction(ctx, async (ctx) => {
    const report = await changeBegun(ctx, params.id);
    return informationVerbs(ctx, report).change(ctx, report, {
      part: 'information',
      unmodifiedSince,
      async plan() {
        const isInUse = await hasEntries(ctx.db, report.of);
        refuse([...listIssues(report, body), ...editionIssues(report, { chosen: body.edition, isInUse })]);
        return { ...companyOf(body), editionVersion: await versionFor(ctx, report, body) };
      },
    });
  });
}

/** The one that the assessment has, unless another one is chosen. */
async function versionFor(
  ctx: Ctx,
  { edition, row }: BegunReport,
  { edition: chosen }: MaterialityInformationBody,
): Promise<string> {
  const isKept = chosen === undefined || chosen === edition.standards;
  return isKept ? row.editionVersion : (await newestEdition(ctx, chosen)).version;
}

export async function explainClimate({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<
  OfReport & Guarded & { body: { climateExplanation: string | null } }
>): Promise<MaterialityInformation> {
  return transaction(ctx, async (ctx) => {
    const report = await changeBegun(ctx, params.id);
    const { climateExplanation } = body;
    return informationVerbs(ctx, report).change(ctx, report, {
      part: 'climateExplanation',
      unmodifiedSince,
      plan: async () => ({ climateExplanation }),
    });
  });
}

function informationVerbs(ctx: Ctx, report: AssessedReport) {
  return assessmentVerbs(report, (row) => toWire(ctx, report, row));
}

function companyOf({ dmSectorId, dmCompanySizeId }: MaterialityInformationBody) {
  return { sectorId: dmSectorId, companySizeId: dmCompanySizeId };
}

function listIssues({ of, edition }: AssessedReport, body: MaterialityInformationBody): FieldIssue[] {
  return [
    ...(body.reportHeaderId === of.headerId ? [] : [unknownReference('reportHeaderId')]),
    ...(edition.sectorById.has(body.dmSectorId) ? [] : [unknownReference('dmSectorId')]),
    ...(edition.sizeById.has(body.dmCompanySizeId) ? [] : [unknownReference('dmCompanySizeId')]),
  ];
}

async function toWire(ctx: Ctx, report: AssessedReport, row: AssessmentRow): Promise<MaterialityInformation> {
  const [standards] = row.editionVersion.split('-') as [MaterialityInformation['edition']];
  const hasChoice = otherStandardsOf(report, standards).length > 0;
  return {
    reportHeaderId: row.headerId,
    dmSectorId: row.sectorId,
    dmCompanySizeId: row.companySizeId,
    readConfirmation: true,
    edition: standards,
    isEditionOpen: hasChoice && !(await hasEntries(ctx.db, report.of)),
    climateExplanation: row.climateExplanation,
    updatedOn: row.updatedOn.toISOString(),
  };
}
