import type { Locale } from '#api/contract/messages';
import type { Db } from '#api/db/db';
import type { Activity } from '#api/domain/emissions/emissions';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { localSymbol } from '#api/domain/units/local-symbol';
import { fieldProblem, notFound, type ProblemError } from '#api/kernel/problem-error';
import { contractsInForce } from './contracts-in-force';
import {
  type LedgerSource,
  type PreparedEmissions,
  prepareEmissionLines,
  removeEmissionLines,
  writeEmissionLines,
} from './emission-lines';
import { type EmissionSetting, findEmissionSetting, findItemName } from './repository-context';

export { findContractShares } from './contract-shares';
export { contractsInForce } from './contracts-in-force';
export {
  type EmissionInput,
  type LedgerSource,
  type PreparedEmissions,
  prepareManyEmissionLines,
  rebuildRollups,
  removeLocationEmissions,
} from './emission-lines';
export type { FailedRow } from './failed-rows';
export { recalculateElectricity, recalculateEmissions, recalculateRows } from './recalculate';
export {
  type BatchCursor,
  countRecalculatedRows,
  type PreviewDifference,
  previewBatch,
  type RecalculationExtent,
  recalculateBatch,
  tryRows,
} from './recalculation-batches';
export {
  type EmissionSetting,
  findContracts,
  findVolumePlaces,
  lockEmissionSetting,
} from './repository-context';

type PrepareEmissions = {
  db: Db;
  companyId: number;
  locationId: number;
  /** Read here unless the caller passes them. */
  setting?: EmissionSetting;
  activity: Activity;
  /** The stored row that the activity replaces. */
  replacedId?: number | undefined;
  /** Language of the item's name in a refusal. */
  locale: Locale;
};

/**
 * Calculates the emissions of one row of activity data without writing anything. Reads the location's country, the
 * company's settings and, for electricity, the contracts. Refuses with a field problem (`validation_failed`) when the
 * quantity can't be converted to emissions.
 */
export async function prepareEmissions(input: PrepareEmissions): Promise<PreparedEmissions> {
  const { db, companyId, locationId, activity, replacedId, locale } = input;
  const setting = input.setting ?? (await findEmissionSetting(db, companyId, locationId));
  if (!setting) throw notFound();
  const { countryCode, gridSubregion, settings } = setting;
  const where = { db, companyId, locationId, countryCode, settings };
  try {
    const contracts =
      activity.kind === 'utility'
        ? await contractsInForce({
            ...where,
            utilityId: activity.utilityId,
            entered: [activity],
            replacedId,
          })
        : [];
    const place = { locationId, countryCode, gridSubregion };
    return await prepareEmissionLines(db, { ...place, activity, contracts, settings });
  } catch (error) {
    if (!(error instanceof EmissionProblem)) throw error;
    throw refusalOf(error, (await findItemName(db, activity, locale)) ?? '', locale);
  }
}

/**
 * Writes prepared emissions to the ledger, replaces the row's old lines and updates the monthly sums. Runs on the
 * caller's transaction. `isFresh` means that the row has no lines yet.
 */
export async function recordEmissions(input: {
  db: Db;
  companyId: number;
  source: LedgerSource;
  emissions: PreparedEmissions;
  isFresh?: boolean;
}): Promise<void> {
  const { emissions, source, ...where } = input;
  await writeEmissionLines({ ...where, rows: [{ ...emissions, source }] });
}

/** Whether a contract covers a volume shared by this row and others. */
export function sharesVolume({ lines }: PreparedEmissions): boolean {
  return lines.some(({ notes }) => notes.includes('contract-covers-volume'));
}

/** Removes a deleted row from the ledger and the monthly sums. */
export async function removeEmissions(input: {
  db: Db;
  companyId: number;
  source: LedgerSource;
}): Promise<void> {
  await removeEmissionLines(input);
}

/** The API code of each reason. Their messages name the fix. */
const fieldCodes: Record<EmissionProblem['code'], string> = {
  quantity_not_finite: 'quantityNotFinite',
  quantity_negative: 'quantityNegative',
  quantity_too_large: 'quantityTooLarge',
  unit_not_convertible: 'unitNotConvertible',
  calorific_value_missing: 'noCalorificValue',
  density_missing: 'noDensity',
  calorific_value_unit_missing: 'calorificValueUnitNeeded',
  property_source_missing: 'propertySourceNeeded',
  property_not_of_unit: 'propertyNotOfUnit',
  property_far_from_published: 'propertyFarFromPublished',
  property_out_of_bounds: 'propertyOutOfBounds',
  calorific_value_of_correction_missing: 'calorificValueOfCorrectionNeeded',
  volume_correction_out_of_bounds: 'volumeCorrectionOutOfBounds',
  amount_input_missing: 'required',
  amount_not_as_worked_out: 'amountNotAsWorkedOut',
  amount_vanishes: 'greaterThan',
  distance_not_driven: 'distanceNotDriven',
  distance_gives_litres: 'distanceGivesLitres',
  factor_missing: 'noFactor',
  pinned_volume_used: 'pinnedVolumeUsed',
  supplier_factor_needed: 'supplierFactorNeeded',
  cop_not_of_cooling: 'copNotOfCooling',
  activity_unknown: 'unknownReference',
  date_invalid: 'date',
  date_out_of_range: 'dateOutOfRange',
  period_reversed: 'dateOrder',
  period_too_long: 'periodTooLong',
};

/** Turns an emission problem into a field error, with the item's name and the unit in the user's language. */
export function refusalOf(problem: EmissionProblem, item: string, locale: Locale): ProblemError {
  const { from = '', ...params } = problem.params;
  const numbers = ['min', 'max', 'published', 'amount'].flatMap((name) => {
    const value = params[name];
    return typeof value === 'string' ? [[name, locale === 'pl' ? value.replace('.', ',') : value]] : [];
  });
  return fieldProblem(problem.field, fieldCodes[problem.code], {
    ...params,
    ...Object.fromEntries(numbers),
    item: item || (params.item ?? ''),
    unit: localSymbol(String(from), locale),
  });
}
