import { Decimal, decimal, zero } from '#api/domain/units/decimal';

/** The row of activity data that a figure belongs to, and its location. */
type Source = { sourceId: number; locationId: number };

type Figure = {
  periodMonth: string;
  scope: number;
  category: string;
  method: 'location' | 'market' | 'none';
  isHeadline: boolean;
  kgCo2e: string | Decimal;
};

type Cell = Pick<Figure, 'scope' | 'category' | 'method'> & { locationId: number; year: number };

/** One cell of a preview: kg CO2e of a location, year, scope, category and method. */
export type PreviewDifference = Cell & {
  beforeKg: string;
  afterKg: string;
  countedBeforeKg: string;
  countedAfterKg: string;
  changedRows: number;
};

/** The part that counts towards a total. In Scope 2 only the month's headline method counts. */
type Sums = { before: Decimal; after: Decimal; headlineBefore: Decimal; headlineAfter: Decimal };
type CellSums = Sums & { cell: Cell; changedRows: number };

const noSums = (): Sums => ({ before: zero, after: zero, headlineBefore: zero, headlineAfter: zero });

/**
 * Adds up emissions before and after for the rows of a batch, and counts the rows that differ. It runs for each line of
 * a recalculation, so it updates its sums in place.
 */
export class PreviewSums {
  private readonly byRow = new Map<number, Map<CellSums, Sums>>();
  private readonly cells = new Map<string, CellSums>();

  addBefore(source: Source, figure: Figure): void {
    const sums = this.sumsOf(source, figure);
    const kgCo2e = amountOf(figure);
    sums.before = sums.before.plus(kgCo2e);
    if (isHeadline(figure)) sums.headlineBefore = sums.headlineBefore.plus(kgCo2e);
  }

  addAfter(source: Source, figure: Figure): void {
    const sums = this.sumsOf(source, figure);
    const kgCo2e = amountOf(figure);
    sums.after = sums.after.plus(kgCo2e);
    if (isHeadline(figure)) sums.headlineAfter = sums.headlineAfter.plus(kgCo2e);
  }

  changedRows(): number {
    return [...this.byRow.values()].filter((row) => [...row.values()].some(differs)).length;
  }

  differences(): PreviewDifference[] {
    for (const cell of this.cells.values()) Object.assign(cell, noSums(), { changedRows: 0 });
    for (const row of this.byRow.values())
      for (const [cell, sums] of row) {
        cell.before = cell.before.plus(sums.before);
        cell.after = cell.after.plus(sums.after);
        cell.headlineBefore = cell.headlineBefore.plus(sums.headlineBefore);
        cell.headlineAfter = cell.headlineAfter.plus(sums.headlineAfter);
        if (differs(sums)) cell.changedRows += 1;
      }
    return [...this.cells.values()].map(({ cell, changedRows, ...sums }) => ({
      ...cell,
      beforeKg: sums.before.toString(),
      afterKg: sums.after.toString(),
      countedBeforeKg: counted(cell, sums.before, sums.headlineBefore).toString(),
      countedAfterKg: counted(cell, sums.after, sums.headlineAfter).toString(),
      changedRows,
    }));
  }

  private sumsOf({ sourceId, locationId }: Source, figure: Figure): Sums {
    const cell = this.cellOf(locationId, figure);
    let row = this.byRow.get(sourceId);
    if (!row) {
      row = new Map();
      this.byRow.set(sourceId, row);
    }
    let sums = row.get(cell);
    if (!sums) {
      sums = noSums();
      row.set(cell, sums);
    }
    return sums;
  }

  private cellOf(locationId: number, { periodMonth, scope, category, method }: Figure): CellSums {
    const year = Number(periodMonth.slice(0, 4));
    const key = `${locationId} ${year} ${scope} ${category} ${method}`;
    let cell = this.cells.get(key);
    if (!cell) {
      cell = { ...noSums(), cell: { locationId, year, scope, category, method }, changedRows: 0 };
      this.cells.set(key, cell);
    }
    return cell;
  }
}

const amountOf = ({ kgCo2e }: Figure) => (kgCo2e instanceof Decimal ? kgCo2e : decimal(kgCo2e));
const isHeadline = (figure: Figure) => figure.scope === 2 && figure.isHeadline;

function counted({ scope }: Cell, sum: Decimal, headline: Decimal): Decimal {
  if (scope === 2) return headline;
  return scope === 1 || scope === 3 ? sum : zero;
}

function differs({ before, after, headlineBefore, headlineAfter }: Sums): boolean {
  return !before.eq(after) || !headlineBefore.eq(headlineAfter);
}
