import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packUsedFiles, withUsedFilesOnly } from './pglite-files';

const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const bundle = readFileSync(join(dist, 'pglite.data'));

type List = { name: string; start: number; end: number }[];

const listIn = (code: string): List =>
  [...code.matchAll(/\{"?filename"?:"([^"]+)","?start"?:([\d.e]+),"?end"?:([\d.e]+)/g)].map(
    ([, name = '', start, end]) => ({ name, start: Number(start), end: Number(end) }),
  );

/** The loader as the worker has it. */
function slimLoader(): string {
  const { transform } = withUsedFilesOnly();
  if (typeof transform !== 'function') throw new Error('The plugin has another form.');
  const file = readdirSync(dist)
    .filter((name) => name.startsWith('chunk-') && name.endsWith('.js'))
    .find((name) => readFileSync(join(dist, name), 'utf8').includes('remote_package_size'));
  const path = join(dist, String(file));
  return String(transform.call({} as never, readFileSync(path, 'utf8'), path, {} as never));
}

describe('the bundle of PGlite’s files', () => {
  const slim = packUsedFiles(bundle, dist);
  const before = listIn(readFileSync(join(dist, 'pglite.js'), 'utf8'));
  const loader = slimLoader();
  const after = listIn(loader);

  it('contains what the loader lists', () => {
    expect(loader).toContain(`"remote_package_size":${slim.length}}`);
    expect(after.length).toBeLessThan(before.length / 5);
    for (const { name, start, end } of after) {
      const original = before.find((file) => file.name === name);
      const content = bundle.subarray(original?.start, original?.end);
      expect(slim.subarray(start, end).equals(content), name).toBe(true);
    }
  });

  it('keeps the files that a running database opens', () => {
    const isNeeded = ({ name }: { name: string }) =>
      /plpgsql|\/icu\/|timezone\/(UTC|GMT)$|timezonesets\/Default|\/bin\/|\.pgpass|locale-a/.test(name);
    const needed = before.filter(isNeeded).map(({ name }) => name);
    expect(needed.length).toBeGreaterThan(9);
    expect(after.map(({ name }) => name)).toEqual(expect.arrayContaining(needed));
  });

  it('halves what a visitor downloads', () => {
    expect(gzipSync(slim).length).toBeLessThan(gzipSync(bundle).length / 2);
  });
});
