import type { Db } from '#api/db/db';
import type { Contract, EmissionSettings, UtilityActivity } from '#api/domain/emissions/activity';
import { coversVolume, withCoverage } from '#api/domain/emissions/apportion/volume-coverage';
import type { Activity } from '#api/domain/emissions/emissions';
import { referenceFor } from './reference-cache';
import { findBills } from './repository-activities';
import { findContracts } from './repository-context';

type Place = { db: Db; companyId: number; locationId: number; utilityId: number };

type Asked = Place & {
  countryCode: string;
  settings: EmissionSettings;
  /** Bills about to be written, in addition to the stored ones. */
  entered?: readonly Activity[];
  /** The stored bill that one of them replaces. */
  replacedId?: number | undefined;
  /** Replaces the location's current contracts. */
  contractsOf?: ((contracts: Contract[]) => Contract[]) | undefined;
};

/**
 * The contracts that a location's bills for a utility are calculated with. The share that a volume contract covers in a
 * year depends on all bills under it. Without such a contract, one query is enough.
 */
export async function contractsInForce(asked: Asked): Promise<Contract[]> {
  const { db, companyId, locationId, utilityId, countryCode, settings, entered = [], replacedId } = asked;
  const { contractsOf = (contracts) => contracts } = asked;
  const contracts = contractsOf(await findContracts(db, companyId, locationId, utilityId));
  const volumes = contracts.filter(coversVolume);
  if (volumes.length === 0) return contracts;
  const stored = await findBills(db, companyId, { locationId, utilityId, ...yearsOf(entered) });
  const bills = [
    ...stored.filter(({ id }) => id !== replacedId).map(({ activity }) => activity),
    ...entered.filter(isBillOf(utilityId)),
  ];
  const reference = await referenceFor(
    db,
    bills.map((activity) => ({ activity, countryCode })),
  );
  return withCoverage({ reference, settings }, contracts, bills);
}

const isBillOf =
  (utilityId: number) =>
  (activity: Activity): activity is UtilityActivity =>
    activity.kind === 'utility' && activity.utilityId === utilityId;

/** The calendar years of bills; all years where none is given. */
function yearsOf(entered: readonly Activity[]): { from?: string; to?: string } {
  const days = entered.flatMap((activity) =>
    activity.kind === 'utility' ? [activity.startDate, activity.endDate] : [],
  );
  const [first, last] = [days.sort()[0], days.at(-1)];
  if (first === undefined || last === undefined) return {};
  return { from: `${first.slice(0, 4)}-01-01`, to: `${last.slice(0, 4)}-12-31` };
}
