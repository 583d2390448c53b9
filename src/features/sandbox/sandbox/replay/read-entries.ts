import { listFuelConsumptions } from '#api/contract/activity-data/fuel-consumptions';
import { listRenewableConsumptions } from '#api/contract/activity-data/renewable-consumptions';
import { listUtilityConsumptions } from '#api/contract/activity-data/utility-consumptions';
import { listScope3Consumptions } from '#api/contract/activity-data/value-chain';
import { listLocations } from '#api/contract/company/locations';
import type { Pagination } from '#api/contract/fields';
import type { Calls, Player } from './calls';
import { lastDayOf } from './move-entry';
import { type SourceEntry, sourceMonths } from './plan-year';

const pageSize = 200;

type Options = {
  calls: Calls;
  player: Pick<Player, 'modules'>;
  year: number;
  today: string;
  onProgress: (share: number) => void;
};

/** Reads the entries to repeat, of the active locations. */
export async function readEntries({
  calls,
  player,
  year,
  today,
  onProgress,
}: Options): Promise<SourceEntry[]> {
  const months = sourceMonths(year, today).map(({ from }) => from);
  const sorted = [...months].sort();
  const range = { startDate: `${sorted[0]}-01`, endDate: lastDayOf(sorted.at(-1) ?? '') };
  const locations = await calls.call(listLocations, { query: {} });
  const found: SourceEntry[] = [];
  for (const [at, { locationId }] of locations.entries()) {
    onProgress(at / locations.length);
    for (const kind of readers) {
      if (kind.module && !player.modules.includes(kind.module)) continue;
      found.push(...(await kind.read({ calls, locationId, range })));
    }
  }
  return found;
}

type Place = { calls: Calls; locationId: number; range: { startDate: string; endDate: string } };

const readers = [
  {
    module: 'SCOPE1',
    read: async ({ calls, locationId, range }: Place): Promise<SourceEntry[]> => {
      const read = (PageNumber: number) =>
        calls.callPage(listFuelConsumptions, { params: { locationId }, query: query(PageNumber, range) });
      return (await allPages(read)).map((entry) => ({ kind: 'fuel', entry }));
    },
  },
  {
    module: 'SCOPE2',
    read: async ({ calls, locationId, range }: Place): Promise<SourceEntry[]> => {
      const read = (PageNumber: number) =>
        calls.callPage(listUtilityConsumptions, { params: { locationId }, query: query(PageNumber, range) });
      return (await allPages(read)).map((entry) => ({ kind: 'utility', entry }));
    },
  },
  {
    module: null,
    read: async ({ calls, locationId, range }: Place): Promise<SourceEntry[]> => {
      const read = (PageNumber: number) =>
        calls.callPage(listRenewableConsumptions, {
          params: { locationId },
          query: query(PageNumber, range),
        });
      return (await allPages(read)).map((entry) => ({ kind: 'renewable', entry }));
    },
  },
  {
    module: 'SCOPE3',
    read: async ({ calls, locationId }: Place): Promise<SourceEntry[]> => {
      const read = (PageNumber: number) =>
        calls.callPage(listScope3Consumptions, { params: { locationId }, query: query(PageNumber) });
      return (await allPages(read)).map((entry) => ({ kind: 'value-chain', entry }));
    },
  },
] as const;

function query(PageNumber: number, range: { startDate?: string; endDate?: string } = {}) {
  return { PageNumber, PageSize: pageSize, IncludeCount: 'true', ...range } as const;
}

async function allPages<Item>(
  read: (pageNumber: number) => Promise<{ items: Item[]; pagination: Pagination | null }>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let number = 1; ; number += 1) {
    const { items, pagination } = await read(number);
    all.push(...items);
    if (number >= (pagination?.TotalPages ?? 1)) return all;
  }
}
