import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../sandbox-api/db/migrations');

test('only the snapshot of the newest migration is kept', () => {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  // Generating compares the schema only with the newest snapshot. After a new migration, delete the previous one.
  expect(readdirSync(join(folder, 'meta')).sort()).toEqual([
    `${newest?.slice(0, 4)}_snapshot.json`,
    '_journal.json',
  ]);
});
