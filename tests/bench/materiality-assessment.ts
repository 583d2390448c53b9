/** A double materiality assessment of the largest supported size, made with the calls of the wizard. */
import {
  type AssessmentInput,
  type AssessmentType,
  type InputCode,
  inputCodes,
} from '#api/contract/materiality/assessments';
import type { MaterialityCompanySize, MaterialitySector } from '#api/contract/materiality/information';
import type { Iro } from '#api/contract/materiality/iros';
import type { CommunicationChannel } from '#api/contract/materiality/stakeholders';
import type {
  MaterialityCategory,
  MaterialitySubtopic,
  MaterialityTopic,
  TopicEntry,
} from '#api/contract/materiality/topics';
import type { MaterialityActivity, ValueChainType } from '#api/contract/materiality/value-chain';
import { ask, type PageOf } from './page-calls';

/** Each with an impact, a risk and an opportunity. */
export const entryCount = 100;
export const csrdReportId = 2;

export type Api = {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
};

export function apiOf(page: PageOf, url: string, token: string): Api {
  return {
    get: (path) => ask(page, url, { path: `api/${path}`, token }),
    post: (path, body) => ask(page, url, { path: `api/${path}`, method: 'POST', body, token }),
  };
}

/** Complete, in a new report of last year; returns the header and the first matter. */
export async function fillAssessment(api: Api): Promise<{ headerId: number; firstEntryId: number }> {
  const { reportHeaderId: headerId } = await api.post<{ reportHeaderId: number }>('Reports/Headers', {
    reportId: csrdReportId,
    startDate: '2025-01-01',
    endDate: '2025-12-31',
    language: 'en',
  });
  const path = `Reports/${headerId}/DoubleMateriality`;
  await begin(api, path, headerId);
  const matters = await mattersOf(api, path);
  const options = await optionsOf(api, path);
  const entryIds: number[] = [];
  for (let number = 0; number < entryCount; number += 1) {
    const matter = matters[number % matters.length];
    const { dmTopicEntryId } = await api.post<TopicEntry>(`${path}/Topics/Entries`, {
      ...matter,
      issue: `Matter ${number + 1} of the bench`,
    });
    entryIds.push(dmTopicEntryId);
    for (const plural of ['Impacts', 'Risks', 'Opportunities'] as const) {
      const dmIroId = await addItem(api, { headerId, entryId: dmTopicEntryId, plural, number });
      await api.post(`${path}/${plural}/Assessments`, { dmIroId, ...judged(options, plural, number) });
    }
  }
  const [firstEntryId] = entryIds;
  if (firstEntryId === undefined) throw new Error('The assessment has no matter.');
  return { headerId, firstEntryId };
}

type Plural = 'Impacts' | 'Risks' | 'Opportunities';
type Item = { headerId: number; entryId: number; plural: Plural; number: number };

/** An item that has not been assessed yet. */
export async function addItem(api: Api, { headerId, entryId, plural, number }: Item): Promise<number> {
  const { dmIroId } = await api.post<Iro>(`Reports/${headerId}/DoubleMateriality/Topics/${plural}`, {
    reportHeaderId: headerId,
    dmTopicEntryId: entryId,
    value: itemName(plural, number),
  });
  return dmIroId;
}

export const itemName = (plural: Plural, number: number) => `Bench ${number + 1}: ${plural.toLowerCase()}`;

