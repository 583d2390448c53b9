/**
 * Every shortcut of the worker left out once, beside the worker with all of them, in turns: one that buys less than a
 * tenth of a figure that a person notices is not worth its lines. Ratios above 1 are what it buys.
 */
import type { EngineStatus } from '#api/contract/engine';
import { startStaticServer } from '../../scripts/setup/static-server.mjs';
import { signIn } from './account';
import { type BarePage, openBareBrowser } from './bare-browser';
import { importFile, importKinds, workbookOf } from './measure-import';
import { ask, bootWorker, emptyPage, firstCall, timeCall, timeCalls } from './page-calls';
import { faster, type Row } from './report';
import { buildSiteWithout, shortcuts } from './shortcuts';
import type { Server, Sites } from './sites';
import { summarize } from './statistics';
import { takeTurns } from './take-turns';

const figures = ['first visit', 'restart', 'insert', 'list of 10 rows', 'import of 2,000 rows'] as const;
type Figure = (typeof figures)[number];
type Subject = { name: string; server: Server; samples: Record<Figure, number[]> };

export type ShortcutTurns = { visits: number; restarts: number; requests: number; imports: number };

const folder = '.cache/bench';
const budgetSeconds = 600;

export async function measureShortcuts({ ours }: Sites, turns: ShortcutTurns): Promise<Row[]> {
  const subjects: Subject[] = [subjectOf('with all', ours)];
  for (const [index, shortcut] of shortcuts.entries()) {
    const site = `${folder}/without-${index}`;
    await buildSiteWithout(shortcut, `${folder}/ours`, site);
    subjects.push(subjectOf(shortcut.name, await startStaticServer({ folder: site })));
  }
  const [whole, ...others] = subjects;
  try {
    await visit(subjects, turns.visits);
    await use(subjects, turns);
  } finally {
    await Promise.all(others.map(({ server }) => server.close()));
  }
  return figures.flatMap((figure) =>
    others.map(({ name, samples }) =>
      faster(
        { figure: `${figure}: ${name}`, unit: 'ms' },
        summarize(whole?.samples[figure] ?? []),
        { name: 'without it', summary: summarize(samples[figure]) },
        null,
      ),
    ),
  );
}

function subjectOf(name: string, server: Server): Subject {
  return {
    name,
    server,
    samples: {
      'first visit': [],
      restart: [],
      insert: [],
      'list of 10 rows': [],
      'import of 2,000 rows': [],
    },
  };
}

/** Whoever comes first in a round has not the same neighbour each time. */
function inTurn<T>(subjects: readonly T[], round: number): T[] {
  const first = round % subjects.length;
  return [...subjects.slice(first), ...subjects.slice(0, first)];
}

async function visit(subjects: readonly Subject[], rounds: number): Promise<void> {
  await takeTurns({ rounds, budgetSeconds }, async (round) => {
    for (const { server, samples } of inTurn(subjects, round)) {
      const browser = await openBareBrowser();
      try {
        const page = await browser.openPage(new URL(emptyPage, server.url).href);
        const took = await bootWorker(page, server.url);
        if (round > 0) samples['first visit'].push(took);
      } finally {
        await browser.close();
      }
    }
  });
}

/** One browser for all, in which each worker is the only one awake while it is measured. */
async function use(subjects: readonly Subject[], turns: ShortcutTurns): Promise<void> {
  const browser = await openBareBrowser();
  try {
    const opened: (Subject & { page: BarePage; calls: Awaited<ReturnType<typeof signIn>> })[] = [];
    for (const subject of subjects) {
      const { url } = subject.server;
      const page = await browser.openPage(new URL(emptyPage, url).href);
      await bootWorker(page, url);
      opened.push({ ...subject, page, calls: await signIn(page, url) });
    }
    await takeTurns({ rounds: turns.restarts, budgetSeconds }, async (round) => {
      for (const { page, server, samples } of inTurn(opened, round)) {
        const before = await ask<EngineStatus>(page, server.url, { path: 'api/__engine' });
        await page.bringToFront();
        await page.stopWorkers();
        const took = await timeCall(page, server.url, { path: firstCall });
        const after = await ask<EngineStatus>(page, server.url, { path: 'api/__engine' });
        if (after.instanceId === before.instanceId) throw new Error('The worker was not stopped.');
        if (round > 0) samples.restart.push(took);
      }
    });
    await takeTurns({ rounds: turns.requests, budgetSeconds }, async (round) => {
      for (const { page, server, samples, calls } of inTurn(opened, round)) {
        await page.bringToFront();
        const inserts = await timeCalls(page, server.url, calls.insert, 20);
        const lists = await timeCalls(page, server.url, calls.list, 20);
        if (round === 0) continue;
        samples.insert.push(...inserts);
        samples['list of 10 rows'].push(...lists);
      }
    });
    await takeTurns({ rounds: turns.imports, budgetSeconds }, async (round) => {
      for (const { page, server, samples, calls } of inTurn(opened, round)) {
        const [kind] = importKinds;
        const { locationId } = calls.insert.body as { locationId: number };
        if (!kind) continue;
        await page.bringToFront();
        const file = workbookOf(kind, round, round === 0 ? 100 : 2000);
        const { checkMs, recordMs } = await importFile(page, {
          url: server.url,
          token: calls.token,
          locationId,
          file,
        });
        if (round > 0) samples['import of 2,000 rows'].push(checkMs + recordMs);
      }
    });
  } finally {
    await browser.close();
  }
}
