import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './run.mjs';

const inputs = ['src', 'sandbox-api', 'seed', 'public', 'scripts', 'index.html', 'package.json'].concat(
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
);
const stamp = '.cache/built-from';

/** Builds the sandbox into dist/ unless dist/ was already built from the same files. */
export async function ensureBuilt() {
  const digest = digestOfInputs();
  const isCurrent =
    existsSync('dist/index.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (isCurrent) return;
  rmSync(stamp, { force: true });
  console.log('Building …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await runToEnd(npm, ['run', '--silent', 'build'], {
    shell: process.platform === 'win32',
    // With another value Vite would put React's development build into dist/.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The build ended with code ${code}.`);
  mkdirSync('.cache', { recursive: true });
  // Calculated again, because the build may write generated sources.
  writeFileSync(stamp, digestOfInputs());
}

/** Names, sizes and times of everything a build reads, and the address of a remote API. */
function digestOfInputs() {
  const hash = createHash('sha256').update(process.env.VITE_API_BASE_URL ?? '');
  for (const path of inputs.flatMap(filesOf)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
