import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, instant, optionalLine, optionalText, requiredLine } from '#api/contract/fields';
import { headerParams, ofHeader, reportEditors, reportMembers } from './reports';

export const commentChars = 500;
export const policiesChars = 1000;
export const companyNameChars = 255;

/** The five changes that a report asks about, each with a comment where the answer is yes. */
export const changeKinds = ['investments', 'energy', 'process', 'vehicle', 'logistics'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Level of assurance of an outside verifier (ISO 14064-3). */
export const verifications = ['none', 'limited', 'reasonable'] as const;

/** Standards that are proposed; any other one is entered in words. */
export const verificationStandards = ['ISO 14064-3', 'ISAE 3000', 'ISAE 3410'] as const;
export const verificationStandardChars = 100;

/** Required parts of a verification besides its level: without all of them the statement cannot be checked. */
export const verificationParts = ['verifiedOn', 'verificationStandard', 'verifier'] as const;

type StatedParts = Record<(typeof verificationParts)[number], string | null>;

/** Parts that a stated level still lacks. */
export function missingVerificationParts({
  verification,
  ...stated
}: StatedParts & { verification: (typeof verifications)[number] | null }) {
  if (verification === null || verification === 'none') return [];
  return verificationParts.filter((part) => !stated[part]);
}

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);
const comment = optionalText(commentChars);
const statement = optionalText(policiesChars);

/** Content of the GHG report besides the figures (specification 002, section 3). */
const generalInformationFields = z.object({
  reportHeaderId: id,
  companyName: requiredLine(companyNameChars),
  /** `countryId`s. */
  countries: z.array(id).min(1).max(100),
  /** What the company does. */
  production: comment,
  productionDetails: comment,
  /** Its measures against its emissions. */
  policies: statement,
  investments: flag,
  energyChanges: flag,
  processChanges: flag,
  vehicleChanges: flag,
  logisticsChanges: flag,
  investmentComments: comment,
  energyComments: comment,
  processComments: comment,
  vehicleComments: comment,
  logisticsComments: comment,
  /** Persons. */
  employees: z
    .number()
    .int()
    .min(0)
    .max(10_000_000)
    .nullish()
    .transform((value) => value ?? null),
  isFirstAudit: flag,
  /** Which audit it is: 1 for the first. */
  number: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .nullish()
    .transform((value) => value ?? null),
  /**
   * Information that GHG Protocol (chapter 9) and ISO 14064-1 (9.3) require and the ledger does not have. All
   * of it may be left empty; the report then lists what it lacks instead of stating that it is in accordance
   * with them.
   */
  purpose: statement,
  exclusions: statement,
  boundaryChanges: statement,
  baseYearReason: statement,
  recalculationPolicy: statement,
  uncertainty: statement,
  verification: z
    .enum(verifications)
    .nullish()
    .transform((value) => value ?? null),
  verifier: optionalLine(companyNameChars),
  /** Day of the verifier's statement. */
  verifiedOn: date.nullish().transform((value) => value ?? null),
  verificationStandard: optionalLine(verificationStandardChars),
});

export const generalInformationBody = generalInformationFields.superRefine((stated, context) => {
  for (const part of missingVerificationParts(stated))
    context.addIssue({ code: 'custom', path: [part], params: { code: 'required' } });
});
export type GeneralInformationBody = z.output<typeof generalInformationBody>;

export const generalInformation = z
  .object({
    ...generalInformationFields.shape,
    companyName: z.string().nullable(),
    countries: z.array(id),
    /** Of `countries`, in the caller's language. */
    countryNames: z.array(z.string()),
    /** The verifier's letter, which goes into the next issue; null while there is none. */
    verificationLetter: z.object({ name: z.string(), sizeBytes: z.number().int() }).nullable(),
    /** The verification of an issue was removed because the report changed after it, and must be stated again. */
    isVerificationCleared: z.boolean(),
    /** Report that the answers were copied from without a review since; otherwise null. */
    basedOnId: id.nullable(),
    /** Null while nothing is stored: the values are then proposed from the company's own data. */
    updatedOn: instant.nullable(),
  })
  .meta({ id: 'ReportGeneralInformation' });
export type GeneralInformation = z.output<typeof generalInformation>;

const tag = 'Reports';

export const readGeneralInformation = defineEndpoint({
  id: 'readGeneralInformation',
  tag,
  summary: 'General information of a report; as long as there is none, what the company is known to be',
  method: 'get',
  path: '/api/Reports/Questionnaires/{headerId}',
  access: reportMembers,
  params: headerParams,
  response: generalInformation,
});

export const readHeaderGeneralInformation = defineEndpoint({
  id: 'readHeaderGeneralInformation',
  tag,
  summary: 'The same under the address that starts with the report',
  method: 'get',
  path: '/api/Reports/{id}/Questionnaires',
  access: reportMembers,
  params: ofHeader,
  response: generalInformation,
});

export const createGeneralInformation = defineEndpoint({
  id: 'createGeneralInformation',
  tag,
  summary: 'Store the general information of a report',
  method: 'post',
  path: '/api/Reports/Questionnaires',
  access: reportEditors,
  body: generalInformationBody,
  response: generalInformation,
});

export const updateGeneralInformation = defineEndpoint({
  id: 'updateGeneralInformation',
  tag,
  summary: 'Change the general information of a report',
  method: 'put',
  path: '/api/Reports/Questionnaires/{headerId}',
  access: reportEditors,
  isGuarded: true,
  params: headerParams,
  body: generalInformationBody,
  response: generalInformation,
});

export const verificationLetterLimits = {
  types: ['pdf', 'png', 'jpg'],
  extensions: ['pdf', 'png', 'jpg', 'jpeg'],
  maxFileBytes: 5_000_000,
  /** On each side: a sheet of A3 scanned at 600 dpi has 9,921. */
  maxPictureSidePx: 10_000,
} as const;

/** The document's generator does not know files. */
const file = z.file().meta({ type: 'string', format: 'binary' });
const letterPath = '/api/Reports/Headers/{headerId}/Verification/Letter';

export const uploadVerificationLetter = defineEndpoint({
  id: 'uploadVerificationLetter',
  tag,
  summary:
    "Add the verifier's letter, of at most 5 MB, to the next issue of a report; it replaces an earlier one",
  method: 'put',
  path: letterPath,
  access: reportEditors,
  params: headerParams,
  bodyType: 'multipart',
  body: z.object({ file }),
  /** Bodies somewhat over the limit are read, so that the refusal can name the size of the file. */
  maxBodyBytes: 8 * 1024 * 1024,
  response: generalInformation,
});

export const downloadVerificationLetter = defineEndpoint({
  id: 'downloadVerificationLetter',
  tag,
  summary: "The verifier's letter of the next issue, as it was uploaded",
  method: 'get',
  path: letterPath,
  access: reportMembers,
  params: headerParams,
  responseType: 'file',
});

export const deleteVerificationLetter = defineEndpoint({
  id: 'deleteVerificationLetter',
  tag,
  summary: "Take the verifier's letter out of the next issue; finished issues keep theirs",
  method: 'delete',
  path: letterPath,
  access: reportEditors,
  params: headerParams,
});
