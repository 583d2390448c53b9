import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readEnvironment } from '#api/runtime/node/environment';
import { startHost } from '#api/runtime/node/start-host';
import { fillFolder } from '#api/testing/filled/fill-folder';
import { describeNodeHost } from './node-host-suite';

const databaseUrl = inject('databaseUrl');

if (databaseUrl !== null) describeNodeHost('PostgreSQL', databaseUrl);

describe.runIf(databaseUrl !== null)('two hosts on one PostgreSQL', () => {
  const url = new URL(databaseUrl ?? 'postgres://nowhere');
  const name = `two_hosts_${process.pid}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: databaseUrl ?? '' });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  beforeAll(() => administer(`create database ${name}`));
  afterAll(() => administer(`drop database ${name}`));

  test('prepare a new database once when they start at the same time, and both serve', async () => {
    url.pathname = name;
    const environment = readEnvironment({ DATABASE_URL: url.href, PORT: '0', HOST: '127.0.0.1' });
    const logged: string[] = [];
    const started = await Promise.all(
      [1, 2].map(() => startHost({ environment, log: (message) => logged.push(message) })),
    );
    const answers = await Promise.all(started.map((host) => fetch(`${host.url}/api/Languages`)));
    await Promise.all(started.map((host) => host.close()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(logged.filter((line) => line.startsWith('Applied migration 0000'))).toHaveLength(1);
    expect(logged.filter((line) => line.startsWith('Loading reference'))).toHaveLength(1);
  });
});

describe('a host without companies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-company-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('says how to get access, and with --invite logs an invitation that a company registers with', async () => {
    await fillFolder(folder);
    const environment = readEnvironment({ DATA_FOLDER: folder, PORT: '0', HOST: '127.0.0.1' });
    const logged: string[] = [];
    const start = (withInvitation: boolean) =>
      startHost({ environment, withInvitation, passwordIterations: 1000, log: (line) => logged.push(line) });
    await (await start(false)).close();
    expect(logged.join('\n')).toContain('Start this host with --invite');
    const host = await start(true);
    const [, token] =
      /^Invitation to register a company, until [\d-]+: (\S+)$/m.exec(logged.join('\n')) ?? [];
    const post = (path: string, body: object) =>
      fetch(`${host.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const person = { token, email: 'first@company.example', password: 'a password of mine' };
    const company = { name: 'First', countryId: 826, town: 'Leeds', address1: 'High Street 1' };
    expect((await post('/api/Registrations', { ...person, ...company })).status).toBeLessThan(300);
    const { email: username, password } = person;
    expect((await post('/api/Login', { username, password })).status).toBe(200);
    await host.close();
  });
});

describe('two hosts on one folder of PGlite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'one-folder-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are one too many: the second is told before it touches the files, until the first has closed', async () => {
    await fillFolder(folder);
    const environment = readEnvironment({ DATA_FOLDER: folder, PORT: '0', HOST: '127.0.0.1' });
    const start = () => startHost({ environment, log: () => {} });
    const first = await start();
    await expect(start()).rejects.toThrow(`DATA_FOLDER ${folder} is in use by another process`);
    expect((await fetch(`${first.url}/api/Languages`)).status).toBe(200);
    await first.close();
    await (await start()).close();
  });
});

if (databaseUrl === null) test.skip('the API on Node over PostgreSQL: it is not installed', () => {});
