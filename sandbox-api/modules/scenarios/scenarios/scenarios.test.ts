import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createKeyFigure } from '#api/contract/company/key-figures';
import {
  executeScenario,
  listScenarioSections,
  listScenarios,
  readScenario,
  type Variable,
} from '#api/contract/scenarios/scenarios';
import { locations } from '#api/db/schema/company';
import { companyLockedScenarios } from '#api/db/schema/scenarios';
import { createTestApi } from '#api/testing/create-test-api';
import { filledVariables, recordElectricity, scenarioIds } from '#api/testing/filled/filled-scenario';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
beforeAll(async () => {
  api = await createTestApi();
  owner = await api.company();
  await recordElectricity(api, owner);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const { led, solar, heatPump, greenContract, fleet } = scenarioIds;

async function form(id: number, company = owner, query: { locationId?: number; eurRate?: number } = {}) {
  const { body } = await api.call(listScenarioSections, {
    token: company.token.View,
    params: { id },
    query: query as never,
  });
  const variables = new Map(body.flatMap((section) => section.variables).map((one) => [one.code, one]));
  return (code: string) => variables.get(code) as Variable;
}

const execute = (id: number, variables: unknown, company = owner) =>
  api.call(executeScenario, {
    token: company.token.View,
    params: { id },
    body: { variables } as never,
  });

const executed = async (id: number, over: Record<string, unknown> = {}, company = owner) =>
  execute(id, await filledVariables(api, company.token.View, id, over), company);

it('refuses a line to a target that ends where it starts, at the year of the target', async () => {
  const line = { grid_path: 'target', grid_target: 0.1, ef_year: 2030 };
  const words = ['Enter a year after 2030, the year of the electricity factor'];
  for (const grid_target_year of [2029, 2030]) {
    const { status, problem } = await executed(led, { ...line, grid_target_year });
    expect([status, problem.errors]).toEqual([400, { 'Variables.grid_target_year': words }]);
  }
  expect((await executed(led, { ...line, grid_target_year: 2031 })).status).toBe(200);
  const still = { ...line, grid_path: 'none', grid_target_year: 2030 };
  expect((await executed(led, still)).status).toBe(200);
});

it('names the figure that cannot be calculated, at a field that it comes from', async () => {
  // A line to a target divides by its starting factor, here zero.
  const line = { grid_path: 'target', grid_target: 0.1, grid_target_year: 2031, ef_el_lb: 0 };
  const { status, problem } = await executed(led, line);
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['Variables.ef_el_lb']]);
});

describe('the records of a location', () => {
  const warnings = async (id: number, over: Record<string, unknown>, company: Company) => {
    const { body, problem } = await executed(id, over, company);
    expect(problem.errors).toBeUndefined();
    return body.remarks.filter(({ level }) => level === 'warn').map(({ text }) => text.split(' ').at(0));
  };

  it('are compared with the savings of a measure, for any entries of the location', async () => {
    const empty = await api.company();
    const [none, more] = ['No', 'This'];
    expect(await warnings(led, { site_kwh: 500_000 }, empty)).toEqual([none]);
    expect(await warnings(led, { site_kwh: 500_000 }, owner)).toEqual([]);
    const system = { site_kwh: 500_000, compressor_kwh: 120_001 };
    expect(await warnings(scenarioIds.compressedAir, system, owner)).toEqual([more]);
  });

  it('are those of all the locations that a contract covers', async () => {
    const proof = { premium: 0.01, q_cancelled: '1', q_market: '1', q_vintage: '1', capex: 0 };
    const row = { location: String(owner.locationId), kwh_year: 120_000, ef_now: 0.7, cover: 1 };
    const covers = (kwh_year: number) => ({ ...proof, contract_dict: [{ ...row, kwh_year }] });
    expect(await warnings(greenContract, covers(120_000), owner)).toEqual([]);
    expect(await warnings(greenContract, covers(120_001), owner)).toEqual(['This']);
    const empty = await api.company();
    const there = [{ ...row, location: String(empty.locationId) }];
    expect(await warnings(greenContract, { ...proof, contract_dict: there }, empty)).toEqual(['No']);
  });
});

