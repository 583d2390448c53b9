import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where LibreOffice is installed; null elsewhere. */
export const spreadsheetProgram: string | null =
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['soffice', 'libreoffice'].map((name) => join(folder, name)))
    .find((path) => existsSync(path)) ?? null;

/** It hangs now and then when another instance of the same user runs. */
const longestMs = 150_000;

/** Always the recalculated result, never the stored one of the file. */
const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
  <item oor:path="/org.openoffice.Office.Calc/Formula/Load">
    <prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>
  </item>
</oor:items>`;

/** Opens .xlsx files, recalculates every formula, and returns the saved files by name, all in one run. */
export async function recalculate(
  program: string,
  books: Readonly<Record<string, Uint8Array>>,
): Promise<Record<string, Uint8Array>> {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerleaf-sheets-'));
  try {
    const [profile, saved] = [join(folder, 'profile'), join(folder, 'saved')];
    await mkdir(join(profile, 'user'), { recursive: true });
    await writeFile(join(profile, 'user', 'registrymodifications.xcu'), settings);
    const names = Object.keys(books);
    for (const [name, bytes] of Object.entries(books)) await writeFile(join(folder, `${name}.xlsx`), bytes);
    await run(program, [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      '--headless',
      '--norestore',
      '--convert-to',
      'xlsx',
      '--outdir',
      saved,
      ...names.map((name) => join(folder, `${name}.xlsx`)),
    ]);
    const read = names.map(async (name) => [
      name,
      new Uint8Array(await readFile(join(saved, `${name}.xlsx`))),
    ]);
    return Object.fromEntries(await Promise.all(read));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The program starts others, which end with its group. */
function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { detached: true, stdio: 'ignore' });
    const end = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(end, longestMs);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(new Error(`The spreadsheet program ended with ${code ?? signal}.`));
    });
  });
}
