import { z } from 'zod';
import { id, instant } from '#api/contract/fields';

/**
 * A credit note is a separate entry that corrects another one: with the same type, days and unit, and an
 * amount that is usually below zero. Their sum is never below zero.
 */
export const correctsId = id.nullish().transform((corrected) => corrected ?? null);

/** Only a correction of a named entry may be below zero. */
export const isNotBelowZero = ({ value, correctsId }: { value?: unknown; correctsId?: unknown }) =>
  typeof value !== 'number' || value >= 0 || typeof correctsId === 'number';

/** Reported together with all other problems. */
export const belowZeroIssue = {
  path: ['value'],
  params: { code: 'creditNoteNeeded' },
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** A credit note in the row of the entry that it corrects. */
export const creditNote = z
  .object({
    id,
    /** In the unit of the entry; below zero for a reduction. */
    value: z.number(),
    reference: z.string().nullable(),
    /** kg CO2e. */
    carbonEquivalent: z.number(),
    updatedOn: instant,
  })
  .meta({ id: 'CreditNote' });
export type CreditNote = z.output<typeof creditNote>;

/** The corrections of a row: what it corrects, or what corrects it. Its own amount and figure exclude them. */
export const creditNoteOutputs = { correctsId: id.nullable(), creditNotes: z.array(creditNote) };
