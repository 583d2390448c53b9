import { customType, integer, numeric, timestamp } from 'drizzle-orm/pg-core';
import { kilogramDecimals, kilogramDigits } from '#api/domain/emissions/bounds';

/** Integer key given by the database. Seeds that need fixed keys insert them explicitly. */
export const key = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** Binary content kept in the database (decisions, Files). */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** An instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/**
 * Concurrency stamp of an editable row: whole seconds, because the HTTP date that carries it has no more.
 * Always set through `nextStamp` (modules/stamps), never by the database.
 */
export const updatedOn = () =>
  timestamp('updated_on', { withTimezone: true, precision: 0, mode: 'date' }).notNull();

/** Activity data as entered: no rounding up to 9 decimals. */
export const quantity = (name: string) => numeric(name, { precision: 24, scale: 9 });

/**
 * Emissions in kg; 12 decimals, three more than the 1e-9 to which parts must add up to their figure. Before the point
 * there is room for every sum of what may be entered; a number takes as many bytes as it has digits.
 */
export const kilograms = (name: string) =>
  numeric(name, { precision: kilogramDigits, scale: kilogramDecimals });
