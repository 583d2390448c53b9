import { type Decimal, decimal, zero } from '#api/domain/units/decimal';

type Figure = {
  locationId: number;
  periodMonth: string;
  scope: number;
  category: string;
  method: 'location' | 'market' | 'none';
  isHeadline: boolean;
  kgCo2e: string;
};

/** One cell of a preview: kg CO2e of a location, year, scope, category and method. */
export type PreviewDifference = Pick<Figure, 'locationId' | 'scope' | 'category' | 'method'> & {
  year: number;
  beforeKg: string;
  afterKg: string;
  countedBeforeKg: string;
  countedAfterKg: string;
  changedRows: number;
};

type Sums = { before: Decimal; after: Decimal; countedBefore: Decimal; countedAfter: Decimal };
const nothing: Sums = { before: zero, after: zero, countedBefore: zero, countedAfter: zero };

/** Adds up what rows emitted and would emit, and counts the rows that differ, within one batch. */
export class PreviewSums {
  private readonly byRow = new Map<number, Map<string, Sums>>();

  addBefore(rowId: number, figure: Figure): void {
    this.add(rowId, figure, 'before', 'countedBefore');
  }

  addAfter(rowId: number, figure: Figure): void {
    this.add(rowId, figure, 'after', 'countedAfter');
  }

  changedRows(): number {
    return [...this.byRow.values()].filter((cells) => [...cells.values()].some(differs)).length;
  }

  differences(): PreviewDifference[] {
    const cells = new Map<string, Sums & { changedRows: number }>();
    for (const row of this.byRow.values())
      for (const [key, sums] of row) {
        const known = cells.get(key) ?? { ...nothing, changedRows: 0 };
        cells.set(key, { ...added(known, sums), changedRows: known.changedRows + (differs(sums) ? 1 : 0) });
      }
    return [...cells].map(([key, sums]) => ({
      ...(JSON.parse(key) as Pick<
        PreviewDifference,
        'locationId' | 'year' | 'scope' | 'category' | 'method'
      >),
      beforeKg: sums.before.toString(),
      afterKg: sums.after.toString(),
      countedBeforeKg: sums.countedBefore.toString(),
      countedAfterKg: sums.countedAfter.toString(),
      changedRows: sums.changedRows,
    }));
  }

  private add(
    rowId: number,
    { locationId, periodMonth, scope, category, method, isHeadline, kgCo2e }: Figure,
    sum: 'before' | 'after',
    counted: 'countedBefore' | 'countedAfter',
  ): void {
    const cells = this.byRow.get(rowId) ?? new Map<string, Sums>();
    this.byRow.set(rowId, cells);
    const key = JSON.stringify({
      locationId,
      year: Number(periodMonth.slice(0, 4)),
      scope,
      category,
      method,
    });
    const known = cells.get(key) ?? nothing;
    const value = decimal(kgCo2e);
    const isCounted = scope === 2 ? isHeadline : scope === 1 || scope === 3;
    cells.set(key, {
      ...known,
      [sum]: known[sum].plus(value),
      [counted]: isCounted ? known[counted].plus(value) : known[counted],
    });
  }
}

function differs({ before, after, countedBefore, countedAfter }: Sums): boolean {
  return !before.eq(after) || !countedBefore.eq(countedAfter);
}

function added(left: Sums, right: Sums): Sums {
  return {
    before: left.before.plus(right.before),
    after: left.after.plus(right.after),
    countedBefore: left.countedBefore.plus(right.countedBefore),
    countedAfter: left.countedAfter.plus(right.countedAfter),
  };
}
