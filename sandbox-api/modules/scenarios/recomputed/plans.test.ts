import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusedPairs, runBranch } from '#api/domain/scenarios/plan/branch';
import type { Ctx } from '#api/kernel/context';
import { recordedEmissions, type Worked } from '#api/modules/scenarios/scenarios/service';
import { createDemoApi } from '#api/testing/create-demo-api';
import { demoCtx, inPlan, workOutAt } from '#api/testing/facts/demo-measures';

/** Plans on the demo company's records, calculated independently by hand. */
const grid = { lb: 0.553, mb: 0.72696, upstream: 0.18164 };
const [poznan, lublin, drying, depot, office] = [101, 103, 104, 105, 106];

let api: Awaited<ReturnType<typeof createDemoApi>>;
let ctx: Ctx;
let recorded: Awaited<ReturnType<typeof recordedEmissions>>;
beforeAll(async () => {
  api = await createDemoApi();
  ctx = demoCtx(api);
  recorded = await recordedEmissions(ctx);
});
afterAll(() => api.close());

async function planOf(...worked: readonly Worked[]) {
  const measures = worked.map((one, index) => inPlan(index + 1, one));
  expect(refusedPairs(measures)).toEqual([]);
  const branch = runBranch(measures, recorded.byLocation, recorded.today);
  const step = (id: number) => {
    const found = branch.steps.find(({ measureId }) => measureId === id);
    if (!found) throw new Error('No such step.');
    return found;
  };
  const sum = branch.steps.reduce(
    (all, { year1 }) => all.plus(year1.locationBasedT),
    branch.today.locationBasedT.times(0),
  );
  expect(sum.minus(branch.total.locationBasedT).abs().lt(1e-15)).toBe(true);
  return { ...branch, step };
}

