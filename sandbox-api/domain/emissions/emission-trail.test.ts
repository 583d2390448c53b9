import { describe, expect, it } from 'vitest';
import type { CompanyFactor } from '#api/domain/factors/company-factor';
import type { GwpSet } from '#api/domain/factors/factor-set';
import { decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { seedReference } from '#api/testing/seed-reference';
import type { Contract, EmissionSettings, Scope3Part, SupplierFactor } from './activity';
import type { EmissionLine } from './emission-line';
import { type Activity, emissionsOf } from './emissions';
import { standInRegions } from './lines/value-chain/product-lines';

/** How the figure of a line was calculated. Every number is calculated by hand beside its case. */
const reference = seedReference();
const ar6: EmissionSettings = { gwpSet: 'AR6', headlineScope2Method: 'market' };

const fuel = (fuelId: number, quantity: string, unit: string): Activity => ({
  kind: 'fuel',
  fuelId,
  fuelVariantId: null,
  quantity,
  unitId: reference.unit(unit).id,
  date: '2025-06-15',
});
const bill = (
  utilityId: number,
  quantity: string,
  unit: string,
  period: readonly [string, string],
  supplierFactor: SupplierFactor | null = null,
): Activity => ({
  kind: 'utility',
  utilityId,
  quantity,
  unitId: reference.unit(unit).id,
  startDate: period[0],
  endDate: period[1],
  supplierFactor,
});
const linesOf = (
  countryCode: string,
  activity: Activity,
  settings: Partial<EmissionSettings> = {},
  contracts: Contract[] = [],
) => emissionsOf({ reference, countryCode, settings: { ...ar6, ...settings } }, activity, contracts);

/** To a millionth of a kilogram. */
const rounded = (value: { toDecimalPlaces: (places: number) => { toString: () => string } } | null) =>
  value && Number(value.toDecimalPlaces(6).toString());
const figures = (line: EmissionLine) => ({
  of: `${line.scope} ${line.category} ${line.method}`,
  kg: rounded(line.kgCo2e),
});
const gases = ({ gases: { co2, ch4, n2o, other } }: EmissionLine) => [co2, ch4, n2o, other].map(rounded);
const quantities = (line: EmissionLine) => [
  `${rounded(line.activityQuantity)} ${line.activityUnit}`,
  `${rounded(line.factorQuantity)} ${line.factorUnit}`,
];

const march2025 = ['2025-03-01', '2025-03-31'] as const;
const march2024 = ['2024-03-01', '2024-03-31'] as const;

describe('diesel in Poland', () => {
  // Regulation 2018/2066, Annex VI: 74.1 t CO2/TJ, 43 GJ/t. JEC: 832 kg/m³. UK 2025: CH4 0.00029, N2O 0.03308 kg CO2e/l.
  const [co2, rest, upstream, ...none] = linesOf('PL', fuel(501, '100', 'l'));

  it('has its CO2 by the EU regulation: 100 l × 0.832 kg × 43 MJ = 3,577.6 MJ, × 74.1 kg/GJ', () => {
    expect(co2 && figures(co2)).toEqual({ of: '1 1.2 none', kg: 265.10016 });
    expect(co2 && gases(co2)).toEqual([265.10016, null, null, null]);
    expect(co2 && quantities(co2)).toEqual(['100 l', '0.003578 TJ (net CV)']);
    expect(co2?.steps.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['density', 'l', 'kg'],
      ['net-calorific-value', 'kg', 'MJ (net CV)'],
      ['unit', 'MJ (net CV)', 'TJ (net CV)'],
    ]);
    expect(co2).toMatchObject({
      isHeadline: true,
      derivedFrom: null,
      reason: 'exact',
      notes: [],
      gwpSet: 'AR6',
    });
  });

  it('has its energy once: 3,577.6 MJ ÷ 3.6', () => {
    expect([co2, rest, upstream].map((line) => rounded(line?.energyKwh ?? null))).toEqual([
      993.777778,
      null,
      null,
    ]);
    const gas = linesOf('PL', fuel(101, '1000', 'kWh')).filter(({ energyKwh }) => energyKwh !== null);
    expect(gas.map(({ scope, category, derivedFrom }) => [scope, category, derivedFrom])).toEqual([
      [1, '1.1', null],
    ]);
  });

  it('has its other gases by the UK’s row, in the inventory’s set', () => {
    expect(rest && figures(rest)).toEqual({ of: '1 1.2 none', kg: 3.438728 });
    expect(rest && gases(rest)).toEqual([null, 0.030864, 3.407864, null]);
    expect(rest).toMatchObject({
      isHeadline: true,
      derivedFrom: 0,
      reason: 'proxy-region',
      notes: ['proxy-region'],
      steps: [],
    });
  });

  it('has the upstream of its energy in 3.3, mineral as it is burned: 993.78 kWh × 0.06291', () => {
    expect(upstream && figures(upstream)).toEqual({ of: '3 3.3 none', kg: 62.51856 });
    expect(upstream).toMatchObject({
      isHeadline: false,
      derivedFrom: 0,
      gwpSet: 'AR5',
      reason: 'proxy-region',
      notes: ['proxy-region', 'published-co2e-only'],
    });
    expect(none).toEqual([]);
  });
});

describe('gas of a bill that says only kWh', () => {
  it('is gross, says so, and is restated: CH4 0.28 × 29.8/28, N2O 0.09 × 273/265', () => {
    const [line, ...derived] = linesOf('GB', fuel(101, '1000', 'kWh'));
    expect(derived.map(({ scope, category }) => [scope, category])).toEqual([[3, '3.3']]);
    expect(line && figures(line)).toEqual({ of: '1 1.1 none', kg: 182.980717 });
    expect(line && gases(line)).toEqual([182.59, 0.298, 0.092717, null]);
    expect(line && quantities(line)).toEqual(['1000 kWh', '1000 kWh (gross CV)']);
    expect(line?.notes).toEqual(['plain-energy-is-gross']);
    expect(linesOf('GB', fuel(101, '1000', 'kWh-gross'))[0]?.notes).toEqual([]);
  });
});

