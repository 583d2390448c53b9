import { includedShare } from '#api/domain/reports/boundary';
import { type LedgerGroup, type LedgerState, totalKgOf } from '#api/domain/reports/ledger-state';
import { type Decimal, decimal, zero } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { licensedScopes } from '#api/modules/emissions/sums/selection';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { extentOf, type ReportExtent } from './extent';
import { findCompanyFactorIds, findRowDigests } from './repository-lines';
import { findFactors } from './repository-reference';
import { findCompany } from './repository-report';
import { findSums } from './repository-sums';

export async function readLedgerState(ctx: Ctx, header: StoredHeader): Promise<LedgerState> {
  const { db, session } = ctx;
  const extent = await extentOf(ctx, header);
  const company = found(await findCompany(db, session.companyId));
  const scopes = licensedScopes(ctx);
  const sums = (await findSums(db, extent.ledger)).filter(({ scope }) => scopes.includes(scope));
  const groups = groupsOf(sums, await rowsByGroup(ctx, extent), shareIn(extent));
  const ids = new Set(sums.map(({ factorId }) => factorId));
  ids.delete(0);
  return {
    version: 1,
    firstMonth: extent.ledger.firstMonth,
    lastMonth: extent.ledger.lastMonth,
    gwpSet: company.gwpSet,
    headlineMethod: company.headlineMethod,
    totalKg: totalKgOf(groups),
    scopes: scopesOf(groups),
    shares: extent.locations.map(({ id }) => ({ locationId: id, share: shareIn(extent)(id).toString() })),
    factors: (await findFactors(db, [...ids])).map(({ id, series, editionYear }) => ({
      id,
      edition: `${series} ${editionYear}`,
    })),
    companyFactorIds: await findCompanyFactorIds(db, extent.ledger),
    groups,
  };
}

function shareIn({ locations }: ReportExtent): (locationId: number) => Decimal {
  const shares = new Map(
    locations.map(({ id, areaM2, facilities }) => [id, includedShare(areaM2, facilities)]),
  );
  return (locationId) => shares.get(locationId) ?? decimal(1);
}

async function rowsByGroup({ db }: Ctx, { ledger }: ReportExtent): Promise<Map<string, string[]>> {
  const groups = new Map<string, string[]>();
  for (const { locationId, scope, category, row } of await findRowDigests(db, ledger)) {
    const key = `${locationId} ${scope} ${category}`;
    const rows = groups.get(key);
    if (rows) rows.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

type SumRow = Awaited<ReturnType<typeof findSums>>[number];

function groupsOf(
  sums: readonly SumRow[],
  rows: ReadonlyMap<string, string[]>,
  share: (locationId: number) => Decimal,
): LedgerGroup[] {
  const groups = new Map<
    string,
    Omit<LedgerGroup, 'kg'> & { kg: Record<SumRow['method'], Decimal>; lineCount: number }
  >();
  for (const { locationId, scope, category, method, kgCo2e, lineCount } of sums) {
    const key = `${locationId} ${scope} ${category}`;
    const group = groups.get(key) ?? {
      ...{ locationId, scope, category, lineCount: 0, rows: rows.get(key) ?? [] },
      kg: { none: zero, location: zero, market: zero },
    };
    group.kg[method] = group.kg[method].plus(decimal(kgCo2e).times(share(locationId)));
    group.lineCount += lineCount;
    groups.set(key, group);
  }
  return [...groups.values()].map(({ kg, ...group }) => ({
    ...group,
    kg: { none: kg.none.toString(), location: kg.location.toString(), market: kg.market.toString() },
  }));
}

function scopesOf(groups: readonly LedgerGroup[]): LedgerState['scopes'] {
  const methods = ['none', 'location', 'market'] as const;
  return [1, 2, 3].flatMap((scope) =>
    methods
      .filter((method) => (scope === 2 ? method !== 'none' : method === 'none'))
      .map((method) => {
        const own = groups.filter((group) => group.scope === scope);
        return {
          ...{ scope, method },
          kg: own.reduce((total, { kg }) => total.plus(kg[method]), zero).toString(),
          lineCount: own.reduce((total, { lineCount }) => total + lineCount, 0),
        };
      }),
  );
}
