import type { FieldIssue } from '#api/contract/field-issue';
import type { Locale } from '#api/contract/messages';
import type { Db } from '#api/db/db';
import { monthOf, yearOf } from '#api/domain/calendar/calendar';
import type { Contract } from '#api/domain/emissions/activity';
import type { Activity } from '#api/domain/emissions/emissions';
import type { CompanyFactor } from '#api/domain/factors/company-factor';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { notFound } from '#api/kernel/problem-error';
import { contractsInForce } from './contracts-in-force';
import {
  type EmissionInput,
  type LedgerSource,
  type PreparedEmissions,
  prepareManyEmissionLines,
  removeManyEmissionLines,
  writeEmissionLines,
} from './emission-lines';
import { daysOf } from './failed-rows';
import { refusalOf } from './ledger';
import { type EmissionSetting, findEmissionSetting, findItemName } from './repository-context';

type Batch = {
  db: Db;
  companyId: number;
  locationId: number;
  activities: readonly Activity[];
  /** Language of the items' names in refusals. */
  locale: Locale;
};

/**
 * Why rows of one location can't be converted to emissions, in the order of the activities. Nothing is written. Most
 * rows of a file differ only in amount and day. Of rows that are otherwise alike, only the largest amount is
 * calculated, and the others only if it fails.
 */
export async function findEmissionIssues(batch: Batch): Promise<FieldIssue[][]> {
  const inputs = await emissionInputs(batch);
  const issues: FieldIssue[][] = inputs.map(() => []);
  const examine = async (places: readonly number[]) => {
    const asked = places.flatMap((place) => inputs[place] ?? []);
    const failed: number[] = [];
    for (const [index, outcome] of (await prepareManyEmissionLines(batch.db, asked)).entries()) {
      const [place, activity] = [places[index], asked[index]?.activity];
      if (!(outcome instanceof EmissionProblem) || place === undefined || !activity) continue;
      const item = (await findItemName(batch.db, activity, batch.locale)) ?? '';
      issues[place] = refusalOf(outcome, item, batch.locale).details.issues ?? [];
      failed.push(place);
    }
    return failed;
  };
  const alike = groupBy(inputs, questionOf);
  const largest = [...alike.values()].map((places) => largestOf(places, inputs));
  const failed = new Set(await examine(largest));
  const doubtful = [...alike.values()].filter((places) => places.some((place) => failed.has(place)));
  await examine(doubtful.flat());
  return issues;
}

/** Contracts of the location by utility. */
export type BatchContracts = ReadonlyMap<number, readonly Contract[]>;

/**
 * The contracts that apply once all rows are written. Call it before any of them is written: the share of a volume
 * contract depends on every bill of the year.
 */
export async function findBatchContracts(batch: Batch): Promise<BatchContracts> {
  return contractsByUtility(batch, await settingOf(batch));
}

/**
 * Calculates the emissions of many rows of one location, in their order. They can be a subset of the rows that the
 * contracts were found for. Throws `EmissionProblem` for the first row that fails.
 */
export async function prepareManyEmissions(
  batch: Batch & { contracts: BatchContracts },
): Promise<PreparedEmissions[]> {
  const setting = await settingOf(batch);
  const outcomes = await prepareManyEmissionLines(batch.db, inputsOf(batch, setting, batch.contracts));
  return outcomes.map((outcome) => {
    if (outcome instanceof EmissionProblem) throw outcome;
    return outcome;
  });
}

/** Adds the emissions of new rows to the ledger and updates the monthly sums, in the caller's transaction. */
export async function recordManyEmissions(input: {
  db: Db;
  companyId: number;
  rows: readonly (PreparedEmissions & { source: LedgerSource })[];
}): Promise<void> {
  await writeEmissionLines({ ...input, isFresh: true });
}

/** Removes deleted rows from the ledger and the monthly sums. */
export async function removeManyEmissions({
  sources,
  ...where
}: {
  db: Db;
  companyId: number;
  sources: readonly LedgerSource[];
}): Promise<void> {
  for (let start = 0; start < sources.length; start += removedAtOnce)
    await removeManyEmissionLines({ ...where, sources: sources.slice(start, start + removedAtOnce) });
}

/** Rows per statement. */
const removedAtOnce = 500;

async function contractsByUtility(batch: Batch, setting: EmissionSetting): Promise<BatchContracts> {
  const { db, companyId, locationId, activities } = batch;
  const { countryCode, settings } = setting;
  const contracts = new Map<number, Contract[]>();
  for (const activity of activities) {
    if (activity.kind !== 'utility' || contracts.has(activity.utilityId)) continue;
    const { utilityId } = activity;
    const place = { db, companyId, locationId, utilityId, countryCode, settings };
    contracts.set(utilityId, await contractsInForce({ ...place, entered: activities }));
  }
  return contracts;
}

async function settingOf({ db, companyId, locationId }: Batch): Promise<EmissionSetting> {
  const setting = await findEmissionSetting(db, companyId, locationId);
  if (!setting) throw notFound();
  return setting;
}

/** Country, settings and contracts, read once for all rows. */
async function emissionInputs(batch: Batch): Promise<EmissionInput[]> {
  const setting = await settingOf(batch);
  return inputsOf(batch, setting, await contractsByUtility(batch, setting));
}

function inputsOf(
  { locationId, activities }: Batch,
  { countryCode, gridSubregion, settings }: EmissionSetting,
  contracts: BatchContracts,
): EmissionInput[] {
  return activities.map((activity) => ({
    locationId,
    activity,
    contracts: activity.kind === 'utility' ? (contracts.get(activity.utilityId) ?? []) : [],
    countryCode,
    gridSubregion,
    settings,
  }));
}

/**
 * Factors depend on the month, the contract and the company factors of the day. Rows alike in all three need the same
 * factors, except rows over many years.
 */
function questionOf({ activity, contracts, settings: { companyFactors = [] } }: EmissionInput): string {
  if (activity.kind === 'scope3') return JSON.stringify(activity);
  const question = { ...activity, quantity: undefined };
  const { first, last } = daysOf(activity);
  if (yearOf(last) - yearOf(first) > 8) return JSON.stringify(question);
  const begun = [first, last].map((day) => contracts.filter(({ startDate }) => startDate <= day).length);
  const own = [first, last].map((day) => ownFactorsBy(day, companyFactors));
  const days = { startDate: monthOf(first), endDate: monthOf(last), date: undefined };
  return JSON.stringify({ ...question, ...days, begun, own });
}

/** How many company factors have started and how many have ended by a day. */
function ownFactorsBy(day: string, factors: readonly CompanyFactor[]): number[] {
  return [
    factors.filter(({ validFrom }) => validFrom <= day).length,
    factors.filter(({ validTo }) => validTo !== null && validTo < day).length,
  ];
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [place, value] of values.entries()) {
    const key = keyOf(value);
    const places = groups.get(key);
    if (places) places.push(place);
    else groups.set(key, [place]);
  }
  return groups;
}

function largestOf(places: readonly number[], inputs: readonly EmissionInput[]): number {
  const amountAt = (place: number) => {
    const activity = inputs[place]?.activity;
    return activity && 'quantity' in activity ? Number(activity.quantity) : 0;
  };
  return places.reduce((largest, place) => (amountAt(place) > amountAt(largest) ? place : largest));
}