describe('a fuel by the company’s own factor', () => {
  it('is the headline, with what its figure lacks or assumes', () => {
    const own: CompanyFactor = {
      id: 9,
      locationId: null,
      appliesTo: 'fuel',
      fuelId: 101,
      fuelVariantId: null,
      unit: 'kWh-gross',
      kgCo2e: null,
      kgCo2: '0.2',
      kgCh4Co2e: null,
      kgN2oCo2e: null,
      kgCo2Biogenic: null,
      gwpBasis: null,
      validFrom: '2025-01-01',
      validTo: null,
    };
    const [line, ...derived] = linesOf('GB', fuel(101, '1000', 'kWh'), { companyFactors: [own] });
    expect(line && [figures(line), gases(line), quantities(line)]).toEqual([
      { of: '1 1.1 none', kg: 200 },
      [200, null, null, null],
      ['1000 kWh', '1000 kWh (gross CV)'],
    ]);
    expect(line).toMatchObject({
      isHeadline: true,
      companyFactorId: 9,
      reason: 'company-factor',
      notes: ['co2-only', 'plain-energy-is-gross'],
      factor: null,
      derivedFrom: null,
    });
    expect([line?.factorValue?.toString(), rounded(line?.energyKwh ?? null)]).toEqual(['0.2', 902.659931]);
    expect(derived.map(({ scope, category, derivedFrom }) => [scope, category, derivedFrom])).toEqual([
      [3, '3.3', 0],
    ]);
    const stated: CompanyFactor = { ...own, kgCo2e: '0.21', gwpBasis: 'AR5' };
    const notes = linesOf('GB', fuel(101, '1000', 'kWh-gross'), { companyFactors: [stated] })[0]?.notes;
    expect(notes).toEqual(['published-co2e-only']);
  });
});

describe('a refrigerant', () => {
  const lost = (fuelId: number, quantity: string, unit: string, gwpSet: GwpSet) =>
    linesOf('PL', fuel(fuelId, quantity, unit), { gwpSet });

  it('is kilograms × GWP, without upstream', () => {
    // IPCC AR6 WG1 table 7.SM.7: HFC-134a 1,530; AR5: 1,300.
    const [line, ...rest] = lost(701, '500', 'g', 'AR6');
    expect(line && [figures(line), gases(line), quantities(line)]).toEqual([
      { of: '1 1.3 none', kg: 765 },
      [null, null, null, 765],
      ['500 g', '0.5 kg'],
    ]);
    expect(line).toMatchObject({
      isHeadline: true,
      gwpSet: 'AR6',
      factor: null,
      steps: [{ kind: 'unit', from: 'g', to: 'kg', factor: '0.001' }],
    });
    expect([line?.factorValue?.toString(), line?.energyKwh, line?.reason]).toEqual(['1530', null, 'exact']);
    expect(rest).toEqual([]);
    expect(lost(701, '0.5', 'kg', 'AR5')[0]).toMatchObject({ gwpSet: 'AR5', steps: [] });
    expect(rounded(lost(701, '0.5', 'kg', 'AR5')[0]?.kgCo2e ?? null)).toBe(650);
  });

  it('counts by the fourth report where an inventory of earlier years does', () => {
    // IPCC AR4 WG1 table 2.14: HFC-134a 1,430, CH4 25, N2O 298.
    const of = (fuelId: number) => lost(fuelId, '1', 'kg', 'AR4').map(({ kgCo2e }) => kgCo2e.toNumber());
    expect([of(701), of(720), of(721)]).toEqual([[1430], [25], [298]]);
  });

  it('outside the Kyoto basket is reported apart from the scopes', () => {
    const [line] = lost(719, '1', 'kg', 'AR5');
    expect(line).toMatchObject({ scope: 0, category: 'outside', isHeadline: false });
    expect(line?.kgCo2e.gt(0)).toBe(true);
  });

  it('keeps carbon dioxide, methane and nitrous oxide as what they are', () => {
    // AR6: CO2 1, fossil methane 29.8, N2O 273.
    const of = (fuelId: number) => lost(fuelId, '1', 'kg', 'AR6').flatMap(gases);
    expect([of(716), of(720), of(721)]).toEqual([
      [1, null, null, null],
      [null, 29.8, null, null],
      [null, null, 273, null],
    ]);
  });
});

