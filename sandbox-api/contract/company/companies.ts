import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { email, id, idParam, instant, optionalLine } from '#api/contract/fields';
import { companyFields } from './company-fields';
import { currencies } from './currencies';

/** Sections of NACE Rev. 2 (Regulation (EC) No 1893/2006, Annex I). */
export const naceSections = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
  'P',
  'Q',
  'R',
  'S',
  'T',
  'U',
] as const;
export type NaceSection = (typeof naceSections)[number];

/** Classes of Commission Recommendation 2003/361/EC, and larger companies. */
export const sizeClasses = ['micro', 'small', 'medium', 'large'] as const;
export type SizeClass = (typeof sizeClasses)[number];

const text = z.string().nullable();

export const company = z
  .object({
    companyId: id,
    name: z.string(),
    billingEmail: text,
    registrationNumber: text,
    vatNumber: text,
    pkdNumber: text,
    countryId: id,
    /** Its name in the reader's language. */
    country: z.string(),
    town: text,
    address1: text,
    address2: text,
    address3: text,
    postCode: text,
    /** More numbers are required than the country requires. */
    requiresExtraInfo: z.boolean(),
    naceSection: z.enum(naceSections).nullable(),
    sizeClass: z.enum(sizeClasses).nullable(),
    /** Currency of its newest key figures, otherwise of its country. */
    currency: z.enum(currencies),
    updatedOn: instant,
  })
  .meta({ id: 'Company' });
export type Company = z.output<typeof company>;

/** Empty means none; otherwise a mail address. */
const optionalEmail = z
  .union([z.literal('').transform(() => null), email])
  .nullish()
  .transform((entered) => entered ?? null);

export const companyBody = z.object({
  ...companyFields,
  billingEmail: optionalEmail,
  address2: optionalLine(),
  address3: optionalLine(),
  naceSection: z
    .enum(naceSections)
    .nullish()
    .transform((section) => section ?? null),
  sizeClass: z
    .enum(sizeClasses)
    .nullish()
    .transform((size) => size ?? null),
});
export type CompanyBody = z.output<typeof companyBody>;

export const columnName = z
  .object({
    /** A field of the company: `vatNumber`, `registrationNumber` or `pkdNumber`. */
    column: z.enum(['vatNumber', 'registrationNumber', 'pkdNumber']),
    /** What the field is called in that country. */
    name: z.string(),
  })
  .meta({ id: 'ColumnName' });
export type ColumnName = z.output<typeof columnName>;

const tag = 'Companies';

export const readCompany = defineEndpoint({
  id: 'readCompany',
  tag,
  summary: 'The company of the caller',
  method: 'get',
  path: '/api/Companies/Current',
  access: { level: 'member' },
  response: company,
});

export const updateCompany = defineEndpoint({
  id: 'updateCompany',
  tag,
  summary: 'Change the details of the company',
  method: 'put',
  path: '/api/Companies',
  access: { level: 'admin' },
  body: companyBody,
  response: company,
  isGuarded: true,
});

export const listColumnNames = defineEndpoint({
  id: 'listColumnNames',
  tag,
  summary: 'What a country calls the registration numbers of a company',
  method: 'get',
  path: '/api/Companies/Columns/Names/Countries/{countryId}',
  access: { level: 'public' },
  params: z.object({ countryId: idParam }),
  response: z.array(columnName),
});
