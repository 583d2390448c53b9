import { describe, expect, it } from 'vitest';
import { scenarioDefinitions, seedModel } from '#api/testing/seed-scenarios';
import { inCurrency } from './money-bounds';

const boundsOf = (scenario: string, code: string, currency: string) => {
  const found = inCurrency(seedModel(scenario), currency).variables.find(
    (variable) => variable.code === code,
  );
  return [found?.min, found?.max];
};

describe('bounds of money', () => {
  it.each([
    ['EUR', [0, 5]],
    // 5 × 4.31743 = 21.6; × 25.2545 = 126.3; × 393.66 = 1,968; × 11.62095 = 58.1.
    ['PLN', [0, 22]],
    ['CZK', [0, 130]],
    ['HUF', [0, 2000]],
    ['SEK', [0, 59]],
    // Above the euro: a price that was saved within the bounds stays within them.
    ['GBP', [0, 5]],
    // No published rate: the only limit is that it is not below zero.
    ['USD', [0, undefined]],
  ] as const)('of a litre of fuel in %s are %j', (currency, bounds) => {
    expect(boundsOf('fleet-ev', 'price_litre', currency)).toEqual(bounds);
  });

  it('below nought reach further, too', () => {
    expect(boundsOf('green-contract', 'premium', 'PLN')).toEqual([-0.44, 0.87]);
    expect(boundsOf('green-contract', 'premium', 'USD')).toEqual([undefined, undefined]);
  });

  it('leave everything alone that is no money', () => {
    for (const { id } of scenarioDefinitions.scenarios) {
      const other = inCurrency(seedModel(id), 'HUF');
      for (const [index, { code, unit, min, max }] of seedModel(id).variables.entries())
        if (!unit.startsWith('money'))
          expect([code, other.variables[index]?.min, other.variables[index]?.max]).toEqual([code, min, max]);
    }
  });

  it('are those of the edition before in one that has no rates', () => {
    const { definition, ...rest } = seedModel('fleet-ev');
    const before = {
      ...rest,
      definition,
      variables: rest.variables.filter(({ code }) => code !== 'eur_rate'),
    };
    expect(inCurrency(before, 'PLN')).toBe(before);
  });
});