describe('electricity', () => {
  it('of a Polish bill from 15 December to 14 January is 17/31 and 14/31, each by its own year', () => {
    // KOBiZE 2024: 0.553 for both; residual mix 0.8083 (2024), 0.72696 (2025); UK 2021: 0.170822153706082, 0.0108155752634479.
    const lines = linesOf('PL', bill(1, '1000', 'kWh', ['2024-12-15', '2025-01-14']));
    expect(lines.map((line) => [line.periodMonth, figures(line), line.derivedFrom, line.isHeadline])).toEqual(
      [
        ['2024-12-01', { of: '2 2.1 location', kg: 303.258065 }, null, false],
        ['2024-12-01', { of: '2 2.1 market', kg: 443.26129 }, null, true],
        ['2024-12-01', { of: '3 3.3 none', kg: 93.676665 }, 0, false],
        ['2024-12-01', { of: '3 3.3 none', kg: 5.931122 }, 0, false],
        ['2025-01-01', { of: '2 2.1 location', kg: 249.741935 }, null, false],
        ['2025-01-01', { of: '2 2.1 market', kg: 328.304516 }, null, true],
        ['2025-01-01', { of: '3 3.3 none', kg: 77.145489 }, 4, false],
        ['2025-01-01', { of: '3 3.3 none', kg: 4.884453 }, 4, false],
      ],
    );
    expect(lines.map(({ reason, notes }) => [reason, ...notes])).toEqual([
      ['exact', 'second-hand', 'losses-included', 'co2-only'],
      ['exact', 'co2-only'],
      ['nearest-year', 'nearest-year', 'published-co2e-only'],
      ['nearest-year', 'nearest-year', 'published-co2e-only'],
      ['provisional', 'provisional', 'second-hand', 'losses-included', 'co2-only'],
      ['exact', 'co2-only'],
      ['nearest-year', 'nearest-year', 'published-co2e-only'],
      ['nearest-year', 'nearest-year', 'published-co2e-only'],
    ]);
  });

  it('in the UK has its biomass outside the scopes, its losses, its upstream and the upstream of its losses', () => {
    // UK 2025 per kWh: 0.177 printed (0.17489 + 0.0009 + 0.00122 = 0.17701); biogenic 0.11507; T&D 0.01853; WTT 0.0459, 0.00397.
    const lines = linesOf('GB', bill(1, '1', 'MWh', march2025));
    expect(lines.map((line) => [figures(line), rounded(line.kgCo2Biogenic), line.derivedFrom])).toEqual([
      [{ of: '2 2.1 location', kg: 177.094687 }, 0, null],
      [{ of: '2 2.1 market', kg: 177.094687 }, 0, null],
      [{ of: '0 outside none', kg: 0 }, 115.07, 0],
      [{ of: '3 3.3 none', kg: 18.538464 }, 0, 0],
      [{ of: '3 3.3 none', kg: 45.9 }, 0, 0],
      [{ of: '3 3.3 none', kg: 3.97 }, 0, 0],
    ]);
    expect(lines.map(({ notes }) => notes)).toEqual([
      [],
      ['no-residual-mix'],
      [],
      [],
      ['published-co2e-only'],
      ['published-co2e-only'],
    ]);
    expect(lines[0] && [gases(lines[0]), quantities(lines[0])]).toEqual([
      [174.89, 0.957857, 1.25683, -0.01],
      ['1 MWh', '1000 kWh'],
    ]);
    for (const line of lines) expect([line.energyKwh?.toString(), line.supplyTypeId]).toEqual(['1000', 0]);
  });

  const lossOf = (countryCode: string) =>
    linesOf(countryCode, bill(1, '1', 'MWh', march2024)).find(({ steps }) =>
      steps.some(({ kind }) => kind === 'loss-share'),
    );

  it('elsewhere loses the country’s share of its own grid: 0.0054194 / 0.1042654 × 1,000 kWh × 0.291', () => {
    const loss = lossOf('DE');
    expect(loss && [figures(loss), quantities(loss)]).toEqual([
      { of: '3 3.3 none', kg: 15.125437 },
      ['1 MWh', '51.977448 kWh'],
    ]);
    expect(loss).toMatchObject({
      reason: 'nearest-year',
      notes: ['nearest-year', 'published-co2e-only'],
      derivedFrom: 0,
      gwpSet: 'as-published',
    });
    expect(loss?.steps.map(({ kind, from, to, source }) => [kind, from, to, source])).toEqual([
      ['unit', 'MWh', 'kWh', undefined],
      ['loss-share', 'kWh', 'kWh', 'uk-desnz 2021: 0.00541944928773626 / 0.10426539717934'],
    ]);
  });

  it('without published grid losses, loses the UK’s share: 0.0183 / 0.20705 × 1,000 kWh', () => {
    const loss = lossOf('VN');
    expect(loss && quantities(loss)).toEqual(['1 MWh', '88.384448 kWh']);
    expect(loss).toMatchObject({
      reason: 'proxy-region',
      notes: ['life-cycle', 'loss-share-proxy', 'proxy-region', 'published-co2e-only'],
    });
    expect(loss?.steps.at(-1)?.source).toBe('uk-desnz 2024: 0.0183 / 0.20705');
  });

  it('loses the same share of its generation as of its upstream', () => {
    for (const countryCode of ['DE', 'FR', 'US', 'ES']) {
      const lines = linesOf(countryCode, bill(1, '1', 'MWh', march2024));
      const [generation, upstream, ofLosses] = [
        lines[0],
        ...lines.filter(({ category, steps }) => category === '3.3' && steps.length === 1),
      ];
      const loss = lossOf(countryCode);
      if (!generation || !upstream || !ofLosses || !loss) throw new Error(countryCode);
      const shareOf = (part: EmissionLine, whole: EmissionLine) => part.kgCo2e.div(whole.kgCo2e).toNumber();
      expect(shareOf(loss, generation)).toBeCloseTo(shareOf(ofLosses, upstream), 10);
    }
  });

  it('by life-cycle factors has losses and nothing more upstream', () => {
    // Norway 2024, Our World in Data: 0.02966.
    expect(linesOf('NO', bill(1, '1', 'MWh', march2024)).map(figures)).toEqual([
      { of: '2 2.1 location', kg: 29.66 },
      { of: '2 2.1 market', kg: 29.66 },
      { of: '3 3.3 none', kg: 2.304429 },
    ]);
  });

  it('is shared between contracts from the day each starts, with equal ones in one line', () => {
    const green = (startDate: string, hasCertificate = true) => ({
      supplyTypeId: 1,
      startDate,
      hasCertificate,
    });
    const market = (contracts: Contract[]) =>
      linesOf('PL', bill(1, '31', 'kWh', march2025), {}, contracts)
        .filter(({ method }) => method === 'market')
        .map((line) => [
          line.supplyTypeId,
          rounded(line.activityQuantity),
          rounded(line.kgCo2e),
          line.reason,
        ]);
    // 31 kWh over 31 days: 1 kWh a day. Residual mix of 2025: 0.72696.
    expect(market([green('2025-03-11')])).toEqual([
      [0, 10, 7.2696, 'exact'],
      [1, 21, 0, 'contract'],
    ]);
    expect(market([green('2025-03-11'), green('2025-03-21')])).toEqual([
      [0, 10, 7.2696, 'exact'],
      [1, 21, 0, 'contract'],
    ]);
    expect(market([green('2025-03-11'), green('2025-03-21', false)])).toEqual([
      [0, 10, 7.2696, 'exact'],
      [1, 10, 0, 'contract'],
      [1, 11, 0, 'contract'],
    ]);
    expect(market([{ ...green('2025-03-11'), supplyTypeId: 3 }, green('2025-03-21')])).toEqual([
      [0, 10, 7.2696, 'exact'],
      [3, 10, 0, 'contract'],
      [1, 11, 0, 'contract'],
    ]);
    expect(market([{ ...green('2025-03-11'), supplyTypeId: 2 }])).toEqual([
      [0, 10, 7.2696, 'exact'],
      [2, 21, 15.26616, 'exact'],
    ]);
  });

  it('under a green contract emits nothing by the inventory’s set, with the contract as the reason', () => {
    const contract = { supplyTypeId: 1, startDate: '2020-01-01', hasCertificate: true };
    const line = linesOf('PL', bill(1, '5', 'kWh', march2025), {}, [contract]).find(
      ({ method }) => method === 'market',
    );
    expect(line).toMatchObject({
      reason: 'contract',
      notes: [],
      gwpSet: 'AR6',
      isHeadline: true,
      factor: null,
      steps: [],
    });
    expect([line?.factorValue?.toString(), line?.energyKwh?.toString()]).toEqual(['0', '5']);
  });

  it('takes the supplier’s own factor for the market only', () => {
    const stated = { kgCo2ePerUnit: '400', unitId: reference.unit('MWh').id, source: 'Invoice' };
    const [location, market] = linesOf('PL', bill(1, '500', 'kWh', march2024, stated));
    expect(location && figures(location)).toEqual({ of: '2 2.1 location', kg: 276.5 });
    expect(market && [figures(market), gases(market), quantities(market)]).toEqual([
      { of: '2 2.1 market', kg: 200 },
      [null, null, null, 200],
      ['500 kWh', '0.5 MWh'],
    ]);
    expect(market).toMatchObject({ reason: 'supplier', gwpSet: 'as-published', isHeadline: true, notes: [] });
    expect(market?.factorValue?.toString()).toBe('400');
  });

  it('by the company’s own factor for the location counts it there, gases in the inventory’s set', () => {
    const own: CompanyFactor = {
      id: 8,
      locationId: null,
      appliesTo: 'utility',
      utilityId: 1,
      method: 'location',
      unit: 'kWh',
      kgCo2e: null,
      kgCo2: '0.5',
      kgCh4Co2e: '0.28',
      kgN2oCo2e: null,
      kgCo2Biogenic: null,
      gwpBasis: 'AR5',
      validFrom: '2024-01-01',
      validTo: null,
    };
    const location = (factor: CompanyFactor) =>
      linesOf('PL', bill(1, '10', 'kWh', march2024), { companyFactors: [factor] })[0];
    // 10 × (0.5 + 0.28 × 29.8/28).
    const [line, co2] = [location(own), location({ ...own, kgCh4Co2e: null, gwpBasis: null })];
    expect(line && [figures(line), gases(line)]).toEqual([
      { of: '2 2.1 location', kg: 7.98 },
      [5, 2.98, null, null],
    ]);
    expect(line).toMatchObject({ reason: 'company-factor', gwpSet: 'AR6', notes: [], isHeadline: false });
    expect(line?.factorValue?.toString()).toBe('0.78');
    expect([co2?.notes, rounded(co2?.kgCo2e ?? null)]).toEqual([['co2-only'], 5]);
  });

  it('under a contract of an unknown type is not green', () => {
    const contract = { supplyTypeId: 99, startDate: '2020-01-01', hasCertificate: true };
    const line = linesOf('PL', bill(1, '5', 'kWh', march2024), {}, [contract])[1];
    expect(line && [figures(line), line.supplyTypeId]).toEqual([{ of: '2 2.1 market', kg: 4.0415 }, 99]);
  });

  it('refuses a supplier’s factor in a unit that does not exist', () => {
    const stated = { kgCo2ePerUnit: '400', unitId: 9999, source: 'Invoice' };
    expect(() => linesOf('PL', bill(1, '500', 'kWh', march2024, stated))).toThrow(
      expect.objectContaining({
        code: 'unit_not_convertible',
        field: 'supplierFactor',
        params: { from: 'kWh', to: '9999' },
      }),
    );
  });

  describe('by country and year', () => {
    const chosen = (countryCode: string, year: number) => {
      const [line] = linesOf(countryCode, bill(1, '1', 'kWh', [`${year}-03-01`, `${year}-03-31`]));
      return [line?.factor && reference.edition(line.factor.editionId).series, line?.factor?.yearFrom];
    };

    it('uses the exact year of the next source before another year of the first', () => {
      expect([2023, 2022, 2016].map((year) => chosen('PL', year))).toEqual([
        ['pl-kobize', 2023],
        ['eea', 2022],
        ['eea', 2016],
      ]);
      expect([chosen('PL', 2015), chosen('US', 2021), chosen('GB', 2015)]).toEqual([
        ['owid', 2015],
        ['owid', 2021],
        ['owid', 2015],
      ]);
      expect([chosen('IE', 2018), chosen('GB', 2016)]).toEqual([
        ['ie-seai', 2018],
        ['uk-desnz', 2016],
      ]);
    });

    it('uses the nearest year of any source if none has the exact year', () => {
      expect([chosen('PL', 2009), chosen('IE', 2000), chosen('BR', 2005)]).toEqual([
        ['owid', 2010],
        ['ie-seai', 2001],
        ['owid', 2010],
      ]);
    });
  });

  it('of a year not published yet uses the newest direct factor, not another year’s life cycle', () => {
    const lineOf = (countryCode: string, year: number) =>
      linesOf(countryCode, bill(1, '1', 'kWh', [`${year}-03-01`, `${year}-03-31`]))[0];
    const us = lineOf('US', 2026);
    expect(us?.factor && reference.edition(us.factor.editionId).series).toBe('us-egrid');
    expect([us?.factor?.yearFrom, us?.reason]).toEqual([2023, 'provisional']);
    expect(lineOf('PL', 2027)?.factor?.yearFrom).toBe(2024);
    expect(lineOf('DE', 2028)?.factor?.yearFrom).toBe(2024);
    expect(lineOf('BR', 2028)?.notes).toContain('life-cycle');
  });

  it('names what is missing if no factor is published', () => {
    expect(() => linesOf('ZZ', bill(1, '1', 'kWh', march2025))).toThrow(
      expect.objectContaining({
        code: 'factor_missing',
        field: 'utilityId',
        params: { item: 'electricity', country: 'ZZ', year: 2025 },
      }),
    );
  });

  describe('where no factor is published', () => {
    const own = (method: 'location' | 'market' | 'both'): CompanyFactor => ({
      id: 7,
      locationId: null,
      appliesTo: 'utility',
      utilityId: 1,
      method,
      unit: 'kWh',
      kgCo2e: '0.2',
      kgCo2: null,
      kgCh4Co2e: null,
      kgN2oCo2e: null,
      kgCo2Biogenic: null,
      gwpBasis: null,
      validFrom: '2025-01-01',
      validTo: null,
    });
    const inAndorra = (factor: CompanyFactor) =>
      linesOf('AD', bill(1, '1000', 'kWh', march2025), { companyFactors: [factor] });

    it('uses the company’s own, by both methods, with losses and upstream of the UK', () => {
      const lines = inAndorra(own('both'));
      // UK 2025 per kWh: lost 0.01853 of 0.177; WTT of generation 0.0459, of losses 0.00397.
      expect(lines.map((line) => [figures(line), line.reason])).toEqual([
        [{ of: '2 2.1 location', kg: 200 }, 'company-factor'],
        [{ of: '2 2.1 market', kg: 200 }, 'company-factor'],
        [{ of: '3 3.3 none', kg: 20.937853 }, 'company-factor'],
        [{ of: '3 3.3 none', kg: 45.9 }, 'proxy-region'],
        [{ of: '3 3.3 none', kg: 3.97 }, 'proxy-region'],
      ]);
      expect(lines.map(({ derivedFrom }) => derivedFrom)).toEqual([null, null, 0, 0, 0]);
      expect(lines[2]?.notes).toEqual(['published-co2e-only', 'loss-share-proxy', 'proxy-region']);
    });

    it.each([
      ['the UK, the printed share: 1,000 kWh × 0.2 × 0.01853 / 0.177', 'GB', 20.937853],
      ['Germany, the country’s share: 1,000 kWh × 0.2 × 0.0054194 / 0.1042654', 'DE', 10.39549],
    ])('loses by the company’s own in %s', (_, countryCode, kg) => {
      const lossesBy = (companyFactors: CompanyFactor[]) =>
        linesOf(countryCode, bill(1, '1000', 'kWh', march2025), { companyFactors }).find(
          ({ steps, factor }) =>
            steps.some(({ kind }) => kind === 'loss-share') || factor?.kgCo2e === '0.01853',
        );
      const lost = lossesBy([own('location')]);
      expect(lost && [figures(lost).kg, lost.companyFactorId]).toEqual([kg, 7]);
      expect(lossesBy([own('market')])?.companyFactorId).toBeNull();
    });

    it('has no losses on top where the country’s figure is for the kWh delivered', () => {
      const lines = linesOf('PL', bill(1, '1000', 'kWh', march2025), { companyFactors: [own('both')] });
      expect(lines.filter(({ companyFactorId }) => companyFactorId === 7)).toHaveLength(2);
    });

    it('uses the own location-based factor instead of a residual mix, flagged, and not the other way', () => {
      const [location, market] = inAndorra(own('location'));
      expect([location?.notes, market?.notes]).toEqual([
        ['published-co2e-only'],
        ['published-co2e-only', 'no-residual-mix'],
      ]);
      expect(market && [figures(market), market.isHeadline, market.companyFactorId]).toEqual([
        { of: '2 2.1 market', kg: 200 },
        true,
        7,
      ]);
      const inFrance = linesOf('FR', bill(1, '1000', 'kWh', march2025), {
        companyFactors: [own('location')],
      });
      expect(inFrance.slice(0, 2).map(({ companyFactorId }) => companyFactorId)).toEqual([7, 7]);
      expect(() => inAndorra(own('market'))).toThrow(expect.objectContaining({ code: 'factor_missing' }));
    });

    it('takes what is made on site, without saying what the grid would have emitted', () => {
      const lines = linesOf('AD', {
        kind: 'renewable',
        renewableId: 1,
        quantity: '5',
        unitId: reference.unit('MWh').id,
        startDate: '2025-03-01',
        endDate: '2025-04-30',
      });
      expect(lines.map((line) => [line.periodMonth, line.scope, line.method, line.derivedFrom])).toEqual([
        ['2025-03-01', 2, 'location', null],
        ['2025-03-01', 2, 'market', null],
        ['2025-04-01', 2, 'location', null],
        ['2025-04-01', 2, 'market', null],
      ]);
    });
  });
});

