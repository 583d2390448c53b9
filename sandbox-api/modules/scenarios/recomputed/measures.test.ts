import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '#api/kernel/context';
import { createDemoApi } from '#api/testing/create-demo-api';
import { demoCtx, type Expected, figuresOf, workOutAt } from '#api/testing/facts/demo-measures';

/**
 * Nine measures on the demo company's records, calculated independently from physics and published factors.
 * Poland: 0.553 kg/kWh location-based (2024), 0.72696 market-based without a contract, 0.18164 upstream and
 * losses.
 */
const grid = { lb: 0.553, mb: 0.72696, upstream: 0.18164 };
const gas = { kg: 0.18289, upstream: 0.03021 };
const [poznan, gniezno, lublin, drying, depot, office] = [101, 102, 103, 104, 105, 106];
const trend = { grid_path: 'trend', grid_decline: 0.03333 };
/** The factor is of 2024, the first year is 2027. */
const cleaner = (t: number) => (1 - 0.03333) ** (2027 + t - 1 - 2024);

let api: Awaited<ReturnType<typeof createDemoApi>>;
let ctx: Ctx;
beforeAll(async () => {
  api = await createDemoApi();
  ctx = demoCtx(api);
});
afterAll(() => api.close());

async function compare(code: string, at: number, typed: Record<string, unknown>, expected: Expected) {
  const { values } = (await workOutAt(ctx, code, at, typed)).calculation;
  const wanted = figuresOf(expected);
  const apart = Object.entries(wanted).flatMap(([figure, value]) => {
    const given = values[figure]?.toNumber() ?? null;
    const isSame =
      value === null || given === null
        ? value === given
        : Math.abs(value - given) <= 1e-9 * Math.max(1, Math.abs(value));
    return isSame ? [] : [`${figure}: ${given} instead of ${value}`];
  });
  expect(apart).toEqual([]);
}

