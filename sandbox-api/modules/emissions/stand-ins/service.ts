import { type Decimal, decimal, sum } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import * as repository from './repository';

/** Market-based electricity of a location and year that a location-based factor stands in for. */
export type StandIn = {
  locationId: number;
  locationName: string;
  /** A country's code, or the code of a part of its grid. */
  region: string;
  countryCode: string;
  year: number;
  kgCo2e: Decimal;
};

/** Where no contract, factor or residual mix covers electricity, in a year or in all. */
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

/** kg CO2e of a year that rest on a stand-in. */
export async function standInKg(ctx: Ctx, year: number): Promise<Decimal> {
  return sum((await findStandIns(ctx, year)).map(({ kgCo2e }) => kgCo2e));
}