describe('heat, steam and cooling', () => {
  // UK 2025 per kWh: 0.17529 (CH4 0.00122, N2O 0.00052); losses 0.00945; WTT 0.03341 and 0.00176.
  it('in a country without published figures use the UK’s, flagged, with losses and upstream', () => {
    for (const utilityId of [2, 3]) {
      const lines = linesOf('CZ', bill(utilityId, '10', 'kWh', march2025));
      expect(lines.map((line) => [figures(line), line.isHeadline, line.derivedFrom])).toEqual([
        [{ of: '2 2.2 location', kg: 1.753841 }, false, null],
        [{ of: '2 2.2 market', kg: 1.753841 }, true, null],
        [{ of: '3 3.3 none', kg: 0.3341 }, false, 0],
        [{ of: '3 3.3 none', kg: 0.094554 }, false, 0],
        [{ of: '3 3.3 none', kg: 0.0176 }, false, 0],
      ]);
      for (const line of lines.slice(0, 2)) expect(line.notes).toEqual(['proxy-region']);
      for (const line of lines) expect(line.reason).toBe('proxy-region');
    }
  });

  // 95.29 kg/GJ at the plant and 10.59 lost, of 2023; upstream and its losses are the UK's.
  it('in Poland use the derived figures, with a note; for steam they are a replacement', () => {
    const [heat, steam] = [2, 3].map((utilityId) =>
      linesOf('PL', bill(utilityId, '1', 'GJ', ['2023-03-01', '2023-03-31'])),
    );
    expect(heat?.map((line) => [figures(line), line.reason])).toEqual([
      [{ of: '2 2.2 location', kg: 95.29 }, 'exact'],
      [{ of: '2 2.2 market', kg: 95.29 }, 'exact'],
      [expect.objectContaining({ of: '3 3.3 none' }), 'proxy-region'],
      [{ of: '3 3.3 none', kg: 10.59 }, 'exact'],
      [expect.objectContaining({ of: '3 3.3 none' }), 'proxy-region'],
    ]);
    expect(heat?.[0]?.notes).toEqual(['derived', 'co2-only']);
    expect(steam?.[0]?.notes).toEqual(['derived', 'co2-only', 'proxy-utility']);
  });

  it('need the supplier’s factor for cooling in every country, and have nothing published to add', () => {
    for (const countryCode of ['GB', 'PL', 'US'])
      expect(() => linesOf(countryCode, bill(4, '10', 'kWh', march2025))).toThrow(
        expect.objectContaining({ code: 'supplier_factor_needed', field: 'cop' }),
      );
    const supplier = { kgCo2ePerUnit: '0.05', unitId: reference.unit('kWh').id, source: 'Supplier' };
    const lines = linesOf('GB', bill(4, '10', 'kWh', march2025, supplier));
    expect(lines.map((line) => [figures(line), line.reason])).toEqual([
      [{ of: '2 2.3 location', kg: 0.5 }, 'supplier'],
      [{ of: '2 2.3 market', kg: 0.5 }, 'supplier'],
    ]);
  });

  it('in the UK are no proxy', () => {
    const lines = linesOf('GB', bill(2, '10', 'kWh', march2025));
    expect(lines.map(({ reason }) => reason)).toEqual(['exact', 'exact', 'exact', 'exact', 'exact']);
  });

  it('in the US are the EPA’s steam: 10 kWh = 0.0341214 mmBtu × 66.33, CH4 0.035, N2O 0.033125', () => {
    const [line] = linesOf('US', bill(2, '10', 'kWh', march2025));
    expect(line && [figures(line), quantities(line), line.reason]).toEqual([
      { of: '2 2.2 location', kg: 2.265709 },
      ['10 kWh', '0.034121 mmBtu'],
      'exact',
    ]);
  });

  it('take the supplier’s factor first, then the company’s own, by both methods', () => {
    const own: CompanyFactor = {
      id: 7,
      locationId: null,
      appliesTo: 'utility',
      utilityId: 2,
      method: 'both',
      unit: 'MWh',
      kgCo2e: '300',
      kgCo2: null,
      kgCh4Co2e: null,
      kgN2oCo2e: null,
      kgCo2Biogenic: null,
      gwpBasis: 'AR5',
      validFrom: '2025-01-01',
      validTo: null,
    };
    const stated = { kgCo2ePerUnit: '0.2', unitId: 1, source: 'Invoice' };
    const headline = (supplierFactor: SupplierFactor | null) =>
      linesOf('PL', bill(2, '10', 'kWh', march2025, supplierFactor), { companyFactors: [own] }).map(
        ({ isHeadline }) => isHeadline,
      );
    // What the supplier or the company states is for the heat that arrives: no losses on top, only its upstream.
    for (const factor of [stated, null]) expect(headline(factor)).toEqual([false, true, false]);
    const scope2 = (supplierFactor: SupplierFactor | null) =>
      linesOf('PL', bill(2, '10', 'kWh', march2025, supplierFactor), { companyFactors: [own] })
        .filter(({ scope }) => scope === 2)
        .map((line) => [figures(line), line.reason, line.companyFactorId, line.gwpSet, line.notes]);
    expect(scope2(stated)).toEqual([
      [{ of: '2 2.2 location', kg: 2 }, 'supplier', null, 'as-published', []],
      [{ of: '2 2.2 market', kg: 2 }, 'supplier', null, 'as-published', []],
    ]);
    expect(scope2(null)).toEqual([
      [{ of: '2 2.2 location', kg: 3 }, 'company-factor', 7, 'AR5', ['published-co2e-only']],
      [{ of: '2 2.2 market', kg: 3 }, 'company-factor', 7, 'AR5', ['published-co2e-only']],
    ]);
  });
});

