import type { Contract, SupplierFactor } from '#api/domain/emissions/activity';
import type { UtilityDefinition } from '#api/domain/factors/reference-index';
import type { Decimal } from '#api/domain/units/decimal';
import type { Unit } from '#api/domain/units/units';

/**
 * One month of a bill, or its days with one own factor. `parts` splits it where another contract starts; they
 * sum to `quantity`.
 */
export type BilledMonth = {
  month: string;
  /** A day of it, used to look up own factors. */
  day: string;
  quantity: Decimal;
  unit: Unit;
  utility: UtilityDefinition;
  supplierFactor: SupplierFactor | null;
  /** Of cooling, where it is known. */
  cop: string | null;
  /** Position of the month's first line among the lines of the bill; derived lines of the month refer to it. */
  firstPosition: number;
  parts: readonly { quantity: Decimal; contract: Contract | null }[];
};
