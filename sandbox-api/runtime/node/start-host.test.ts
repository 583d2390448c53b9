import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { EnginePglite } from '#api/db/connect/engine-pglite';
import { EnvironmentProblem, readEnvironment } from './environment';
import { startHost } from './start-host';

const folder = mkdtempSync(join(tmpdir(), 'start-host-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const defaults = { DATA_FOLDER: join(folder, 'data'), HOST: '127.0.0.1', PORT: '0' };

test('a newly filled database is opened once more to release memory; an existing one is not', async () => {
  const open = vi.spyOn(EnginePglite, 'open');
  const opened: number[] = [];
  for (const start of ['first', 'second']) {
    const host = await startHost({ environment: readEnvironment(defaults), log: () => {} });
    expect((await fetch(`${host.url}/api/openapi.json`)).status, start).toBe(200);
    await host.close();
    opened.push(open.mock.calls.length);
    open.mockClear();
  }
  expect(opened).toEqual([2, 1]);
  open.mockRestore();
  // It fills a whole database, which the test of a port in use reuses.
}, 120_000);

async function problemOf(variables: Record<string, string>): Promise<string> {
  const environment = readEnvironment({ ...defaults, ...variables });
  const started = startHost({ environment, log: () => {} });
  const problem = await started.then(
    () => 'started',
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(EnvironmentProblem);
  return String(problem);
}

describe('a host that cannot start reports the variable at fault and the reason', () => {
  test('when the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const message = await problemOf({ PORT: String(port) });
    expect(message).toMatch(`HOST 127.0.0.1 with PORT ${port} cannot be used: listen EADDRINUSE`);
    other.close();
  }, 120_000);

  test('when the folder is not a folder', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await problemOf({ DATA_FOLDER: file })).toMatch(`DATA_FOLDER ${file} cannot be used: EEXIST`);
  });

  test('when the folder has files of another PostgreSQL, and leaves them as they are', async () => {
    const data = join(folder, 'older');
    mkdirSync(data);
    writeFileSync(join(data, 'PG_VERSION'), '17\n');
    const problem = await problemOf({ DATA_FOLDER: data });
    expect(problem).toMatch(`DATA_FOLDER ${data} has files of PostgreSQL 17, and this version needs 18.`);
    expect(readdirSync(data)).toEqual(['PG_VERSION']);
  });

  test('when there is no database, without printing its password', async () => {
    const message = await problemOf({ DATABASE_URL: 'postgres://someone:pass-word@localhost:1/nowhere' });
    expect(message).toMatch('DATABASE_URL cannot be used:');
    expect(message).toMatch('ECONNREFUSED');
    expect(message).not.toContain('pass-word');
  });
});