describe('what is made on site', () => {
  it('is zero in Scope 2 by both methods, and lists avoided grid emissions separately', () => {
    const lines = linesOf('DE', {
      kind: 'renewable',
      renewableId: 1,
      quantity: '61',
      unitId: reference.unit('MWh').id,
      startDate: '2024-03-01',
      endDate: '2024-04-30',
    });
    // 61 MWh over 61 days; EEA 2024 for Germany: 0.291.
    expect(
      lines.map((line) => [line.periodMonth, figures(line), line.reason, line.derivedFrom, line.isHeadline]),
    ).toEqual([
      ['2024-03-01', { of: '2 2.1 location', kg: 0 }, 'self-generated', null, false],
      ['2024-03-01', { of: '2 2.1 market', kg: 0 }, 'self-generated', null, true],
      ['2024-03-01', { of: '9 avoided location', kg: 9021 }, 'exact', 0, false],
      ['2024-04-01', { of: '2 2.1 location', kg: 0 }, 'self-generated', null, false],
      ['2024-04-01', { of: '2 2.1 market', kg: 0 }, 'self-generated', null, true],
      ['2024-04-01', { of: '9 avoided location', kg: 8730 }, 'exact', 3, false],
    ]);
    for (const line of lines.filter(({ scope }) => scope === 2))
      expect([line.factor, line.factorValue?.toString(), line.gwpSet, line.notes]).toEqual([
        null,
        '0',
        'AR6',
        [],
      ]);
  });
});

