import { z } from 'zod';
import { id, instant } from '#api/contract/fields';

/**
 * A credit note is an entry of its own that corrects another one: of the same kind, days and unit, with an amount that is
 * usually below zero. Together they never fall below it.
 */
export const correctsId = id.nullish().transform((corrected) => corrected ?? null);

/** Only what corrects a named entry is below zero. */
export const isNotBelowZero = ({ value, correctsId }: { value?: unknown; correctsId?: unknown }) =>
  typeof value !== 'number' || value >= 0 || typeof correctsId === 'number';

/** Said together with all else that is wrong. */
export const belowZeroIssue = {
  path: ['value'],
  params: { code: 'creditNoteNeeded' },
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** A credit note in the row of the entry that it corrects. */
export const creditNote = z
  .object({
    id,
    /** In the unit of the entry; below zero where it takes something off. */
    value: z.number(),
    reference: z.string().nullable(),
    /** kg CO2e. */
    carbonEquivalent: z.number(),
    updatedOn: instant,
  })
  .meta({ id: 'CreditNote' });
export type CreditNote = z.output<typeof creditNote>;

/** What a row says of it: what it corrects, or what corrects it. Its own amount and figure are without those. */
export const creditNoteOutputs = { correctsId: id.nullable(), creditNotes: z.array(creditNote) };
