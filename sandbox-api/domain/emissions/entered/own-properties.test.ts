import { describe, expect, it } from 'vitest';
import type { EmissionContext, FuelActivity } from '#api/domain/emissions/activity';
import { fuelSeries } from '#api/domain/emissions/choose-factor/factor-chains';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { emissionsOf } from '#api/domain/emissions/emissions';
import { publishedOf } from '#api/domain/emissions/lines/fuel/burned-fuel';
import { decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import {
  type CalorificValueUnit,
  calorificValueUnits,
  publishedCalorificValue,
  publishedDensity,
} from '#api/domain/units/own-properties';
import { seedReference } from '#api/testing/seed-reference';
import { checkOwnProperties, type EnteredProperties } from './own-properties';

const reference = seedReference();
const nothing: EnteredProperties = {
  density: null,
  calorificValue: null,
  calorificValueUnit: null,
  volumeCorrection: null,
  source: 'WZ 118/2025',
};

type Delivery = {
  fuelId: number;
  quantity: string;
  unit: string;
  own?: Partial<EnteredProperties> | null;
  startDate?: string;
};

const activityOf = ({ fuelId, quantity, unit, own, startDate }: Delivery): FuelActivity => ({
  kind: 'fuel',
  fuelId,
  fuelVariantId: null,
  quantity,
  unitId: reference.unit(unit).id,
  startDate,
  date: '2025-06-15',
  own: own ? { ...nothing, ...own } : null,
});
const contextOf = (countryCode: string): EmissionContext => ({
  reference,
  countryCode,
  settings: { gwpSet: 'AR6', headlineScope2Method: 'market' },
});
const linesOf = (countryCode: string, delivery: Delivery, context: Partial<EmissionContext> = {}) =>
  emissionsOf({ ...contextOf(countryCode), ...context }, activityOf(delivery), []);
const rounded = (line: EmissionLine | undefined) => line && Number(line.kgCo2e.toDecimalPlaces(6));
const ways = (line: EmissionLine | undefined) =>
  line?.steps.map(({ kind, from, to, source, isOwn }) => [kind, from, to, isOwn ? source : 'published']);

describe('calculated by hand', () => {
  // Regulation 2018/2066, Annex VI: diesel 74.1 t CO2/TJ and 43 GJ/t, natural gas 56.1 t CO2/TJ.
  it('diesel by its own density: 100 l × 0.830 kg/l × 43 MJ/kg = 3,569 MJ, × 74.1 kg/GJ', () => {
    const [co2, rest, upstream] = linesOf('PL', {
      fuelId: 501,
      quantity: '100',
      unit: 'l',
      own: { density: '830' },
    });
    expect(rounded(co2)).toBe(264.4629);
    expect(ways(co2)).toEqual([
      ['density', 'l', 'kg', 'WZ 118/2025: 830 kg/m³'],
      ['net-calorific-value', 'kg', 'MJ (net CV)', 'published'],
      ['unit', 'MJ (net CV)', 'TJ (net CV)', 'published'],
    ]);
    expect(co2?.notes).toEqual(['own-density']);
    expect(rest?.notes).toEqual(['proxy-region']);
    // UK 2025, mineral diesel, upstream: 0.06291 kg per kWh (net); 3,569 MJ ÷ 3.6 = 991.3889 kWh.
    expect(rounded(upstream)).toBe(62.368275);
    expect(upstream?.notes).toContain('own-density');
  });

  it('diesel by both: 100 l × 0.840 kg/l × 42.5 MJ/kg = 3,570 MJ, × 74.1 kg/GJ', () => {
    const [co2] = linesOf('PL', {
      fuelId: 501,
      quantity: '100',
      unit: 'l',
      own: { density: '840', calorificValue: '42.5', calorificValueUnit: 'MJ/kg-net' },
    });
    expect(rounded(co2)).toBe(264.537);
    expect(co2?.notes).toEqual(['own-density', 'own-calorific-value']);
  });

  it('diesel by the energy of a litre, without any density: 100 l × 35.8 MJ/l = 3,580 MJ, × 74.1 kg/GJ', () => {
    const [co2] = linesOf('PL', {
      fuelId: 501,
      quantity: '100',
      unit: 'l',
      own: { calorificValue: '35.8', calorificValueUnit: 'MJ/l-net' },
    });
    expect(rounded(co2)).toBe(265.278);
    expect(co2?.energyKwh?.toFixed(6)).toBe('994.444444');
    expect(ways(co2)?.[0]).toEqual([
      'net-calorific-value',
      'l',
      'MJ (net CV)',
      'WZ 118/2025: 35.8 MJ/l (net CV)',
    ]);
  });

  it('gas by the gross kWh of its bill, net by the published ratio of UK 2025, 45.745 ÷ 50.678', () => {
    // 100 m³ × 11.2 kWh × 3.6 = 4,032 MJ gross; × 45.745 ÷ 50.678 = 3,639.5248 MJ net; × 56.1 kg/GJ.
    const [co2] = linesOf('DE', {
      fuelId: 101,
      quantity: '100',
      unit: 'm3',
      own: { calorificValue: '11.2', calorificValueUnit: 'kWh/m3-gross' },
    });
    expect(rounded(co2)).toBe(204.177344);
    expect(co2?.notes).toEqual(['own-calorific-value']);
  });

  it('gas at normal conditions by the energy of a normal cubic metre: 100 × 36.5 MJ, × 56.1 kg/GJ', () => {
    const [co2] = linesOf('DE', {
      fuelId: 101,
      quantity: '100',
      unit: 'm3-normal',
      own: { calorificValue: '36.5', calorificValueUnit: 'MJ/m3-net' },
    });
    expect(rounded(co2)).toBe(204.765);
  });

  it('diesel in the UK has a factor per litre: nothing is converted, and the row says so', () => {
    const delivery = { fuelId: 501, quantity: '100', unit: 'l' };
    const [plain] = linesOf('GB', delivery);
    const [noted] = linesOf('GB', { ...delivery, own: { density: '830' } });
    expect(rounded(noted)).toBe(rounded(plain));
    expect(noted?.notes).toEqual([...(plain?.notes ?? []), 'own-value-not-needed']);
  });

  it('gas of a UK bill by its correction and calorific value: 1,000 m³ × 1.02264 × 39.5 ÷ 3.6 = 11,220.63 kWh', () => {
    const bill = { fuelId: 101, quantity: '1000', unit: 'm3' };
    const own = {
      calorificValue: '39.5',
      calorificValueUnit: 'MJ/m3-gross' as const,
      volumeCorrection: '1.02264',
    };
    const lines = linesOf('GB', { ...bill, own });
    const kWh = decimal('1000').times('1.02264').times('39.5').div('3.6').toString();
    const printed = linesOf('GB', { fuelId: 101, quantity: kWh, unit: 'kWh-gross' });
    expect(lines.map(rounded)).toEqual(printed.map(rounded));
    expect(ways(lines[0])).toEqual([
      ['unit', 'm³', 'l', 'published'],
      ['volume-correction', 'l', 'l', 'WZ 118/2025: 1.02264'],
      ['gross-calorific-value', 'l', 'MJ (gross CV)', 'WZ 118/2025: 39.5 MJ/m³ (gross CV)'],
      ['unit', 'MJ (gross CV)', 'kWh (gross CV)', 'published'],
    ]);
    expect(lines[0]?.notes).toEqual(['own-calorific-value', 'own-volume-correction']);
    expect(rounded(linesOf('GB', bill)[0])).not.toBe(rounded(lines[0]));
  });

  it('a calorific value counts where a row per tonne is published too: coal of 24 MJ/kg in the UK', () => {
    const tonne = { fuelId: 301, quantity: '1', unit: 't' };
    const own = { calorificValue: '24', calorificValueUnit: 'MJ/kg-gross' as const };
    const printed = linesOf('GB', { ...tonne, quantity: String(24_000 / 3.6), unit: 'kWh-gross' });
    expect(rounded(linesOf('GB', { ...tonne, own })[0])).toBeCloseTo(rounded(printed[0]) ?? 0, 3);
  });

  it('a bill of several days counts in the month of each: 31 days of May and 15 of June', () => {
    const bill = { fuelId: 101, quantity: '460', unit: 'kWh-gross' };
    const [may, june, ...none] = linesOf('GB', { ...bill, startDate: '2025-05-01' }).filter(
      ({ scope }) => scope === 1,
    );
    expect([may?.periodMonth, june?.periodMonth, none]).toEqual(['2025-05-01', '2025-06-01', []]);
    expect([may, june].map((line) => line?.activityQuantity.toString())).toEqual(['310', '150']);
    const whole = linesOf('GB', bill);
    const spread = linesOf('GB', { ...bill, startDate: '2025-05-01' });
    const total = (lines: EmissionLine[]) => lines.reduce((sum, { kgCo2e }) => sum.plus(kgCo2e), decimal(0));
    expect(total(spread).toFixed(9)).toBe(total(whole).toFixed(9));
    for (const { derivedFrom, periodMonth } of spread)
      if (derivedFrom !== null) expect(spread[derivedFrom]).toMatchObject({ periodMonth, scope: 1 });
  });

  it('two deliveries of one day keep their own values', () => {
    const of = (density: string) =>
      rounded(linesOf('PL', { fuelId: 501, quantity: '100', unit: 'l', own: { density } })[0]);
    expect([of('830'), of('840'), of('830')]).toEqual([264.4629, 267.6492, 264.4629]);
  });
});

describe('the published value entered as one’s own', () => {
  const context = contextOf('PL');

  it.each(['PL', 'GB', 'DE', 'IE', 'US'])(
    'changes no figure of its publisher, of any fuel in any unit, in %s',
    (countryCode) => {
      let compared = 0;
      for (const fuel of reference.data.fuels)
        for (const unitId of fuel.unitIds) {
          const unit = reference.unitById(unitId);
          const link = fuelSeries(countryCode)
            .flatMap((series) => fuel.linksByVariant.get(0)?.filter((one) => one.series === series) ?? [])
            .find(({ role }) => role === 'combustion');
          if (!unit || !link || fuel.gasCode || !['volume', 'mass'].includes(unit.dimension)) continue;
          const burned = {
            context,
            fuel,
            fuelVariantId: null,
            quantity: decimal(1000),
            unit,
            own: undefined,
          };
          const published = publishedOf({ ...burned, date: '2025-06-15' }, link);
          const delivery = { fuelId: fuel.id, quantity: '1000', unit: unit.code };
          const [plain] = linesOf(countryCode, delivery);
          // Nothing is converted, so nothing of the fuel's is asked.
          if (!plain?.steps.some(({ source }) => source)) continue;
          for (const own of publishedAsOwn(published, unit.dimension)) {
            const [line] = linesOf(countryCode, { ...delivery, own });
            const name = `${fuel.code} in ${unit.code} ${JSON.stringify(own)}`;
            // Another row of the publisher is rounded otherwise, and so is the value it prints.
            const allowed = line?.factor === plain.factor ? 1e-9 : roundingOf(line, plain, own);
            expect(relative(line, plain), name).toBeLessThan(allowed);
            compared += 1;
          }
        }
      expect(compared).toBeGreaterThan(20);
    },
  );

  function publishedAsOwn(
    published: ReturnType<typeof publishedOf>,
    dimension: string,
  ): Partial<EnteredProperties>[] {
    const density = publishedDensity(published);
    const units = Object.keys(calorificValueUnits) as CalorificValueUnit[];
    const fitting = units.filter((unit) => dimension === 'volume' || calorificValueUnits[unit].per === 'kg');
    return [
      ...(density ? [{ density: density.toString() }] : []),
      ...fitting.flatMap((unit) => {
        const value = publishedCalorificValue(published, unit, false);
        return value ? [{ calorificValue: value.toString(), calorificValueUnit: unit }] : [];
      }),
    ];
  }

  /** Half of the last printed digit of both factors and of the calorific value, as a share of each. */
  function roundingOf(
    line: EmissionLine | undefined,
    plain: EmissionLine | undefined,
    { calorificValue }: Partial<EnteredProperties>,
  ): number {
    const factors = [line, plain].map((one) => one?.factor?.kgCo2e ?? one?.factor?.kgCo2 ?? '1');
    return [...factors, calorificValue ?? '1']
      .map(
        (printed) =>
          0.5 /
          Number(
            decimal(printed)
              .toFixed()
              .replace(/^0\.0*|\./g, ''),
          ),
      )
      .reduce((sum, share) => sum + share, 0);
  }

  function relative(line: EmissionLine | undefined, plain: EmissionLine | undefined): number {
    const [own, usual] = [line?.kgCo2e.toNumber() ?? Number.NaN, plain?.kgCo2e.toNumber() ?? Number.NaN];
    return usual === 0 ? Math.abs(own) : Math.abs(own / usual - 1);
  }
});

describe('what is refused, with the field and the reason', () => {
  const refusal = (delivery: Partial<Delivery>, countryCode = 'PL') => {
    try {
      linesOf(countryCode, { fuelId: 501, quantity: '100', unit: 'l', ...delivery });
    } catch (error) {
      if (error instanceof EmissionProblem) return [error.code, error.field, error.params];
      throw error;
    }
    return undefined;
  };

  it('a density in kg per litre, and what is more than twice or less than half of the published one', () => {
    // JEC: 832 kg/m³.
    const bounds = { published: '832', min: '416', max: '1664', from: 'kg/m³' };
    for (const density of ['0.83', '415.9', '1664.2'])
      expect(refusal({ own: { density } })).toEqual(['property_far_from_published', 'density', bounds]);
    for (const density of ['416', '1664']) expect(refusal({ own: { density } })).toBeUndefined();
  });

  it('a calorific value in kWh that was entered as MJ', () => {
    const own = { calorificValue: '11.9', calorificValueUnit: 'MJ/kg-net' as const };
    const bounds = { published: '43', min: '21.5', max: '86', from: 'MJ/kg (net CV)' };
    expect(refusal({ own })).toEqual(['property_far_from_published', 'calorificValue', bounds]);
  });

  it('a value without its unit, without a document, or of an amount that it does not fit', () => {
    expect(refusal({ own: { calorificValue: '43' } })?.slice(0, 2)).toEqual([
      'calorific_value_unit_missing',
      'calorificValueUnit',
    ]);
    expect(refusal({ own: { density: '830', source: null } })?.slice(0, 2)).toEqual([
      'property_source_missing',
      'deliveryNote',
    ]);
    expect(refusal({ fuelId: 101, unit: 'm3-normal', own: { density: '0.75' } })).toEqual([
      'property_not_of_unit',
      'density',
      { from: reference.unit('m3-normal').symbol },
    ]);
    const perLitre = { calorificValue: '35.8', calorificValueUnit: 'MJ/l-net' as const };
    expect(refusal({ unit: 't', own: perLitre })?.slice(0, 2)).toEqual([
      'property_not_of_unit',
      'calorificValueUnit',
    ]);
    const gas = reference.data.fuels.find(({ gasCode }) => gasCode !== null);
    expect(refusal({ fuelId: gas?.id ?? 0, unit: 'kg', own: { density: '830' } })?.[0]).toBe(
      'property_not_of_unit',
    );
  });

  it('a volume correction without the calorific value it belongs to, of another unit, or in the place of that value', () => {
    const gas = { fuelId: 101, unit: 'm3' };
    const perM3 = { calorificValue: '39.5', calorificValueUnit: 'MJ/m3-gross' as const };
    expect(refusal({ ...gas, own: { volumeCorrection: '1.02264' } })?.slice(0, 2)).toEqual([
      'calorific_value_of_correction_missing',
      'calorificValue',
    ]);
    expect(refusal({ fuelId: 101, unit: 'kWh', own: { ...perM3, volumeCorrection: '1.02264' } })?.[0]).toBe(
      'property_not_of_unit',
    );
    expect(refusal({ ...gas, own: { ...perM3, volumeCorrection: '11.2' } })).toEqual([
      'volume_correction_out_of_bounds',
      'volumeCorrection',
      { min: 0.5, max: 10 },
    ]);
  });

  it('a bill that starts after its last day', () => {
    expect(refusal({ startDate: '2025-06-16' })?.slice(0, 2)).toEqual(['period_reversed', 'date']);
  });

  it('nothing that was accepted, when newer publications recalculate it', () => {
    const delivery = { fuelId: 501, quantity: '100', unit: 'l', own: { density: '2000' } };
    expect(rounded(linesOf('PL', delivery, { isRecalculated: true })[0])).toBe(637.26);
  });

  it('without published values, only those impossible for any fuel', () => {
    const unit = reference.unit('l');
    const checked = (density: string) => () =>
      checkOwnProperties(
        { density: decimal(density), calorificValue: null, volumeCorrection: null, source: 'WZ' },
        {},
        unit,
      );
    expect(checked('0.05')).not.toThrow();
    expect(checked('3000')).not.toThrow();
    expect(checked('0.049')).toThrow(/property_out_of_bounds \(density\)/);
    expect(checked('3001')).toThrow(/property_out_of_bounds \(density\)/);
    const energy = (value: string, unitCode: CalorificValueUnit) => () =>
      checkOwnProperties(
        {
          density: null,
          calorificValue: { value: decimal(value), unit: unitCode },
          volumeCorrection: null,
          source: 'WZ',
        },
        {},
        unit,
      );
    expect(energy('142', 'MJ/kg-gross')).not.toThrow();
    expect(energy('151', 'MJ/kg-gross')).toThrow(/property_out_of_bounds/);
    expect(energy('3', 'kWh/m3-net')).not.toThrow();
    expect(energy('0.2', 'kWh/m3-net')).toThrow(/property_out_of_bounds/);
    expect(energy('101', 'MJ/l-net')).toThrow(/property_out_of_bounds/);
  });
});
