import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeWorkspace } from '#api/db/workspace-file/write-workspace';
import { createTestApi } from '#api/testing/create-test-api';
import { EnvironmentProblem, readEnvironment } from './environment';
import { startHost } from './start-host';

const folder = mkdtempSync(join(tmpdir(), 'load-file-'));
const path = join(folder, 'company.ledgerleaf');
const environment = readEnvironment({ DATA_FOLDER: join(folder, 'data'), HOST: '127.0.0.1', PORT: '0' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  const api = await createTestApi();
  await api.company();
  writeFileSync(path, (await writeWorkspace(api.db, { createdOn: api.clock.now() })).bytes);
  await api.close();
});

async function start(loadPath: string): Promise<string[]> {
  const lines: string[] = [];
  const host = await startHost({ environment, loadPath, log: (line) => lines.push(line) });
  expect((await fetch(`${host.url}/api/openapi.json`)).status).toBe(200);
  await host.close();
  return lines;
}

test('loads a file and starts as usual; reports why a file that is already loaded is refused', async () => {
  expect(await start(path)).toContainEqual(expect.stringMatching(/^Loaded the company ".+" as number 1\.$/));
  const again = start(path);
  await expect(again).rejects.toThrow(EnvironmentProblem);
  await expect(again).rejects.toThrow(
    /^--load .* cannot be used: There is an account with the e-mail address/,
  );
}, 180_000);

test('names a file that does not exist, is not one of ours or is too large, without reading all of it', async () => {
  await expect(start(join(folder, 'nowhere'))).rejects.toThrow(/nowhere cannot be used: ENOENT/);
  const text = join(folder, 'text');
  writeFileSync(text, 'Dear customer');
  await expect(start(text)).rejects.toThrow(
    /text cannot be used: The file is not a Ledgerleaf workspace file\./,
  );
  truncateSync(text, 200 * 1024 * 1024);
  await expect(start(text)).rejects.toThrow(/too large\. A workspace file has at most 64 MB\./);
}, 180_000);
