import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam, instant, optionalText } from '#api/contract/fields';

const modules = ['REPORTS', 'CSRD'] as const;
export const materialityMembers = { level: 'member', modules } as const;
export const materialityEditors = { level: 'editor', modules } as const;

export const materialityTag = 'Double materiality';
/** `{id}` is the report header that the assessment belongs to. */
export const ofReport = z.object({ id: idParam });
export const materialityPath = '/api/Reports/{id}/DoubleMateriality';

/** Lists of topics: of the ESRS of 2023, and of the simplified ones that apply to financial years from 2027. */
export const topicEditions = ['ESRS2023', 'ESRS2026'] as const;
export type TopicEdition = (typeof topicEditions)[number];

/** An option of a list, with the sentence that explains it. */
const option = { id, name: z.string(), description: z.string() };

export const materialitySector = z.object({ ...option, code: z.string() }).meta({ id: 'MaterialitySector' });
export type MaterialitySector = z.output<typeof materialitySector>;

export const listMaterialitySectors = defineEndpoint({
  id: 'listMaterialitySectors',
  tag: materialityTag,
  summary: 'Sections of NACE Rev. 2',
  method: 'get',
  path: '/api/DoubleMateriality/Sectors',
  access: materialityMembers,
  response: z.array(materialitySector),
});

export const materialityCompanySize = z.object(option).meta({ id: 'MaterialityCompanySize' });
export type MaterialityCompanySize = z.output<typeof materialityCompanySize>;

export const listMaterialityCompanySizes = defineEndpoint({
  id: 'listMaterialityCompanySizes',
  tag: materialityTag,
  summary: 'Sizes of companies by the Accounting Directive, with the limits of each',
  method: 'get',
  path: '/api/DoubleMateriality/Companies/Sizes',
  access: materialityMembers,
  response: z.array(materialityCompanySize),
});

/**
 * How severity is made of scale, scope and irremediable character (dma-scoring R1, R2): their mean, which one extreme
 * factor lifts to at least one less than itself; the mean alone; or the largest.
 */
export const severityForms = ['meanWithExtreme', 'mean', 'maximum'] as const;
export type SeverityForm = (typeof severityForms)[number];

/** Scores run from 0 to 5. */
export const highestScore = 5;

/** Exactly as stored: a value that only rounds to a tenth would be stored as another number, for instance as 0. */
export const inTenths = (value: number) => Number(value.toFixed(1)) === value;
const tenths = (from: number, to: number) =>
  z
    .number()
    .gte(from)
    .lte(to)
    .refine(inTenths, { params: { code: 'oneDecimal' } });

/**
 * Versions of the scoring rules. Version 2 flags a severe item below the threshold at every likelihood,
 * requires a reason if an item above it is only monitored, and lets a reasoned conclusion exclude a matter.
 * Assessments started earlier keep version 1.
 */
export const ruleVersions = [1, 2] as const;
export type RuleVersion = (typeof ruleVersions)[number];

/** The choices of method left to the company; ESRS prescribes none of them, and the report states all of them. */
export const methodChoice = z.object({
  rules: z.literal(ruleVersions),
  impactThreshold: tenths(0.1, highestScore),
  financialThreshold: tenths(0.1, highestScore),
  severityForm: z.enum(severityForms),
  /** Weight of likelihood for potential impacts: 1 counts it in full, 0 leaves it out. */
  likelihoodWeight: tenths(0, 1),
});
export type MethodChoiceBody = z.output<typeof methodChoice>;

export const materialityMethod = methodChoice
  .extend({
    /** The choice that the product starts with. */
    defaults: methodChoice,
    updatedOn: instant,
  })
  .meta({ id: 'MaterialityMethod' });
export type MaterialityMethod = z.output<typeof materialityMethod>;

export const mostExplanationChars = 4000;
/** ESRS 1 par. 32 requires detail, like the question with the same subject (IRO-CLIMATETEXT). */
export const fewestClimateChars = 100;
export const climateReasonShort = { code: 'climateReasonShort', params: { count: fewestClimateChars } };

export const materialityInformation = z
  .object({
    reportHeaderId: id,
    dmSectorId: id,
    dmCompanySizeId: id,
    readConfirmation: z.literal(true),
    edition: z.enum(topicEditions),
    /** Another edition may still be chosen: the financial year allows both, and no topic is listed yet. */
    isEditionOpen: z.boolean(),
    /** Why climate change is not material (ESRS 1 par. 32); null if not stated. */
    climateExplanation: z.string().nullable(),
    updatedOn: instant,
  })
  .meta({ id: 'MaterialityInformation' });
export type MaterialityInformation = z.output<typeof materialityInformation>;

