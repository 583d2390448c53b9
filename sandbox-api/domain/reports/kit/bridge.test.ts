import { describe, expect, it } from 'vitest';
import { ghgFacts, type Recorded } from '#api/testing/facts/ghg-facts';
import { bridgeOf } from './bridge';

const power = { locationId: 1, month: '2025-01-01', scope: 2, category: '2.1' } as const;
const goods = { ...power, scope: 3, category: '3.1', method: 'none' } as const;
const sums = (...recorded: Recorded[]) => ghgFacts({ recorded }).sums;
const numbersOf = (before: Recorded[], now: Recorded[], method: 'location' | 'market' = 'location') =>
  Object.fromEntries(
    Object.entries(bridgeOf(sums(...before), sums(...now), method)).map(([key, kg]) => [key, kg.toNumber()]),
  );

describe('the bridge between two years', () => {
  it('splits a change of energy into its amounts and its factors, which add up to it', () => {
    const before: Recorded[] = [{ ...power, method: 'location', kgCo2e: 50, energyKwh: 100 }];
    const now: Recorded[] = [{ ...power, method: 'location', kgCo2e: 48, energyKwh: 120 }];
    expect(numbersOf(before, now)).toEqual({
      before: 50,
      structure: 0,
      activity: 10,
      factors: -12,
      undivided: 0,
      now: 48,
    });
  });

  it('tells the two methods of Scope 2 apart: a contract of renewable supply changes one of them by its factor', () => {
    const of = (location: number, market: number): Recorded[] => [
      { ...power, method: 'location', kgCo2e: location, energyKwh: 100 },
      { ...power, method: 'market', kgCo2e: market, energyKwh: 100 },
    ];
    expect(numbersOf(of(50, 60), of(50, 0), 'location')).toMatchObject({ activity: 0, factors: 0, now: 50 });
    expect(numbersOf(of(50, 60), of(50, 0), 'market')).toMatchObject({ activity: 0, factors: -60, now: 0 });
  });

  it('counts a location that was added or removed as structure, with all its data', () => {
    const elsewhere: Recorded = { ...power, locationId: 2, method: 'location', kgCo2e: 7, energyKwh: 10 };
    const here: Recorded = { ...power, method: 'location', kgCo2e: 50, energyKwh: 100 };
    expect(numbersOf([here], [here, elsewhere])).toMatchObject({ structure: 7, activity: 0 });
    expect(numbersOf([here, elsewhere], [here])).toMatchObject({ structure: -7, activity: 0 });
  });

  it('does not guess: amounts without energy count as activity only with the same factors', () => {
    const of = (kgCo2e: number, factorId: number): Recorded[] => [{ ...goods, kgCo2e, factorId }];
    expect(numbersOf(of(10, 5), of(16, 5))).toMatchObject({ activity: 6, undivided: 0 });
    expect(numbersOf(of(10, 5), of(16, 6))).toMatchObject({ activity: 0, undivided: 6 });
    expect(numbersOf(of(10, 0), of(16, 0))).toMatchObject({ activity: 0, undivided: 6 });
  });
});