describe('a measure on the records of a company gives the result of its physics', () => {
  it('LED lighting in heated rooms, on a grid that gets cleaner', async () => {
    // 400 tubes of 58 W with a magnetic ballast, 4,000 h; a fifth of the rest switched off by daylight.
    const before = (400 * 58 * 1.15 * 4000) / 1000;
    const after = ((400 * 24 * 4000) / 1000) * 0.8;
    const heat = ((before - after) * 0.3) / 0.85;
    const lamp = { lamp: 't8_58_m', count: 400, lamp_w: 58, ballast_factor: 1.15, hours: 4000, led_w: 24 };
    const heating = { heat_share: 0.3, heat_eff: 0.85, ef_fuel: gas.kg, price_fuel: 0.25 };
    const typed = { ...heating, ...trend, bulbs_dict: [lamp], control_share: 0.2, price_el: 0.84 };
    await compare(
      'led-lighting',
      lublin,
      { ...typed, growth_el: 0.02, capex: 130_000, subsidy: 20_000 },
      {
        years: 10,
        saved: (t) => ({
          s1: (-heat * gas.kg) / 1000,
          lb: ((before - after) * grid.lb * cleaner(t)) / 1000,
          mb: ((before - after) * grid.mb) / 1000,
          s3: ((before - after) * grid.upstream * cleaner(t)) / 1000,
        }),
        cash: (t) => (before - after) * 0.84 * 1.02 ** (t - 1) - heat * 0.25,
        invested: 110_000,
        rate: 0.03,
      },
    );
  });

  it('photovoltaics, part of it exported', async () => {
    const made = 300 * 990 * 0.971;
    const typed = { kwp: 300, self_share: 0.85, price_el: 0.84, price_export: 0.32 };
    await compare(
      'rooftop-pv',
      lublin,
      { ...typed, opex_extra: 12_000, capex: 1_150_000 },
      {
        years: 25,
        saved: (t) => ({
          s1: 0,
          lb: (made * 0.85 * grid.lb * 0.995 ** (t - 1)) / 1000,
          mb: (made * 0.85 * grid.mb * 0.995 ** (t - 1)) / 1000,
          s3: (made * 0.85 * grid.upstream * 0.995 ** (t - 1)) / 1000,
        }),
        cash: (t) => made * (0.85 * 0.84 + 0.15 * 0.32) * 0.995 ** (t - 1) - 12_000,
        invested: 1_150_000,
        rate: 0.03,
      },
    );
  });

  it('electric cars, two fifths of the power from public chargers', async () => {
    // DESNZ: 0.20656 kWh/km of an average car, from the grid; petrol 0.16272 + 0.04599 kg/km.
    const km = 10 * 15_000;
    const kwh = km * 0.20656;
    const car = { size: 'average', fuel: 'petrol', n: 10, km: 15_000, ef_km: 0.16272, ef_wtt_km: 0.04599 };
    const fleet_dict = [{ ...car, ef_litre: 2.2959, ev_kwh_km: 0.20656 }];
    const prices = { price_el: 0.84, price_public: 2.2, price_litre: 5.2 };
    await compare(
      'fleet-ev',
      office,
      { ...prices, fleet_dict, site_share: 0.6, ef_el_mb: 0, capex: 250_000 },
      {
        years: 8,
        saved: () => ({
          s1: (km * 0.16272) / 1000,
          lb: (-kwh * grid.lb) / 1000,
          mb: (-kwh * 0.4 * grid.mb) / 1000,
          s3: (km * 0.04599 - kwh * grid.upstream) / 1000,
        }),
        cash: () => ((km * 0.16272) / 2.2959) * 5.2 - kwh * (0.6 * 0.84 + 0.4 * 2.2),
        invested: 250_000,
        rate: 0.03,
      },
    );
  });

  it('a heat pump in place of a gas boiler, with the refrigerant that leaks', async () => {
    const fuel = 4_890_002;
    const power = (fuel * 0.85 * 0.7) / 2.71;
    const pump = { cover: 0.7, hp_charge: 60, hp_gwp: 677, price_fuel: 0.29, price_el: 0.84 };
    await compare(
      'heat-pump',
      poznan,
      { ...pump, ...trend, capex: 4_200_000, ef_el_mb: 0 },
      {
        years: 20,
        saved: (t) => ({
          s1: (fuel * 0.7 * gas.kg - 60 * 0.055 * 677) / 1000,
          lb: (-power * grid.lb * cleaner(t)) / 1000,
          mb: 0,
          s3: (fuel * 0.7 * gas.upstream - power * grid.upstream * cleaner(t)) / 1000,
        }),
        cash: () => fuel * 0.7 * 0.29 - power * 0.84,
        invested: 4_200_000,
        rate: 0.03,
      },
    );
  });

  it('a green contract where some locations have one', async () => {
    const covered = 1_471_813 + 1_628_333 + 1_058_002;
    const answers = { q_cancelled: '1', q_market: '1', q_vintage: '1' };
    await compare(
      'green-contract',
      poznan,
      { ...answers, premium: 0.03, capex: 0 },
      {
        years: 3,
        saved: () => ({ s1: 0, lb: 0, mb: (covered * grid.mb) / 1000, s3: 0 }),
        cash: () => -covered * 0.03,
        invested: 0,
        rate: 0.03,
      },
    );
  });

  it('rail and calls in place of flights, a remote day and car-pooling', async () => {
    const flights = 12 * 2 * 8466 * (0.12576 + 0.02249);
    const rail = 12 * 2 * 1100 * 0.3 * (0.03546 + 0.00897);
    const remote = 200 * 1 * 46 * (2 * 15 * 0.7 * (0.16272 + 0.04599) - 8 * 0.33378);
    const pooled = 200 * 3 * 46 * 2 * 15 * 0.7 * 0.1 * (0.16272 + 0.04599) * 0.5;
    const trip = { haul: 'short', cls: 'economy', trips: 12, km: 8466, ef_air: 0.12576, ef_air_wtt: 0.02249 };
    const train = { km_rail: 1100, ef_rail: 0.03546, ef_rail_wtt: 0.00897, rail_share: 0.3 };
    const travel_dict = [{ ...trip, ...train, avoid_share: 0.2, fare_air: 1900, fare_rail: 900 }];
    const ways = { employees: 200, remote_days: 1, pool_share: 0.1 };
    await compare(
      'travel-commute',
      office,
      { ...ways, travel_dict, capex: 30_000 },
      {
        years: 5,
        saved: () => ({ s1: 0, lb: 0, mb: 0, s3: (flights * 0.5 - rail + remote + pooled) / 1000 }),
        cash: () => 12 * (0.5 * 1900 - 0.3 * 900),
        invested: 30_000,
        rate: 0.03,
      },
    );
  });

  it('insulation and a lower set point with district heat, which follows no power grid', async () => {
    const bought = 3_900_278;
    const walls = ((2400 * (1.1 - 0.2) + 1800 * (0.6 - 0.15)) * 3519 * 24) / 1000;
    const saved = walls + (bought - walls) * 0.06 * 1.5;
    const envelope_dict = [
      { part: 'wall', area: 2400, u_old: 1.1, u_new: 0.2 },
      { part: 'roof', area: 1800, u_old: 0.6, u_new: 0.15 },
    ];
    const heat = { envelope_dict, boiler_eff: 1, delta_k: 1.5, price_fuel: 0.38, capex: 1_600_000 };
    await compare(
      'building-heat',
      depot,
      { ...heat, ...trend, mb_follows_grid: '1' },
      {
        years: 25,
        saved: () => ({
          s1: 0,
          lb: (saved * 0.33912) / 1000,
          mb: (saved * 0.33912) / 1000,
          s3: (saved * 0.03341) / 1000,
        }),
        cash: () => saved * 0.38,
        invested: 1_600_000,
        rate: 0.03,
      },
    );
  });

  it('leaks of compressed air, whose market-based factor follows the grid', async () => {
    // A quarter leaks, then 7.5 %: the useful air stays.
    const saved = (120_000 - (120_000 * 0.75) / 0.925) * 0.9;
    const system = { compressor_kwh: 120_000, control_effect: 0.9, price_el: 0.84, capex: 90_000 };
    await compare(
      'compressed-air',
      drying,
      { ...system, ...trend, mb_follows_grid: '1' },
      {
        years: 5,
        saved: (t) => ({
          s1: 0,
          lb: (saved * grid.lb * cleaner(t)) / 1000,
          mb: (saved * grid.mb * cleaner(t)) / 1000,
          s3: (saved * grid.upstream * cleaner(t)) / 1000,
        }),
        cash: () => saved * 0.84,
        invested: 90_000,
        rate: 0.03,
      },
    );
  });

  it('another refrigerant, whose plant needs less power', async () => {
    // Four plants of 160 kg R-404A (AR6: 4,728); R-744 has 1.
    const leaked = 4 * 160 * 0.2 * 4728;
    const after = 4 * 160 * 0.15;
    const plants = { kind: 'commercial_central', n: 4, charge_old: 160, gwp_old: 4728, leak_old: 0.2 };
    const refrig_dict = [{ ...plants, charge_new: 160, gwp_new: 1, leak_new: 0.15 }];
    const money = { gas_cost: 40_000, price_el: 0.84, capex: 900_000, subsidy: 100_000 };
    await compare(
      'refrigerant',
      gniezno,
      { ...money, refrig_dict, el_extra: -50_000, ef_el_mb: 0 },
      {
        years: 10,
        saved: () => ({
          s1: (leaked - after) / 1000,
          lb: (50_000 * grid.lb) / 1000,
          mb: 0,
          s3: (50_000 * grid.upstream) / 1000,
        }),
        cash: () => 50_000 * 0.84 + 40_000,
        invested: 800_000,
        rate: 0.03,
      },
    );
  });
});
