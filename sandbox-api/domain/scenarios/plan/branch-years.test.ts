import { describe, expect, it } from 'vitest';
import { calculate } from '#api/domain/scenarios/model/calculate';
import type { EnteredValue } from '#api/domain/scenarios/model/definition';
import { evenRecorded } from '#api/testing/facts/scenario-facts';
import { exampleInputs } from '#api/testing/facts/scenario-inputs';
import { seedModel } from '#api/testing/seed-scenarios';
import { type BranchMeasure, type BranchRecorded, runBranch } from './branch';

const plenty = { scope1: 1e9, scope2Location: 1e9, scope2Market: 1e9, scope3: 1e9 };
const kgPerKwh = 0.8083;
/** What the contract of the example covers, to the kilogram: 400,000 and 150,000 kWh. */
const bought = (kwh: number) => ({
  ...evenRecorded(plenty),
  electricity: { ...plenty, scope2Market: kwh * kgPerKwh },
});
const recorded: BranchRecorded = { A: bought(400_000), B: bought(150_000) };

function measure(
  id: number,
  definition: string,
  changes: Record<string, EnteredValue> = {},
  example = 0,
): BranchMeasure {
  const model = seedModel(definition);
  const found = model.definition.examples[example];
  if (!found) throw new Error('No such example.');
  return { id, model, inputs: exampleInputs(model, found, changes) };
}

const contract = (life: number) => measure(9, 'green-contract', { start_year: 2026, life });
const stepsOf = (...measures: BranchMeasure[]) => {
  const branch = runBranch(measures, recorded);
  return { ...branch, of: (id: number) => branch.steps.find(({ measureId }) => measureId === id) };
};
/** Market-based tonnes that a plan saves in a year. */
const savedIn = ({ years, today }: ReturnType<typeof runBranch>, year: number) =>
  today.marketBasedT
    .minus(years.find((one) => one.year === year)?.marketBasedT ?? today.marketBasedT)
    .toNumber();

