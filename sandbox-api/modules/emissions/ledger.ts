import type { Locale } from '#api/contract/messages';
import type { Db } from '#api/db/db';
import { EmissionProblem } from '#api/domain/emissions/emission-problem';
import type { Activity } from '#api/domain/emissions/emissions';
import { fieldProblem, notFound, type ProblemError } from '#api/modules/platform/problem-error';
import { type LedgerSource, removeEmissionLines, replaceEmissionLines } from './emission-lines';
import { findContracts, findEmissionSetting, findItemName } from './repository-context';

export { removeLocationEmissions } from './emission-lines';
export { recalculateElectricity, recalculateEmissions } from './recalculation';

export type RecordEmissions = {
  db: Db;
  companyId: number;
  locationId: number;
  source: LedgerSource;
  activity: Activity;
  /** Language of the item's name in a refusal. */
  locale: Locale;
};

/**
 * Puts one row of activity data into the ledger, on the caller's handle (its transaction): looks up the
 * location's country, the company's settings and, for electricity, the contracts; replaces the row's lines; moves
 * the monthly sums. Returns the headline figure in kg CO2e. Refuses with a field problem (`validation_failed`)
 * when the quantity cannot become emissions; nothing is written then.
 */
export async function recordEmissions(input: RecordEmissions): Promise<{ carbonEquivalentKg: string }> {
  const { db, companyId, locationId, source, activity, locale } = input;
  const setting = await findEmissionSetting(db, companyId, locationId);
  if (!setting) throw notFound();
  const contracts =
    activity.kind === 'utility' ? await findContracts(db, companyId, locationId, activity.utilityId) : [];
  try {
    return await replaceEmissionLines({ db, companyId, locationId, source, activity, contracts, ...setting });
  } catch (error) {
    if (!(error instanceof EmissionProblem)) throw error;
    throw refusalOf(error, (await findItemName(db, activity, locale)) ?? '');
  }
}

/** Takes a deleted row out of the ledger and the monthly sums. */
export async function removeEmissions(input: {
  db: Db;
  companyId: number;
  source: LedgerSource;
}): Promise<void> {
  await removeEmissionLines(input);
}

/** Wire code of each reason; the messages name the fix. */
const fieldCodes: Record<EmissionProblem['code'], string> = {
  quantity_not_finite: 'quantityNotFinite',
  quantity_negative: 'quantityNegative',
  quantity_too_large: 'quantityTooLarge',
  unit_not_convertible: 'unitNotConvertible',
  calorific_value_missing: 'noCalorificValue',
  density_missing: 'noDensity',
  factor_missing: 'noFactor',
  activity_unknown: 'unknownReference',
  date_invalid: 'date',
  date_out_of_range: 'dateOutOfRange',
  period_reversed: 'dateOrder',
  period_too_long: 'periodTooLong',
};

/** An emission problem as the refusal of a field, with the item's name and the unit in the user's language. */
export function refusalOf(problem: EmissionProblem, item: string): ProblemError {
  const { from = '', ...params } = problem.params;
  return fieldProblem(problem.field, fieldCodes[problem.code], { ...params, item, unit: from });
}
