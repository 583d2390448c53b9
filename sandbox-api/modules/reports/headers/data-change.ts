import type { ReportHeader } from '#api/contract/reports/headers';
import { includedShare } from '#api/domain/reports/boundary';
import type { LedgerState } from '#api/domain/reports/ledger-state';
import { decimal, zero } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import { licensedScopes } from '#api/modules/emissions/sums/selection';
import { facilitiesByLocation } from '#api/modules/reports/facilities/service';
import { allLocations } from '#api/modules/reports/periods/service';
import { type LocationSum, sumPeriodsOf } from './repository-data-change';

type Issue = { headerId: number; totalKg: LedgerState['totalKg'] };
type DataChange = NonNullable<ReportHeader['dataChange']>;

/**
 * By report, the tonnes that the ledger has changed by since its newest issue; nothing where it has not. All reports of a
 * page are added up at once, by the monthly sums; what exactly changed is told of one report only.
 */
export async function dataChangesOf(
  ctx: Ctx,
  issues: readonly Issue[],
): Promise<ReadonlyMap<number, DataChange>> {
  if (issues.length === 0) return new Map();
  const headerIds = issues.map(({ headerId }) => headerId);
  const [scopes, { companyId }] = [licensedScopes(ctx), ctx.session];
  const sums = scopes.length > 0 ? await sumPeriodsOf(ctx.db, companyId, { headerIds, scopes }) : [];
  const shareOf = await sharesOf(ctx, headerIds);
  const changes = new Map<number, DataChange>();
  for (const { headerId, totalKg } of issues) {
    const own = sums.filter((sum) => sum.headerId === headerId);
    const change = {
      locationBasedT: tonnesSince(totalKg.location, own, 'location', shareOf),
      marketBasedT: tonnesSince(totalKg.market, own, 'market', shareOf),
    };
    if (change.locationBasedT !== 0 || change.marketBasedT !== 0) changes.set(headerId, change);
  }
  return changes;
}

type ShareOf = (headerId: number, locationId: number) => ReturnType<typeof includedShare>;

async function sharesOf(ctx: Ctx, headerIds: readonly number[]): Promise<ShareOf> {
  const facilities = await facilitiesByLocation(ctx, headerIds);
  const areas = new Map((await allLocations(ctx)).map(({ locationId, area }) => [locationId, area]));
  return (headerId, locationId) =>
    includedShare(areas.get(locationId) ?? null, facilities.get(`${headerId} ${locationId}`) ?? []);
}

/** To the gram: what is less is a rounding of shares. */
function tonnesSince(
  issuedKg: string,
  sums: readonly LocationSum[],
  method: 'location' | 'market',
  shareOf: ShareOf,
): number {
  const now = sums
    .filter((sum) => sum.method === method || sum.method === 'none')
    .reduce(
      (kg, { headerId, locationId, kgCo2e }) => kg.plus(decimal(kgCo2e).times(shareOf(headerId, locationId))),
      zero,
    );
  return now.minus(decimal(issuedKg)).div(1000).toDecimalPlaces(6).toNumber();
}
