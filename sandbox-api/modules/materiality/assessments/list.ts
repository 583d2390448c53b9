import type { AssessmentRow, ChosenOptions } from '#api/contract/materiality/assessments';
import { scoreIro } from '#api/domain/materiality/items';
import type { Call } from '#api/kernel/crud-verbs';
import { type IroRow, iroKindName } from '#api/modules/materiality/iros/service';
import { proposesHumanRights } from '#api/modules/materiality/levels/service';
import { loadOpinions, type OpinionsOnItem } from '#api/modules/materiality/opinions/service';
import { iroOf } from './chosen-input';
import { impactForm, opportunityForm, riskForm } from './kinds';
import { type LoadedAssessment, loadAssessment } from './load';
import type { ChosenRow } from './repository';

type Locale = Call<unknown>['ctx']['locale'];

/** Every item in the order of the matters, with what was chosen for it; what was withdrawn follows at the end. */
export async function listAssessments({
  ctx,
  input: { params },
}: Call<{ params: { id: number } }>): Promise<AssessmentRow[]> {
  const assessment = await loadAssessment(ctx, params.id);
  if (!assessment) return [];
  const opinions = await loadOpinions(ctx, assessment.report);
  return [...assessment.iros, ...assessment.withdrawn].map((row) => ({
    ...toWire(assessment, row, ctx.locale),
    ...opinionFields(opinions.get(row.id)),
  }));
}

function opinionFields(opinions: OpinionsOnItem | undefined) {
  return {
    opinionCount: opinions?.shown.length ?? 0,
    opinionsDiffer: opinions?.joined.differs ?? false,
  };
}

type OwnFields = Omit<AssessmentRow, keyof ReturnType<typeof opinionFields>>;

function toWire(assessment: LoadedAssessment, row: IroRow, locale: Locale): OwnFields {
  const { edition, choice, topicEntries, entries, chosenByIro } = assessment;
  const entry = entries.find(({ id }) => id === row.topicEntryId);
  const chosen = chosenByIro.get(row.id);
  const isCounted = row.withdrawnReason === null;
  const item = entry && isCounted ? iroOf(edition, { row, entry, chosen }) : null;
  const scored = item && scoreIro(item, choice).scored;
  return {
    dmIroId: row.id,
    dmTopicEntryId: row.topicEntryId,
    subtopicName: topicEntries.find(({ entryId }) => entryId === row.topicEntryId)?.name ?? '',
    type: iroKindName(row.kind, locale),
    typeCode: row.kind,
    description: row.value,
    proposesHumanRights: entry !== undefined && proposesHumanRights(edition, entry),
    isAssessmentCompleted: chosen !== undefined,
    score: scored?.score.toNumber() ?? null,
    disagrees: scored?.disagrees ?? false,
    isTailRisk: scored?.isTailRisk ?? false,
    isReasonMissing: (scored?.needsReason ?? false) && !chosen?.reason,
    chosen: chosen ? chosenToWire(row.kind, chosen) : null,
    withdrawnReason: row.withdrawnReason,
    updatedOn: row.updatedOn.toISOString(),
  };
}

const nothing = {
  dmAssessmentIrremediabilityId: null,
  dmAssessmentType1Id: null,
  dmAssessmentType2Id: null,
  dmAssessmentScopeId: null,
  dmAssessmentImpactScaleId: null,
  dmAssessmentRiskScaleId: null,
  dmAssessmentOpportunityScaleId: null,
  isHumanRights: null,
};
const forms = { impact: impactForm, risk: riskForm, opportunity: opportunityForm };

function chosenToWire(kind: IroRow['kind'], chosen: ChosenRow): ChosenOptions {
  const own = forms[kind].bodyOf(chosen);
  return { ...nothing, ...own, reason: chosen.reason, updatedOn: chosen.updatedOn.toISOString() };
}
