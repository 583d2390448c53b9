import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam, instant, requiredLine } from '#api/contract/fields';
import {
  highestScore,
  inTenths,
  materialityEditors,
  materialityMembers,
  materialityPath,
  materialityTag,
  ofReport,
} from './information';

export const mostStakeholders = 200;
export const stakeholderNameChars = 200;

export const communicationChannel = z
  .object({ dmCommChannelId: id, name: z.string() })
  .meta({ id: 'CommunicationChannel' });
export type CommunicationChannel = z.output<typeof communicationChannel>;

export const listCommunicationChannels = defineEndpoint({
  id: 'listCommunicationChannels',
  tag: materialityTag,
  summary: 'Ways to engage with stakeholders',
  method: 'get',
  path: '/api/DoubleMateriality/CommunicationChannels',
  access: materialityMembers,
  response: z.array(communicationChannel),
});

export const stakeholder = z
  .object({
    dmStakeholderId: id,
    reportHeaderId: id,
    name: z.string(),
    /** Keys of activities. */
    activities: z.array(id),
    /** 0.1 to 5. */
    impactOnEntity: z.number(),
    impactOnStakeholders: z.number(),
    commChannels: z.array(communicationChannel),
    /** Assessed items touch it: then it cannot be deleted. */
    hasItems: z.boolean(),
    updatedOn: instant,
  })
  .meta({ id: 'MaterialityStakeholder' });
export type MaterialityStakeholder = z.output<typeof stakeholder>;

/**
 * From 0 to 5 in steps of 0.1, but not 0 (specification 002, section 5): the message says "greater than 0",
 * because 0 is refused.
 */
const score = z
  .number()
  .gt(0)
  .lte(highestScore)
  .refine(inTenths, { params: { code: 'oneDecimal' } });

export const stakeholderBody = z.object({
  reportHeaderId: id,
  name: requiredLine(stakeholderNameChars),
  activities: z.array(id).min(1).max(200),
  impactOnEntity: score,
  impactOnStakeholders: score,
  /** Keys of channels. */
  commChannels: z.array(id).min(1).max(100),
});
export type StakeholderBody = z.output<typeof stakeholderBody>;

export const listMaterialityStakeholders = defineEndpoint({
  id: 'listMaterialityStakeholders',
  tag: materialityTag,
  summary: 'Stakeholders of an assessment, by name',
  method: 'get',
  path: `${materialityPath}/Stakeholders`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(stakeholder),
});

export const stakeholderSuggestion = z
  .object({
    value: z.string(),
    /** Affected stakeholders, users of the statement, or both (ESRS 1 par. 22). */
    group: z.enum(['affected', 'users', 'both']),
  })
  .meta({ id: 'StakeholderSuggestion' });
export type StakeholderSuggestion = z.output<typeof stakeholderSuggestion>;

export const listStakeholderSuggestions = defineEndpoint({
  id: 'listStakeholderSuggestions',
  tag: materialityTag,
  summary: 'Names of groups that companies of the sector and size have; those already listed are left out',
  method: 'get',
  path: `${materialityPath}/Stakeholders/Suggestions`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(stakeholderSuggestion),
});

export const stakeholderSummary = stakeholder
  .pick({ dmStakeholderId: true, name: true, impactOnEntity: true, impactOnStakeholders: true })
  .meta({ id: 'MaterialityStakeholderSummary' });
export type StakeholderSummary = z.output<typeof stakeholderSummary>;

export const listStakeholderSummaries = defineEndpoint({
  id: 'listStakeholderSummaries',
  tag: materialityTag,
  summary: 'Both scores of each stakeholder',
  method: 'get',
  path: `${materialityPath}/Stakeholders/Summaries`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(stakeholderSummary),
});

export const createMaterialityStakeholder = defineEndpoint({
  id: 'createMaterialityStakeholder',
  tag: materialityTag,
  summary: 'Add a stakeholder',
  method: 'post',
  path: `${materialityPath}/Stakeholders`,
  access: materialityEditors,
  params: ofReport,
  body: stakeholderBody,
  response: stakeholder,
});

const stakeholderParams = ofReport.extend({ stakeholderId: idParam });

export const updateMaterialityStakeholder = defineEndpoint({
  id: 'updateMaterialityStakeholder',
  tag: materialityTag,
  summary: 'Change a stakeholder',
  method: 'put',
  path: `${materialityPath}/Stakeholders/{stakeholderId}`,
  access: materialityEditors,
  isGuarded: true,
  params: stakeholderParams,
  body: stakeholderBody,
  response: stakeholder,
});

export const deleteMaterialityStakeholder = defineEndpoint({
  id: 'deleteMaterialityStakeholder',
  tag: materialityTag,
  summary: 'Delete a stakeholder; refused with 409 while an assessed item touches it',
  method: 'delete',
  path: `${materialityPath}/Stakeholders/{stakeholderId}`,
  access: materialityEditors,
  isGuarded: true,
  params: stakeholderParams,
});
