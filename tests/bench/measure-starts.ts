/** First visits, each in an empty profile, and restarts of a stopped worker; for both, the time of the boot itself. */
import type { EngineStatus } from '#api/contract/engine';
import { openBareBrowser } from './bare-browser';
import { ask, bootWorker, emptyPage, firstCall, type PageOf, timeCall } from './page-calls';
import { faster, type Row } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';
import { type Turns, takeTurns } from './take-turns';

type Samples = { answer: number[]; boot: number[]; phases: EngineStatus['phases'] };

const sameHost =
  'both workers share the host: install of the client, download, start of the script. The line below leaves that out';

export async function measureFirstVisits({ ours, stock }: Sites, turns: Turns): Promise<Row[]> {
  const samples = { ours: noSamples(), stock: noSamples() };
  // The first round is not counted, because the static server compresses each file on its first request.
  await takeTurns(turns, async (round) => {
    const order = round % 2 === 0 ? (['ours', 'stock'] as const) : (['stock', 'ours'] as const);
    for (const name of order) {
      const { url } = name === 'ours' ? ours : stock;
      const browser = await openBareBrowser();
      try {
        const page = await browser.openPage(new URL(emptyPage, url).href);
        const took = await bootWorker(page, url);
        if (round > 0) note(samples[name], took, await statusOf(page, url));
      } finally {
        await browser.close();
      }
    }
  });
  return rowsOf('first visit: register → first API answer', samples, 'loadDataDir on idb://', 1.9);
}

export async function measureRestarts({ ours, stock }: Sites, turns: Turns): Promise<Row[]> {
  const browser = await openBareBrowser();
  try {
    const open = async (url: string) => {
      const page = await browser.openPage(new URL(emptyPage, url).href);
      await bootWorker(page, url);
      return { page, url, ...noSamples() };
    };
    const subjects = { ours: await open(ours.url), stock: await open(stock.url) };
    // The first round is not counted, because the browser has not cached the compiled script yet.
    await takeTurns(turns, async (round) => {
      for (const subject of Object.values(subjects)) {
        const { page, url } = subject;
        const before = await statusOf(page, url);
        await page.bringToFront();
        await page.stopWorkers();
        const took = await timeCall(page, url, { path: firstCall });
        const after = await statusOf(page, url);
        if (after.instanceId === before.instanceId) throw new Error('The worker was not stopped.');
        if (round > 0) note(subject, took, after);
      }
    });
    return rowsOf('worker stopped → first DB answer', subjects, 'stock idb://', 1.8);
  } finally {
    await browser.close();
  }
}

function noSamples(): Samples {
  return { answer: [], boot: [], phases: [] };
}

function note(samples: Samples, took: number, { phases }: EngineStatus): void {
  samples.answer.push(took);
  samples.boot.push(phases.at(-1)?.ms ?? Number.NaN);
  samples.phases = phases;
}

function rowsOf(
  figure: string,
  { ours, stock }: { ours: Samples; stock: Samples },
  name: string,
  reach: number,
): Row[] {
  const peer = { name, summary: summarize(stock.answer) };
  const peerBoot = { name, summary: summarize(stock.boot) };
  const phases = (of: Samples) => of.phases.map((phase) => `${phase.name} ${phase.ms}`).join(', ');
  const note = `last boot, ms since its start: ours ${phases(ours)}; peer ${phases(stock)}`;
  return [
    faster({ figure, unit: 'ms', note: sameHost }, summarize(ours.answer), peer, reach),
    faster(
      { figure: '  of it, opening the database', unit: 'ms', note },
      summarize(ours.boot),
      peerBoot,
      null,
    ),
  ];
}

function statusOf(page: PageOf, url: string): Promise<EngineStatus> {
  return ask<EngineStatus>(page, url, { path: 'api/__engine' });
}
