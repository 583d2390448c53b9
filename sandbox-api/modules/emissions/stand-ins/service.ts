import { type Decimal, decimal, sum } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import * as repository from './repository';

/** Market-based electricity of a location and year that uses a location-based factor instead of a residual mix. */
export type StandIn = {
  locationId: number;
  locationName: string;
  /** Code of a country, or of a part of its grid. */
  region: string;
  countryCode: string;
  year: number;
  kgCo2e: Decimal;
};

/** Where electricity has no contract, factor or residual mix, in one year or in all years. */
export async function findStandIns({ db, session }: Ctx, year?: number): Promise<StandIn[]> {
  const { companyId } = session;
  const own = await repository.findLocationFactors(db, companyId);
  const rows = [
    ...(await repository.findPublishedStandIns(db, companyId, year)),
    ...(await repository.findOwnStandIns(db, companyId, own, year)),
  ];
  return rows.map(({ gridSubregion, kgCo2e, ...row }) => ({
    ...row,
    region: gridSubregion ?? row.countryCode,
    kgCo2e: decimal(kgCo2e),
  }));
}

/** kg CO2e of a year that come from such location-based factors. */
export async function standInKg(ctx: Ctx, year: number): Promise<Decimal> {
  return sum((await findStandIns(ctx, year)).map(({ kgCo2e }) => kgCo2e));
}
