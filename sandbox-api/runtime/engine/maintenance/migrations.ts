import type { Migration } from '#api/db/migrate';

const files = import.meta.glob<string>('../../../db/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All migrations of this build, in order; put into the bundle because a worker has no folder to read. */
export const migrations: readonly Migration[] = Object.keys(files)
  .sort()
  .map((path) => ({ name: path.slice(path.lastIndexOf('/') + 1, -'.sql'.length), sql: files[path] ?? '' }));
