import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readMigrations } from '#api/runtime/node/read-migrations';
import { demoCompanies } from '../../companies/demo-companies';
import { buildDemoSnapshot, type DemoSnapshot } from './demo-snapshot';

afterEach(() => vi.useRealTimers());

/** With the smallest company, because all of them take half a minute. */
async function buildOn(day: string): Promise<DemoSnapshot> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T10:20:30.456Z`) });
  const outDir = await mkdtemp(join(tmpdir(), 'ledgerleaf-test-'));
  const companies = demoCompanies.filter(({ id }) => id === 3);
  try {
    return await buildDemoSnapshot({ outDir, migrations: readMigrations(), companies });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

describe('the snapshot of the sandbox', () => {
  it('has the same bytes on another day of another month', async () => {
    const one = await buildOn('2026-11-23');
    expect(await buildOn('2027-02-28')).toEqual(one);
  }, 300_000);
});
