import { describe, expect, it } from 'vitest';
import { chooseEnergyScale } from './energy';

const shown = (amounts: number[], unit = 'kWh') => {
  const scale = chooseEnergyScale(amounts, unit);
  return [...amounts.map(scale.toUnit), scale.unit];
};

describe('the unit of an electricity chart', () => {
  it('keeps the largest figure short and is the same for all figures', () => {
    expect(shown([9999, 12])).toEqual([9999, 12, 'kWh']);
    expect(shown([10_000, 12])).toEqual([10, 0.012, 'MWh']);
    expect(shown([10_559_237, 500])).toEqual([10.559237, 0.0005, 'GWh']);
    expect(shown([])).toEqual(['kWh']);
  });

  it('is unchanged when it is not kWh', () => {
    expect(shown([20_000], 'GJ')).toEqual([20_000, 'GJ']);
  });
});
