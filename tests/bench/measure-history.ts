/**
 * What a million audit rows cost: the first page of the history by each filter, and the page in the middle, on Node with
 * PostgreSQL and on PGlite, beside the same questions to a company with ten thousand rows.
 */
import { sql } from 'drizzle-orm';
import { EnginePglite } from '#api/db/connect/engine-pglite';
import { connectPglite } from '#api/db/connect/pglite';
import { connectPostgres } from '#api/db/connect/postgres';
import type { Db } from '#api/db/db';
import { migrate } from '#api/db/migrate';
import { createApp } from '#api/http/app';
import { routes } from '#api/modules/routes';
import { readMigrations } from '#api/runtime/node/read-migrations';
import { insertCompany } from '#api/testing/insert-company';
import { startPostgres } from '#api/testing/start-postgres';
import { testClock, testPlatform } from '#api/testing/test-platform';
import { loadLookups } from '../../seed/load/lookups';
import { loadReference } from '../../seed/load/reference';
import type { Row } from './report';
import { summarize } from './statistics';

const reach = { p95Ms: 60, timesSlower: 1.5 };

type History = {
  rows: number;
  ask(query: string): Promise<void>;
  userId: number;
  locationId: number;
};

const questions: Record<string, (history: History) => string> = {
  'first page': () => '',
  'by person': ({ userId }) => `userId=${userId}`,
  'by a kind that is often changed': () => 'entity=fuel_consumptions',
  'by a kind that was changed long ago': () => 'entity=locations',
  'by one thing': () => 'entity=fuel_consumptions&entityId=4711',
  'by location': ({ locationId }) => `locationId=${locationId}`,
  'by time': () => 'startDate=2024-03-01&endDate=2024-03-31',
  'by person, kind and location': ({ userId, locationId }) =>
    `userId=${userId}&entity=fuel_consumptions&locationId=${locationId}`,
  'a page in the middle': () => `older=${Date.parse('2024-06-15T12:00:00Z')}-1`,
};

type Host = { name: string; open(rows: number): Promise<Opened | null> };
type Opened = { history: History; close(): Promise<void> };

const hosts: readonly Host[] = [
  { name: 'PGlite', open: openPglite },
  { name: 'PostgreSQL', open: openPostgres },
];

const few = 10_000;

/** Nothing of PostgreSQL where it is not installed. */
export async function measureHistory({ rounds, rows }: { rounds: number; rows: number }): Promise<Row[]> {
  const measured: Row[] = [];
  for (const { name, open } of hosts) {
    const [small, large] = [await open(few), await open(rows)];
    if (!small || !large) continue;
    const pair = { small: small.history, large: large.history };
    try {
      for (const [question, queryOf] of Object.entries(questions))
        measured.push(await compare({ name, ...pair }, { question, queryOf, rounds }));
    } finally {
      await small.close();
      await large.close();
    }
  }
  return measured;
}

type Pair = { name: string; small: History; large: History };
type Asked = { question: string; queryOf: (history: History) => string; rounds: number };

async function compare({ name, small, large }: Pair, { question, queryOf, rounds }: Asked): Promise<Row> {
  const samples = { small: [] as number[], large: [] as number[] };
  for (let round = -3; round < rounds; round += 1) {
    for (const [size, history] of Object.entries({ small, large }) as [keyof typeof samples, History][]) {
      const startedAt = performance.now();
      await history.ask(queryOf(history));
      if (round >= 0) samples[size].push(performance.now() - startedAt);
    }
  }
  const [ours, peer] = [summarize(samples.large), summarize(samples.small)];
  const ratio = ours.median / peer.median;
  const text = (history: History) => history.rows.toLocaleString('en');
  return {
    figure: `history on ${name}: ${question}`,
    unit: 'ms',
    ours,
    peer,
    peerName: `${text(small)} rows instead of ${text(large)}`,
    ratio,
    reach: `p95 ≤ ${reach.p95Ms} ms, ≤ ${reach.timesSlower}× slower`,
    isMet: ours.p95 <= reach.p95Ms && ratio <= reach.timesSlower,
  };
}

async function openPglite(rows: number): Promise<Opened> {
  const { db, close } = connectPglite(await EnginePglite.open({}));
  return { history: await fill(db, rows), close };
}

async function openPostgres(rows: number): Promise<Opened | null> {
  const server = await startPostgres();
  if (!server) return null;
  const { db, close } = connectPostgres(server.url, (error) => console.error(error));
  return {
    history: await fill(db, rows),
    close: async () => {
      await close();
      await server.stop();
    },
  };
}

async function fill(db: Db, rows: number): Promise<History> {
  await migrate(db, readMigrations());
  await loadLookups(db);
  await loadReference(db);
  const platform = testPlatform(testClock());
  const app = createApp({ db, platform, routes, log: (_message, error) => console.error(error) });
  const { companyId, locationId, userId, token } = await insertCompany({ db, platform });
  await insertRows(db, { companyId, locationId, userId: userId.User, count: rows });
  await db.execute(sql`analyze audit_log`);
  const headers = { authorization: `Basic ${token.Admin}` };
  return {
    rows,
    locationId,
    userId: userId.User,
    async ask(query) {
      const response = await app.request(`/api/History?${query}`, { headers });
      if (response.status !== 200) throw new Error(`${query} answered ${response.status}.`);
      await response.json();
    },
  };
}

type Filled = { companyId: number; locationId: number; userId: number; count: number };

/** Three years up to mid 2026. Places were changed at the beginning only, which is the hard case of a filter by kind. */
async function insertRows(db: Db, { companyId, locationId, userId, count }: Filled): Promise<void> {
  await db.execute(sql`
    insert into audit_log
      (company_id, user_id, action, entity, entity_id, location_id, before, after, request_id, occurred_on)
    select ${companyId}, case when n % 3 = 0 then null else ${userId}::integer end, 'update',
      case when n <= ${count} / 100 then 'locations' when n % 2 = 0 then 'fuel_consumptions' else 'utility_consumptions' end,
      n, case when n % 4 = 0 then null else ${locationId}::integer end,
      jsonb_build_object('value', n::text, 'locationId', ${locationId}::integer, 'unitId', 1, 'reference', 'R ' || n),
      jsonb_build_object('value', (n + 1)::text, 'locationId', ${locationId}::integer, 'unitId', 1, 'reference', 'R ' || n),
      'bench', '2023-06-01T00:00:00Z'::timestamptz + interval '3 years' * (n / ${count}::float8)
    from generate_series(1, ${count}) n`);
}
