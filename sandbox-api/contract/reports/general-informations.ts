import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, instant, optionalLine, optionalText, requiredLine } from '#api/contract/fields';
import { headerParams, ofHeader, reportEditors, reportMembers } from './reports';

export const commentChars = 500;
export const policiesChars = 1000;
export const companyNameChars = 255;

/** The five changes that a report asks about, each with a comment where the answer is yes. */
export const changeKinds = ['investments', 'energy', 'process', 'vehicle', 'logistics'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Level of assurance of an outside verifier (ISO 14064-3). */
export const verifications = ['none', 'limited', 'reasonable'] as const;

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);
const comment = optionalText(commentChars);
const statement = optionalText(policiesChars);

/** What the GHG report says besides the figures (specification 002, section 3). */
export const generalInformationBody = z.object({
  reportHeaderId: id,
  companyName: requiredLine(companyNameChars),
  /** `countryId`s. */
  countries: z.array(id).min(1).max(100),
  /** What the company does. */
  production: comment,
  productionDetails: comment,
  /** What it does against its emissions. */
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
   * What GHG Protocol (chapter 9) and ISO 14064-1 (9.3) ask for and the ledger does not know. All of it may be left
   * empty; the report then says what it lacks instead of calling itself in accordance with them.
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
});
export type GeneralInformationBody = z.output<typeof generalInformationBody>;

export const generalInformation = z
  .object({
    ...generalInformationBody.shape,
    companyName: z.string().nullable(),
    countries: z.array(id),
    /** Of `countries`, in the caller's language. */
    countryNames: z.array(z.string()),
    /** Report that the answers were copied from and not looked at since; null else. */
    basedOnId: id.nullable(),
    /** Null while nothing is stored: what stands here is proposed from the company's own data. */
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
  summary: 'The same by the address that begins with the report',
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
