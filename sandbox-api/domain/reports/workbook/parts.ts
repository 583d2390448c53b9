import type { ghgWords } from '#api/domain/reports/ghg/words';
import { type Decimal, zero } from '#api/domain/units/decimal';
import type { WorkbookLine } from './facts';
import { type CellFormat, formats, formula, type WorkbookCell } from './sheet';

/** Scopes as columns; Scope 2 by both methods, never added to each other. */
export const parts = [
  { key: 'scope1', scope: 1, method: 'none' },
  { key: 'scope2Location', scope: 2, method: 'location' },
  { key: 'scope2Market', scope: 2, method: 'market' },
  { key: 'scope3', scope: 3, method: 'none' },
] as const satisfies readonly { key: keyof typeof ghgWords.en; scope: number; method: string }[];

export type Part = (typeof parts)[number];

/** How much of its location a line counts. */
export type CountedShare = {
  share: Decimal;
  /** What of an amount is counted. */
  count: (amount: Decimal) => Decimal;
};

/**
 * Nearly all locations are counted whole; multiplying each of their amounts by one would take a good part of
 * the time.
 */
export function countedShare(share: Decimal): CountedShare {
  return { share, count: share.equals(1) ? (amount) => amount : (amount) => amount.times(share) };
}

/** A line as the report counts it. */
export type CountedLine = WorkbookLine & CountedShare & { counted: Decimal };

/** Tonnes CO2e of the parts, by what the sheets ask for. */
export class PartSums {
  private readonly kg = new Map<string, Decimal>();
  private readonly categoriesOf = new Map<Part['key'], Set<string>>();

  /** Every line is added once to each of its sums: searching all lines for each row takes longer than the ledger. */
  constructor(lines: readonly CountedLine[]) {
    const partOf = new Map<string, Part>(parts.map((part) => [`${part.scope} ${part.method}`, part]));
    for (const line of lines) {
      const part = partOf.get(`${line.scope} ${line.method}`);
      if (!part) continue;
      const { key } = part;
      this.add(key, line.counted);
      this.add(`${key} category ${line.category}`, line.counted);
      this.add(`${key} location ${line.locationId}`, line.counted);
      this.add(`${key} month ${line.month}`, line.counted);
      this.add(`${key} gross ${line.locationId}`, line.kgCo2e);
      const categories = this.categoriesOf.get(key) ?? new Set();
      this.categoriesOf.set(key, categories.add(line.category));
    }
  }

  private add(key: string, kg: Decimal): void {
    const known = this.kg.get(key);
    this.kg.set(key, known ? known.plus(kg) : kg);
  }

  categories({ key }: Part): string[] {
    return [...(this.categoriesOf.get(key) ?? [])];
  }

  total({ key }: Part): Decimal {
    return this.tonnes(key);
  }

  ofCategory({ key }: Part, category: string): Decimal {
    return this.tonnes(`${key} category ${category}`);
  }

  ofLocation({ key }: Part, locationId: number): Decimal {
    return this.tonnes(`${key} location ${locationId}`);
  }

  /** What the boundary leaves out of a location. */
  leftOut(part: Part, locationId: number): Decimal {
    return this.tonnes(`${part.key} gross ${locationId}`).minus(this.ofLocation(part, locationId));
  }

  /** `month`: its first day. */
  ofMonth({ key }: Part, month: string): Decimal {
    return this.tonnes(`${key} month ${month}`);
  }

  private tonnes(key: string): Decimal {
    return (this.kg.get(key) ?? zero).dividedBy(1000);
  }
}

/** Totals by both methods: columns of the four parts in a row, starting at `first`. */
export function totalCells(
  [scope1, location, market, scope3]: readonly Decimal[],
  address: (index: number) => string,
  format: CellFormat = formats.tonnes,
): WorkbookCell[] {
  const added = (method: Decimal = zero) => (scope1 ?? zero).plus(method).plus(scope3 ?? zero);
  return [
    formula(`${address(0)}+${address(1)}+${address(3)}`, added(location), format),
    formula(`${address(0)}+${address(2)}+${address(3)}`, added(market), format),
  ];
}
