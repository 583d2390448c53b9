import { z } from 'zod';
import { date, id, instant } from '#api/contract/fields';

/**
 * Warnings before an entry is recorded. None of them is refused: the user checks and decides.
 *
 * - `duplicate`: an identical entry exists.
 * - `twin`: the meter has an entry of the same days with another amount.
 * - `sameInvoice`: an entry has the same invoice number and another amount.
 * - `overlap`: two or more days are in another bill of the meter too.
 * - `unitSlip`: far above all earlier amounts of the meter; `likelyUnit` is the unit that would explain it.
 * - `jump`: more than twice, or less than half, of a year before.
 * - `gap`: days between the meter's previous bill and this one are missing.
 * - `shortPeriod`, `longPeriod`: fewer or more days than a bill has.
 * - `sentinel`: a number that a meter shows when it fails or overflows.
 * - `price`: the price of a unit is far from what the meter usually costs.
 */
export const entryWarningCodes = [
  'duplicate',
  'twin',
  'sameInvoice',
  'overlap',
  'unitSlip',
  'jump',
  'gap',
  'shortPeriod',
  'longPeriod',
  'sentinel',
  'price',
] as const;
export type EntryWarningCode = (typeof entryWarningCodes)[number];

/** The part of an entry that a warning is about. */
export const warnedParts = ['amount', 'unit', 'period', 'invoice', 'price'] as const;
export type WarnedPart = (typeof warnedParts)[number];

/** The other entry that a warning compares with. */
export const comparedEntry = z
  .object({
    /** Null if it is not recorded yet but checked together with this one. */
    entryId: id.nullable(),
    /** Its position among the entries checked together; null if it is recorded. */
    index: z.number().int().nullable(),
    startDate: date,
    endDate: date,
    value: z.number().nullable(),
    unitSymbol: z.string(),
    reference: z.string().nullable(),
    /** Stamp of a recorded entry, so that it can be replaced safely. */
    updatedOn: instant.nullable(),
  })
  .meta({ id: 'ComparedEntry' });
export type ComparedEntry = z.output<typeof comparedEntry>;

export const entryWarning = z
  .object({
    code: z.enum(entryWarningCodes),
    part: z.enum(warnedParts),
    other: comparedEntry.nullable(),
    /** Shared, missing or covered days. */
    days: z.number().int().nullable(),
    /** Multiple of the usual amount. */
    ratio: z.number().nullable(),
    /** Value of the entry and the compared value: an amount in `unitSymbol`, or a price per unit. */
    found: z.number().nullable(),
    usual: z.number().nullable(),
    /** Both are per day. */
    isPerDay: z.boolean(),
    /** The unit of the entry. */
    unitSymbol: z.string(),
    likelyUnit: z.string().nullable(),
    currency: z.string().nullable(),
  })
  .meta({ id: 'EntryWarning' });
export type EntryWarning = z.output<typeof entryWarning>;

/** As many as a user can review at once. */
export const maxCheckedEntries = 100;

/** Entries that are about to be recorded; one that changes a recorded entry names its key. */
export function entriesToCheck<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ entries: z.array(entry).min(1).max(maxCheckedEntries) });
}

/** The warnings of each entry, in the order of the entries. */
export const checkedEntries = z.array(z.array(entryWarning));
