import { describe, expect, it } from 'vitest';
import { decimal, sum, zero } from '#api/domain/units/decimal';
import { seedReference } from '#api/testing/seed-reference';
import { blendParts } from './potential-source';

const reference = seedReference();

/** The tables of blends name two gases otherwise than those of the gases. */
const otherNames: Readonly<Record<string, string>> = { 'pfc-116': 'c2f6', 'pfc-218': 'c3f8' };

describe('the warming potential of a blend', () => {
  const blends = reference.data.gwp.filter(({ composition }) => composition !== '');

  it('is the sum of its gases by mass, those outside the Kyoto basket counting nothing (rule 11)', () => {
    expect(blends.length).toBeGreaterThanOrEqual(90);
    const wrong = blends.filter(({ composition, report, value }) => {
      const parts = [...composition.matchAll(/([\d.]+)\s*%\s*([^,;]+)/g)].map(
        ([, percent = '0', name = '']) => {
          const gas = name.trim().toLowerCase();
          const own = reference.gwp(otherNames[gas] ?? gas, report);
          return decimal(percent)
            .div(100)
            .times(own?.isKyoto ? own.value : 0);
        },
      );
      const largestRounding = decimal(value).times('1e-4').plus('0.02');
      return sum(parts).minus(value).abs().gt(largestRounding);
    });
    expect(wrong.map(({ gas, report }) => `${gas} ${report}`)).toEqual([]);
  });

  it('is cited part by part with what each counts, to the same sum', () => {
    for (const { composition, report, value, gas } of blends) {
      const parts = blendParts(
        composition,
        reference.data.gwp.filter((record) => record.report === report),
      );
      const cited = sum(
        parts.map(({ percent, gwp }) =>
          decimal(percent)
            .div(100)
            .times(gwp ?? 0),
        ),
      );
      const largestRounding = decimal(value).times('1e-4').plus('0.02');
      expect(cited.minus(value).abs().lte(largestRounding), `${gas} ${report}`).toBe(true);
    }
    expect(blendParts('', reference.data.gwp)).toEqual([]);
  });

  it('is made of parts that are the whole', () => {
    for (const { gas, composition } of blends) {
      const whole = [...composition.matchAll(/([\d.]+)\s*%/g)].reduce(
        (total, [, percent = '0']) => total.plus(percent),
        zero,
      );
      expect(whole.minus(100).abs().lte('0.1'), gas).toBe(true);
    }
  });
});

describe('the warming potential of a gas that can be entered', () => {
  const gases = reference.data.fuels.flatMap(({ gasCode }) => (gasCode === null ? [] : [gasCode]));

  it.each(['AR4', 'AR5', 'AR6'] as const)('is known by %s', (set) => {
    expect(gases.length).toBeGreaterThan(20);
    expect(gases.filter((gas) => reference.gwp(gas, set) === undefined)).toEqual([]);
  });

  it('is 28 for methane of any origin by AR5, and tells the origin by AR6', () => {
    const values = (set: 'AR5' | 'AR6') =>
      ['ch4-fossil', 'ch4-non-fossil'].map((gas) => Number(reference.gwp(gas, set)?.value));
    expect(values('AR5')).toEqual([28, 28]);
    expect(values('AR6')).toEqual([29.8, 27]);
  });
});
