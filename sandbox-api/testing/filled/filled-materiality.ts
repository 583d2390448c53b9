import {
  createImpactAssessment,
  createOpportunityAssessment,
  createRiskAssessment,
} from '#api/contract/materiality/assessments';
import { createMaterialityInformation, type TopicEdition } from '#api/contract/materiality/information';
import {
  createTopicImpact,
  createTopicOpportunity,
  createTopicRisk,
  type IroKind,
} from '#api/contract/materiality/iros';
import {
  createMaterialityScreening,
  listMaterialityStandards,
  type TopicalStandard,
} from '#api/contract/materiality/screenings';
import { createMaterialityStakeholder } from '#api/contract/materiality/stakeholders';
import { createTopicEntry } from '#api/contract/materiality/topics';
import { createMaterialityActivity } from '#api/contract/materiality/value-chain';
import type { createTestApi } from '#api/testing/create-test-api';

type TestApi = Pick<Awaited<ReturnType<typeof createTestApi>>, 'call'>;

/** Keys of matters of the edition of 2023 by what a test needs of them. */
export const matters = {
  climate: { dmTopicCategoryId: 1, dmTopicId: 101, dmSubtopicId: 1002 },
  energy: { dmTopicCategoryId: 1, dmTopicId: 101, dmSubtopicId: 1003 },
  water: { dmTopicCategoryId: 1, dmTopicId: 103, dmSubtopicId: 1011 },
  /** Human rights. */
  secureWork: { dmTopicCategoryId: 2, dmTopicId: 106, dmSubtopicId: 1031 },
  corruption: { dmTopicCategoryId: 3, dmTopicId: 110, dmSubtopicId: 1091 },
} as const;

type MatterPlace = { dmTopicCategoryId: number; dmTopicId: number };

/** Nothing said of when, where and whom. */
const nowhere = {
  horizon: null as 'short' | 'medium' | 'long' | null,
  activityIds: [] as number[],
  stakeholderIds: [] as number[],
};

/** An actual negative impact of the middle: it scores 3, which reaches the threshold. */
export const middlingImpact = {
  dmAssessmentIrremediabilityId: 13,
  dmAssessmentType1Id: 1,
  dmAssessmentType2Id: 3,
  dmAssessmentScopeId: 23,
  dmAssessmentImpactScaleId: 43,
  dmAssessmentProbabilityId: null as number | null,
  dmAssessmentMaterialityId: 1,
  reason: null as string | null,
  isHumanRights: null as boolean | null,
  ...nowhere,
};

/** It scores 3.2. */
export const likelyRisk = {
  dmAssessmentRiskScaleId: 54,
  dmAssessmentProbabilityId: 34,
  dmAssessmentMaterialityId: 1,
  reason: null as string | null,
  ...nowhere,
};

/** It scores 1.8. */
export const possibleOpportunity = {
  dmAssessmentOpportunityScaleId: 63,
  dmAssessmentProbabilityId: 33,
  dmAssessmentMaterialityId: 3,
  reason: null as string | null,
  ...nowhere,
};

const creates = { impact: createTopicImpact, risk: createTopicRisk, opportunity: createTopicOpportunity };

/**
 * The actions of a test in the assessment of one report, as a user would do them; each call returns the API's
 * response.
 */
export function materialityOf(api: TestApi, headerId: number, token: string) {
  const params = { id: headerId };
  const call = { token, params };
  return {
    begin: (over: { edition?: TopicEdition; dmSectorId?: number; dmCompanySizeId?: number } = {}) =>
      api.call(createMaterialityInformation, {
        ...call,
        body: {
          reportHeaderId: headerId,
          dmSectorId: 3,
          dmCompanySizeId: 4,
          readConfirmation: true,
          ...over,
        },
      }),
    addActivity: (over: { name?: string; dmValueChainTypeId?: number; description?: string | null } = {}) =>
      api.call(createMaterialityActivity, {
        ...call,
        body: { name: 'Milling of grain', dmValueChainTypeId: 2, description: null, ...over },
      }),
    addStakeholder: (activities: number[], over: { name?: string; impactOnEntity?: number } = {}) =>
      api.call(createMaterialityStakeholder, {
        ...call,
        body: {
          reportHeaderId: headerId,
          name: 'Farmers',
          activities,
          impactOnEntity: 3.5,
          impactOnStakeholders: 4.2,
          commChannels: [1, 2],
          ...over,
        },
      }),
    screen: (standard: TopicalStandard, isRelevant = false, reason: string | null = noClimate) =>
      api.call(createMaterialityScreening, { ...call, body: { standard, isRelevant, reason } }),
    standards: async () => (await api.call(listMaterialityStandards, call)).body,
    addEntry: (matter: (typeof matters)[keyof typeof matters] = matters.climate, issue = 'Gas burners') =>
      api.call(createTopicEntry, { ...call, body: { ...matter, ownName: null, issue } }),
    /** One of the company's own, below the topic of another matter. */
    addOwnEntry: (ownName: string, { dmTopicCategoryId, dmTopicId }: MatterPlace = matters.water) =>
      api.call(createTopicEntry, {
        ...call,
        body: { dmTopicCategoryId, dmTopicId, dmSubtopicId: null, ownName, issue: 'Brine from the cellar' },
      }),
    addIro: (kind: IroKind, dmTopicEntryId: number, value = `An ${kind}`) =>
      api.call(creates[kind], { ...call, body: { value, reportHeaderId: headerId, dmTopicEntryId } }),
    assessImpact: (dmIroId: number, over: Partial<typeof middlingImpact> = {}) =>
      api.call(createImpactAssessment, { ...call, body: { ...middlingImpact, dmIroId, ...over } }),
    assessRisk: (dmIroId: number, over: Partial<typeof likelyRisk> = {}) =>
      api.call(createRiskAssessment, { ...call, body: { ...likelyRisk, dmIroId, ...over } }),
    assessOpportunity: (dmIroId: number, over: Partial<typeof possibleOpportunity> = {}) =>
      api.call(createOpportunityAssessment, { ...call, body: { ...possibleOpportunity, dmIroId, ...over } }),
  };
}

export type MaterialityOf = ReturnType<typeof materialityOf>;

/** An assessment with something in each of its parts: two matters, with an impact, a risk and an opportunity. */
export async function fillMateriality(materiality: MaterialityOf) {
  await materiality.begin();
  const activity = (await materiality.addActivity()).body;
  const stakeholder = (await materiality.addStakeholder([activity.dmActivityId])).body;
  const climate = (await materiality.addEntry(matters.climate)).body;
  const corruption = (await materiality.addEntry(matters.corruption, 'Buyers of grain')).body;
  const impact = (await materiality.addIro('impact', climate.dmTopicEntryId)).body;
  const risk = (await materiality.addIro('risk', climate.dmTopicEntryId)).body;
  const opportunity = (await materiality.addIro('opportunity', corruption.dmTopicEntryId)).body;
  await materiality.assessImpact(impact.dmIroId);
  await materiality.assessRisk(risk.dmIroId);
  await materiality.assessOpportunity(opportunity.dmIroId);
  return { activity, stakeholder, climate, corruption, impact, risk, opportunity };
}

/** Detailed enough for climate change, too. */
export const noClimate =
  'Nothing of it here: no fuel is burned, heat and power come from a supplier of renewable energy, and nothing that could change that is planned.';

/** Screens out every standard without an assessed matter, so that the report can be finished. */
export async function screenOutOthers({ standards, screen }: Pick<MaterialityOf, 'standards' | 'screen'>) {
  for (const { standard, state } of await standards()) if (state === 'notScreened') await screen(standard);
}
