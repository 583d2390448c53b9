import { z } from 'zod';

/** A positive integer key. */
export const id = z.number().int().positive().max(2_147_483_647);

/** A key in a path or query string. */
export const idParam = z.coerce.number().int().positive().max(2_147_483_647);

/** A key in a query string where 0 stands for "all". */
export const idOrAllParam = z.coerce.number().int().min(0).max(2_147_483_647);

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

/** Text a user must fill: trimmed, at least one character. */
export const requiredText = (maxChars = 255) => z.string().trim().min(1).max(maxChars);

/** Text a user may leave empty; an empty string is stored as null. */
export const optionalText = (maxChars = 255) =>
  z
    .string()
    .trim()
    .max(maxChars)
    .nullish()
    .transform((text) => text || null);

/**
 * The same on one line, such as a number printed on a device: neither line breaks nor other control characters, which
 * files and other programs take apart.
 */
export const optionalLine = (maxChars: number) =>
  z
    .string()
    .trim()
    .max(maxChars)
    .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), { params: { code: 'oneLine' } })
    .nullish()
    .transform((text) => text || null);

export const email = z.string().trim().toLowerCase().pipe(z.email().max(120));

/**
 * An amount of activity data, as the database keeps it in numeric(24,9): with 9 decimals, more than any meter
 * prints. What is worked out from it is then the same today and whenever it is worked out again. The specification
 * names no bound; below 10^12 every unit stays far inside.
 */
export const amount = z.number().overwrite(toNineDecimals).gt(0).lt(1e12);

/** At most 9 decimals also where the number is written out: `String(1000 / 3)` has 13, this answer's text has 9. */
function toNineDecimals(value: number): number {
  return Number(value.toFixed(9));
}

export const idParams = z.object({ id: idParam });
export const locationParams = z.object({ locationId: idParam });

/** Query of every paged list (specification 000, section 7). */
export const pageQuery = z.object({
  PageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
  PageSize: z.coerce.number().int().min(1).max(200).default(10),
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
