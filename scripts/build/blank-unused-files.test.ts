import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { blankUnusedFiles } from './blank-unused-files';

const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const bundle = readFileSync(join(dist, 'pglite.data'));

describe('the bundle of PGlite’s files', () => {
  const slim = blankUnusedFiles(bundle, dist);

  it('keeps its length, so that the offsets in the loader stay right', () => {
    expect(slim.length).toBe(bundle.length);
  });

  it('keeps what a running database opens', () => {
    const needed = [
      ...readFileSync(join(dist, 'pglite.js'), 'utf8').matchAll(
        /\{filename:"([^"]+)",start:([\d.e]+),end:([\d.e]+)/g,
      ),
    ]
      .map(([, name, start, end]) => ({ name, start: Number(start), end: Number(end) }))
      .filter(({ name }) => /plpgsql|\/icu\/|timezone\/(UTC|GMT)$|timezonesets\/Default/.test(name ?? ''));
    expect(needed.length).toBeGreaterThan(5);
    for (const { start, end } of needed)
      expect(slim.subarray(start, end).equals(bundle.subarray(start, end))).toBe(true);
  });

  it('halves what a visitor downloads', () => {
    expect(gzipSync(slim).length).toBeLessThan(gzipSync(bundle).length / 2);
  });
});
