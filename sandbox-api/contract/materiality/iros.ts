import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam, instant, optionalText, requiredText } from '#api/contract/fields';
import {
  materialityEditors,
  materialityMembers,
  materialityPath,
  materialityTag,
  ofReport,
} from './information';

export const iroKinds = ['impact', 'risk', 'opportunity'] as const;
export type IroKind = (typeof iroKinds)[number];

/** Of one type in one matter. */
export const mostIrosOfKind = 50;
export const iroChars = 1000;
export const withdrawalChars = 500;

export const iro = z
  .object({
    dmIroId: id,
    value: z.string(),
    dmTopicEntryId: id,
    /** Then it cannot be deleted. */
    hasAssessment: z.boolean(),
    /** Why it is not part of the assessment any more; null while it is. An assessed item can be deleted once it is withdrawn. */
    withdrawnReason: z.string().nullable(),
    updatedOn: instant,
  })
  .meta({ id: 'MaterialityIro' });
export type Iro = z.output<typeof iro>;

export const iroBody = z.object({
  value: requiredText(iroChars),
  reportHeaderId: id,
  dmTopicEntryId: id,
});
export const iroChangeBody = z.object({ value: requiredText(iroChars), dmIroId: id });

const iroParams = ofReport.extend({ iroId: idParam });

/** The calls of one type; the three types differ in their name only. */
function callsOf<Plural extends 'Impacts' | 'Risks' | 'Opportunities'>(plural: Plural, what: string) {
  const path = `${materialityPath}/Topics` as const;
  return {
    list: defineEndpoint({
      id: `listTopic${plural}`,
      tag: materialityTag,
      summary: `${plural} of a matter, in the order they were entered`,
      method: 'get',
      path: `${path}/{topicEntryId}/${plural}`,
      access: materialityMembers,
      params: ofReport.extend({ topicEntryId: idParam }),
      response: z.array(iro),
    }),
    create: defineEndpoint({
      id: `createTopic${plural}`,
      tag: materialityTag,
      summary: `Add ${what} to a matter`,
      method: 'post',
      path: `${path}/${plural}`,
      access: materialityEditors,
      params: ofReport,
      body: iroBody,
      response: iro,
    }),
    update: defineEndpoint({
      id: `updateTopic${plural}`,
      tag: materialityTag,
      summary: `Change the text of ${what}`,
      method: 'put',
      path: `${path}/${plural}/{iroId}`,
      access: materialityEditors,
      isGuarded: true,
      params: iroParams,
      body: iroChangeBody,
      response: iro,
    }),
    remove: defineEndpoint({
      id: `deleteTopic${plural}`,
      tag: materialityTag,
      summary: `Delete ${what}; refused with 409 once it is assessed, until it is withdrawn`,
      method: 'delete',
      path: `${path}/${plural}/{iroId}`,
      access: materialityEditors,
      isGuarded: true,
      params: iroParams,
    }),
  };
}

export const withdrawalBody = z.object({ reason: optionalText(withdrawalChars) });

/** Of any type: its assessment stays, but counts for nothing until it is restored. */
export const withdrawIro = defineEndpoint({
  id: 'withdrawIro',
  tag: materialityTag,
  summary: 'Withdraw an assessed item with a reason, or take it back in without one',
  method: 'put',
  path: `${materialityPath}/Iros/{iroId}/Withdrawal`,
  access: materialityEditors,
  isGuarded: true,
  params: iroParams,
  body: withdrawalBody,
  response: iro,
});

const impacts = callsOf('Impacts', 'an impact');
const risks = callsOf('Risks', 'a risk');
const opportunities = callsOf('Opportunities', 'an opportunity');

export const listTopicImpacts = impacts.list;
export const createTopicImpact = impacts.create;
export const updateTopicImpact = impacts.update;
export const deleteTopicImpact = impacts.remove;
export const listTopicRisks = risks.list;
export const createTopicRisk = risks.create;
export const updateTopicRisk = risks.update;
export const deleteTopicRisk = risks.remove;
export const listTopicOpportunities = opportunities.list;
export const createTopicOpportunity = opportunities.create;
export const updateTopicOpportunity = opportunities.update;
export const deleteTopicOpportunity = opportunities.remove;
