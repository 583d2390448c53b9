import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
let files: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerleaf-remote-'));
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir'],
    { env: { ...process.env, NODE_ENV: 'production', VITE_API_BASE_URL: 'https://api.example.com' } },
  );
  files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a build for a remote API has a client, and nothing of the engine or the demo', async () => {
  expect(files).toContain('index.html');
  // The one WebAssembly file writes exported data as an SQLite file.
  const programs = files.filter((path) => /^(sw\.js|engine\/)|\.(wasm|part|snapshot)$/.test(path));
  expect(programs).toEqual([expect.stringMatching(/^assets\/sql-wasm-browser-[\w-]+\.wasm$/)]);
  for (const path of files.filter((name) => name.endsWith('.js'))) {
    const code = await readFile(join(folder, path), 'utf8');
    const found =
      /ledgerleaf-engine|serviceWorker\.register|Jagodno|ledgerleaf-demo|WELCOME-|Sandbox\/Workspaces/.exec(
        code,
      );
    expect({ path, found: found?.[0] }).toEqual({ path, found: undefined });
  }
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain(
    "connect-src 'self' https://api.example.com",
  );
});
