import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completeLock, missingPlatformPackages } from '../../scripts/complete-lock.mjs';

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'));
const lock = read('package-lock.json') as { packages: Record<string, object> };

test('the lock file names every package of other platforms, otherwise npm ci refuses it (npm run lock)', () => {
  expect(missingPlatformPackages(lock)).toEqual([]);
});

test('a missing package is found and added with its platform', () => {
  const name = '@biomejs/cli-linux-arm64-musl';
  const { [`node_modules/${name}`]: _, ...rest } = lock.packages;
  expect(missingPlatformPackages({ packages: rest })).toMatchObject([{ name }]);
  const completed = completeLock({ packages: rest }).packages[`node_modules/${name}`];
  expect(completed).toMatchObject({ os: ['linux'], cpu: ['arm64'], libc: ['musl'], optional: true });
});

test('the lock file is not tied to one registry', () => {
  expect(JSON.stringify(lock)).not.toContain('"resolved":"http');
});

test('every version is exact', () => {
  const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});