describe('the list', () => {
  // spec: scenarios.calls.list
  it('has the nine measures in the order of the menu, in the language of the reader', async () => {
    const { body } = await api.call(listScenarios, { token: owner.token.View });
    expect(body.map(({ scenarioId, code }) => [scenarioId, code])).toEqual([
      [1, 'led-lighting'],
      [2, 'rooftop-pv'],
      [3, 'fleet-ev'],
      [4, 'heat-pump'],
      [5, 'green-contract'],
      [6, 'travel-commute'],
      [7, 'building-heat'],
      [8, 'compressed-air'],
      [9, 'refrigerant'],
    ]);
    expect(body[0]).toMatchObject({ name: 'LED lighting', isAvailable: true });
    expect((await api.call(readScenario, { token: owner.token.View, params: { id: 10 } })).status).toBe(404);
  });

  // spec: scenarios.access.available
  it('shows what the plan excludes, and refuses its form, its run and its saves', async () => {
    const company = await api.company();
    const { companyId, token } = company;
    await api.db.insert(companyLockedScenarios).values({ companyId, scenarioId: solar });
    const { body } = await api.call(readScenario, { token: token.View, params: { id: solar } });
    expect(body.isAvailable).toBe(false);
    const sections = await api.call(listScenarioSections, {
      token: token.View,
      params: { id: solar },
      query: {},
    });
    for (const answer of [sections, await execute(solar, [], company)])
      expect([answer.status, answer.problem.code, answer.problem.detail]).toEqual([
        403,
        'plan_required',
        'Feature locked. Contact us to upgrade plan.',
      ]);
    expect((await execute(led, [], company)).status).toBe(400);
  });
});

