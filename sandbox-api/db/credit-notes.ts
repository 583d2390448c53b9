import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * A credit note as the row of the corrected entry reports it; numbers and instants as the database writes
 * them.
 */
export type StoredCreditNote = {
  id: number;
  value: string;
  reference: string | null;
  carbonEquivalentKg: string;
  updatedOn: string;
};

/** For the rows of a select: their credit notes, oldest first. */
export function creditNotesOf(table: PgTable & { id: PgColumn }): SQL<StoredCreditNote[]> {
  return sql<StoredCreditNote[]>`coalesce((
    select json_agg(json_build_object(
      'id', note.id, 'value', note.value::text, 'reference', note.reference,
      'carbonEquivalentKg', note.carbon_equivalent_kg::text, 'updatedOn', note.updated_on
    ) order by note.id)
    from ${table} note where note.corrects_id = ${table.id}
  ), '[]')`;
}
