import { type Decimal, decimal, zero } from '#api/domain/units/decimal';
import type { LineRow, RollupRow } from './repository-lines';

/** What tells the monthly sums apart. */
type Bucket = Pick<
  RollupRow,
  | 'locationId'
  | 'periodMonth'
  | 'scope'
  | 'category'
  | 'method'
  | 'sourceKind'
  | 'itemId'
  | 'supplyTypeId'
  | 'isHeadline'
  | 'factorId'
  | 'selectionReason'
  | 'isSpendBased'
>;

const amounts = [
  'kgCo2e',
  'co2KgCo2e',
  'ch4KgCo2e',
  'n2oKgCo2e',
  'otherKgCo2e',
  'kgCo2Biogenic',
  'energyKwh',
] as const;
type Amounts = Record<(typeof amounts)[number], Decimal>;

type Difference = { bucket: Bucket; lineCount: number; amounts: Amounts };

/** What a change adds to each monthly sum. */
export class RollupDifferences {
  private readonly byBucket = new Map<string, Difference>();

  constructor(private readonly companyId: number) {}

  add(row: LineRow, sign: 1 | -1): void {
    const bucket = bucketOf(row);
    const key = Object.values(bucket).join('|');
    const known = this.byBucket.get(key) ?? { bucket, lineCount: 0, amounts: nothing };
    this.byBucket.set(key, {
      bucket,
      lineCount: known.lineCount + sign,
      amounts: mapAmounts((name) => known.amounts[name].plus(decimal(row[name] ?? 0).times(sign))),
    });
  }

  rows(): RollupRow[] {
    return [...this.byBucket.values()].filter(isChange).map(({ bucket, lineCount, amounts: sums }) => ({
      companyId: this.companyId,
      ...bucket,
      lineCount,
      kgCo2e: sums.kgCo2e.toString(),
      co2KgCo2e: sums.co2KgCo2e.toString(),
      ch4KgCo2e: sums.ch4KgCo2e.toString(),
      n2oKgCo2e: sums.n2oKgCo2e.toString(),
      otherKgCo2e: sums.otherKgCo2e.toString(),
      kgCo2Biogenic: sums.kgCo2Biogenic.toString(),
      energyKwh: sums.energyKwh.toString(),
    }));
  }
}

function bucketOf(row: LineRow): Bucket {
  return {
    locationId: row.locationId,
    periodMonth: row.periodMonth,
    scope: row.scope,
    category: row.category,
    method: row.method,
    sourceKind: row.sourceKind,
    itemId: row.itemId,
    supplyTypeId: row.supplyTypeId,
    isHeadline: row.isHeadline,
    factorId: row.factorId ?? 0,
    selectionReason: row.selectionReason,
    isSpendBased: row.selectionNotes.split(',').includes('spend-based'),
  };
}

function isChange({ lineCount, amounts: sums }: Difference): boolean {
  return lineCount !== 0 || amounts.some((name) => !sums[name].isZero());
}

function mapAmounts(amountOf: (name: (typeof amounts)[number]) => Decimal): Amounts {
  return Object.fromEntries(amounts.map((name) => [name, amountOf(name)])) as Amounts;
}

const nothing = mapAmounts(() => zero);
