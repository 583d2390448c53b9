import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, idParams } from '#api/contract/fields';

/** Why a location is removed (specification 001, section 9). Closed: its data stays. Other: its data is deleted. */
export const closingReasons = { closed: 1, other: 2 } as const;

/**
 * Values of the removal form. The day is used for a closed location only; the name is typed to confirm a
 * deletion, and is not sent.
 */
export const locationRemovalForm = ({ name, isNameAsked }: { name: string; isNameAsked: boolean }) =>
  z
    .object({ reason: id, disableDate: date.nullable(), typedName: z.string().trim() })
    .superRefine(({ reason, disableDate, typedName }, context) => {
      const refuse = (field: string, code: string) =>
        context.addIssue({ code: 'custom', path: [field], params: { code } });
      if (reason === closingReasons.closed && disableDate === null) refuse('disableDate', 'required');
      if (reason === closingReasons.other && isNameAsked && typedName !== name.trim())
        refuse('typedName', 'otherName');
    });

/** Types of rows that are deleted with a location's data. */
export const removalKinds = [
  'fuels',
  'utilities',
  'renewables',
  'valueChain',
  'companyFactors',
  'contracts',
  'files',
] as const;
export type RemovalKind = (typeof removalKinds)[number];

export const locationRemoval = z
  .object({
    rows: z.array(z.object({ kind: z.enum(removalKinds), count: z.number().int().min(0) })),
    /** Scopes 1 to 3, of Scope 2 the headline method, by calendar year; oldest first. */
    years: z.array(z.object({ year: z.number().int(), kgCo2e: z.number() })),
    /** First day with an entry; a location cannot have closed before it. */
    firstDay: date.nullable(),
    /** Entries that start after the given closing day, and the last day of them; null if there are none. */
    late: z.object({ count: z.number().int(), lastDay: date }).nullable(),
  })
  .meta({ id: 'LocationRemoval' });
export type LocationRemoval = z.output<typeof locationRemoval>;

export const readLocationRemoval = defineEndpoint({
  id: 'readLocationRemoval',
  tag: 'Locations',
  summary: 'What is lost when a location is removed with its data',
  method: 'get',
  path: '/api/Emissions/Locations/{id}/Removal',
  access: { level: 'admin' },
  params: idParams,
  query: z.object({ closedOn: date.optional() }),
  response: locationRemoval,
});
