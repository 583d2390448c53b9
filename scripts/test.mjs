import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { fileTimesPath, slowestFiles } from './setup/file-times.mjs';
import { runToEnd, tool } from './setup/run.mjs';
import { readVitestReport } from './setup/vitest-report.mjs';
import { verify } from './verify.mjs';

const reports = '.cache/test-reports';

/**
 * `npm test`: the quick form of the tests, on a fresh clone too. `--full` and `--soak` run the longer forms. `npm
 * test -- reviews` runs every test whose path has a folder or file of that name, in the full form; a path works too.
 * Each step counts its tests; a step that crashes counts as one failure. Nothing runs twice.
 */
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const places = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isSoak = flags.includes('--soak');
process.env.TEST_FORM = isSoak ? 'soak' : flags.includes('--full') || places.length > 0 ? 'full' : 'quick';

const total = { passed: 0, failed: 0 };
const skipped = [];
const failures = [];
const fileTimes = [];

process.env.TZ ??= 'Europe/Warsaw';

await step('Packages', ensureDependencies, { isCounted: false });
if (places.length === 0) await step('Verify', checkSources);
await step('Unit and API', () => vitest('unit'));
await step('Contract on Node hosts', () => vitest('contract'));
if (needsBrowser()) {
  const isBuilt = await step('Build', ensureBuilt);
  await step('Browser', findBrowserForTests, { isCounted: false });
  if (isBuilt && process.env.CHROMIUM_PATH) {
    await step('End to end', () => vitest('e2e'));
    await step('Engines', () => vitest('engines'));
  } else {
    skipped.push('End to end and engines: there is no build or no browser');
  }
}
if (process.env.TEST_FORM !== 'quick' && places.length === 0 && process.env.CHROMIUM_PATH)
  await step('Figures against their record', guardFigures);
if (isSoak) await step('Mutation of the rules', mutateRules);
closeWithOneLine();

/** What Vitest matches against the path of a test file, for a given place. */
function pathsOf(place) {
  return existsSync(place) ? [place] : [`/${place}/`, `/${place}.`];
}

function needsBrowser() {
  if (places.length === 0) return true;
  const files = ['tests/e2e', 'tests/engines'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`.replaceAll('\\', '/')),
  );
  return places.flatMap(pathsOf).some((path) => files.some((file) => file.includes(path)));
}

/** Runs one step. A step without its own counts is one test, or none unless it fails. */
async function step(name, run, { isCounted = true } = {}) {
  const startedAt = performance.now();
  console.log(`\n── ${name}`);
  try {
    const counts = (await run()) ?? { passed: isCounted ? 1 : 0, failed: 0 };
    total.passed += counts.passed;
    total.failed += counts.failed;
    console.log(`── ${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    return counts.failed === 0;
  } catch (error) {
    total.failed += 1;
    console.error(`${name} failed: ${error.message}`);
    failures.push(`${name}: ${error.message}`);
    if (name === 'Packages') {
      closeWithOneLine();
      process.exit();
    }
    return false;
  }
}

async function checkSources() {
  const { passed, failed, failedNames } = await verify();
  failures.push(...failedNames.map((name) => `verify: ${name}`));
  return { passed, failed };
}

async function findBrowserForTests() {
  const path = await ensureBrowser();
  if (!path) throw new Error('no Chromium was found and none could be installed; set CHROMIUM_PATH');
  process.env.CHROMIUM_PATH = path;
  console.log(path);
}

/** Runs one Vitest project and reads the result from its JSON report. */
async function vitest(project) {
  const report = `${reports}/${project}.json`;
  mkdirSync(reports, { recursive: true });
  for (const path of [report, fileTimesPath]) rmSync(path, { force: true });
  const code = await runToEnd(process.execPath, [
    tool.vitest,
    'run',
    ...places.flatMap(pathsOf),
    `--project=${project}`,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./scripts/setup/file-times.mjs',
  ]);
  if (!existsSync(report)) throw new Error(`Vitest ended with code ${code} and left no report`);
  const counts = readVitestReport(JSON.parse(readFileSync(report, 'utf8')));
  if (existsSync(fileTimesPath)) fileTimes.push(...JSON.parse(readFileSync(fileTimesPath, 'utf8')));
  skipped.push(...counts.skipped.map((name) => `${project}: ${name}`));
  failures.push(...counts.failures.map((failure) => `${project}: ${failure}`));
  // An error outside any test must fail the run too.
  const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed;
  return { passed: counts.passed, failed };
}

async function guardFigures() {
  const code = await runToEnd(process.execPath, ['--import', 'tsx', 'tests/bench/main.ts', '--guard']);
  if (code !== 0) throw new Error('a figure is worse than bench/results.json says; see above');
}

/** Fails below the score in stryker.config.json. */
async function mutateRules() {
  const code = await runToEnd(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run']);
  if (code !== 0) throw new Error(`Stryker ended with code ${code}`);
}

function closeWithOneLine() {
  if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.map((name) => `  ${name}`).join('\n')}`);
  if (fileTimes.length > 0) console.log(`\nSlowest files:\n${slowestFiles(fileTimes, 10).join('\n')}`);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}
