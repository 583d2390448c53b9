import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Environment, readEnvironment } from '#api/runtime/node/environment';
import { type Host, startHost } from '#api/runtime/node/start-host';
import { demoPassword } from '../../../seed/companies/demo-company';

const client = 'https://app.example.com';

/** One file per engine. */
export function describeNodeHost(engine: string, url: string | undefined): void {
  describe(`the API on Node, over ${engine}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'node-host-'));
    const logged: string[] = [];
    let environment: Environment;
    let host: Host;

    const start = () =>
      startHost({
        environment,
        withDemo: true,
        passwordIterations: 1000,
        log: (message, error) => logged.push(error ? `${message}: ${error}` : message),
      });

    beforeAll(async () => {
      environment = readEnvironment({
        ...(url && { DATABASE_URL: url }),
        DATA_FOLDER: join(folder, 'data'),
        PORT: '0',
        HOST: '127.0.0.1',
        CORS_ORIGIN: client,
      });
      host = await start();
    });
    afterAll(async () => {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const ask = (path: string, init: RequestInit = {}) => fetch(`${host.url}${path}`, init);

    async function signIn(): Promise<string> {
      const response = await ask('/api/Login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin@jagodno.example', password: demoPassword }),
      });
      expect(response.status).toBe(200);
      return `Basic ${((await response.json()) as { token: string }).token}`;
    }

    test('serves the demo companies after their migrations', async () => {
      const response = await ask('/api/Locations', { headers: { authorization: await signIn() } });
      expect(response.status).toBe(200);
      expect(((await response.json()) as unknown[]).length).toBe(6);
    });

    test('admits the configured client from its own origin, and no other', async () => {
      const preflight = (origin: string) =>
        ask('/api/Locations', {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'GET',
            'access-control-request-headers': 'authorization',
          },
        });
      const ours = await preflight(client);
      expect(ours.headers.get('access-control-allow-origin')).toBe(client);
      expect(ours.headers.get('access-control-allow-headers')).toContain('authorization');
      expect(
        (await preflight('https://elsewhere.example')).headers.get('access-control-allow-origin'),
      ).not.toBe('https://elsewhere.example');
      const answer = await ask('/api/Languages', { headers: { origin: client } });
      const exposed = answer.headers.get('access-control-expose-headers')?.toLowerCase() ?? '';
      for (const header of ['x-pagination', 'content-disposition', 'last-modified'])
        expect(exposed).toContain(header);
    });

    test('sends the API description compressed, and no data of one user', async () => {
      const headers = { authorization: await signIn(), 'accept-encoding': 'gzip' };
      const codings = await Promise.all(
        ['/api/openapi.json', '/api/docs', '/api/Countries', '/api/Login'].map(async (path) => {
          const response = await ask(path, { headers });
          expect((await response.text()).length).toBeGreaterThan(500);
          return response.headers.get('content-encoding');
        }),
      );
      expect(codings).toEqual(['gzip', 'gzip', null, null]);
    });

    test('without SMTP, logs a reset code once', async () => {
      const response = await ask('/api/Users/Password/RequestCode', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'user@jagodno.example' }),
      });
      expect(response.status).toBeLessThan(300);
      const mails = () => logged.filter((line) => line.startsWith('Mail to user@jagodno.example'));
      await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
      expect(mails()[0]).toMatch(/\b\d{6}\b/);
    });

    test('closes, and finds everything again at the next start without loading it twice', async () => {
      const authorization = await signIn();
      const change = await ask('/api/Users/Profiles', {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ firstName: 'Zofia', lastName: 'Nowa' }),
      });
      expect(change.status).toBeLessThan(300);
      await host.close();
      await expect(ask('/api/Languages')).rejects.toThrow();

      host = await start();
      const profile = await ask('/api/Users/Profiles', { headers: { authorization } });
      expect(await profile.json()).toMatchObject({ firstName: 'Zofia', lastName: 'Nowa' });
      expect(logged.filter((line) => line.startsWith('Applied migration 0000'))).toHaveLength(1);
      expect(logged.filter((line) => line.startsWith('Loading the demo'))).toHaveLength(1);
    });
  });
}
