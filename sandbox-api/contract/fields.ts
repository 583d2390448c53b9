import { z } from 'zod';

/** A positive integer key. */
export const id = z.number().int().positive().max(2_147_483_647);

/**
 * A whole number in a path or query string, in digits and no other way: `Number` reads `0x65`, `101.0`, `1e2` and nothing
 * at all as well, so that one thing had many addresses.
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
 * Marks that turn the direction of what is around them: a name with one reads otherwise than it is, and so does the line
 * of a report or a log that names it. Letters of languages written from the right need none.
 */
const turningMarks = /[\u202A-\u202E\u2066-\u2069]/;

/** Line breaks of every kind, tabs and other controls, which files and other programs take apart. */
const notOnOneLine = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Controls other than what is typed into a box of several lines. */
const unseen = /[^\P{Cc}\n\r\t]/u;

const hiddenMarks = { params: { code: 'hiddenMarks' } };

/** Blanks and marks without width; the Braille and Hangul letters among them are blank too. Controls are refused elsewhere. */
const onlyUnseen = /^[\p{Z}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u;

/** What shows nothing is nothing: a name or a comment of it would be as good as none. */
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

/** What is not filled is null. */
const orNothing = (text: z.ZodString) => text.nullish().transform((entered) => entered || null);

/** A name, a number printed on a device, an address: on one line, trimmed, at least one character. */
export const requiredLine = (maxChars = 255) => enteredLine(maxChars).min(1);

/** The same where a user may enter nothing; an empty string is stored as null. */
export const optionalLine = (maxChars = 255) => orNothing(enteredLine(maxChars));

/** Text of several lines that a user must fill: trimmed, at least one character. */
export const requiredText = (maxChars: number) => enteredLines(maxChars).min(1);

/** Text of several lines that a user may leave empty; an empty string is stored as null. */
export const optionalText = (maxChars: number) => orNothing(enteredLines(maxChars));

export const email = z.string().trim().toLowerCase().pipe(z.email().max(120));

const nineDecimals = z
  .number()
  .refine((value) => value === 0 || toNineDecimals(value) !== 0, {
    params: { code: 'greaterThan', count: 0 },
  })
  .overwrite(toNineDecimals);

/**
 * An amount of activity data, as the database keeps it in numeric(24,9): with 9 decimals, more than any meter
 * prints. What is worked out from it is then the same today and whenever it is worked out again. The specification
 * names no bound; below 10^12 every unit stays far inside. Zero is an amount: who burned nothing in March reports that,
 * and March is then no month without data. What only nine decimals turn into zero was meant as something else.
 */
export const amount = amountBelow(1e12);

/** The same of an entry that may be a credit note, whose amount is below zero. */
export const signedAmount = nineDecimals.gt(-1e12).lt(1e12);

/** Money: large companies have more than 10^12 of a currency of small value. The column ends at 10^15. */
export const money = amountBelow(1e15);

function amountBelow(limit: number) {
  return nineDecimals.gte(0).lt(limit);
}

/** At most 9 decimals also where the number is written out: `String(1000 / 3)` has 13, this answer's text has 9. */
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
