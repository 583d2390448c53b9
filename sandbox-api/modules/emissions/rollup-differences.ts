import { type Decimal, decimal, zero } from '#api/domain/units/decimal';
import type { LineRow } from './repository-lines';

type Difference = {
  row: LineRow;
  lineCount: number;
  kgCo2e: Decimal;
  kgCo2Biogenic: Decimal;
  energyKwh: Decimal;
};

/** What a change adds to each monthly sum. */
export class RollupDifferences {
  private readonly byBucket = new Map<string, Difference>();

  constructor(private readonly companyId: number) {}

  add(row: LineRow, sign: 1 | -1): void {
    const { locationId, periodMonth, scope, category, method, sourceKind, itemId, supplyTypeId, isHeadline } =
      row;
    const key = [
      locationId,
      periodMonth,
      scope,
      category,
      method,
      sourceKind,
      itemId,
      supplyTypeId,
      isHeadline,
    ].join('|');
    const known = this.byBucket.get(key) ?? {
      row,
      lineCount: 0,
      kgCo2e: zero,
      kgCo2Biogenic: zero,
      energyKwh: zero,
    };
    known.lineCount += sign;
    known.kgCo2e = known.kgCo2e.plus(decimal(row.kgCo2e).times(sign));
    known.kgCo2Biogenic = known.kgCo2Biogenic.plus(decimal(row.kgCo2Biogenic).times(sign));
    known.energyKwh = known.energyKwh.plus(decimal(row.energyKwh ?? 0).times(sign));
    this.byBucket.set(key, known);
  }

  rows() {
    return [...this.byBucket.values()]
      .filter(
        (known) =>
          known.lineCount !== 0 ||
          !known.kgCo2e.isZero() ||
          !known.kgCo2Biogenic.isZero() ||
          !known.energyKwh.isZero(),
      )
      .map(({ row, lineCount, kgCo2e, kgCo2Biogenic, energyKwh }) => ({
        companyId: this.companyId,
        locationId: row.locationId,
        periodMonth: row.periodMonth,
        scope: row.scope,
        category: row.category,
        method: row.method,
        sourceKind: row.sourceKind,
        itemId: row.itemId,
        supplyTypeId: row.supplyTypeId,
        isHeadline: row.isHeadline,
        lineCount,
        kgCo2e: kgCo2e.toString(),
        kgCo2Biogenic: kgCo2Biogenic.toString(),
        energyKwh: energyKwh.toString(),
      }));
  }
}
