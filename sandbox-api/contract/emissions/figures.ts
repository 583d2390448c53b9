import type { EmissionSelection, SourceKind } from './emission-selection';
import type { ChartCategory } from './explorer';

type Method = EmissionSelection['method'];
type Range = { from: string; to: string };
type Year = { year: number; method?: Method };

/**
 * The ledger lines that each figure of the product adds up, defined only here. The API sums by these
 * selections and the screens open them, so a figure and its explanation cannot differ.
 */
export const figures = {
  /** The year's total of the licensed scopes. */
  total: ({ year, method = 'headline' }: Year) => selection(yearOf(year), { method }),

  scope: ({ scope, ...by }: Year & { scope: number }) => ({ ...figures.total(by), scope }),

  /** Months of the licensed scopes, or of one scope. */
  months: (range: Range, scope?: number) => selection(range, scope === undefined ? {} : { scope }),

  category: ({ scope, category, ...by }: Year & { scope: number; category: string }) => ({
    ...figures.scope({ scope, ...by }),
    category,
  }),

  /**
   * A source of emissions at its location, with its own emissions. All sources of the year without the second
   * argument.
   */
  source: (
    { year }: { year: number },
    one: { kind?: SourceKind; itemId?: number; category?: string; locationId?: number } = {},
  ) => selection(yearOf(year), { part: 'own', ...one }),

  /** kWh of electricity, of all types or of one. */
  electricity: (range: Range, type: { kind?: SourceKind; itemId?: number; supplyTypeId?: number } = {}) =>
    selection(range, { measure: 'electricity', method: 'market', ...type }),

  /** A fuel or utility of a location in some months, by its own emissions; all of the kind without `itemId`. */
  item: (by: Range & { locationId: number; kind: 'fuel' | 'utility'; itemId?: number }) => {
    const { from, to, ...rest } = by;
    return selection({ from, to }, { part: 'own', ...rest });
  },

  /** A point, a line or the whole of the explorer's chart; 0 = all. Renewables show what they avoid. */
  explorer: (by: Range & { category: ChartCategory; locationId: number; typeId: number }) =>
    selection(by, {
      ...(by.category === 'renewable' ? { measure: 'avoided' as const } : { part: 'own' as const }),
      kind: kindOf[by.category],
      locationId: by.locationId,
      ...(by.typeId === 0 ? {} : { itemId: by.typeId }),
    }),

  /** What the radar counts: all of the scopes by the headline method, or the lines with one reason. */
  radar: (range: Range, reason?: string) => selection(range, reason === undefined ? {} : { reason }),

  /** Scope 3, or the part of it that was estimated from spending. */
  spendBased: (range: Range) => selection(range, { scope: 3, estimate: 'spend-based' }),

  /** Every line of the scopes with one factor, by the headline method. */
  factor: (range: Range, factorId: number) => selection(range, { factorId }),
};

/** The months of a calendar year. */
export function yearOf(year: number): Range {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** The days of the month that starts on a day `YYYY-MM-01`; the last one only ends the range. */
export function monthRange(month: string): Range {
  return { from: month, to: month };
}

const kindOf = { fuels: 'fuel', utilities: 'utility', renewable: 'renewable' } as const;

function selection({ from, to }: Range, fields: Partial<EmissionSelection>): EmissionSelection {
  return { measure: 'emissions', from, to, locationId: 0, method: 'headline', part: 'all', ...fields };
}
