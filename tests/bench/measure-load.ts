/**
 * What the API costs on Node beside the least that can be done: ten connections ask for the same page of a list, with its
 * count, of our host and of Hono with pg alone, in turns, over the same PostgreSQL. All share this machine's cores.
 */
import { spawn } from 'node:child_process';
import type { FuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import type { Location } from '#api/contract/company/locations';
import { demoEditor, loginOf } from './account';
import { type Pressed, press, type Question } from './load/press';
import { type Row, shareOf, slower } from './report';
import { freePort, type NodeSite, type Server, startNodeSite, stop, untilListening } from './sites';
import { summarize } from './statistics';

type Pressure = { rounds: number; seconds: number; connections: number };

/** Nothing to tell where no PostgreSQL is installed. */
export async function measureLoad(pressure: Pressure): Promise<Row[]> {
  const site = await startNodeSite();
  if (!site) return [];
  try {
    const { question, locationId } = await findList(site);
    const bare = await startBareHost(site.databaseUrl, locationId);
    try {
      return await compare({ ours: question, bare: { url: bare.url, headers: {} } }, pressure);
    } finally {
      await bare.close();
    }
  } finally {
    await site.close();
  }
}

type Subjects = Record<'ours' | 'bare', Question>;

async function compare(subjects: Subjects, { rounds, ...pressure }: Pressure): Promise<Row[]> {
  const turns: Record<keyof Subjects, Pressed[]> = { ours: [], bare: [] };
  // The first two rounds warm up.
  for (let round = -2; round < rounds; round += 1) {
    for (const name of ['ours', 'bare'] as const) {
      const pressed = await press(subjects[name], pressure);
      if (round >= 0) turns[name].push(pressed);
    }
  }
  const of = (name: keyof Subjects, figure: keyof Pressed) =>
    summarize(turns[name].map((turn) => turn[figure]));
  const peerOf = (figure: keyof Pressed) => ({ name: 'Hono and pg alone', summary: of('bare', figure) });
  const list = `Node, ${pressure.connections} connections: list of 10 rows with its count`;
  return [
    shareOf(
      { figure: `${list}, answers`, unit: '1/s', note },
      of('ours', 'perSecond'),
      peerOf('perSecond'),
      0.4,
    ),
    slower({ figure: `${list}, p99`, unit: 'ms' }, of('ours', 'p99Ms'), peerOf('p99Ms'), 2.5),
  ];
}

const note =
  'the peer runs two statements, page and count, and checks nothing; we look up session and location besides. ' +
  'n are turns; p99 is that of a turn';

async function findList({ url }: NodeSite): Promise<{ question: Question; locationId: number }> {
  const { path, method, body } = loginOf(demoEditor.email);
  const { token } = await read<{ token: string }>(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const headers = { authorization: `Basic ${token}` };
  const locations = await read<Location[]>(`${url}api/Locations`, { headers });
  for (const { locationId } of locations) {
    const list = `${url}api/Locations/${locationId}/Fuels/Consumptions?PageSize=10&IncludeCount=true`;
    const rows = await read<FuelConsumption[]>(list, { headers });
    if (rows.length === 10) return { question: { url: list, headers }, locationId };
  }
  throw new Error('The demo company has no location with ten fuel consumptions.');
}

async function read<Answer>(url: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json() as Promise<Answer>;
}

async function startBareHost(databaseUrl: string, locationId: number): Promise<Server> {
  const port = await freePort();
  const host = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/load/bare-list.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}/list/${locationId}`;
  await untilListening(url, host);
  return { url, close: () => stop(host) };
}
