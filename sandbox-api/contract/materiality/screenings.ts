import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam, instant, optionalText } from '#api/contract/fields';
import {
  materialityEditors,
  materialityMembers,
  materialityPath,
  materialityTag,
  ofReport,
} from './information';

/** The topical standards of the ESRS, in their order. Both editions have the same ten. */
export const topicalStandards = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1'] as const;
export type TopicalStandard = (typeof topicalStandards)[number];

/**
 * Status of a topical standard. `relevant`: screened as relevant or with a matter listed, without a result
 * yet. `assessed`: all its matters are assessed and none is material.
 */
export const standardStates = ['notScreened', 'screenedOut', 'relevant', 'assessed', 'material'] as const;
export type StandardState = (typeof standardStates)[number];

export const screeningReasonChars = 1000;

export const materialityScreening = z
  .object({
    dmScreeningId: id,
    standard: z.enum(topicalStandards),
    isRelevant: z.boolean(),
    reason: z.string().nullable(),
    /** Copied from another assessment, and not reviewed by a user since. */
    isCopied: z.boolean(),
    updatedOn: instant,
  })
  .meta({ id: 'MaterialityScreening' });
export type MaterialityScreening = z.output<typeof materialityScreening>;

export const materialityStandard = z
  .object({
    standard: z.enum(topicalStandards),
    name: z.string(),
    state: z.enum(standardStates),
    /** Null if not screened. */
    screening: materialityScreening.nullable(),
    matterCount: z.number().int(),
    /** The highest scores of its items; null if none of it is assessed, or some of it is open. */
    impactMateriality: z.number().nullable(),
    financialMateriality: z.number().nullable(),
  })
  .meta({ id: 'MaterialityStandard' });
export type MaterialityStandard = z.output<typeof materialityStandard>;

const path = `${materialityPath}/Standards`;

export const listMaterialityStandards = defineEndpoint({
  id: 'listMaterialityStandards',
  tag: materialityTag,
  summary: 'The ten topical standards, each with its screening and its state',
  method: 'get',
  path,
  access: materialityMembers,
  params: ofReport,
  response: z.array(materialityStandard),
});

const screened = {
  isRelevant: z.boolean(),
  reason: optionalText(screeningReasonChars),
};

/** A standard that is not relevant requires a reason; for a relevant one it is optional. */
const needsReason = ({ isRelevant, reason }: { isRelevant: boolean; reason: string | null }) =>
  isRelevant || reason !== null;
const reasonNeeded = { path: ['reason'], params: { code: 'screeningReasonRequired' } };

export const screeningBody = z.object(screened).refine(needsReason, reasonNeeded);
export type ScreeningBody = z.output<typeof screeningBody>;

export const createMaterialityScreening = defineEndpoint({
  id: 'createMaterialityScreening',
  tag: materialityTag,
  summary:
    'Screen a standard: relevant or not, with the reason; refused with 412 and the current screening when another user has screened it since',
  method: 'post',
  path: `${path}/Screenings`,
  access: materialityEditors,
  params: ofReport,
  body: z.object({ standard: z.enum(topicalStandards), ...screened }).refine(needsReason, reasonNeeded),
  response: materialityScreening,
});

export const updateMaterialityScreening = defineEndpoint({
  id: 'updateMaterialityScreening',
  tag: materialityTag,
  summary: 'Change the screening of a standard; one with matters cannot be screened out',
  method: 'put',
  path: `${path}/Screenings/{screeningId}`,
  access: materialityEditors,
  isGuarded: true,
  params: ofReport.extend({ screeningId: idParam }),
  body: screeningBody,
  response: materialityScreening,
});
