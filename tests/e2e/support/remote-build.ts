import { execFile } from 'node:child_process';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The client built against a remote API, in a separate folder. It takes seconds, so nothing is cached. */
export async function buildForRemote(apiUrl: string, contactFormUrl: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerleaf-remote-build-'));
  const addresses = { VITE_API_BASE_URL: apiUrl, VITE_CONTACT_FORM_URL: contactFormUrl };
  const variables = { NODE_ENV: 'production', ...addresses };
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir'],
    { env: { ...process.env, ...variables } },
  );
  return folder;
}

/** Every file below a folder, by its path in it. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
