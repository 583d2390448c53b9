import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '#api/db/db';
import { StorageFull } from '#api/storage/store-errors';
import { openTestDatabase } from '#api/testing/open-test-database';
import { testPlatform } from '#api/testing/test-platform';
import { shippedReference } from '../../../../seed/load/reference';
import { followReference } from './follow-reference';
import { createReferenceReader } from './reference-reader';

const set = shippedReference();
const reference = { path: 'engine/reference.part', bytes: null, transferBytes: 1, version: set.version };
const build = { reference };
const platform = testPlatform();
const log = vi.fn();
let connection: Connection;

beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

beforeEach(async () => {
  await connection.db.execute(
    sql`update installation_settings set value = '["older"]' where name = 'reference.versions'`,
  );
  await connection.db.execute(sql`update units set name_pl = 'dawniej' where id = 1`);
});
afterEach(() => {
  log.mockReset();
  vi.unstubAllGlobals();
});

function start({ answer, isFrozen = false }: { answer: () => Promise<Response>; isFrozen?: boolean }) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const readReference = createReferenceReader(new URL('https://host/demo/'), reference);
  const host = { db: connection.db, platform };
  return followReference(host, { build, isFrozen, readReference, log }).then(() => fetched);
}

const isOld = async () =>
  (await connection.db.execute(sql`select 1 from units where name_pl = 'dawniej'`)).rows.length > 0;
const serve = (body: BodyInit, status = 200) => ({ answer: async () => new Response(body, { status }) });

describe('a store that was created from the snapshot of another build', () => {
  it.each([
    ['gzipped', gzipSync(JSON.stringify(set))],
    ['inflated by the host', JSON.stringify(set)],
  ])('downloads the reference data once, %s, and has it from then on', async (_, body) => {
    const fetched = await start(serve(body));
    expect(fetched.mock.calls).toEqual([
      [new URL('https://host/demo/engine/reference.part'), expect.anything()],
    ]);
    expect(await isOld()).toBe(false);
    expect(await start(serve(body))).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no network', { answer: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['the file is gone', serve('', 404)],
    ['the file is cut', serve(gzipSync(JSON.stringify(set)).subarray(0, 5000))],
    ['the file is of another build', serve(JSON.stringify({ ...set, version: 'other' }))],
    [
      'the file names a table of another kind',
      serve(JSON.stringify({ ...set, tables: [{ name: 'users' }] })),
    ],
  ])('opens unchanged when %s, reports it, and tries again at the next start', async (_, served) => {
    await start(served);
    expect(log).toHaveBeenCalledOnce();
    expect(await isOld()).toBe(true);
    await start(serve(JSON.stringify(set)));
    expect(await isOld()).toBe(false);
  });

  it('stops after a change that could not be stored', async () => {
    const full = () => Promise.reject(new StorageFull('full'));
    const readReference = full;
    const following = followReference(
      { db: connection.db, platform },
      { build, isFrozen: false, readReference, log },
    );
    await expect(following).rejects.toThrow(StorageFull);
  });

  it('stays unchanged where there is no space for a change', async () => {
    expect(await start({ ...serve(JSON.stringify(set)), isFrozen: true })).not.toHaveBeenCalled();
    expect(await isOld()).toBe(true);
  });
});
