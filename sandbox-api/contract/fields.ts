import { z } from 'zod';

/** A positive integer key. */
export const id = z.number().int().positive().max(2_147_483_647);

/**
 * A whole number in a path or query string, in digits only: `Number` also accepts `0x65`, `101.0`, `1e2` and
 * an empty text, so that one resource would have many addresses.
 */
export const wholeParam = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && !/^(0|[1-9]\d*)$/.test(value) ? Number.NaN : Number(value)),
    z.number().int().min(min).max(max),
  );

const largestId = 2_147_483_647;

/** A key in a path or query string. */
export const idParam = wholeParam(1, largestId);

/** A key in a query string where 0 stands for "all". */
export const idOrAllParam = wholeParam(0, largestId);

/**
 * The calendar of the product (domain/calendar, `isIsoDate`). PostgreSQL knows no year 0, and after 9999 an instant is no
 * longer written with four digits.
 */
const firstDay = '1900-01-01';
const lastDay = '2200-12-31';

/** A calendar date `YYYY-MM-DD` from 1900 to 2200; never an instant. */
export const date = z.iso.date({ abort: true }).refine((day) => day >= firstDay && day <= lastDay, {
  params: { code: 'dateOutOfRange', min: firstDay.slice(0, 4), max: lastDay.slice(0, 4) },
});

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** `true` or `false` in a query string. */
export const flagParam = z.stringbool();

/**
 * Marks that change the text direction: a name with one reads differently from its characters, and so does a
 * line of a report or log with that name. Right-to-left languages do not need them.
 */
const turningMarks = /[\u202A-\u202E\u2066-\u2069]/;

/** Line breaks of every type, tabs and other control characters, which break files and other programs. */
const notOnOneLine = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Control characters other than those typed into a box of several lines. */
const unseen = /[^\P{Cc}\n\r\t]/u;

const hiddenMarks = { params: { code: 'hiddenMarks' } };

/**
 * Spaces and marks without width, including blank Braille and Hangul letters. Control characters are refused
 * elsewhere.
 */
const onlyUnseen = /^[\p{Z}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u;

/** Text without a visible character counts as empty: as a name or a comment it would be useless. */
const textOf = (maxChars: number) =>
  z
    .string()
    .trim()
    .max(maxChars)
    .refine((text) => !turningMarks.test(text), hiddenMarks)
    .overwrite((text) => (onlyUnseen.test(text) ? '' : text));

/** One line, which may be empty. */
export const enteredLine = (maxChars: number) =>
  textOf(maxChars).refine((text) => !notOnOneLine.test(text), { params: { code: 'oneLine' } });

/** Text of several lines, which may be empty. */
export const enteredLines = (maxChars: number) =>
  textOf(maxChars).refine((text) => !unseen.test(text), hiddenMarks);

/** An empty value is null. */
const orNothing = (text: z.ZodString) => text.nullish().transform((entered) => entered || null);

/** A name, a number printed on a device, an address: on one line, trimmed, at least one character. */
export const requiredLine = (maxChars = 255) => enteredLine(maxChars).min(1);

/** The same for an optional field; an empty string is stored as null. */
export const optionalLine = (maxChars = 255) => orNothing(enteredLine(maxChars));

/** Required text of several lines: trimmed, at least one character. */
export const requiredText = (maxChars: number) => enteredLines(maxChars).min(1);

/** Optional text of several lines; an empty string is stored as null. */
export const optionalText = (maxChars: number) => orNothing(enteredLines(maxChars));

export const email = z.string().trim().toLowerCase().pipe(z.email().max(120));

const nineDecimals = z
  .number()
  .refine((value) => value === 0 || toNineDecimals(value) !== 0, {
    params: { code: 'greaterThan', count: 0 },
  })
  .overwrite(toNineDecimals);

/**
 * An amount of activity data, stored as numeric(24,9): with 9 decimals, more than any meter prints.
 * Calculations with it therefore always give the same result. The specification sets no limit; below 10^12
 * every unit has ample room. Zero is an amount: reporting that nothing was burned in March means that March
 * is not a month without data. An input that is zero only at nine decimals must be a mistake.
 */
export const amount = amountBelow(1e12);

/** The same for an entry that may be a credit note, with an amount below zero. */
export const signedAmount = nineDecimals.gt(-1e12).lt(1e12);

/** Money: large companies have more than 10^12 in a currency of small value. The column ends at 10^15. */
export const money = amountBelow(1e15);

function amountBelow(limit: number) {
  return nineDecimals.gte(0).lt(limit);
}

/** At most 9 decimals, also when the number is written out: `String(1000 / 3)` has 13, this result has 9. */
function toNineDecimals(value: number): number {
  return Number(value.toFixed(9));
}

export const idParams = z.object({ id: idParam });
export const locationParams = z.object({ locationId: idParam });

/** Query of every paged list (specification 000, section 7). */
export const pageQuery = z.object({
  PageNumber: wholeParam(1, 1_000_000).default(1),
  PageSize: wholeParam(1, 200).default(10),
  IncludeCount: flagParam.default(false),
});
export type PageQuery = z.output<typeof pageQuery>;

/** The `x-pagination` header. */
export const paginationHeader = z.object({
  TotalCount: z.number().int(),
  PageSize: z.number().int(),
  CurrentPage: z.number().int(),
  TotalPages: z.number().int(),
});
export type Pagination = z.output<typeof paginationHeader>;
