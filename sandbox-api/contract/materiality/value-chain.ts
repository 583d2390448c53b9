import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam, instant, optionalText, requiredLine } from '#api/contract/fields';
import {
  materialityEditors,
  materialityMembers,
  materialityPath,
  materialityTag,
  ofReport,
} from './information';

export const mostActivities = 200;
export const activityNameChars = 200;
export const activityDescriptionChars = 1000;

export const valueChainType = z
  .object({ dmValueChainTypeId: id, value: z.string(), description: z.string() })
  .meta({ id: 'ValueChainType' });
export type ValueChainType = z.output<typeof valueChainType>;

export const listValueChainTypes = defineEndpoint({
  id: 'listValueChainTypes',
  tag: materialityTag,
  summary: 'Upstream, own operations, downstream',
  method: 'get',
  path: `${materialityPath}/ValueChain/Types`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(valueChainType),
});

export const activity = z
  .object({
    dmActivityId: id,
    name: z.string(),
    description: z.string().nullable(),
    dmValueChainTypeId: id,
    dmValueChainTypeValue: z.string(),
    /** Then it cannot be deleted. */
    hasStakeholders: z.boolean(),
    /** Assessed items come from it: then it cannot be deleted, either. */
    hasItems: z.boolean(),
    updatedOn: instant,
  })
  .meta({ id: 'MaterialityActivity' });
export type MaterialityActivity = z.output<typeof activity>;

export const activityBody = z.object({
  name: requiredLine(activityNameChars),
  dmValueChainTypeId: id,
  description: optionalText(activityDescriptionChars),
});
export type ActivityBody = z.output<typeof activityBody>;

export const listMaterialityActivities = defineEndpoint({
  id: 'listMaterialityActivities',
  tag: materialityTag,
  summary: 'Activities of the value chain: upstream first, then own operations, then downstream',
  method: 'get',
  path: `${materialityPath}/Activities`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(activity),
});

/** Suggested for the sector, never selected automatically. */
export const activitySuggestion = z
  .object({ value: z.string(), dmValueChainTypeId: id })
  .meta({ id: 'ActivitySuggestion' });
export type ActivitySuggestion = z.output<typeof activitySuggestion>;

export const listActivitySuggestions = defineEndpoint({
  id: 'listActivitySuggestions',
  tag: materialityTag,
  summary: 'Names of activities that companies of the sector have; those already listed are left out',
  method: 'get',
  path: `${materialityPath}/Activities/Suggestions`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(activitySuggestion),
});

export const createMaterialityActivity = defineEndpoint({
  id: 'createMaterialityActivity',
  tag: materialityTag,
  summary: 'Add an activity',
  method: 'post',
  path: `${materialityPath}/Activities`,
  access: materialityEditors,
  params: ofReport,
  body: activityBody,
  response: activity,
});

const activityParams = ofReport.extend({ activityId: idParam });

export const updateMaterialityActivity = defineEndpoint({
  id: 'updateMaterialityActivity',
  tag: materialityTag,
  summary: 'Change an activity',
  method: 'put',
  path: `${materialityPath}/Activities/{activityId}`,
  access: materialityEditors,
  isGuarded: true,
  params: activityParams,
  body: activityBody,
  response: activity,
});

export const deleteMaterialityActivity = defineEndpoint({
  id: 'deleteMaterialityActivity',
  tag: materialityTag,
  summary: 'Delete an activity; refused with 409 while stakeholders take part in it',
  method: 'delete',
  path: `${materialityPath}/Activities/{activityId}`,
  access: materialityEditors,
  isGuarded: true,
  params: activityParams,
});
