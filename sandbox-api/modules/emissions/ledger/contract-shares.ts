import type { Db } from '#api/db/db';
import { yearOf } from '#api/domain/calendar/calendar';
import type { ContractShares } from '#api/domain/emissions/activity';
import { contractsInForce } from './contracts-in-force';
import { findEmissionSetting, findVolumePlaces } from './repository-context';

/** The shares that the company's volume contracts cover in the years of a period. Null if there are none. */
export async function findContractShares(
  db: Db,
  companyId: number,
  { first, last }: { first: string; last: string },
): Promise<ContractShares | null> {
  const shares: Record<string, Record<string, string>> = {};
  for (const place of await findVolumePlaces(db, companyId)) {
    const setting = await findEmissionSetting(db, companyId, place.locationId);
    if (!setting) continue;
    for (const { id, coverage } of await contractsInForce({ db, companyId, ...place, ...setting })) {
      const years = [...(coverage ?? [])].filter(([year]) => year >= yearOf(first) && year <= yearOf(last));
      if (id !== undefined && years.length > 0)
        shares[id] = Object.fromEntries(years.map(([year, { share }]) => [year, share.toString()]));
    }
  }
  return Object.keys(shares).length > 0 ? shares : null;
}
