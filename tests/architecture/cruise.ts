import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const root = join(import.meta.dirname, '../..');
export const sources = ['src', 'sandbox-api', 'seed'];

export type CruiseReport = {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string }[] };
};

/** Runs the command line tool, as `npm run verify` does; its exit code is the number of violations. */
export async function cruise(cwd: string): Promise<CruiseReport> {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [tool, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...sources];
  const run = promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 256 * 1024 * 1024 });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return JSON.parse(stdout) as CruiseReport;
}
