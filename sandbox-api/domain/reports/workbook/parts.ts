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

/** A line as the report counts it. */
export type CountedLine = WorkbookLine & { share: Decimal; counted: Decimal };

export function tonnesOf(lines: readonly CountedLine[], isOwn: (line: CountedLine) => boolean): Decimal {
  let kg: Decimal = zero;
  for (const line of lines) if (isOwn(line)) kg = kg.plus(line.counted);
  return kg.dividedBy(1000);
}

export function isOfPart({ scope, method }: Pick<Part, 'scope' | 'method'>) {
  return (line: WorkbookLine) => line.scope === scope && line.method === method;
}

/** Totals by both methods: columns of the four parts in a row, beginning at `first`. */
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
