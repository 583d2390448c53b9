/**
 * The cost of the API on Node compared with the minimum: connections fetch the same page of a list with its count,
 * or record an entry each, from our host and from Hono with pg alone, in turns, over the same PostgreSQL, whose
 * commits wait for the disk. All share this machine's cores.
 */
import { spawn } from 'node:child_process';
import type { FuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import type { Location } from '#api/contract/company/locations';
import { demoEditor, loginOf } from './account';
import { type Pressed, press, type Question } from './load/press';
import { type Row, shareOf, slower } from './report';
import { freePort, type NodeSite, type Server, startNodeSite, stop, untilListening } from './sites';
import { type Summary, summarize } from './statistics';

type Pressure = { rounds: number; seconds: number };
type Subjects = Record<'ours' | 'bare', Question>;

/** Nothing to measure where no PostgreSQL is installed. */
export async function measureLoad(pressure: Pressure): Promise<Row[]> {
  const site = await startNodeSite();
  if (!site) return [];
  try {
    const account = await findAccount(site);
    const bare = await startBareHost(site.databaseUrl, account.row.locationId);
    try {
      const list = listOf(site, bare, account);
      return [
        ...(await compareLists(list, { ...pressure, connections: 10 })),
        ...(await compareLists(list, { ...pressure, connections: 20 })),
        // Last, because a list of more rows takes longer to count.
        ...(await compareInserts(insertOf(site, bare, account), { ...pressure, connections: 20 })),
      ];
    } finally {
      await bare.close();
    }
  } finally {
    await site.close();
  }
}

type Compared = Record<keyof Subjects, Record<keyof Pressed, Summary>>;

async function takeTurns(
  subjects: Subjects,
  { rounds, ...pressure }: Pressure & { connections: number },
): Promise<Compared> {
  const turns: Record<keyof Subjects, Pressed[]> = { ours: [], bare: [] };
  // The first two rounds warm up.
  for (let round = -2; round < rounds; round += 1) {
    for (const name of ['ours', 'bare'] as const) {
      const pressed = await press(subjects[name], pressure);
      if (round >= 0) turns[name].push(pressed);
    }
  }
  const of = (pressed: readonly Pressed[]) => ({
    perSecond: summarize(pressed.map(({ perSecond }) => perSecond)),
    p99Ms: summarize(pressed.map(({ p99Ms }) => p99Ms)),
  });
  return { ours: of(turns.ours), bare: of(turns.bare) };
}

const peerOf = (summary: Summary) => ({ name: 'Hono and pg alone', summary });

async function compareLists(
  subjects: Subjects,
  pressure: Pressure & { connections: number },
): Promise<Row[]> {
  const { ours, bare } = await takeTurns(subjects, pressure);
  const figure = `Node, ${pressure.connections} connections: list of 10 rows with its count`;
  const isUsual = pressure.connections === 10;
  const answers = { figure: `${figure}, answers`, unit: '1/s' as const, ...(isUsual && { note: listNote }) };
  return [
    shareOf(answers, ours.perSecond, peerOf(bare.perSecond), isUsual ? 0.5 : null),
    slower({ figure: `${figure}, p99`, unit: 'ms' }, ours.p99Ms, peerOf(bare.p99Ms), isUsual ? 1.8 : null),
  ];
}

async function compareInserts(
  subjects: Subjects,
  pressure: Pressure & { connections: number },
): Promise<Row[]> {
  const { ours, bare } = await takeTurns(subjects, pressure);
  const figure = `Node, ${pressure.connections} connections: durable insert`;
  return [
    shareOf(
      { figure: `${figure}, answers`, unit: '1/s', note: insertNote },
      ours.perSecond,
      peerOf(bare.perSecond),
      0.15,
    ),
    slower({ figure: `${figure}, p99`, unit: 'ms' }, ours.p99Ms, peerOf(bare.p99Ms), null),
  ];
}

const listNote =
  'the peer runs two statements, page and count, and checks nothing; we look up the session, then both in one. ' +
  'n are turns; p99 is that of a turn';
const insertNote =
  'all at one location; the peer runs one statement, we a transaction of six with ledger, monthly sums, audit and job, ' +
  'one after the other for each location';

type Account = { headers: Record<string, string>; row: FuelConsumption };

async function findAccount({ url }: NodeSite): Promise<Account> {
  const { path, method, body } = loginOf(demoEditor.email);
  const { token } = await read<{ token: string }>(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const headers = { authorization: `Basic ${token}` };
  const locations = await read<Location[]>(`${url}api/Locations`, { headers });
  for (const { locationId } of locations) {
    const list = `${url}api/Locations/${locationId}/Fuels/Consumptions?PageSize=10`;
    const rows = await read<FuelConsumption[]>(list, { headers });
    const [row] = rows;
    if (row && rows.length === 10) return { headers, row };
  }
  throw new Error('The demo company has no location with ten fuel consumptions.');
}

function listOf({ url }: NodeSite, bare: Server, { headers, row }: Account): Subjects {
  const list = `api/Locations/${row.locationId}/Fuels/Consumptions?PageSize=10&IncludeCount=true`;
  return {
    ours: { url: `${url}${list}`, headers },
    bare: { url: `${bare.url}list/${row.locationId}`, headers: {} },
  };
}

function insertOf({ url }: NodeSite, bare: Server, { headers, row }: Account): Subjects {
  const { locationId, fuelId, fuelVariantId, value, unitId, date } = row;
  const entry = { locationId, fuelId, fuelVariantId, value, unitId, date, reference: 'bench' };
  const body = JSON.stringify(entry);
  const json = { 'content-type': 'application/json' };
  return {
    ours: { url: `${url}api/Fuels/Consumptions`, headers: { ...headers, ...json }, body },
    bare: { url: `${bare.url}entries`, headers: json, body },
  };
}

async function read<Answer>(url: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json() as Promise<Answer>;
}

async function startBareHost(databaseUrl: string, locationId: number): Promise<Server> {
  const port = await freePort();
  const host = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/load/bare-host.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}/`;
  await untilListening(`${url}list/${locationId}`, host);
  return { url, close: () => stop(host) };
}
