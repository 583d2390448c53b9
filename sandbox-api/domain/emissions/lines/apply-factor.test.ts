import { describe, expect, it } from 'vitest';
import type { CompanyFactor } from '#api/domain/factors/company-factor';
import type { GwpSet } from '#api/domain/factors/factor-set';
import { decimal } from '#api/domain/units/decimal';
import { seedReference } from '#api/testing/seed-reference';
import {
  type ApplicableFactor,
  applyFactor,
  type FactorPart,
  ownFactor,
  publishedFactor,
  statedTotal,
} from './apply-factor';

const reference = seedReference();

/** Parts add up to 2.545 kg; the publisher prints 2.5. */
const printed: ApplicableFactor = {
  kgCo2e: '2.5',
  kgCo2: '2',
  kgCh4Co2e: '0.28',
  kgN2oCo2e: '0.265',
  kgCo2Biogenic: '0.1',
  gases: 'all',
  gwpBasis: 'AR5',
};
const totalOnly = { ...printed, kgCo2: null, kgCh4Co2e: null, kgN2oCo2e: null };

function applied(
  factor: ApplicableFactor,
  gwpSet: GwpSet,
  origin: 'fossil' | 'biogenic' = 'fossil',
  part?: FactorPart,
) {
  const result = applyFactor(reference, {
    quantity: decimal(10),
    factor,
    gwpSet,
    origin,
    ...(part ? { part } : {}),
  });
  const { co2, ch4, n2o, other } = result.gases;
  return {
    gases: [co2, ch4, n2o, other].map((gas) => gas?.toString() ?? null),
    total: result.kgCo2e.toString(),
    biogenic: result.kgCo2Biogenic.toString(),
    gwpSet: result.gwpSet,
    isPublishedTotalOnly: result.isPublishedTotalOnly,
  };
}

describe('quantity × factor', () => {
  it('keeps the printed total in the set it was printed in', () => {
    expect(applied(printed, 'AR5')).toEqual({
      gases: ['20', '2.8', '2.65', '-0.45'],
      total: '25',
      biogenic: '1',
      gwpSet: 'AR5',
      isPublishedTotalOnly: false,
    });
  });

  it('restates methane and nitrous oxide from 28 and 265 to 29.8 and 273', () => {
    expect(applied(printed, 'AR6')).toMatchObject({
      gases: ['20', '2.98', '2.73', '-0.45'],
      total: '25.26',
      gwpSet: 'AR6',
    });
  });

  it('restates methane of biomass from 28 to 27', () => {
    expect(applied(printed, 'AR6', 'biogenic')).toMatchObject({ gases: ['20', '2.7', '2.73', '-0.45'] });
    expect(applied({ ...printed, gwpBasis: 'AR6' }, 'AR5', 'biogenic').gases[1]).toBe(
      decimal('2.8').times(28).div(27).toDecimalPlaces(12).toString(),
    );
  });

  it('restates nothing of a factor that states no basis', () => {
    expect(applied({ ...printed, gwpBasis: null }, 'AR6').gases).toEqual(['20', '2.8', '2.65', '-0.45']);
  });

  it('has no rounding where the parts give the total or no total is printed', () => {
    expect(applied({ ...printed, kgCo2e: '2.545' }, 'AR5')).toMatchObject({
      gases: ['20', '2.8', '2.65', null],
      total: '25.45',
    });
    expect(applied({ ...printed, kgCo2e: null }, 'AR5')).toMatchObject({
      gases: ['20', '2.8', '2.65', null],
      total: '25.45',
    });
    expect(applied({ ...printed, kgCo2: null }, 'AR5').gases).toEqual([null, '2.8', '2.65', '19.55']);
  });

  it('of the other half counts methane and nitrous oxide alone', () => {
    expect(applied(printed, 'AR5', 'fossil', 'ch4-n2o')).toMatchObject({
      gases: [null, '2.8', '2.65', null],
      total: '5.45',
      biogenic: '0',
    });
  });

  it('keeps a total without gases on the publisher’s own basis and marks it', () => {
    expect(applied(totalOnly, 'AR6')).toEqual({
      gases: [null, null, null, '25'],
      total: '25',
      biogenic: '1',
      gwpSet: 'AR5',
      isPublishedTotalOnly: true,
    });
    expect(applied({ ...totalOnly, gwpBasis: null }, 'AR6').gwpSet).toBe('as-published');
  });

  it('of a row that prints nothing but biogenic CO2 is nothing inside the scopes', () => {
    expect(applied({ ...totalOnly, kgCo2e: null, gases: 'biogenic-co2' }, 'AR6')).toMatchObject({
      gases: [null, null, null, null],
      total: '0',
      biogenic: '1',
      isPublishedTotalOnly: false,
    });
  });

  it('of CO2 alone needs no GWP', () => {
    const co2Only: ApplicableFactor = { ...totalOnly, kgCo2e: '2', kgCo2: '2', gases: 'co2', gwpBasis: null };
    expect(applied(co2Only, 'AR6')).toMatchObject({
      gases: ['20', null, null, null],
      gwpSet: 'AR6',
      isPublishedTotalOnly: false,
    });
  });

  it('takes methane or nitrous oxide alone as printed gases', () => {
    expect(applied({ ...printed, kgN2oCo2e: null, kgCo2e: null }, 'AR6')).toMatchObject({
      gases: ['20', '2.98', null, null],
      gwpSet: 'AR6',
    });
    expect(applied({ ...printed, kgCh4Co2e: null, kgCo2e: null }, 'AR6')).toMatchObject({
      gases: ['20', null, '2.73', null],
      gwpSet: 'AR6',
    });
  });
});

describe('what a factor states', () => {
  const own: CompanyFactor = {
    id: 1,
    locationId: null,
    appliesTo: 'activity',
    activityId: 5,
    unit: 'kg',
    kgCo2e: null,
    kgCo2: '2',
    kgCh4Co2e: null,
    kgN2oCo2e: null,
    kgCo2Biogenic: null,
    gwpBasis: null,
    validFrom: '2025-01-01',
    validTo: null,
  };

  it('is CO2 alone when a company gives neither a total nor another gas', () => {
    expect(ownFactor(own).gases).toBe('co2');
    for (const gas of ['kgCo2e', 'kgCh4Co2e', 'kgN2oCo2e'] as const)
      expect(ownFactor({ ...own, [gas]: '3' }).gases).toBe('all');
  });

  it('is its total, else the sum of its gases', () => {
    expect(statedTotal(printed).toString()).toBe('2.5');
    expect(statedTotal({ ...printed, kgCo2e: null }).toString()).toBe('2.545');
    expect(statedTotal(own).toString()).toBe('2');
    expect(statedTotal({ ...own, kgCo2: null, kgN2oCo2e: '0.3' }).toString()).toBe('0.3');
  });

  it('uses the assessment report of its edition', () => {
    const gas = reference.factorsOf(reference.activityId('uk-desnz:fuels/gaseous-fuels/natural-gas'));
    const basisOf = (year: number) =>
      gas
        .filter(({ yearFrom }) => yearFrom === year)
        .map((factor) => publishedFactor(reference, factor).gwpBasis)[0];
    expect([basisOf(2021), basisOf(2025)]).toEqual(['AR4', 'AR5']);
  });
});
