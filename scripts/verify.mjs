import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';
import { generateRoutes } from './setup/generate-routes.mjs';
import { runQuietly, tool } from './setup/run.mjs';

/** The checks that need no database and no browser, each with its tool. */
const checks = [
  { name: 'format and lint', args: [tool.biome, 'check', '--error-on-warnings', '.'] },
  {
    name: 'boundaries',
    args: [tool.depcruise, '--config', '.dependency-cruiser.cjs', 'src', 'sandbox-api', 'seed', 'scripts'],
  },
  { name: 'dead code', args: [tool.knip, '--no-progress'] },
  { name: 'types', args: [tool.tsc, '-p', '.'] },
  { name: 'types of the worker', args: [tool.tsc, '-p', 'tsconfig.worker.json'] },
];

/** Runs every check in parallel; prints the output of a failing one. */
export async function verify() {
  await generateRoutes();
  const results = await Promise.all(checks.map(runCheck));
  for (const { name, isPassed, seconds, output } of results) {
    console.log(`${isPassed ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (!isPassed) console.log(`${output.trimEnd()}\n`);
  }
  const failedNames = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  return { passed: results.length - failedNames.length, failed: failedNames.length, failedNames };
}

async function runCheck({ name, args }) {
  const startedAt = performance.now();
  const { code, output } = await runQuietly(process.execPath, args);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return { name, isPassed: code === 0, seconds, output };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureDependencies();
  const { failed } = await verify();
  process.exitCode = failed > 0 ? 1 : 0;
}
