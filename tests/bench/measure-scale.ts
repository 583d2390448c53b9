/**
 * What a million ledger lines cost: the same questions to a company with ten thousand lines and to one with a
 * hundred times as many, in this process, through the whole API. Both have the same places, months and items.
 */
import type { Row } from './report';
import { openScale, type Scale } from './scale-database';
import { summarize } from './statistics';

/** What is asked of each kind. A list counts its rows, and a sum's rows are all of them. */
const reaches = {
  figure: { p95Ms: 60, timesSlower: 1.5 },
  list: { p95Ms: 60, timesSlower: null },
  explanation: { p95Ms: 100, timesSlower: null },
} as const;
type Kind = keyof typeof reaches;

const kinds: Record<Kind, Record<string, (scale: Scale) => string>> = {
  figure: {
    'dashboard: totals by scope': () => '/api/Widgets/Scopes/Aggregates?year=2025',
    'dashboard: emission categories': () => '/api/Widgets/Emissions/Categories?year=2025',
    'dashboard: largest sources': () => '/api/Widgets/Emissions/Tops/10?year=2025',
    'dashboard: fuels': () => '/api/Widgets/Fuels/Aggregates?lastXMonths=36',
    'dashboard: utilities': () => '/api/Widgets/Utilities/Aggregates?lastXMonths=36',
    'dashboard: shares of electricity': () => '/api/Widgets/Electricity?year=2025',
    'dashboard: electricity by month': () => '/api/Widgets/Electricity/Aggregates?year=2025',
    'explorer: utilities, three years': () =>
      '/api/Emissions/Charts?category=utilities&from=2023-01-01&to=2025-12-31',
    'explorer: fuels of a place': ({ locationId }) =>
      `/api/Emissions/Charts?category=fuels&locationId=${locationId}&from=2023-01-01&to=2025-12-31`,
    'factor radar': () => '/api/Factors/Radar',
  },
  explanation: {
    'rows that use a factor': ({ factorId }) => `/api/Factors/${factorId}`,
    'sum explained: a year': () => '/api/Emissions/Sums?from=2025-01-01&to=2025-12-31',
    // Up to 20,000 lines are listed; a place's month has some 2,800 of the million.
    'sum explained: its rows': ({ locationId }) =>
      `/api/Emissions/Sums/Rows?from=2025-03-01&to=2025-03-31&locationId=${locationId}`,
    'trail of a row': () => '/api/Emissions/Sources/utility/1/Trail',
  },
  list: {
    'rows of a place, first page': ({ locationId }) =>
      `/api/Locations/${locationId}/Fuels/Consumptions?IncludeCount=true`,
  },
};

type Size = { rounds: number; copies: number };

export async function measureScale({ rounds, copies }: Size): Promise<Row[]> {
  const small = await openScale(2);
  const large = await openScale(copies);
  try {
    const rows: Row[] = [];
    for (const [kind, questions] of Object.entries(kinds) as [Kind, (typeof kinds)[Kind]][]) {
      for (const [figure, pathOf] of Object.entries(questions)) {
        rows.push(await compare({ kind, figure, pathOf }, { small, large, rounds }));
      }
    }
    return [...rows, await measureRecalculation(small)];
  } finally {
    await small.close();
    await large.close();
  }
}

type Compared = { small: Scale; large: Scale; rounds: number };

type Question = { kind: Kind; figure: string; pathOf: (scale: Scale) => string };

async function compare({ kind, figure, pathOf }: Question, { small, large, rounds }: Compared): Promise<Row> {
  const samples = { small: [] as number[], large: [] as number[] };
  for (let round = -3; round < rounds; round += 1) {
    for (const [name, scale] of Object.entries({ small, large }) as [keyof typeof samples, Scale][]) {
      const startedAt = performance.now();
      await scale.ask(pathOf(scale));
      if (round >= 0) samples[name].push(performance.now() - startedAt);
    }
  }
  const ours = summarize(samples.large);
  const peer = summarize(samples.small);
  const ratio = ours.median / peer.median;
  const { p95Ms, timesSlower } = reaches[kind];
  return {
    figure,
    unit: 'ms',
    ours,
    peer,
    peerName: `${small.lines.toLocaleString('en')} lines instead of ${large.lines.toLocaleString('en')}`,
    ratio,
    reach: [`p95 ≤ ${p95Ms} ms`, ...(timesSlower ? [`≤ ${timesSlower}× slower`] : [])].join(', '),
    isMet: ours.p95 <= p95Ms && (timesSlower === null || ratio <= timesSlower),
  };
}

/** All entries of the smaller company, as when its country changes. */
async function measureRecalculation(scale: Scale): Promise<Row> {
  const samples: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const startedAt = performance.now();
    const done = await scale.recalculate();
    samples.push(((performance.now() - startedAt) / done) * 10_000);
  }
  const ours = summarize(samples.slice(1));
  const note = `${scale.entries.toLocaleString('en')} entries in this process, scaled to 10,000; --only=ledger measures the worker`;
  return {
    figure: '10,000 entries recalculated',
    unit: 'ms',
    ours,
    reach: '≤ 5000 ms',
    isMet: ours.median <= 5000,
    note,
  };
}
