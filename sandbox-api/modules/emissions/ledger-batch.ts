import type { FieldIssue } from '#api/contract/field-issue';
import type { Locale } from '#api/contract/messages';
import type { Db } from '#api/db/db';
import type { Contract } from '#api/domain/emissions/activity';
import { EmissionProblem } from '#api/domain/emissions/emission-problem';
import type { Activity } from '#api/domain/emissions/emissions';
import { notFound } from '#api/modules/platform/problem-error';
import {
  type LedgerSource,
  type PreparedEmissions,
  prepareManyEmissionLines,
  writeEmissionLines,
} from './emission-lines';
import { refusalOf } from './ledger';
import { findContracts, findEmissionSetting, findItemName } from './repository-context';

/** What one of many activities emits, or why it cannot become emissions. */
export type EmissionOutcome =
  | { emissions: PreparedEmissions; issues?: undefined }
  | { emissions?: undefined; issues: FieldIssue[] };

type Batch = {
  db: Db;
  companyId: number;
  locationId: number;
  activities: readonly Activity[];
  /** Language of the items' names in refusals. */
  locale: Locale;
};

/**
 * Works out what many rows of one location emit, and writes nothing. Country, settings and contracts are looked
 * up once. Results are in the order of the activities; a quantity that cannot become emissions spoils no other.
 */
export async function prepareManyEmissions(batch: Batch): Promise<EmissionOutcome[]> {
  const { db, companyId, locationId, activities, locale } = batch;
  const setting = await findEmissionSetting(db, companyId, locationId);
  if (!setting) throw notFound();
  const contracts = await contractsByUtility(batch);
  const inputs = activities.map((activity) => ({
    locationId,
    activity,
    contracts: activity.kind === 'utility' ? (contracts.get(activity.utilityId) ?? []) : [],
    ...setting,
  }));
  const outcomes: EmissionOutcome[] = [];
  for (const [index, prepared] of (await prepareManyEmissionLines(db, inputs)).entries()) {
    const activity = activities[index];
    if (prepared instanceof EmissionProblem && activity) {
      const item = (await findItemName(db, activity, locale)) ?? '';
      outcomes.push({ issues: refusalOf(prepared, item).details.issues ?? [] });
    } else if (!(prepared instanceof EmissionProblem)) {
      outcomes.push({ emissions: prepared });
    }
  }
  return outcomes;
}

/** Puts the emissions of new rows into the ledger and moves the monthly sums, on the caller's transaction. */
export async function recordManyEmissions(input: {
  db: Db;
  companyId: number;
  rows: readonly (PreparedEmissions & { source: LedgerSource })[];
}): Promise<void> {
  await writeEmissionLines({ ...input, isFresh: true });
}

async function contractsByUtility({ db, companyId, locationId, activities }: Batch) {
  const contracts = new Map<number, Contract[]>();
  for (const activity of activities) {
    if (activity.kind !== 'utility' || contracts.has(activity.utilityId)) continue;
    contracts.set(activity.utilityId, await findContracts(db, companyId, locationId, activity.utilityId));
  }
  return contracts;
}
