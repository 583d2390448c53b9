import type { PGlite } from '@electric-sql/pglite';

/**
 * Determines whether a PostgreSQL can open data files, as one text: the values in the control file that it
 * compares with its own build at start. The versions of that file and of the catalogue stay the same within a
 * major version; the rest are sizes. The size of a WAL segment is not included, because PostgreSQL takes it
 * from the files.
 */
export async function readFileLayout(pglite: Pick<PGlite, 'query'>): Promise<string> {
  const { rows } = await pglite.query<{ layout: string }>(
    `select concat_ws('/', pg_control_version, catalog_version_no, max_data_alignment, database_block_size,
       blocks_per_segment, wal_block_size, max_identifier_length, max_index_columns, max_toast_chunk_size,
       large_object_chunk_size, float8_pass_by_value) as layout
     from pg_control_system(), pg_control_init()`,
  );
  return rows[0]?.layout ?? '';
}

/** PostgreSQL 18 as PGlite builds it. */
const postgres18 = '1800/202506291/8/8192/131072/8192/64/32/1996/2048/f';

/** For stores from before their marker had the layout: they name the release of PGlite that wrote them. */
const layoutOfRelease: ReadonlyMap<string, string> = new Map([
  ['0.5.15', postgres18],
  ['0.5.16', postgres18],
]);

/** Undefined for a release that none of our versions used. */
export function fileLayoutOf(pgliteVersion: string): string | undefined {
  return layoutOfRelease.get(pgliteVersion);
}
