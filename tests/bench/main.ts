/**
 * `npm run bench`: every performance figure as a ratio to its peer, in one run on this machine. `--quick` takes few
 * samples, to try the harness; `--only=<part>` runs one part; `--guard` takes a few minutes and fails if a ratio or
 * a size is clearly worse than in the record of the last complete run (see guard.ts).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, platform, release } from 'node:os';
import { worseThan } from './guard';
import { measureIntake } from './intake/measure-intake';
import { measureAudits } from './measure-audits';
import { measureDashboard } from './measure-dashboard';
import { measureFiles } from './measure-files';
import { measureFirstMinute } from './measure-first-minute';
import { measureImport } from './measure-import';
import { measureLine } from './measure-line';
import { measureLoad } from './measure-load';
import { measureMateriality } from './measure-materiality';
import { measureMemory } from './measure-memory';
import { measureReports } from './measure-reports';
import { measureRequests } from './measure-requests';
import { measureReviews } from './measure-reviews';
import { measureSandbox } from './measure-sandbox';
import { measureScenarios } from './measure-scenarios';
import { measureScreens } from './measure-screens';
import { measureFirstVisits, measureRestarts } from './measure-starts';
import { measureStore } from './measure-store';
import { measureTransfer } from './measure-transfer';
import { measureWorkerLedger } from './measure-worker-ledger';
import { markdownOf, printTable, type Row } from './report';
import { closeSites, type Sites, startSites } from './sites';

const isGuard = process.argv.includes('--guard');
const isQuick = process.argv.includes('--quick') || isGuard;
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);

const requestRounds = isGuard
  ? { rounds: 6, perRound: 15, warmUp: 20, budgetSeconds: 60 }
  : isQuick
    ? { rounds: 2, perRound: 10, warmUp: 10, budgetSeconds: 60 }
    : { rounds: 20, perRound: 20, warmUp: 40, budgetSeconds: 180 };
const turns = (quick: number, full: number, budgetSeconds: number) => ({
  rounds: isGuard ? Math.ceil(full / 2) : isQuick ? quick : full,
  budgetSeconds,
});

const parts: Record<string, (sites: Sites) => Promise<Row[]>> = {
  requests: (sites) => measureRequests(sites, requestRounds),
  visits: (sites) => measureFirstVisits(sites, turns(2, 9, 90)),
  minute: (sites) => measureFirstMinute(sites, isQuick ? 1 : 3),
  line: (sites) => measureLine(sites, turns(2, 9, 90)),
  restarts: (sites) => measureRestarts(sites, turns(4, 20, 60)),
  store: (sites) => measureStore(sites, turns(2, 9, 45)),
  transfer: (sites) => measureTransfer(sites),
  memory: (sites) => measureMemory(sites, isQuick ? 500 : 5000),
  dashboard: (sites) => measureDashboard(sites, isQuick ? 3 : 15),
  screens: (sites) => measureScreens(sites, isQuick ? 1 : 5),
  reviews: (sites) => measureReviews(sites, isQuick ? 3 : 15),
  reports: (sites) => measureReports(sites, isQuick ? 3 : 15),
  materiality: (sites) => measureMateriality(sites, isQuick ? 3 : 15),
  scenarios: (sites) => measureScenarios(sites, isQuick ? 3 : 15),
  sandbox: (sites) => measureSandbox(sites, isQuick ? 2 : 9),
  imports: (sites) => measureImport(sites, isQuick ? 1 : 3, 5000),
  intake: (sites) =>
    measureIntake(sites, isQuick ? { screens: 1, recordings: 1 } : { screens: 9, recordings: 3 }),
  files: (sites) => measureFiles(sites, isQuick ? 1 : 5),
  ledger: (sites) => measureWorkerLedger(sites, isQuick ? 10 : 40),
  audits: (sites) => measureAudits(sites, isQuick ? 1 : 3),
};

/** With a ratio in their rows, or bytes. */
const guarded = ['requests', 'visits', 'restarts', 'transfer', 'scenarios'];
const isAsked = (name: string) => (isGuard ? guarded.includes(name) : !only || only === name);

/** Needs neither a build nor a browser. */
const pressure = isQuick ? { rounds: 2, seconds: 1 } : { rounds: 9, seconds: 4 };

const startedAt = Date.now();
const load = { before: loadavg()[0] ?? 0 };
const rows: Row[] = [];
if (only !== 'load') await measureSites();
if (isAsked('load')) await attempt('load', () => measureLoad(pressure));

async function measureSites(): Promise<void> {
  const sites = await startSites({ withNode: isAsked('requests') });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void closeSites(sites).finally(() => process.exit(130)));
  }
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (isAsked(name)) await attempt(name, () => measure(sites));
    }
  } finally {
    await closeSites(sites);
  }
}

async function attempt(name: string, measure: () => Promise<Row[]>): Promise<void> {
  const partStartedAt = Date.now();
  try {
    rows.push(...(await measure()));
    console.error(`${name}: ${Math.round((Date.now() - partStartedAt) / 1000)} s`);
  } catch (error) {
    // The results of the other parts are kept, but the run still fails.
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  }
}

const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${platform()} ${release()} ${arch()}, Node ${process.version}`;
const method = {
  machine,
  loadBefore: Number(load.before.toFixed(2)),
  isQuick,
  seconds: Math.round((Date.now() - startedAt) / 1000),
  requests: requestRounds,
};
const summary = [
  `${machine}; load average before the run ${method.loadBefore}; ${method.seconds} seconds${isQuick ? '; a QUICK run' : ''}.`,
  'Medians and p95 of n samples, taken in a real Chromium on a profile on the disk. Hosts take turns in short ' +
    'blocks, so that noise hits them alike; warm-up is not counted. A ratio is what counts, not a time.',
];
const missed = rows.filter(({ isMet }) => isMet === false).length;
console.log(`\n${summary.join('\n')}\n`);
printTable(rows);
console.log(`\n${rows.length - missed} figures in reach or for information, ${missed} missed`);
if (!only && !isQuick) {
  await mkdir('bench', { recursive: true });
  await writeFile('bench/results.json', `${JSON.stringify({ method, rows }, null, 2)}\n`);
  await writeFile('bench/README.md', markdownOf(rows, summary));
}
if (isGuard) {
  const record: { rows: Row[] } = JSON.parse(await readFile('bench/results.json', 'utf8'));
  const worse = worseThan(record.rows, rows);
  for (const sentence of worse) console.error(`Worse than recorded: ${sentence}`);
  if (worse.length > 0) process.exitCode = 1;
}
