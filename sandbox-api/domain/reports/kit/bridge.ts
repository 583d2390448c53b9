import { type Decimal, zero } from '#api/domain/units/decimal';
import type { LedgerSum } from './facts';
import { groupBy, sumOf } from './figures';

/** From the emissions of an earlier year to those of the period, kg CO2e: `before` and the four causes add up to `now`. */
export type Bridge = {
  before: Decimal;
  /** Of locations that have emissions in one of the two years only. */
  structure: Decimal;
  /** Other amounts, by the factors of the earlier year. */
  activity: Decimal;
  /** Other factors (editions, contracts, statements of suppliers), by the amounts of the period. */
  factors: Decimal;
  /** Amounts that cannot be compared, with factors that changed as well. */
  undivided: Decimal;
  now: Decimal;
};

type Cause = 'structure' | 'activity' | 'factors' | 'undivided';

/**
 * Why two years differ, by one Scope 2 method. Data with energy in both years is compared by its kWh: 100 kWh
 * at 0.5 kg, then 120 kWh at 0.4 kg are +10 kg by activity and −12 kg by factors. Data without energy counts
 * as activity if its published factors are the same, and is not divided otherwise.
 */
export function bridgeOf(
  before: readonly LedgerSum[],
  now: readonly LedgerSum[],
  method: 'location' | 'market',
): Bridge {
  const [then, today] = [counted(before, method), counted(now, method)];
  const [oldPlaces, newPlaces] = [placesOf(then), placesOf(today)];
  const [oldGroups, newGroups] = [groupBy(then, keyOf), groupBy(today, keyOf)];
  const [oldEnergy, newEnergy] = [energyOf(before), energyOf(now)];
  const sums: Record<Cause, Decimal> = { structure: zero, activity: zero, factors: zero, undivided: zero };
  const add = (cause: Cause, kg: Decimal) => {
    sums[cause] = sums[cause].plus(kg);
  };
  for (const key of new Set([...oldGroups.keys(), ...newGroups.keys()])) {
    const [old, own] = [oldGroups.get(key) ?? [], newGroups.get(key) ?? []];
    const [first] = [...own, ...old];
    if (!first) continue;
    const [oldKg, kg] = [kgOf(old), kgOf(own)];
    const difference = kg.minus(oldKg);
    const [oldKwh, kwh] = [oldEnergy.get(itemOf(first)) ?? zero, newEnergy.get(itemOf(first)) ?? zero];
    if (oldPlaces.has(first.locationId) !== newPlaces.has(first.locationId)) add('structure', difference);
    else if (old.length === 0 || own.length === 0) add('activity', difference);
    else if (oldKwh.gt(0) && kwh.gt(0)) {
      const moved = oldKg.times(kwh).dividedBy(oldKwh).minus(oldKg);
      add('activity', moved);
      add('factors', difference.minus(moved));
    } else add(haveSameFactors(old, own) ? 'activity' : 'undivided', difference);
  }
  return { before: kgOf(then), ...sums, now: kgOf(today) };
}

function counted(rows: readonly LedgerSum[], method: 'location' | 'market'): LedgerSum[] {
  return rows.filter((row) => row.scope >= 1 && row.scope <= 3 && ['none', method].includes(row.method));
}

function placesOf(rows: readonly LedgerSum[]): ReadonlySet<number> {
  return new Set(rows.map(({ locationId }) => locationId));
}

function itemOf({ locationId, sourceKind, itemId }: LedgerSum): string {
  return `${locationId} ${sourceKind} ${itemId}`;
}

function keyOf(row: LedgerSum): string {
  return `${itemOf(row)} ${row.scope} ${row.category}`;
}

/** kWh of what was burned or bought, which what follows from it upstream is compared by as well. */
function energyOf(rows: readonly LedgerSum[]): ReadonlyMap<string, Decimal> {
  const own = rows.filter(({ scope, method }) => (scope === 1 || scope === 2) && method !== 'market');
  return new Map(
    [...groupBy(own, itemOf)].map(([key, group]) => [key, sumOf(group, ({ energyKwh }) => energyKwh)]),
  );
}

/** Statements of suppliers and the company's own factors (no published one) may say something else each year. */
function haveSameFactors(old: readonly LedgerSum[], own: readonly LedgerSum[]): boolean {
  const idsOf = (rows: readonly LedgerSum[]) => [...new Set(rows.map(({ factorId }) => factorId))].sort();
  const [before, now] = [idsOf(old), idsOf(own)];
  return !before.includes(0) && before.join() === now.join();
}

function kgOf(rows: readonly LedgerSum[]): Decimal {
  return sumOf(rows, ({ kgCo2e }) => kgCo2e);
}