export const materialityInformationBody = z.object({
  reportHeaderId: id,
  dmSectorId: id,
  dmCompanySizeId: id,
  readConfirmation: z.boolean().refine((isRead) => isRead, { params: { code: 'readConfirmationRequired' } }),
  /** Left out: by the financial year of the report. */
  edition: z.enum(topicEditions).optional(),
});
export type MaterialityInformationBody = z.output<typeof materialityInformationBody>;

export const readMaterialityInformation = defineEndpoint({
  id: 'readMaterialityInformation',
  tag: materialityTag,
  summary: 'Sector and size of the company in an assessment; null until they are saved',
  method: 'get',
  path: `${materialityPath}/Information`,
  access: materialityMembers,
  params: ofReport,
  response: materialityInformation.nullable(),
});

export const createMaterialityInformation = defineEndpoint({
  id: 'createMaterialityInformation',
  tag: materialityTag,
  summary: 'Start the assessment of a report; 409 if it was already started',
  method: 'post',
  path: `${materialityPath}/Information`,
  access: materialityEditors,
  params: ofReport,
  body: materialityInformationBody,
  response: materialityInformation,
});

export const updateMaterialityInformation = defineEndpoint({
  id: 'updateMaterialityInformation',
  tag: materialityTag,
  summary: 'Change sector, size or edition',
  method: 'put',
  path: `${materialityPath}/Information`,
  access: materialityEditors,
  isGuarded: true,
  params: ofReport,
  body: materialityInformationBody,
  response: materialityInformation,
});

/** Either detailed or none. */
export const climateExplanationBody = z.object({
  climateExplanation: optionalText(mostExplanationChars).refine(
    (text) => text === null || text.length >= fewestClimateChars,
    { params: { code: climateReasonShort.code, ...climateReasonShort.params } },
  ),
});

export const explainClimate = defineEndpoint({
  id: 'explainClimate',
  tag: materialityTag,
  summary: 'Say why climate change is not material, or take that back',
  method: 'put',
  path: `${materialityPath}/ClimateExplanation`,
  access: materialityEditors,
  isGuarded: true,
  params: ofReport,
  body: climateExplanationBody,
  response: materialityInformation,
});

export const readMaterialityMethod = defineEndpoint({
  id: 'readMaterialityMethod',
  tag: materialityTag,
  summary: 'Thresholds, form of severity and weight of likelihood of an assessment',
  method: 'get',
  path: `${materialityPath}/Method`,
  access: materialityMembers,
  params: ofReport,
  response: materialityMethod,
});

export const updateMaterialityMethod = defineEndpoint({
  id: 'updateMaterialityMethod',
  tag: materialityTag,
  summary: 'Choose the method; every score is recalculated from the assessments',
  method: 'put',
  path: `${materialityPath}/Method`,
  access: materialityEditors,
  isGuarded: true,
  params: ofReport,
  body: methodChoice,
  response: materialityMethod,
});

/** Steps of the wizard in their order (specification 002, section 4); the last is never unlocked. */
export const materialitySteps = [
  'information',
  'valueChain',
  'stakeholders',
  'topics',
  'iro',
  'assessment',
  'reportingScope',
] as const;
export type MaterialityStep = (typeof materialitySteps)[number];

export const materialityCompletion = z
  .object({
    /** Every step is filled: the results can be read. */
    isComplete: z.boolean(),
    steps: z.array(
      z.object({
        step: z.enum(materialitySteps),
        isUnlocked: z.boolean(),
        isFilled: z.boolean(),
        /** Copied from another assessment, and not confirmed by a user since. */
        isCopied: z.boolean(),
      }),
    ),
    /**
     * Whether the list of topics applies to the financial year; the period of the report may have changed
     * since the start.
     */
    isEditionOfYear: z.boolean(),
    /** Items, and how many of them are assessed. */
    iroCount: z.number().int(),
    assessedCount: z.number().int(),
  })
  .meta({ id: 'MaterialityCompletion' });
export type MaterialityCompletion = z.output<typeof materialityCompletion>;

export const lookThroughStep = defineEndpoint({
  id: 'lookThroughStep',
  tag: materialityTag,
  summary: 'Confirm that a copied step was checked: its mark is removed',
  method: 'post',
  path: `${materialityPath}/Steps/{step}/LookedThrough`,
  access: materialityEditors,
  params: ofReport.extend({ step: z.enum(materialitySteps) }),
  response: materialityCompletion,
});

export const readMaterialityCompletion = defineEndpoint({
  id: 'readMaterialityCompletion',
  tag: materialityTag,
  summary: 'Which steps of an assessment are unlocked, and which are filled',
  method: 'get',
  path: `${materialityPath}/Completion`,
  access: materialityMembers,
  params: ofReport,
  response: materialityCompletion,
});
