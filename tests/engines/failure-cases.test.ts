/**
 * The test that proves each failure that the engine must survive. The table is checked, so a test can only be
 * renamed or removed together with its case. Notes where the soak form makes a case longer.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Proof = { file: string; test: string; isLongerInSoak?: true };

const cases: Record<string, Proof[]> = {
  'worker stopped when idle': [{ file: 'kill', test: 'while idle, starts again with everything' }],
  'worker stopped in the middle of a burst': [
    {
      file: 'kill',
      test: 'during a burst, keeps every acknowledged row exactly once',
      isLongerInSoak: true,
    },
  ],
  'request handed to the next worker': [
    {
      file: 'redispatch',
      test: 'a change whose worker is stopped %s is stored once',
      isLongerInSoak: true,
    },
    { file: 'kill', test: 'and gets the same request again, carries it out once' },
  ],
  'browser killed in the middle of a burst': [
    {
      file: 'kill',
      test: 'during a burst, keeps every acknowledged row exactly once',
      isLongerInSoak: true,
    },
  ],
  'browser killed at 14 points of the first start': [
    {
      file: 'first-start',
      test: 'when %s, starts afterwards with the whole demo, and saves',
      isLongerInSoak: true,
    },
  ],
  'hard reload': [{ file: 'start', test: 'gets its worker back after a hard reload of a deep address' }],
  'service worker bypassed': [
    { file: 'ladder', test: 'hands the store over to the next host, and nothing is lost' },
  ],
  'service worker missing or blocked': [
    { file: 'ladder', test: 'service worker, a shared worker keeps the data' },
    { file: 'ladder', test: 'any worker, the page runs it without keeping the data' },
    { file: 'blocked-worker', test: 'the next host keeps the data when %s' },
  ],
  'update with a request in flight': [
    {
      file: 'update',
      test: 'waits for the click, takes over during a burst, and every acknowledged row is stored once',
    },
  ],
  'store of a foreign version': [
    {
      file: 'store',
      test: 'of an unknown format is refused before the database starts, can be saved, and can be deleted',
    },
  ],
  'two tabs writing at once': [{ file: 'store', test: 'write in parallel, and each row is stored once' }],
  'quota exceeded': [
    {
      file: 'store',
      test: 'is answered with 507, loses no saved data, and passes when there is space again',
    },
  ],
  'disk full': [
    {
      file: 'full-disk',
      test: 'a change that a full disk refuses is answered with 507, and everything saved before is restored',
      isLongerInSoak: true,
    },
  ],
  'storage forbidden': [
    { file: 'ladder', test: 'access to IndexedDB, a worker runs in memory' },
    { file: 'ladder', test: 'access to %s, the data is kept' },
    {
      file: 'ladder',
      test: 'any storage, as with all cookies blocked, a worker runs in memory and says so',
    },
  ],
  'service worker that never answers its registration': [
    {
      file: 'ladder',
      test: 'an answer to the registration of a service worker, the next host answers within twenty seconds',
    },
  ],
  'site data cleared while open': [
    {
      file: 'store',
      test: 'is reported, and the sandbox restarts with the demo data and a new worker',
    },
  ],
  'site data cleared while closed': [
    {
      file: 'store',
      test: 'does not block the next visit: the surviving worker has released the engine',
    },
  ],
  'offline after the first visit': [{ file: 'start', test: 'works while the host is gone, on any screen' }],
  'below a folder, with downloads': [
    { file: 'start', test: 'works below a folder: deep link, API, download' },
  ],
  'corrupt snapshot': [{ file: 'store', test: 'is downloaded again, and the data is there' }],
  'corrupt chunk': [{ file: 'store', test: 'with a damaged chunk is refused by its checksum' }],
  'part of the engine cannot be downloaded': [
    { file: 'ladder', test: 'is reported, and trying again helps once the host works' },
  ],
};

it.each(Object.entries(cases))('%s has its test', (_, proofs) => {
  for (const { file, test, isLongerInSoak } of proofs) {
    const source = readFileSync(fileOf(file), 'utf8');
    expect(source.includes(`'${test}'`), `${file}: ${test}`).toBe(true);
    if (isLongerInSoak) expect(source, file).toContain('isSoak');
  }
});

/** A file of the quick form, or of the full one. */
function fileOf(name: string): URL {
  const urls = [`${name}.test.ts`, `${name}.full.test.ts`].map((file) => new URL(file, import.meta.url));
  return urls.find((url) => existsSync(url)) ?? new URL(`${name}.test.ts`, import.meta.url);
}