describe('a plan on the records of a company gives the result of its physics', () => {
  it('insulation and a heat pump on the same gas, which is recorded to the last kilowatt-hour', async () => {
    const fuel = 4_890_002;
    const prices = { price_fuel: 0.29, price_el: 0.84, count_s3: '0' };
    const envelope_dict = [{ part: 'wall', area: 3000, u_old: 1.1, u_new: 0.2 }];
    const plan = await planOf(
      await workOutAt(ctx, 'building-heat', poznan, { ...prices, envelope_dict, capex: 900_000 }),
      await workOutAt(ctx, 'heat-pump', poznan, { ...prices, capex: 4_200_000, hp_gwp: 0, ef_el_mb: 0 }),
    );
    const insulated = (3000 * 0.9 * 3519 * 24) / 1000 / 0.85;
    expect(plan.step(1).year1.locationBasedT.toNumber()).toBeCloseTo((insulated * 0.18289) / 1000, 6);
    // The factor of five digits requires 15 kg out of 894 t more than are recorded: that is not a cut, and
    // the money stays.
    const recordedKg = Number(recorded.byLocation[poznan]?.stationary.scope1);
    const share = (recordedKg - insulated * 0.18289) / ((fuel - insulated) * 0.18289);
    const power = (((fuel - insulated) * 0.85) / 2.71) * share;
    expect(share).toBeGreaterThan(0.9999);
    expect(plan.step(2)).toMatchObject({ isLimited: false });
    expect(plan.step(2).year1.locationBasedT.toNumber()).toBeCloseTo(
      (recordedKg - insulated * 0.18289 - power * grid.lb) / 1000,
      6,
    );
    // Insulation uses no electricity: together they save the recorded emissions minus the added power.
    expect(plan.total.locationBasedT.toNumber()).toBeCloseTo((recordedKg - power * grid.lb) / 1000, 6);
    const yearly = (fuel - insulated) * (0.29 - (0.85 / 2.71) * 0.84);
    const worth = (yearly * (1 - 1.03 ** -20)) / 0.03 - 4_200_000;
    expect(plan.step(2).npv?.toNumber()).toBeCloseTo(worth, 3);
  });

  it('two fleets that are partly recorded, and one that is not recorded at all', async () => {
    const car = { fuel: 'petrol', ef_litre: 2.2959, ev_kwh_km: 0.2 };
    const first = { ...car, size: 'average', n: 10, km: 15_000, ef_km: 0.16272, ef_wtt_km: 0.04599 };
    const second = { ...car, size: 'medium', n: 12, km: 12_000, ef_km: 0.17474, ef_wtt_km: 0.04957 };
    const typed = { price_litre: 5.2, price_el: 0.84, capex: 100_000, ef_el_mb: 0, count_s3: '0' };
    const nowhere = await workOutAt(ctx, 'fleet-ev', drying, { ...typed, fleet_dict: [first] });
    expect(nowhere.remarks.map(({ text }) => text.en).join()).toContain('this measure counts as zero');
    const plan = await planOf(
      await workOutAt(ctx, 'fleet-ev', office, { ...typed, fleet_dict: [first] }),
      await workOutAt(ctx, 'fleet-ev', office, { ...typed, fleet_dict: [second] }),
      nowhere,
    );
    const whole = (km: number, kgPerKm: number) => (km * (kgPerKm - 0.2 * grid.lb)) / 1000;
    expect(plan.step(1).year1.locationBasedT.toNumber()).toBeCloseTo(whole(150_000, 0.16272), 9);
    const left = Number(recorded.byLocation[office]?.mobile.scope1) - 150_000 * 0.16272;
    const share = left / (144_000 * 0.17474);
    expect(share).toBeLessThan(1);
    expect(plan.step(2).countedShare.toNumber()).toBeCloseTo(share, 9);
    // Still a saving: the power is scaled with the petrol.
    expect(plan.step(2).year1.locationBasedT.toNumber()).toBeCloseTo(whole(144_000, 0.17474) * share, 9);
    expect([plan.step(2).isLimited, plan.step(2).npv]).toEqual([true, null]);
    expect([plan.step(3).year1.locationBasedT.toNumber(), plan.step(3).countedShare.toNumber()]).toEqual([
      0, 0,
    ]);
    expect(plan.total.npv).toBeNull();
  });

  it('lamps, a roof and two contracts, one after the other, at two locations', async () => {
    const lamp = { lamp: 't8_58_m', count: 1000, lamp_w: 58, ballast_factor: 1.15, hours: 4000, led_w: 24 };
    const typed = { price_el: 0.84, count_s3: '0', capex: 100_000 };
    const row = (location: number, kwh_year: number) => ({
      location: String(location),
      kwh_year,
      ef_now: grid.mb,
      cover: 1,
    });
    const contract_dict = [row(lublin, 1_628_333), row(depot, 1_471_813)];
    const proof = { q_cancelled: '1', q_market: '1', q_vintage: '1', premium: 0.03, capex: 0 };
    const contract = (start_year: number) =>
      workOutAt(ctx, 'green-contract', lublin, { ...typed, ...proof, contract_dict, start_year, life: 3 });
    const roof = { kwp: 300, self_share: 0.85, price_export: 0.32, fade_rate: 0, start_year: 2029, life: 20 };
    const plan = await planOf(
      await workOutAt(ctx, 'led-lighting', lublin, { ...typed, bulbs_dict: [lamp], start_year: 2028 }),
      await workOutAt(ctx, 'rooftop-pv', lublin, { ...typed, ...roof }),
      await contract(2027),
      await contract(2030),
    );
    const bought = 1_628_333 + 1_471_813;
    const lit = (1000 * (58 * 1.15 - 24) * 4000) / 1000;
    const [before, after] = plan.step(2).changed;
    expect([before?.code, after?.code]).toEqual(['site_kwh', 'self_share']);
    expect(before?.after.toNumber()).toBeCloseTo(1_628_333 - lit, 6);
    const made = 300 * 990 * 0.971 * Number(after?.after);
    // 2027: the contract alone; 2028: lamps as well; 2029 and 2030: the roof too. Each kilowatt-hour is zero
    // only once.
    for (const year of [2027, 2028, 2029, 2030, 2032]) {
      const left = plan.years.find((one) => one.year === year)?.marketBasedT;
      expect(plan.today.marketBasedT.minus(left ?? 0).toNumber()).toBeCloseTo((bought * grid.mb) / 1000, 3);
    }
    const locationBased = (year: number) =>
      plan.today.locationBasedT
        .minus(plan.years.find((one) => one.year === year)?.locationBasedT ?? 0)
        .toNumber();
    expect(locationBased(2027)).toBe(0);
    expect(locationBased(2028)).toBeCloseTo((lit * grid.lb) / 1000, 6);
    expect(locationBased(2030)).toBeCloseTo(((lit + made) * grid.lb) / 1000, 6);
    // After the contracts the market-based saving is that of lamps and roof.
    const left = plan.years.find(({ year }) => year === 2033)?.marketBasedT;
    expect(plan.today.marketBasedT.minus(left ?? 0).toNumber()).toBeCloseTo(
      ((lit + made) * grid.mb) / 1000,
      6,
    );
    // The premium is paid on the remaining purchases.
    const paid = [bought, bought - lit, bought - lit - made].map(
      (kwh, index) => (kwh * 0.03) / 1.03 ** (index + 1),
    );
    expect(plan.step(3).npv?.toNumber()).toBeCloseTo(-(paid[0] ?? 0) - (paid[1] ?? 0) - (paid[2] ?? 0), 4);
    const last = [1, 2, 3].reduce((all, t) => all + ((bought - lit - made) * 0.03) / 1.03 ** t, 0);
    expect(plan.step(4).npv?.toNumber()).toBeCloseTo(-last / 1.03 ** 3, 4);
  });
});