/** The company's information, an activity, and a stakeholder; without them no matter can be listed. */
async function begin(api: Api, path: string, headerId: number): Promise<void> {
  const sector = first(await api.get<MaterialitySector[]>('DoubleMateriality/Sectors'));
  const size = first(await api.get<MaterialityCompanySize[]>('DoubleMateriality/Companies/Sizes'));
  const chain = first(await api.get<ValueChainType[]>(`${path}/ValueChain/Types`));
  const channel = first(await api.get<CommunicationChannel[]>('DoubleMateriality/CommunicationChannels'));
  await api.post(`${path}/Information`, {
    reportHeaderId: headerId,
    readConfirmation: true,
    dmSectorId: sector.id,
    dmCompanySizeId: size.id,
  });
  const { dmActivityId } = await api.post<MaterialityActivity>(`${path}/Activities`, {
    name: 'Running shops',
    dmValueChainTypeId: chain.dmValueChainTypeId,
    description: null,
  });
  await api.post(`${path}/Stakeholders`, {
    reportHeaderId: headerId,
    name: 'Customers',
    activities: [dmActivityId],
    impactOnEntity: 3,
    impactOnStakeholders: 2.5,
    commChannels: [channel.dmCommChannelId],
  });
}

/** Every subtopic of the edition, with its parents. */
async function mattersOf(api: Api, path: string) {
  const matters: Pick<TopicEntry, 'dmTopicCategoryId' | 'dmTopicId' | 'dmSubtopicId'>[] = [];
  for (const { dmTopicCategoryId } of await api.get<MaterialityCategory[]>(`${path}/Topics/Categories`)) {
    const categoryPath = `${path}/Topics/Categories/${dmTopicCategoryId}`;
    const { topics } = await api.get<{ topics: MaterialityTopic[] }>(categoryPath);
    for (const { dmTopicId } of topics) {
      const subtopics = await api.get<MaterialitySubtopic[]>(`${path}/Topics/${dmTopicId}/Subtopics`);
      matters.push(...subtopics.map(({ dmSubtopicId }) => ({ dmTopicCategoryId, dmTopicId, dmSubtopicId })));
    }
  }
  return matters;
}

type Options = { level: (code: InputCode, value: number) => number; type: (code: string) => number };

async function optionsOf(api: Api, path: string): Promise<Options> {
  const inputs = new Map<string, number>();
  for (const code of inputCodes) {
    const list = await api.get<AssessmentInput[]>(`${path}/Assessments/Inputs/${code}`);
    for (const { value, dmAssessmentInputId } of list) inputs.set(`${code} ${value}`, dmAssessmentInputId);
  }
  const types = new Map<string, number>();
  for (const number of [1, 2]) {
    const list = await api.get<AssessmentType[]>(`${path}/Assessments/Types/${number}`);
    for (const { code, dmAssessmentTypeId } of list) types.set(code, dmAssessmentTypeId);
  }
  return {
    level: (code, value) => known(inputs.get(`${code} ${value}`)),
    type: (code) => known(types.get(code)),
  };
}

/** Levels that differ from matter to matter, so that all fields of the matrix are filled and every rule is used. */
function judged({ level, type }: Options, plural: Plural, number: number) {
  const of = (step: number) => 1 + ((number * step + Math.floor(number / 5)) % 5);
  // Material, watch or not: each with a reason, because score and conclusion often disagree here.
  const concluded = { dmAssessmentMaterialityId: 1 + (number % 3), reason: 'Chosen for the bench.' };
  const probability = { dmAssessmentProbabilityId: level('probability', of(3)) };
  if (plural === 'Risks')
    return { dmAssessmentRiskScaleId: level('risk-scale', of(1)), ...probability, ...concluded };
  if (plural === 'Opportunities')
    return { dmAssessmentOpportunityScaleId: level('opp-scale', of(2)), ...probability, ...concluded };
  const isPositive = number % 4 === 3;
  return {
    dmAssessmentType1Id: type(isPositive ? 'positive' : 'negative'),
    dmAssessmentType2Id: type(number % 2 ? 'potential' : 'actual'),
    dmAssessmentIrremediabilityId: level('irremediability', isPositive ? 0 : of(2)),
    dmAssessmentScopeId: level('scope', of(4)),
    dmAssessmentImpactScaleId: level('ipct-scale', of(1)),
    ...probability,
    ...concluded,
  };
}

function first<Row>(rows: readonly Row[]): Row {
  return known(rows[0]);
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The edition has not what the assessment is made of.');
  return value;
}