describe('measures of a plan interact only in the years that they share', () => {
  it('a contract that ends before the cars arrive covers none of their power, and is not reduced for it', () => {
    const { of } = stepsOf(measure(1, 'fleet-ev', { start_year: 2030 }), contract(3));
    expect(of(9)).toMatchObject({ changed: [], isLimited: false, notes: [] });
    expect(of(9)?.life.marketBasedT.toNumber()).toBeCloseTo((3 * 550_000 * kgPerKwh) / 1000, 9);
    expect(of(9)?.npv?.toNumber()).toBeCloseTo(Number(of(9)?.alone.values.npv), 9);
  });

  it('a contract covers the savings of lamps until they are installed, and their remaining use from then on', () => {
    const plan = stepsOf(measure(1, 'led-lighting', { start_year: 2028, life: 2 }), contract(5));
    const year = (covered: number) => (covered * kgPerKwh) / 1000;
    expect(plan.of(9)?.year1.marketBasedT.toNumber()).toBeCloseTo(year(550_000), 9);
    expect(plan.of(9)?.life.marketBasedT.toNumber()).toBeCloseTo(year(5 * 550_000 - 2 * 17_310), 9);
    // Together they save all of it in each year, and no kilowatt-hour twice.
    for (const at of [2026, 2027, 2028, 2029, 2030]) expect(savedIn(plan, at)).toBeCloseTo(year(550_000), 9);
    expect(plan.of(9)?.notes).toMatchObject([
      {
        en: expect.stringContaining('different amounts in later years'),
        pl: expect.stringContaining('inne ilości'),
      },
    ]);
    // The premium of 0.01 is paid on what is covered, at the end of each year; the example discounts nothing.
    expect(plan.of(9)?.npv?.toNumber()).toBeCloseTo(-0.01 * (5 * 550_000 - 2 * 17_310), 6);
  });

  it('a heat pump replaces all of the fuel until the building is insulated', () => {
    const pump = measure(2, 'heat-pump', { start_year: 2026, life: 6 });
    const insulation = measure(1, 'building-heat', { start_year: 2029, life: 3 });
    const { of } = stepsOf(insulation, pump);
    const saved = Number(of(1)?.alone.values.fuel_saved);
    const alone = calculate(pump.model, pump.inputs).values;
    expect(of(2)?.changed).toEqual([]);
    expect(of(2)?.year1.locationBasedT.toNumber()).toBeCloseTo(Number(alone.lb_year1_t), 9);
    const lessFuel = saved * (0.18296 - (0.85 * 0.553) / 2.71);
    expect(of(2)?.life.locationBasedT.toNumber()).toBeCloseTo(
      Number(alone.lb_life_t) - (3 * lessFuel) / 1000,
      6,
    );
  });

  it('a contract that follows another covers the years after it', () => {
    const next = measure(10, 'green-contract', { start_year: 2029, life: 2 });
    const plan = stepsOf(contract(3), next);
    const year = (550_000 * kgPerKwh) / 1000;
    for (const at of [2026, 2028, 2029, 2030]) expect(savedIn(plan, at)).toBeCloseTo(year, 9);
    expect(savedIn(plan, 2031)).toBe(0);
    expect(plan.of(10)).toMatchObject({ changed: [], isLimited: false });
  });

  it('a contract that follows another adds no second saving to the total, but its money counts', () => {
    const next = measure(10, 'green-contract', { start_year: 2029, life: 2 });
    const { total, of } = stepsOf(contract(3), next);
    expect(total.marketBasedT.toNumber()).toBeCloseTo((550_000 * kgPerKwh) / 1000, 9);
    expect(total.isOfOneYear).toBe(true);
    expect(total.npv?.toNumber()).toBeCloseTo(Number(of(9)?.npv) + Number(of(10)?.npv), 9);
  });

  it('lamps under an existing contract add no second saving to the total', () => {
    const { total } = stepsOf(measure(1, 'led-lighting', { start_year: 2028, life: 2 }), contract(5));
    expect(total.marketBasedT.toNumber()).toBeCloseTo((550_000 * kgPerKwh) / 1000, 9);
  });

  it('has the first years of all as its total if they start together', () => {
    const { total, steps } = stepsOf(measure(1, 'led-lighting', { start_year: 2026 }), contract(5));
    const firstYears = steps.reduce((all, { year1 }) => all + year1.marketBasedT.toNumber(), 0);
    expect(total.marketBasedT.toNumber()).toBeCloseTo(firstYears, 9);
    expect(total.isOfOneYear).toBe(false);
  });

  it('shares what insulation saves among two boilers in every year, also when it comes after them', () => {
    const pumps = [
      measure(2, 'heat-pump', { start_year: 2026, life: 10 }),
      measure(3, 'heat-pump', { start_year: 2026, life: 10, fuel: 'oil' }),
    ];
    const savedWithInsulation = (start_year: number) =>
      stepsOf(measure(1, 'building-heat', { start_year, life: 5 }), ...pumps).steps.reduce(
        (all, step) => all + step.life.locationBasedT.toNumber(),
        0,
      );
    // Five of the ten years: at their beginning or at their end.
    expect(savedWithInsulation(2026)).toBeCloseTo(savedWithInsulation(2031), 6);
  });

  it('boilers that are replaced one after the other each have all of what insulation leaves', () => {
    const insulation = measure(1, 'building-heat', { start_year: 2026, life: 20 });
    const [pump, next] = [2026, 2036].map((start_year, index) =>
      measure(index + 2, 'heat-pump', { start_year, life: 10 }),
    ) as [BranchMeasure, BranchMeasure];
    const { of } = stepsOf(insulation, pump, next);
    const left = 200_000 - Number(of(1)?.alone.values.fuel_saved);
    expect([2, 3].map((id) => of(id)?.changed[0]?.after.toFixed(6))).toEqual([
      left.toFixed(6),
      left.toFixed(6),
    ]);
  });

  it('is the sum of its measures in every year, and never saves more than was recorded', () => {
    const plan = stepsOf(
      measure(1, 'led-lighting', { start_year: 2027, life: 2 }),
      measure(2, 'fleet-ev', { start_year: 2028, life: 4 }),
      measure(3, 'rooftop-pv', { start_year: 2026, life: 8, site_kwh: 400_000 }),
      contract(6),
    );
    const life = plan.steps.reduce((all, { life: { marketBasedT } }) => all + marketBasedT.toNumber(), 0);
    const years = plan.years.reduce((all, { year }) => all + savedIn(plan, year), 0);
    expect(years).toBeCloseTo(life, 6);
    for (const { marketBasedT } of plan.years) expect(marketBasedT.gte(0)).toBe(true);
    expect(plan.steps.map(({ isLimited }) => isLimited)).toEqual([false, false, false, false]);
  });
});

describe('the money of a plan', () => {
  it('is its value in the first year of the plan, and adds up', () => {
    const early = measure(1, 'compressed-air', { start_year: 2026 });
    const late = measure(2, 'led-lighting', { start_year: 2031 });
    const { of, total } = stepsOf(early, late);
    const npvOf = (one: BranchMeasure) => Number(calculate(one.model, one.inputs).values.npv);
    expect(of(1)?.npv?.toNumber()).toBeCloseTo(npvOf(early), 9);
    expect(of(2)?.npv?.toNumber()).toBeCloseTo(npvOf(late) / 1.03 ** 5, 9);
    expect(total.npv?.toNumber()).toBeCloseTo(npvOf(early) + npvOf(late) / 1.03 ** 5, 9);
    // A plan that starts with it has it as it was simulated.
    expect(runBranch([late], recorded).total.npv?.toNumber()).toBeCloseTo(npvOf(late), 9);
  });
});
