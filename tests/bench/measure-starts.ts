/** First visits, each in an empty profile, and restarts of a stopped worker. */
import { openProfile } from './browser';
import { firstCall } from './measure-requests';
import { ask, bootWorker, emptyPage, timeCall } from './page-calls';
import { faster, type Row } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

type Phases = { instanceId: string; phases: { name: string; ms: number }[] };

export async function measureFirstVisits({ ours, stock }: Sites, rounds: number): Promise<Row> {
  const samples = { ours: [] as number[], stock: [] as number[] };
  let phases = '';
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['ours', 'stock'] as const) : (['stock', 'ours'] as const);
    for (const name of order) {
      const { url } = name === 'ours' ? ours : stock;
      const profile = await openProfile();
      try {
        await profile.page.goto(new URL(emptyPage, url).href);
        samples[name].push(await bootWorker(profile.page, url, firstCall));
        if (name === 'ours') phases = await phasesOf(profile.page, url);
      } finally {
        await profile.close();
      }
    }
  }
  return faster(
    {
      figure: 'first visit: register → first API answer',
      unit: 'ms',
      note: `phases of the last boot: ${phases}`,
    },
    summarize(samples.ours),
    { name: 'loadDataDir on idb://', summary: summarize(samples.stock) },
    1.7,
  );
}

export async function measureRestarts({ ours, stock }: Sites, rounds: number): Promise<Row> {
  const profile = await openProfile();
  try {
    const open = async (url: string) => {
      const page = await profile.context.newPage();
      await page.goto(new URL(emptyPage, url).href);
      await bootWorker(page, url, firstCall);
      return { page, url, cdp: await profile.context.newCDPSession(page), samples: [] as number[] };
    };
    const subjects = { ours: await open(ours.url), stock: await open(stock.url) };
    for (let round = 0; round < rounds; round += 1) {
      for (const { page, url, cdp, samples } of Object.values(subjects)) {
        const before = await ask<Phases>(page, url, { path: 'api/__engine' });
        await page.bringToFront();
        await cdp.send('ServiceWorker.enable');
        await cdp.send('ServiceWorker.stopAllWorkers');
        const took = await timeCall(page, url, { path: firstCall });
        const after = await ask<Phases>(page, url, { path: 'api/__engine' });
        if (after.instanceId === before.instanceId) throw new Error('The worker was not stopped.');
        // The first restart of a worker compiles it without its code cache.
        if (round > 0) samples.push(took);
      }
    }
    const phases = await phasesOf(subjects.ours.page, subjects.ours.url);
    return faster(
      { figure: 'worker stopped → first DB answer', unit: 'ms', note: `phases of the last boot: ${phases}` },
      summarize(subjects.ours.samples),
      { name: 'stock idb://', summary: summarize(subjects.stock.samples) },
      1.5,
    );
  } finally {
    await profile.close();
  }
}

async function phasesOf(page: Parameters<typeof ask>[0], url: string): Promise<string> {
  const { phases } = await ask<Phases>(page, url, { path: 'api/__engine' });
  return phases.map(({ name, ms }) => `${name} ${ms}`).join(', ');
}
