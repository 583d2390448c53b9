import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, decimal, sum, zero } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { seedReference } from '#api/testing/seed-reference';
import { testForm } from '#api/testing/test-form';
import type { Contract, EmissionSettings } from './activity';
import { type EmissionLine, headlineOf } from './emission-line';
import { type Activity, emissionsOf } from './emissions';

const reference = seedReference();
const { fuels, utilities, renewables, supplyTypes } = reference.data;

const anyCountry = fc.constantFrom('GB', 'PL', 'DE', 'FR', 'IE', 'US', 'NO', 'UA');
const anySettings = fc.record({
  gwpSet: fc.constantFrom('AR5', 'AR6'),
  headlineScope2Method: fc.constantFrom('location', 'market'),
}) as fc.Arbitrary<EmissionSettings>;
const anyQuantity = fc
  .integer({ min: 0, max: 10 ** 9 })
  .map((thousandths) => decimal(thousandths).div(1000).toString());
const anyDay = fc
  .integer({ min: 0, max: 365 * 7 })
  .map((day) => new Date(Date.UTC(2019, 0, 1) + day * 86_400_000).toISOString().slice(0, 10));
const anyPeriod = fc.tuple(anyDay, fc.integer({ min: 0, max: 400 })).map(([startDate, days]) => ({
  startDate,
  endDate: new Date(Date.parse(`${startDate}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10),
}));

const fuelChoices = fuels.flatMap((fuel) =>
  [...fuel.linksByVariant.keys()].flatMap((variant) =>
    fuel.unitIds.map((unitId) => ({ fuelId: fuel.id, fuelVariantId: variant || null, unitId })),
  ),
);
type Metered = Exclude<Activity, { kind: 'scope3' }>;
const anyFuel: fc.Arbitrary<Metered> = fc
  .record({ choice: fc.constantFrom(...fuelChoices), quantity: anyQuantity, date: anyDay })
  .map(({ choice, ...rest }) => ({ kind: 'fuel', ...choice, ...rest }));
const anyUtility: fc.Arbitrary<Metered> = fc
  .record({
    utility: fc.constantFrom(...utilities),
    quantity: anyQuantity,
    period: anyPeriod,
    unit: fc.nat(),
    cop: fc.constantFrom('1', '2.8', '3', '40'),
  })
  .map(({ utility, quantity, period, unit, cop }) => ({
    kind: 'utility',
    utilityId: utility.id,
    cop: utility.kind === 'cooling' ? cop : null,
    quantity,
    unitId: utility.unitIds[unit % utility.unitIds.length] ?? 1,
    ...period,
  }));
const anyRenewable: fc.Arbitrary<Metered> = fc
  .record({ renewable: fc.constantFrom(...renewables), quantity: anyQuantity, period: anyPeriod })
  .map(({ renewable, quantity, period }) => ({
    kind: 'renewable',
    renewableId: renewable.id,
    quantity,
    unitId: 1,
    ...period,
  }));
const anyActivity = fc.oneof(anyFuel, anyUtility, anyRenewable);
const anyContracts: fc.Arbitrary<Contract[]> = fc.array(
  fc.record({
    supplyTypeId: fc.constantFrom(...supplyTypes.map(({ id }) => id)),
    startDate: anyDay,
    hasCertificate: fc.boolean(),
  }),
  { maxLength: 4 },
);

type Case<A = Activity> = {
  activity: A;
  countryCode: string;
  settings: EmissionSettings;
  contracts: Contract[];
};
const anyCase: fc.Arbitrary<Case<Metered>> = fc.record({
  activity: anyActivity,
  countryCode: anyCountry,
  settings: anySettings,
  contracts: anyContracts,
});

function linesOf({ activity, countryCode, settings, contracts }: Case): EmissionLine[] {
  return emissionsOf({ reference, countryCode, settings }, activity, contracts);
}

/** Lines, or nothing if the activity cannot be calculated for a named reason. */
function linesOrNone(input: Case): EmissionLine[] {
  try {
    return linesOf(input);
  } catch (error) {
    if (error instanceof EmissionProblem) return [];
    throw error;
  }
}

function check(property: (lines: EmissionLine[], input: Case<Metered>) => void): void {
  fc.assert(
    fc.property(anyCase, (input) => property(linesOrNone(input), input)),
    { numRuns: 400 },
  );
}

describe('emission lines of any activity', () => {
  it('have gases that add up to the line, and no negative figure except a publisher’s rounding', () => {
    check((lines) => {
      for (const line of lines) {
        const { co2, ch4, n2o, other } = line.gases;
        expect(sum([co2, ch4, n2o, other].map((gas) => gas ?? zero)).eq(line.kgCo2e)).toBe(true);
        for (const gas of [co2, ch4, n2o]) expect(gas?.isNegative() && !gas.isZero()).toBeFalsy();
        expect(line.kgCo2e.decimalPlaces()).toBeLessThanOrEqual(20);
      }
    });
  });

  it('share the entered quantity out over the months exactly, once per method', () => {
    check((lines, { activity }) => {
      if (activity.kind === 'fuel' || lines.length === 0) return;
      for (const method of ['location', 'market'] as const) {
        const shares = lines.filter((line) => line.scope === 2 && line.method === method);
        expect(sum(shares.map((line) => line.activityQuantity)).eq(activity.quantity)).toBe(true);
      }
    });
  });

  it('put exactly one Scope 2 method into the headline, and nothing derived', () => {
    check((lines, { settings }) => {
      const headline = lines.filter((line) => line.isHeadline);
      expect(
        headline.every((line) => line.scope === 1 || line.method === settings.headlineScope2Method),
      ).toBe(true);
      expect(headline.every((line) => line.scope === 1 || line.scope === 2)).toBe(true);
      expect(headlineOf(lines).eq(sum(headline.map((line) => line.kgCo2e)))).toBe(true);
      expect(
        lines
          .filter((line) => line.scope === 1 || line.method === settings.headlineScope2Method)
          .filter((line) => !line.isHeadline)
          .every((line) => line.scope === 9),
      ).toBe(true);
    });
  });

  it('keep biogenic CO2 outside the scopes and out of every total', () => {
    check((lines) => {
      for (const line of lines)
        if (line.scope === 0 && line.factorValue === null) expect(line.kgCo2e.isZero()).toBe(true);
      for (const line of lines)
        if (line.scope === 2 || line.scope === 3) expect(line.kgCo2Biogenic.isZero()).toBe(true);
    });
  });

  it('derive each line from an earlier one', () => {
    check((lines) => {
      lines.forEach((line, position) => {
        if (line.derivedFrom === null) return;
        expect(line.derivedFrom).toBeLessThan(position);
        expect(lines[line.derivedFrom]?.periodMonth).toBe(line.periodMonth);
      });
    });
  });

  it('grow in proportion to the quantity', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 2, max: 50 }), (input, times) => {
        const lines = linesOrNone(input);
        const quantity = decimal(input.activity.quantity).times(times).toString();
        const larger = linesOrNone({ ...input, activity: { ...input.activity, quantity } });
        expect(larger).toHaveLength(lines.length);
        const difference = headlineOf(larger).minus(headlineOf(lines).times(times)).abs();
        expect(difference.lte('1e-6')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('replay from the recorded steps to the factor’s quantity', () => {
    check((lines) => {
      for (const line of lines) {
        const replayed = line.steps.reduce((value, step) => value.times(step.factor), line.activityQuantity);
        expect(
          replayed
            .minus(line.factorQuantity)
            .abs()
            .lte(Decimal.max(line.factorQuantity.abs(), 1).times('1e-25')),
        ).toBe(true);
      }
    });
  });

  it('are the same every time', () => {
    check((lines, input) => {
      expect(linesOrNone(input)).toEqual(lines);
    });
  });

  it('say why a factor was chosen whenever it is not the exact one', () => {
    check((lines) => {
      for (const line of lines) {
        if (line.reason === 'nearest-year') expect(line.notes).toContain('nearest-year');
        if (line.reason === 'provisional') expect(line.notes).toContain('provisional');
        if (line.reason === 'exact' && line.factor)
          expect(line.factor.yearFrom <= Number(line.periodMonth.slice(0, 4))).toBe(true);
      }
    });
  });
});

describe('fuel of vehicles and machines in the US', () => {
  const vehicleFuels = fuelChoices.filter(({ fuelId }) => reference.fuel(fuelId)?.category === '1.2');
  const halvesOf = (lines: EmissionLine[]) =>
    lines.filter(({ scope, isHeadline }) => scope === 1 && isHeadline);

  it('has a half of CO2 and a half of CH4 and N2O, each by its own row, which add up to the row’s figure', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...vehicleFuels),
        anyQuantity,
        anyDay,
        anySettings,
        (choice, quantity, date, settings) => {
          const activity: Activity = { kind: 'fuel', ...choice, quantity, date };
          const lines = linesOf({ activity, countryCode: 'US', settings, contracts: [] });
          const [co2, rest, ...none] = halvesOf(lines);
          if (co2?.factor?.gases !== 'co2') return;
          expect(none).toEqual([]);
          expect([co2.gases.ch4, co2.gases.n2o, rest?.gases.co2, rest?.gases.other]).toEqual(
            Array(4).fill(null),
          );
          expect(rest?.factor?.id).not.toBe(co2.factor.id);
          expect(rest?.derivedFrom).toBe(0);
          const parts = [co2.gases.co2, rest?.gases.ch4, rest?.gases.n2o].map((gas) => gas ?? zero);
          expect(headlineOf(lines).eq(sum(parts))).toBe(true);
          const isOwn = rest?.factor?.gases === 'ch4-n2o';
          expect(rest?.notes.includes('gases-by-vehicle')).toBe(!isOwn);
          expect(rest?.notes.includes('proxy-region')).toBe(!isOwn);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('takes the EPA’s own half where the fuel or the machine tells it, and the UK’s elsewhere', () => {
    const seriesOf = ({ factor }: EmissionLine) => factor && reference.edition(factor.editionId).series;
    const kinds = vehicleFuels.map(({ fuelId, fuelVariantId, unitId }) => {
      const fuel = reference.fuel(fuelId);
      const activity: Activity = {
        kind: 'fuel',
        fuelId,
        fuelVariantId,
        unitId,
        quantity: '1',
        date: '2025-06-15',
      };
      const settings = { gwpSet: 'AR5', headlineScope2Method: 'market' } as const;
      const lines = halvesOf(linesOf({ activity, countryCode: 'US', settings, contracts: [] }));
      return `${fuel?.code} ${fuelVariantId ?? ''}: ${lines.map(seriesOf).join(' + ')}`;
    });
    const inTwo = [...new Set(kinds)].filter((kind) => kind.includes('+'));
    const machines = [61, 62, 63, 64, 65, 66, 67, 68];
    expect(inTwo.filter((kind) => kind.endsWith('us-epa + us-epa'))).toEqual([
      'autogas 69: us-epa + us-epa',
      ...machines.map((id) => `machinery-diesel ${id}: us-epa + us-epa`),
      'marine-gas-oil : us-epa + us-epa',
      'jet-fuel : us-epa + us-epa',
      'aviation-gasoline : us-epa + us-epa',
      'marine-fuel-oil : us-epa + us-epa',
    ]);
    expect(inTwo.filter((kind) => !kind.endsWith('us-epa + us-epa'))).toEqual([
      'diesel : us-epa + uk-desnz',
      'diesel 12: us-epa + uk-desnz',
      'petrol : us-epa + uk-desnz',
      'petrol 14: us-epa + uk-desnz',
      'autogas : us-epa + uk-desnz',
      'vehicle-lng : us-epa + uk-desnz',
      'machinery-diesel : us-epa + uk-desnz',
    ]);
  });
});

describe('the catalogue', () => {
  it('offers no unit that a fuel cannot be entered in, in any country and year', () => {
    const failures = new Set<string>();
    const isQuick = testForm === 'quick';
    for (const countryCode of isQuick ? ['PL', 'US'] : ['GB', 'PL', 'DE', 'US', 'UA']) {
      for (const year of isQuick ? [2020, 2026] : [2020, 2022, 2025, 2026]) {
        for (const choice of fuelChoices) {
          const activity: Activity = { kind: 'fuel', ...choice, quantity: '1', date: `${year}-06-15` };
          const settings = { gwpSet: 'AR6', headlineScope2Method: 'market' } as const;
          try {
            linesOf({ activity, countryCode, settings, contracts: [] });
          } catch (error) {
            const unit = reference.unitById(choice.unitId)?.code;
            failures.add(
              `${reference.fuel(choice.fuelId)?.code}/${choice.fuelVariantId} ${unit} ${countryCode} ${year}: ${error}`,
            );
          }
        }
      }
    }
    expect([...failures]).toEqual([]);
  });

  /** No publisher in the data prints their transport emissions. */
  const withoutUpstream = [
    'charcoal',
    'tyres',
    'plastics',
    'agricultural-byproducts',
    'solid-byproducts',
    'animal-fat',
    'vegetable-oil',
    'pulping-liquor',
    'blast-furnace-gas',
    'coke-oven-gas',
  ];

  it('gives every fuel burned its upstream in 3.3 where one is published, and every biofuel its CO2 outside the scopes', () => {
    for (const fuel of fuels.filter(({ gasCode }) => gasCode === null)) {
      const activity: Activity = {
        kind: 'fuel',
        fuelId: fuel.id,
        fuelVariantId: null,
        quantity: '1',
        unitId: fuel.unitIds[0] ?? 0,
        date: '2025-06-15',
      };
      const settings = { gwpSet: 'AR6', headlineScope2Method: 'market' } as const;
      const lines = linesOf({ activity, countryCode: 'PL', settings, contracts: [] });
      expect(
        lines.some((line) => line.category === '3.3'),
        fuel.code,
      ).toBe(!withoutUpstream.includes(fuel.code));
      expect(
        lines.some((line) => line.kgCo2Biogenic.gt(0)),
        fuel.code,
      ).toBe(fuel.origin === 'biogenic');
    }
  });
});

describe('electricity', () => {
  const settings = { gwpSet: 'AR5', headlineScope2Method: 'market' } as const;
  const bill = (countryCode: string, startDate: string, endDate: string, contracts: Contract[] = []) =>
    linesOf({
      activity: { kind: 'utility', utilityId: 1, quantity: '1000', unitId: 1, startDate, endDate },
      countryCode,
      settings,
      contracts,
    });

  it('is warned about where a green contract has no certificate', () => {
    const contract = { supplyTypeId: 1, startDate: '2020-01-01', hasCertificate: false };
    const [line] = bill('PL', '2025-03-01', '2025-03-31', [contract]).filter(
      ({ method }) => method === 'market',
    );
    expect(line).toMatchObject({
      reason: 'contract',
      notes: ['contract-without-certificate'],
      supplyTypeId: 1,
    });
  });

  it('is warned about on the days that are not those of the certificate', () => {
    const certificate = { hasCertificate: true, certificateFrom: '2025-03-11', certificateTo: '2025-03-20' };
    const contract = { supplyTypeId: 1, startDate: '2020-01-01', ...certificate };
    const market = bill('PL', '2025-03-01', '2025-03-31', [contract]).filter(
      ({ method }) => method === 'market',
    );
    expect(market.map(({ activityQuantity, notes }) => [activityQuantity.toFixed(2), notes])).toEqual([
      ['677.42', ['contract-without-certificate']],
      ['322.58', []],
    ]);
  });

  it('is covered by a green contract up to its share, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (thousandths) => {
        const sharePercent = String(thousandths / 1000);
        const contract = { supplyTypeId: 1, startDate: '2025-03-10', hasCertificate: true, sharePercent };
        const market = bill('PL', '2025-03-01', '2025-03-31', [contract]).filter(
          ({ method }) => method === 'market',
        );
        const quantityOf = (lines: typeof market) =>
          lines.reduce((total, line) => total.plus(line.activityQuantity), decimal(0));
        expect(quantityOf(market).toString()).toBe('1000');
        const covered = quantityOf(market.filter(({ reason }) => reason === 'contract'));
        expect(covered.toNumber()).toBeCloseTo((1000 * 22 * thousandths) / 31 / 100_000, 9);
        for (const line of market.filter(({ reason }) => reason !== 'contract'))
          expect([line.supplyTypeId, line.kgCo2e.gt(0)]).toEqual([0, true]);
      }),
    );
  });

  it('gets no upstream on top of a life-cycle factor', () => {
    const upstream = bill('NO', '2024-03-01', '2024-03-31').filter(({ category }) => category === '3.3');
    expect(upstream.map(({ steps }) => steps.some(({ kind }) => kind === 'loss-share'))).toEqual([true]);
  });

  it('gets no loss line beside a factor per kWh delivered', () => {
    const upstream = bill('PL', '2024-03-01', '2024-03-31').filter(({ category }) => category === '3.3');
    expect(upstream.some(({ steps }) => steps.some(({ kind }) => kind === 'loss-share'))).toBe(false);
  });

  it('uses the newest of two contracts that started before the bill', () => {
    const contracts = [
      { supplyTypeId: 2, startDate: '2022-01-01', hasCertificate: false },
      { supplyTypeId: 1, startDate: '2024-01-01', hasCertificate: true },
    ];
    const market = (list: Contract[]) =>
      bill('PL', '2025-03-01', '2025-03-31', list).filter(({ method }) => method === 'market');
    expect(market(contracts).map((line) => line.supplyTypeId)).toEqual([1]);
    expect(market([...contracts].reverse()).map((line) => line.supplyTypeId)).toEqual([1]);
  });

  it('is refused, not guessed, where no factor exists', () => {
    expect(() => bill('ZZ', '2025-03-01', '2025-03-31')).toThrow(EmissionProblem);
  });
});

describe('the publishers of factors', () => {
  const settings = { gwpSet: 'AR5', headlineScope2Method: 'location' } as const;
  const diesel: Activity = {
    kind: 'fuel',
    fuelId: 501,
    fuelVariantId: null,
    quantity: '1',
    unitId: 41,
    date: '2025-03-01',
  };
  const first = (countryCode: string) =>
    linesOf({ activity: diesel, countryCode, settings, contracts: [] })[0];

  it('is no proxy for members and partners of the EU, for the UK and for the US', () => {
    for (const countryCode of ['PL', 'DE', 'NO', 'IS', 'GB'])
      expect(first(countryCode)?.reason, countryCode).toBe('exact');
    const gallons: Activity = { ...diesel, unitId: 52 };
    expect(linesOf({ activity: gallons, countryCode: 'US', settings, contracts: [] })[0]?.reason).toBe(
      'exact',
    );
  });

  it('are labelled with the GWP set they were restated to, or with the publisher’s own basis', () => {
    const lines = linesOf({
      activity: diesel,
      countryCode: 'PL',
      settings: { ...settings, gwpSet: 'AR6' },
      contracts: [],
    });
    expect(lines.map((line) => [line.category, line.gwpSet])).toEqual([
      ['1.2', 'AR6'],
      ['1.2', 'AR6'],
      ['3.3', 'AR5'],
    ]);
  });

  it('is a flagged proxy elsewhere', () => {
    for (const countryCode of ['UA', 'CH', 'JP'])
      expect(first(countryCode)?.notes, countryCode).toContain('proxy-region');
  });

  it('compares solar heat with heat and solar power with the grid', () => {
    const made = (renewableId: number) =>
      linesOf({
        activity: {
          kind: 'renewable',
          renewableId,
          quantity: '1000',
          unitId: 1,
          startDate: '2025-06-01',
          endDate: '2025-06-30',
        },
        countryCode: 'GB',
        settings,
        contracts: [],
      }).map((line) => [line.scope, line.category, line.kgCo2e.toString()]);
    expect(made(1)).toEqual([
      [2, '2.1', '0'],
      [2, '2.1', '0'],
      [9, 'avoided', '177'],
    ]);
    expect(made(6)).toEqual([
      [2, '2.2', '0'],
      [2, '2.2', '0'],
      [9, 'avoided', '175.29'],
    ]);
  });

  it('refuses a renewable, a utility and a variant that do not exist', () => {
    const attempt = (activity: Activity) => () =>
      linesOf({ activity, countryCode: 'GB', settings, contracts: [] });
    const period = { quantity: '1', unitId: 1, startDate: '2025-06-01', endDate: '2025-06-30' };
    expect(attempt({ kind: 'renewable', renewableId: 99, ...period })).toThrow(
      /activity_unknown \(renewableId\)/,
    );
    expect(attempt({ kind: 'utility', utilityId: 99, ...period })).toThrow(/activity_unknown \(utilityId\)/);
    expect(attempt({ ...diesel, fuelVariantId: 99 } as Activity)).toThrow(
      /activity_unknown \(fuelVariantId\)/,
    );
  });
});

describe('bounds of what can be entered', () => {
  const settings = { gwpSet: 'AR5', headlineScope2Method: 'location' } as const;
  const gas =
    (quantity: string, date = '2025-03-01') =>
    () =>
      linesOf({
        activity: { kind: 'fuel', fuelId: 101, fuelVariantId: null, quantity, unitId: 20, date },
        countryCode: 'GB',
        settings,
        contracts: [],
      });
  const bill = (startDate: string, endDate: string) => () =>
    linesOf({
      activity: { kind: 'utility', utilityId: 1, quantity: '1', unitId: 1, startDate, endDate },
      countryCode: 'GB',
      settings,
      contracts: [],
    });

  it('names the unit it refuses by its symbol', () => {
    const coal: Activity = {
      kind: 'fuel',
      fuelId: 301,
      fuelVariantId: null,
      quantity: '1',
      unitId: 51,
      date: '2025-01-01',
    };
    const attempt = () => linesOf({ activity: coal, countryCode: 'GB', settings, contracts: [] });
    expect(attempt).toThrow(
      expect.objectContaining({ code: 'unit_not_convertible', params: { from: 'm³', to: '' } }),
    );
  });

  it('accepts zero and the largest quantity, and no more', () => {
    expect(gas('0')).not.toThrow();
    expect(gas('1e12')).not.toThrow();
    expect(gas('1000000000000.000000001')).toThrow(/quantity_too_large/);
    expect(gas('twelve')).toThrow(/quantity_not_finite/);
  });

  it('accepts the first and the last year, and none beyond', () => {
    expect(gas('1', '1990-01-01')).not.toThrow();
    expect(gas('1', '2100-12-31')).not.toThrow();
    expect(gas('1', '1989-12-31')).toThrow(/date_out_of_range/);
    expect(gas('1', '2101-01-01')).toThrow(/date_out_of_range/);
  });

  it('accepts a bill of one day and of ten years, and none longer', () => {
    expect(bill('2025-06-01', '2025-06-01')).not.toThrow();
    expect(bill('2015-01-01', '2025-01-07')).not.toThrow();
    expect(bill('2015-01-01', '2025-01-08')).toThrow(/period_too_long/);
  });

  it('accepts categories 3.1 to 3.15 and no other', () => {
    const entry = (category: string) => () =>
      linesOf({
        activity: {
          kind: 'scope3',
          itemId: 1,
          category,
          startDate: '2025-06-01',
          endDate: '2025-06-01',
          parts: [
            {
              field: 'quantity',
              quantity: '1',
              unit: 'kg',
              steps: [],
              basis: { kind: 'stated', kgCo2ePerUnit: '2', source: 's' },
            },
          ],
        },
        countryCode: 'GB',
        settings,
        contracts: [],
      });
    for (const number of [1, 9, 10, 15]) expect(entry(`3.${number}`)).not.toThrow();
    for (const category of ['3.0', '3.16', '2.1', '3.1x', ''])
      expect(entry(category)).toThrow(/activity_unknown/);
  });
});