describe('the form', () => {
  // spec: scenarios.calls.sections
  it('is filled with the records, the factors in force and the defaults of the country', async () => {
    const of = await form(solar);
    expect(of('site_kwh')).toMatchObject({ defaultValue: 120_000, source: { origin: 'company' } });
    expect(of('site_kwh').source?.link).toBe(
      `/explorer?location=${owner.locationId}&category=utilities&from=2025-06-01&to=2026-05-31`,
    );
    expect(of('location').defaultValue).toBe(String(owner.locationId));
    expect(of('country')).toMatchObject({ defaultValue: 'PL', isReadOnly: true });
    expect(of('ef_el_lb')).toMatchObject({ defaultValue: 0.553, source: { origin: 'default', level: 'A' } });
    expect(of('ef_el_lb').source?.link).toMatch(/^\/factors\?factor=\d+$/);
    expect(of('pv_yield')).toMatchObject({
      defaultValue: 990,
      source: { origin: 'default', level: 'B', low: 945, high: 1140 },
    });
    expect(of('start_year').defaultValue).toBe(2027);
    expect(of('azimuth').visibleIf).toEqual({ code: 'tilt', values: ['0'], isNot: true });
    expect(of('life').defaultValue).toBe(25);
  });

  // spec: scenarios.calls.sections
  it('has numbers that follow from choices, and the choices that a parent leaves', async () => {
    const pump = await form(heatPump);
    expect(pump('spf').defaultsBy?.by).toEqual(['hp_source', 'hp_temp']);
    expect(Object.keys(pump('spf').defaultsBy?.values ?? {})).toHaveLength(12);
    expect(pump('spf').defaultValue).toBe(pump('spf').defaultsBy?.values['air|55']);
    const [size] = (await form(fleet))('fleet_dict').tableDimensions;
    expect(size?.child?.choices[0]).toMatchObject({ parent: 'small', values: ['diesel', 'petrol'] });
    const lamp = (await form(led))('bulbs_dict').tableDimensions;
    const led_w = lamp.find(({ code }) => code === 'led_w');
    // 20 lm/W of a halogen lamp, 120 of an LED; of a T8 tube with a magnetic ballast nothing is published.
    expect(led_w).toMatchObject({
      defaultValue: null,
      suggestion: { of: 'lamp_w', by: 'lamp', text: 'For the same light' },
    });
    expect(led_w?.suggestion?.ratios.halogen?.ratio).toBeCloseTo(20 / 120, 9);
    expect(led_w?.suggestion?.ratios.halogen?.source).toMatch(/^20 ÷ 120 lm\/W; US DOE/);
    expect(led_w?.suggestion?.ratios).not.toHaveProperty('t8_58_m');
    const ballast = lamp.find(({ code }) => code === 'ballast_factor');
    expect(ballast?.defaultsBy?.values).toMatchObject({ t8_58_m: 1.15, t8_58_e: 1.05, halogen: 1 });
    // Nothing was found about high-pressure lamps.
    expect(ballast?.defaultsBy?.values).not.toHaveProperty('mh_250');
  });

  it('counts fuel by gross calorific value, the same on both sides of the rule', async () => {
    const company = await api.company();
    await api.call(createFuelConsumption, {
      token: company.token.User,
      body: {
        locationId: company.locationId,
        fuelId: 101,
        fuelVariantId: null,
        unitId: 20,
        value: 200_000,
        date: '2026-01-15',
        reference: null,
      },
    });
    const of = await form(heatPump, company);
    expect(of('fuel').defaultValue).toBe('gas');
    expect(of('heat_fuel_kwh')).toMatchObject({ defaultValue: 200_000, source: { origin: 'company' } });
    expect(of('boiler_eff').defaultValue).toBe(0.85);
    const typed = { hp_gwp: 677, price_fuel: 0.07, capex: 70_000 };
    expect((await executed(heatPump, typed, company)).status).toBe(200);
    const more = await executed(heatPump, { ...typed, heat_fuel_kwh: 200_001 }, company);
    expect(more.problem.errors).toEqual({
      'Variables.heat_fuel_kwh': ['This is more fuel than the location has recorded.'],
    });
  });

  // spec: scenarios.calls.empty
  it('stays empty with a note if nothing was recorded or published', async () => {
    const empty = await api.company();
    const of = await form(solar, empty);
    expect(of('site_kwh')).toMatchObject({ defaultValue: null, isRequired: true });
    expect(of('site_kwh').source?.note).toContain('Nothing was recorded');
    const andorra = await api.company({ countryId: 20 });
    const there = await form(solar, andorra);
    expect(there('country').choices.map(({ value }) => value)).toContain('AD');
    for (const code of ['ef_el_lb', 'ef_el_mb', 'pv_yield', 'price_el'])
      expect(there(code), code).toMatchObject({ defaultValue: null });
    const { problem } = await execute(
      solar,
      await filledVariables(api, andorra.token.View, solar, {
        site_kwh: 1000,
        ef_el_lb: 0.1,
        ef_el_mb: 0.1,
        pv_yield: 900,
        price_el: 0.2,
      }),
      andorra,
    );
    expect(problem.errors).toEqual({
      'Variables.country': [expect.stringContaining('Nothing is published for AD')],
    });
  });

  describe('in a company that counts in zloty', () => {
    let company: Company;
    beforeAll(async () => {
      company = await api.company();
      const stated = { revenue: 1_000_000, revenueCurrency: 'PLN' as const, employees: 12.4 };
      await api.call(createKeyFigure, {
        token: company.token.Admin,
        body: { year: 2025, output: null, outputUnit: null, ...stated },
      });
      await recordElectricity(api, company);
    });

    it('converts a published price by a dated rate, and says so', async () => {
      const of = await form(scenarioIds.travel, company);
      expect(of('employees')).toMatchObject({
        defaultValue: 12,
        source: { origin: 'company', year: '2025' },
      });
      expect(of('eur_rate')).toMatchObject({
        defaultValue: 4.31743,
        post: 'PLN/EUR',
        source: { year: '2024-04', source: expect.stringContaining('European Central Bank') },
      });
      // 0.1915 × 4.31743.
      expect(of('price_el')).toMatchObject({ defaultValue: 0.8268, post: 'PLN/kWh' });
      expect(of('price_el').source?.note).toContain(
        'Published: 0.1915 EUR/kWh, converted at 4.3174 PLN for 1 EUR',
      );
    });

    it('follows the rate that is entered, in the form and in the origin of the price', async () => {
      const of = await form(led, company, { eurRate: 5 });
      expect([of('price_el').defaultValue, of('eur_rate').defaultValue]).toEqual([0.9575, 4.31743]);
      const { body } = await executed(led, { eur_rate: 5, price_el: 0.9575 }, company);
      const input = (code: string) => body.inputs.find((one) => one.code === code);
      expect([input('price_el')?.origin, input('eur_rate')?.origin]).toEqual(['default', 'typed']);
    });

    it('accepts plausible prices in zloty, and refuses impossible ones', async () => {
      const cars = [
        {
          size: 'medium',
          fuel: 'diesel',
          n: 3,
          km: 20_000,
          ef_km: 0.17,
          ef_wtt_km: 0.04,
          ef_litre: 2.6,
          ev_kwh_km: 0.19,
        },
      ];
      const priced = (price_litre: number) =>
        executed(fleet, { fleet_dict: cars, price_litre, capex: 0 }, company);
      expect((await priced(5.2)).status).toBe(200);
      expect((await priced(60)).problem.errors).toEqual({
        'Variables.price_litre': [expect.stringMatching(/22/)],
      });
    });
  });

  it('asks for no rate where the company counts in euros', async () => {
    expect((await form(led))('eur_rate')).toBeUndefined();
    expect((await executed(led)).body.inputs.some(({ code }) => code === 'eur_rate')).toBe(false);
  });

  it('is not filled for a location of another company, and an archived one cannot be chosen', async () => {
    const stranger = await api.company();
    const { status } = await api.call(listScenarioSections, {
      token: owner.token.View,
      params: { id: led },
      query: { locationId: stranger.locationId },
    });
    expect(status).toBe(404);
    await api.db.update(locations).set({ isActive: false }).where(eq(locations.id, stranger.locationId));
    const of = await form(led, stranger);
    expect(of('location')).toMatchObject({ defaultValue: null, choices: [] });
  });
});

