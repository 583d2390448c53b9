/** Why a quantity cannot become emissions. The list is closed; http turns each into a field error. */
export type EmissionProblemCode =
  | 'quantity_not_finite'
  | 'quantity_negative'
  | 'quantity_too_large'
  | 'unit_not_convertible'
  | 'calorific_value_missing'
  | 'density_missing'
  | 'factor_missing'
  /** Nobody publishes one: only the supplier, or the company itself, can state it. */
  | 'supplier_factor_needed'
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
