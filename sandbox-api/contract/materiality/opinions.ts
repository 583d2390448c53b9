import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam, instant, optionalLine, optionalText } from '#api/contract/fields';
import {
  materialityEditors,
  materialityMembers,
  materialityPath,
  materialityTag,
  ofReport,
} from './information';

export const opinionNameChars = 120;
export const opinionCommentChars = 500;
/** On one item. */
export const mostOpinions = 50;

const option = id.nullish().transform((value) => value ?? null);

/** Fields of the form that hold a level, under the names that an assessment has for them. */
const levels = {
  dmAssessmentIrremediabilityId: option,
  dmAssessmentType1Id: option,
  dmAssessmentType2Id: option,
  dmAssessmentScopeId: option,
  dmAssessmentImpactScaleId: option,
  dmAssessmentRiskScaleId: option,
  dmAssessmentOpportunityScaleId: option,
  dmAssessmentProbabilityId: option,
};

/** Whether an impact is one on human rights; null: as the list of matters proposes. */
const isHumanRights = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);

/** For an item of any type: the server requires the levels of its type and drops the others. */
export const opinionBody = z.object({
  ...levels,
  isHumanRights,
  /** A colleague without an account, for whom it is entered; left out: the caller's own opinion. */
  personName: optionalLine(opinionNameChars),
  comment: optionalText(opinionCommentChars),
});
export type OpinionBody = z.output<typeof opinionBody>;

const keptOption = id.nullable();
const keptLevels = z.object({
  dmAssessmentIrremediabilityId: keptOption,
  dmAssessmentType1Id: keptOption,
  dmAssessmentType2Id: keptOption,
  dmAssessmentScopeId: keptOption,
  dmAssessmentImpactScaleId: keptOption,
  dmAssessmentRiskScaleId: keptOption,
  dmAssessmentOpportunityScaleId: keptOption,
  dmAssessmentProbabilityId: keptOption,
  isHumanRights: z.boolean().nullable(),
});
export type OpinionLevels = z.output<typeof keptLevels>;

export const iroOpinion = keptLevels
  .extend({
    dmOpinionId: id,
    /** Whose it is. */
    person: z.string(),
    /** The colleague's name as it was entered; null for the opinion of a member. */
    personName: z.string().nullable(),
    isOwn: z.boolean(),
    comment: z.string().nullable(),
    /** Score of the levels, 0 to 5 with at most four decimals. */
    score: z.number(),
    canChange: z.boolean(),
    canDelete: z.boolean(),
    updatedOn: instant,
  })
  .meta({ id: 'MaterialityOpinion' });
export type IroOpinion = z.output<typeof iroOpinion>;

/** Levels of one factor from several people, or their scores. */
export const joinedOpinions = z
  .object({
    /** How many gave a level. */
    count: z.number().int(),
    /** Four places, rounded half up. */
    mean: z.number(),
    lowest: z.number(),
    highest: z.number(),
    /** Two levels or more apart. */
    differs: z.boolean(),
  })
  .meta({ id: 'MaterialityJoinedOpinions' });
export type JoinedLevels = z.output<typeof joinedOpinions>;

const joined = joinedOpinions.nullable();

export const iroOpinions = z
  .object({
    /** In the order they were given. */
    opinions: z.array(iroOpinion),
    /** Null if no level was given, or the item's type does not have it. */
    joined: z.object({
      irremediability: joined,
      scope: joined,
      scale: joined,
      probability: joined,
      score: joined,
    }),
    /**
     * The levels nearest to the means, rounded half up, and the most frequent choice; null if people have to
     * decide.
     */
    offered: keptLevels,
    /** The caller may give an opinion and has not yet. */
    canAddOwn: z.boolean(),
    /** The caller may enter one for a colleague. */
    canAddForColleague: z.boolean(),
  })
  .meta({ id: 'MaterialityOpinions' });
export type IroOpinions = z.output<typeof iroOpinions>;

const path = `${materialityPath}/Iros/{iroId}/Opinions` as const;
const iroParams = ofReport.extend({ iroId: idParam });
const opinionParams = iroParams.extend({ opinionId: idParam });

export const listIroOpinions = defineEndpoint({
  id: 'listIroOpinions',
  tag: materialityTag,
  summary:
    'Opinions of several people on an impact, risk or opportunity, with mean and spread of each factor',
  method: 'get',
  path,
  access: materialityMembers,
  params: iroParams,
  response: iroOpinions,
});

export const createIroOpinion = defineEndpoint({
  id: 'createIroOpinion',
  tag: materialityTag,
  summary:
    'Give your opinion on an item of a report you may read; owner and Admins enter those of colleagues, too. Refused with 409 where you gave it already or the item is withdrawn',
  method: 'post',
  path,
  access: materialityEditors,
  params: iroParams,
  body: opinionBody,
  response: iroOpinion,
});

export const updateIroOpinion = defineEndpoint({
  id: 'updateIroOpinion',
  tag: materialityTag,
  summary: 'Change your opinion; one entered for a colleague is changed by owner and Admins',
  method: 'put',
  path: `${path}/{opinionId}`,
  access: materialityEditors,
  isGuarded: true,
  params: opinionParams,
  body: opinionBody,
  response: iroOpinion,
});

export const deleteIroOpinion = defineEndpoint({
  id: 'deleteIroOpinion',
  tag: materialityTag,
  summary: 'Delete your opinion; Admins delete any, the owner of the report those entered for colleagues',
  method: 'delete',
  path: `${path}/{opinionId}`,
  access: materialityEditors,
  isGuarded: true,
  params: opinionParams,
});
