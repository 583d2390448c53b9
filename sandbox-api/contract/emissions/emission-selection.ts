import { z } from 'zod';
import { date, idOrAllParam, idParam, wholeParam } from '#api/contract/fields';

/**
 * What is added: emissions of the scopes; kWh of electricity bought or made; for information, what the grid
 * would have emitted in place of renewables made on site.
 */
const measures = ['emissions', 'electricity', 'avoided'] as const;

export const sourceKinds = ['fuel', 'utility', 'renewable', 'scope3'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/**
 * The lines of the ledger that a figure adds up. Every figure on screen has one (see `figures.ts`); the API
 * calculates and explains by it. As a query each field may be left out, and then restricts nothing.
 */
export const emissionSelection = z.object({
  measure: z.enum(measures).default('emissions'),
  /** Months touched by the range count whole. */
  from: date,
  to: date,
  /** 0 = all locations. */
  locationId: idOrAllParam.default(0),
  /** Left out: every scope that the company has licensed. */
  scope: wholeParam(1, 3).optional(),
  /** GHG Protocol category, for instance `3.3`. */
  category: z.string().min(1).max(10).optional(),
  /** Scope 2 counts by one method; `headline` is the company's own choice. */
  method: z.enum(['headline', 'location', 'market']).default('headline'),
  /** `own`: a source's own emissions, without derived ones (upstream, losses). */
  part: z.enum(['all', 'own']).default('all'),
  kind: z.enum(sourceKinds).optional(),
  /** Fuel, utility, renewable or form, as the kind says. */
  itemId: idParam.optional(),
  /** Electricity contract; 0 = bought without one. */
  supplyTypeId: wholeParam(0, 32_767).optional(),
  /** Published factor; 0 = none (a warming potential, a contract's zero, a supplier's statement). */
  factorId: idOrAllParam.optional(),
  /** Why the factor was chosen. */
  reason: z.string().min(1).max(30).optional(),
  /** Only emissions estimated from spending. */
  estimate: z.enum(['spend-based']).optional(),
});
export type EmissionSelection = z.output<typeof emissionSelection>;

/** `from` and `to` in order. */
export const inOrder = ({ from, to }: EmissionSelection) => from <= to;
export const orderIssue = { path: ['to'], params: { code: 'dateOrder' } };
