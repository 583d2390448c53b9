/** Why a quantity cannot be converted into emissions. The list is closed; http turns each into a field error. */
export type EmissionProblemCode =
  | 'quantity_not_finite'
  | 'quantity_negative'
  | 'quantity_too_large'
  | 'unit_not_convertible'
  | 'calorific_value_missing'
  | 'density_missing'
  /** A value from a delivery note: its unit or document is missing, or it does not fit the amount or any fuel. */
  | 'calorific_value_unit_missing'
  | 'property_source_missing'
  | 'property_not_of_unit'
  | 'property_far_from_published'
  | 'property_out_of_bounds'
  | 'calorific_value_of_correction_missing'
  | 'volume_correction_out_of_bounds'
  /** An amount calculated from a price or a distance: an input is missing, does not fit, or gives another amount. */
  | 'amount_input_missing'
  | 'amount_not_as_worked_out'
  | 'amount_vanishes'
  | 'distance_not_driven'
  | 'distance_gives_litres'
  | 'factor_missing'
  /** The month is pinned, and the volume of its green contract is used up. */
  | 'pinned_volume_used'
  /** No factor is published: only the supplier or the company can state it, or the values of its electricity. */
  | 'supplier_factor_needed'
  | 'cop_not_of_cooling'
  | 'activity_unknown'
  | 'date_invalid'
  | 'date_out_of_range'
  | 'period_reversed'
  | 'period_too_long';

/** Thrown by the domain: the field the user can correct, the reason, and what a message needs to name it. */
export class EmissionProblem extends Error {
  override name = 'EmissionProblem';

  constructor(
    readonly code: EmissionProblemCode,
    readonly field: string,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${code} (${field}) ${JSON.stringify(params)}`);
  }
}