describe('the value chain', () => {
  const entry = (
    part: Partial<Scope3Part> & Pick<Scope3Part, 'basis'>,
    period: readonly [string, string] = march2025,
  ): Activity => ({
    kind: 'scope3',
    itemId: 1,
    category: '3.4',
    startDate: period[0],
    endDate: period[1],
    parts: [{ field: 'mass', quantity: '10', unit: 'kg', steps: [], ...part }],
  });
  const stated = { kind: 'stated', kgCo2ePerUnit: '2.5', source: 'Report 2025' } as const;

  it('multiplies by what was entered beside the quantity, step by step, and says where the factor was read', () => {
    const [line] = linesOf(
      'PL',
      entry({
        basis: stated,
        stepsFrom: 't',
        steps: [
          { to: 'tkm', factor: '200', field: 'distance' },
          { to: 'tkm', factor: '0.5', field: 'share' },
        ],
      }),
    );
    // 10 kg = 0.01 t; × 200 km × 50 % = 1 tkm; × 2.5 kg.
    expect(line && [figures(line), quantities(line)]).toEqual([
      { of: '3 3.4 none', kg: 2.5 },
      ['10 kg', '1 tonne-km'],
    ]);
    expect(line?.steps).toEqual([
      { kind: 'unit', from: 'kg', to: 't', factor: '0.001' },
      { kind: 'entered', from: 't', to: 'tonne-km', factor: '200', source: 'distance' },
      { kind: 'entered', from: 'tonne-km', to: 'tonne-km', factor: '0.5', source: 'share' },
      { kind: 'stated-factor', from: 'tonne-km', to: 'tonne-km', factor: '1', source: 'Report 2025' },
    ]);
    expect(line).toMatchObject({
      isHeadline: true,
      reason: 'supplier',
      gwpSet: 'as-published',
      notes: [],
      energyKwh: null,
      derivedFrom: null,
    });
    expect(linesOf('PL', entry({ basis: stated, notes: ['spend-based'] }))[0]?.notes).toEqual([
      'spend-based',
    ]);
  });

  it('names the part’s own field for a unit, an amount and a product too large', () => {
    const problem = (part: Partial<Scope3Part>) => {
      try {
        linesOf('PL', entry({ basis: stated, ...part }));
      } catch (error) {
        if (error instanceof EmissionProblem) return [error.code, error.field, error.params];
      }
      return undefined;
    };
    expect(problem({ unit: 'stone' })).toEqual(['unit_not_convertible', 'mass', { from: 'stone', to: '' }]);
    expect(problem({ stepsFrom: 'stone' })).toEqual([
      'unit_not_convertible',
      'mass',
      { from: 'stone', to: '' },
    ]);
    expect(problem({ stepsFrom: 'km' })).toEqual(['unit_not_convertible', 'mass', { from: 'kg', to: 'km' }]);
    expect(problem({ quantity: '-1' })).toEqual(['quantity_negative', 'mass', {}]);
    // 10^12 kg × 10 kg = the bound of 10^13; a hair more is refused.
    const most = { quantity: '1000000000000', basis: { ...stated, kgCo2ePerUnit: '10' } };
    const oneDay = ['2025-03-01', '2025-03-01'] as const;
    expect(linesOf('PL', entry(most, oneDay)).map(figures)).toEqual([{ of: '3 3.4 none', kg: 1e13 }]);
    expect(problem({ ...most, basis: { ...stated, kgCo2ePerUnit: '10.0000001' } })).toEqual([
      'quantity_too_large',
      'mass',
      { max: '10000000000000' },
    ]);
    expect(problem({ basis: { kind: 'published', activity: 'uk-desnz:nothing' } })).toEqual([
      'factor_missing',
      'mass',
      { item: 'uk-desnz:nothing', year: 2025 },
    ]);
    expect(
      problem({ unit: 'km', basis: { kind: 'published', activity: 'uk-desnz:water-treatment' } }),
    ).toEqual(['unit_not_convertible', 'mass', { from: 'km', to: '' }]);
  });

  it('counts positions over the whole entry', () => {
    const resold = {
      kind: 'energy',
      utility: 'electricity',
      countryCode: 'GB',
      extent: 'life-cycle',
    } as const;
    const part = { field: 'energy', quantity: '2', unit: 'MWh', steps: [], basis: resold };
    const activity: Activity = {
      kind: 'scope3',
      itemId: 3,
      category: '3.3',
      startDate: '2025-03-01',
      endDate: '2025-03-01',
      parts: [part, part],
    };
    const lines = linesOf('PL', activity);
    expect(lines.map((line) => [figures(line), line.derivedFrom])).toEqual(
      [0, 5].flatMap((first) => [
        [{ of: '3 3.3 none', kg: 354.189375 }, null],
        [{ of: '0 outside none', kg: 0 }, first],
        [{ of: '3 3.3 none', kg: 37.076927 }, first],
        [{ of: '3 3.3 none', kg: 91.8 }, first],
        [{ of: '3 3.3 none', kg: 7.94 }, first],
      ]),
    );
    const used = { ...part, basis: { ...resold, extent: 'generation' } as const };
    expect(linesOf('PL', { ...activity, parts: [used] }).map(figures)).toEqual([
      { of: '3 3.3 none', kg: 354.189375 },
      { of: '0 outside none', kg: 0 },
    ]);
  });

  it('keeps the biogenic CO2 of a partner’s electricity outside the scopes, as of one’s own', () => {
    const basis = {
      kind: 'energy',
      utility: 'electricity',
      countryCode: 'GB',
      extent: 'generation',
    } as const;
    const part = { field: 'energy', quantity: '2', unit: 'MWh', steps: [], basis };
    const partners = linesOf('PL', entry(part, ['2025-03-01', '2025-03-31']));
    const own = linesOf('GB', bill(1, '2', 'MWh', march2025));
    const biogenic = (lines: readonly EmissionLine[]) =>
      lines
        .filter(({ kgCo2Biogenic }) => !kgCo2Biogenic.isZero())
        .map((line) => [line.scope, line.category, line.isHeadline, rounded(line.kgCo2Biogenic)]);
    expect(biogenic(partners)).toEqual([[0, 'outside', false, expect.any(Number)]]);
    expect(biogenic(partners)).toEqual(biogenic(own));
  });

  it('takes the company’s own factor of an activity, never its own factors for a partner’s energy', () => {
    const numbers = {
      kgCo2: null,
      kgCh4Co2e: null,
      kgN2oCo2e: null,
      kgCo2Biogenic: null,
      gwpBasis: null,
      validFrom: '2025-01-01',
      validTo: null,
    };
    const water = reference.activityId('uk-desnz:water-treatment');
    const companyFactors: CompanyFactor[] = [
      {
        ...numbers,
        id: 1,
        locationId: null,
        appliesTo: 'activity',
        activityId: water,
        unit: 'm3',
        kgCo2e: '0.5',
      },
      {
        ...numbers,
        id: 2,
        locationId: null,
        appliesTo: 'utility',
        utilityId: 1,
        method: 'both',
        unit: 'kWh',
        kgCo2e: '9',
      },
      {
        ...numbers,
        id: 3,
        locationId: null,
        appliesTo: 'fuel',
        fuelId: 501,
        fuelVariantId: null,
        unit: 'l',
        kgCo2e: '9',
      },
    ];
    const of = (part: Partial<Scope3Part> & Pick<Scope3Part, 'basis'>) =>
      linesOf('GB', entry({ ...part, notes: ['with-radiative-forcing'] }), { companyFactors });
    const [treated] = of({ unit: 'm3', basis: { kind: 'published', activity: 'uk-desnz:water-treatment' } });
    expect(treated).toMatchObject({
      reason: 'company-factor',
      companyFactorId: 1,
      notes: ['published-co2e-only', 'with-radiative-forcing'],
      isHeadline: true,
      category: '3.4',
    });
    expect(rounded(treated?.kgCo2e ?? null)).toBe(5);
    const spend = 'us-useeio:spend/wheat-farming';
    const money: CompanyFactor = {
      ...numbers,
      id: 4,
      locationId: null,
      appliesTo: 'activity',
      activityId: reference.activityId(spend),
      unit: 'USD',
      kgCo2e: '0.4',
    };
    const bought = (factors: CompanyFactor[]) =>
      linesOf('PL', entry({ unit: 'USD', basis: { kind: 'published', activity: spend } }), {
        companyFactors: factors,
      })[0];
    expect([bought([])?.notes, bought([money])?.notes, bought([money])?.reason]).toEqual([
      expect.arrayContaining(['spend-based']),
      ['published-co2e-only', 'spend-based'],
      'company-factor',
    ]);
    const partners = [
      ...of({ unit: 'l', basis: { kind: 'fuel', fuelId: 501 } }),
      ...of({
        unit: 'kWh',
        basis: { kind: 'energy', utility: 'electricity', countryCode: 'GB', extent: 'generation' },
      }),
    ];
    expect(partners.length).toBeGreaterThan(1);
    for (const line of partners) expect(line.companyFactorId).toBeNull();
  });

  it('passes on the notes of a published factor, and uses the row of the entered unit', () => {
    const water = { kind: 'published', activity: 'uk-desnz:water-treatment' } as const;
    const [line] = linesOf('GB', entry({ unit: 'm3', basis: water, notes: ['with-radiative-forcing'] }));
    expect(line?.notes).toContain('with-radiative-forcing');
    expect(standInRegions).toEqual(['GB', 'US', 'EU']);
  });

  it('takes a partner’s heat by the heat factor', () => {
    const heat = { kind: 'energy', utility: 'heat', countryCode: 'GB', extent: 'generation' } as const;
    // UK 2025: 10 kWh × 0.17529, by gas in AR6.
    expect(
      linesOf('PL', entry({ unit: 'kWh', basis: heat }, ['2025-03-01', '2025-03-01'])).map(figures),
    ).toEqual([{ of: '3 3.4 none', kg: 1.753841 }]);
  });

  it('keeps biogenic CO2 of a partner’s fuel outside the scopes', () => {
    const wood = reference.data.fuels.find(({ code }) => code === 'wood-pellets')?.id ?? 0;
    const lines = linesOf('GB', entry({ basis: { kind: 'fuel', fuelId: wood } }));
    expect(lines.map(({ scope, category, isHeadline }) => [scope, category, isHeadline])).toEqual([
      [3, '3.4', true],
      [0, 'outside', false],
    ]);
    expect(lines[1]?.kgCo2Biogenic.gt(0)).toBe(true);
  });
});

describe('a month’s figure', () => {
  it('is cut to twelve decimals, half to even, and adds up', () => {
    const third = decimal(1).div(3).toString();
    const [line] = linesOf('GB', fuel(101, third, 'kWh-gross'));
    expect(line?.kgCo2e.decimalPlaces()).toBeLessThanOrEqual(12);
    expect(line?.gases.co2?.toString()).toBe('0.060863333333');
  });
});
