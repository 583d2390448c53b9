/**
 * Inserts, lists and round trips without a database: short blocks per host in turns, so that noise affects all
 * equally. In a browser without request events, because reporting a page's requests to a driver takes a millisecond
 * each.
 */
import { signIn } from './account';
import { type BarePage, openBareBrowser } from './bare-browser';
import { bootWorker, type Call, emptyPage, timeCalls } from './page-calls';
import { faster, type Row, slower, within } from './report';
import type { Sites } from './sites';
import { type Summary, summarize } from './statistics';
import { type Turns, takeTurns } from './take-turns';

export type Rounds = Turns & { perRound: number; warmUp: number };

type Subject = {
  page: BarePage;
  url: string;
  calls: Record<string, Call>;
  samples: Record<string, number[]>;
};

/** Through the whole app, and refused before the database is used. */
const refusedCall: Call = { path: 'api/Locations', expect: 401 };
/** Answered by the host before the app. */
const statusCall: Call = { path: 'api/__engine?peek=true' };

export async function measureRequests(sites: Sites, rounds: Rounds): Promise<Row[]> {
  const browser = await openBareBrowser();
  try {
    const open = (url: string, path: string) => browser.openPage(new URL(path, url).href);
    const worker = async (url: string): Promise<Subject> => {
      const page = await open(url, emptyPage);
      await bootWorker(page, url);
      const { insert, update, list } = await signIn(page, url);
      return { page, url, calls: { insert, update, list }, samples: {} };
    };
    const ours = await worker(sites.ours.url);
    Object.assign(ours.calls, { refused: refusedCall, status: statusCall });
    const stock = await worker(sites.stock.url);
    const stored = await worker(sites.stockStored.url);
    const msw = await openMsw(await open(sites.msw.url, 'index.html'), sites.msw.url, ours);
    const subjects = [ours, stock, stored, msw];
    let node: Subject | null = null;
    if (sites.node) {
      const { url } = sites.node;
      const page = await open(url, 'api/openapi.json');
      const { insert, update, list } = await signIn(page, url);
      node = { page, url, calls: { insert, update, list }, samples: {} };
      subjects.push(node);
    }
    await interleave(subjects, rounds);
    return rowsOf({ ours, stock, stored, msw, node }, sites.node?.postgresVersion);
  } finally {
    await browser.close();
  }
}

async function interleave(subjects: readonly Subject[], rounds: Rounds): Promise<void> {
  const { perRound, warmUp } = rounds;
  await takeTurns(rounds, async (round) => {
    const isWarmUp = round === 0;
    // The order changes, so the first host of a round does not have the same neighbour each time.
    const order = round % 2 === 0 ? subjects : [...subjects].reverse();
    for (const { page, url, calls, samples } of order) {
      await page.bringToFront();
      for (const [name, call] of Object.entries(calls)) {
        const taken = await timeCalls(page, url, call, isWarmUp ? warmUp : perRound);
        if (!isWarmUp) samples[name] = [...(samples[name] ?? []), ...taken];
      }
    }
  });
}

/** MSW returns exactly the same bytes as our worker. */
async function openMsw(page: BarePage, url: string, ours: Subject): Promise<Subject> {
  const calls = { refused: refusedCall, status: statusCall };
  const answers = await ours.page.evaluate(
    async ({ url, calls }) =>
      Promise.all(
        calls.map(async ({ path }) => {
          const response = await fetch(new URL(path, url));
          const contentType = response.headers.get('content-type') ?? '';
          return { path, status: response.status, contentType, body: await response.text() };
        }),
      ),
    { url: ours.url, calls: Object.values(calls) },
  );
  await page.evaluate(async (answers) => {
    const { startMsw } = globalThis as unknown as { startMsw(given: typeof answers): Promise<void> };
    await startMsw(answers);
  }, answers);
  return { page, url, calls, samples: {} };
}

type Subjects = { ours: Subject; stock: Subject; stored: Subject; msw: Subject; node: Subject | null };

function rowsOf({ ours, stock, stored, msw, node }: Subjects, postgresVersion = ''): Row[] {
  const of = (subject: Subject, name: string): Summary => summarize(subject.samples[name] ?? []);
  const insert = { figure: 'durable insert through the worker', unit: 'ms' as const };
  const update = { figure: 'durable one-field update', unit: 'ms' as const };
  const list = { figure: 'list of 10 rows', unit: 'ms' as const };
  const bare = { figure: 'no-database round trip', unit: 'ms' as const };
  const versus = (name: string, subject: Subject, call: string) => ({ name, summary: of(subject, call) });
  const rows = [
    faster({ ...insert, note: stockNote }, of(ours, 'insert'), versus('stock idb://', stock, 'insert'), null),
    faster(
      { ...insert, figure: '  insert, peer as durable as we are' },
      of(ours, 'insert'),
      versus(storedName, stored, 'insert'),
      6,
    ),
    faster(
      { ...update, note: updateNote },
      of(ours, 'update'),
      versus('stock idb://', stock, 'update'),
      null,
    ),
    faster(
      { ...update, figure: '  update, peer as durable as we are' },
      of(ours, 'update'),
      versus(storedName, stored, 'update'),
      null,
    ),
    faster(list, of(ours, 'list'), versus('stock idb://', stock, 'list'), null),
    faster(
      { ...bare, figure: `${bare.figure} (401 from the app)` },
      of(ours, 'refused'),
      versus('MSW handler', msw, 'refused'),
      1,
    ),
    faster(
      { ...bare, figure: `${bare.figure} (status of the host)` },
      of(ours, 'status'),
      versus('MSW handler', msw, 'status'),
      1.2,
    ),
  ];
  if (!node) {
    const note = 'PostgreSQL is not installed here, so the comparison with it was SKIPPED.';
    return [...rows, within({ ...insert, note }, of(ours, 'insert'), null)];
  }
  const name = `Node + PostgreSQL ${postgresVersion}`;
  return [
    ...rows,
    slower(insert, of(ours, 'insert'), versus(name, node, 'insert'), 1),
    slower(update, of(ours, 'update'), versus(name, node, 'update'), 0.9),
    slower(list, of(ours, 'list'), versus(name, node, 'list'), 1),
  ];
}

const storedName = 'idb://, COMMIT stored';

const updateNote =
  'the smallest mutation of the API: five statements and one flush. An insert of a fuel consumption is seven ' +
  'statements, whose time in PostgreSQL is the same with every store';

const stockNote =
  'PGlite 0.5.16 answers transaction() before its COMMIT is stored, so stock idb:// pays for that write in the ' +
  'next statement and loses it when the worker dies in between. Our store flushes before the answer ' +
  '(OverlayFs.init). The line below gives the peer the same guarantee.';
