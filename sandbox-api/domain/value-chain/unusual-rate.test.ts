import { describe, expect, it } from 'vitest';
import { unusualRate } from './unusual-rate';

const rates = (priceYear: number, ...all: string[]) => all.map((rate) => ({ rate, priceYear }));

describe('an entered rate of exchange', () => {
  it('is questioned when it is far from the median of its price year, either way', () => {
    const others = rates(2024, '0.25', '0.24', '9');
    const usual = { usual: '0.25', count: 3, year: 2024 };
    for (const rate of ['4', '2.5', '0.025', '0.31', '0.2'])
      expect(unusualRate({ rate, priceYear: 2024 }, others), rate).toEqual(usual);
    for (const rate of ['0.25', '0.3', '0.22'])
      expect(unusualRate({ rate, priceYear: 2024 }, others), rate).toBeUndefined();
  });

  it('is compared with the nearest other year, more loosely, where its own has none', () => {
    const others = [...rates(2019, '1'), ...rates(2023, '0.25')];
    expect(unusualRate({ rate: '0.32', priceYear: 2024 }, others)).toBeUndefined();
    expect(unusualRate({ rate: '0.4', priceYear: 2024 }, others)).toEqual({
      usual: '0.25',
      count: 1,
      year: 2023,
    });
  });

  it('is not questioned where there is nothing to compare it with', () => {
    expect(unusualRate({ rate: '4', priceYear: 2024 }, [])).toBeUndefined();
  });
});
