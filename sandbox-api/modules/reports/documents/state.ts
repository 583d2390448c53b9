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
  const digests = (await findRowDigests(db, extent.ledger)).filter(({ scope }) => scopes.includes(scope));
  const groups = groupsOf(sums, digests, shareIn(extent));
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
    shares: sharesOf(extent),
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

function sharesOf(extent: ReportExtent): LedgerState['shares'] {
  const { closed, lastMonth } = extent.ledger;
  const closedIn = new Map(
    closed.filter((one) => one.lastMonth < lastMonth).map((one) => [one.locationId, one.lastMonth]),
  );
  return extent.locations.map(({ id }) => ({
    locationId: id,
    share: shareIn(extent)(id).toString(),
    lastMonth: closedIn.get(id) ?? null,
  }));
}

type SumRow = Awaited<ReturnType<typeof findSums>>[number];
type DigestRow = Awaited<ReturnType<typeof findRowDigests>>[number];
type OpenGroup = Omit<LedgerGroup, 'kg' | 'rows'> & { kg: Record<SumRow['method'], Decimal>; rows: string[] };

/** Groups that have rows, also those of which nothing is counted since their location was closed. */
function groupsOf(
  sums: readonly SumRow[],
  digests: readonly DigestRow[],
  share: (locationId: number) => Decimal,
): LedgerGroup[] {
  const groups = new Map<string, OpenGroup>();
  const groupOf = ({ locationId, scope, category }: Pick<SumRow, 'locationId' | 'scope' | 'category'>) => {
    const key = `${locationId} ${scope} ${category}`;
    const group = groups.get(key) ?? {
      locationId,
      scope,
      category,
      lineCount: 0,
      rows: [],
      kg: { none: zero, location: zero, market: zero },
    };
    groups.set(key, group);
    return group;
  };
  for (const digest of digests) groupOf(digest).rows.push(digest.row);
  for (const sum of sums) {
    const group = groupOf(sum);
    group.kg[sum.method] = group.kg[sum.method].plus(decimal(sum.kgCo2e).times(share(sum.locationId)));
    group.lineCount += sum.lineCount;
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
          scope,
          method,
          kg: own.reduce((total, { kg }) => total.plus(kg[method]), zero).toString(),
          lineCount: own.reduce((total, { lineCount }) => total + lineCount, 0),
        };
      }),
  );
}