describe('a run', () => {
  // spec: scenarios.calls.execute
  it('shows the savings of the measure with every input, its origin, and valid numbers only', async () => {
    const { status, body } = await executed(led);
    expect(status).toBe(200);
    const figure = (id: string) => body.figures.find((one) => one.id === id);
    // 100 lamps of 58 W with ballast against 24 W, 2,500 h: 66.7 W - 24 W.
    expect(figure('d_el_kwh')?.value).toBeCloseTo((100 * (66.7 - 24) * 2500) / 1000, 9);
    expect(figure('lb_year1_t')?.unit).toBe('t CO2e');
    const input = (code: string) => body.inputs.find((one) => one.code === code);
    expect(input('ef_el_lb')).toMatchObject({ origin: 'default', value: 0.553 });
    expect(input('site_kwh')).toMatchObject({ origin: 'company' });
    expect(input('capex')).toMatchObject({ origin: 'typed', source: null });
    expect(input('bulbs_dict.0.ballast_factor')).toMatchObject({ origin: 'default', level: 'C' });
    expect(JSON.stringify(body)).not.toMatch(/NaN|Infinity/);
    expect(body.document.pages.length).toBeGreaterThan(0);
    expect(body.hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await executed(led)).body.hash).toBe(body.hash);
    expect((await executed(led, { ef_el_lb: 0.4 })).body.inputs).toContainEqual(
      expect.objectContaining({ code: 'ef_el_lb', origin: 'typed', value: 0.4 }),
    );
  });

  it('leaves the location-based figure of a green contract as it is', async () => {
    const answers = { premium: 0.01, q_cancelled: '1', q_market: '1', q_vintage: '1', capex: 0 };
    const { status, body } = await executed(greenContract, answers);
    expect(status).toBe(200);
    const value = (id: string) => body.figures.find((one) => one.id === id)?.value;
    expect(value('lb_year1_t')).toBe(0);
    expect(value('mb_year1_t')).toBeGreaterThan(0);
    expect(body.inputs.find(({ code }) => code === 'contract_dict.0.kwh_year')).toMatchObject({
      origin: 'company',
      value: 120_000,
    });
  });

  // spec: scenarios.validation.variables
  it.each<[string, number, Record<string, unknown>, string, string]>([
    ['a number above its bound', led, { control_share: 0.9 }, 'control_share', 'between 0 and 0.8'],
    ['a number below its bound', led, { life: 0 }, 'life', 'between 1 and 40'],
    ['decimals in a whole number', led, { life: 2.5 }, 'life', 'whole number'],
    ['a comma', led, { capex: '1,5' }, 'capex', 'number'],
    ['nothing where something is needed', led, { capex: null }, 'capex', "can't be empty"],
    ['no choice of the list', led, { grid_path: 'hope' }, 'grid_path', 'listed values'],
    ['a country of another location', led, { country: 'DE' }, 'country', 'listed values'],
    ['no row of a needed table', fleet, { fleet_dict: [] }, 'fleet_dict', "can't be empty"],
    ['an efficiency of 0', led, { heat_eff: 0 }, 'heat_eff', 'between 0.3 and 6'],
  ])('is refused at its variable for %s', async (_, id, over, code, words) => {
    const { status, problem } = await executed(id, over);
    expect(status).toBe(400);
    expect(problem.errors?.[`Variables.${code}`]?.[0]).toContain(words);
  });

  // spec: scenarios.validation.variables
  it('is refused at the cell of a table, and for a code that no form has', async () => {
    const row = { size: 'small', fuel: 'steam', n: 1, km: 10_000, ef_km: 0.1, ef_wtt_km: 0, ef_litre: 2 };
    const answer = await executed(fleet, { fleet_dict: [row] });
    expect(answer.problem.errors).toHaveProperty(['Variables.fleet_dict.0.fuel']);
    expect(answer.problem.errors).toHaveProperty(['Variables.fleet_dict.0.ev_kwh_km']);
    const variables = [...(await filledVariables(api, owner.token.View, led)), { code: 'magic', value: 1 }];
    expect((await execute(led, variables)).problem.errors).toEqual({
      'Variables.magic': ['This field is not known'],
    });
  });

  it('is refused for a location of another company like for one that does not exist', async () => {
    const stranger = await api.company();
    for (const location of [String(stranger.locationId), '999999', 'x'])
      expect((await executed(led, { location })).problem.errors).toHaveProperty(['Variables.location']);
  });

  it('never claims more savings than the location has recorded', async () => {
    const lamp = { lamp: 'other', count: 1000, lamp_w: 500, ballast_factor: 1, hours: 8000, led_w: 100 };
    const { problem } = await executed(led, { bulbs_dict: [lamp] });
    expect(Object.values(problem.errors ?? {}).flat()).toContain(
      'The lamps would use more electricity than the location has recorded.',
    );
  });
});

it('counts energy generated on site once, although both Scope 2 methods and avoided emissions record it', async () => {
  const company = await api.company();
  await recordElectricity(api, company);
  const made = { renewableId: 1, unitId: 1, startDate: '2025-07-01', endDate: '2025-07-31', reference: null };
  const { status } = await api.call(createRenewableConsumption, {
    token: company.token.User,
    body: { ...made, locationId: company.locationId, value: 800 },
  });
  expect(status).toBe(200);
  const variable = await form(solar, company);
  expect(variable('site_kwh').source?.note).toContain('Does not include 800 kWh already generated on site');
});

it('cites the source of a published value without a field by its publisher, not by its key', async () => {
  const { body } = await executed(solar);
  const rows = body.document.pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => (paragraph.type === 'table' ? paragraph.rows : []));
  const row = rows.find(([name]) => name === 'Yield by tilt and direction');
  expect(row).toBeDefined();
  expect(row?.some((cell) => /^S\d+/.test(String(cell)))).toBe(false);
});
