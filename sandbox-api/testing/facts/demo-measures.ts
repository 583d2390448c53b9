import { moduleKeys } from '#api/contract/endpoint';
import type { EnteredVariables } from '#api/contract/scenarios/scenarios';
import type { BranchMeasure } from '#api/domain/scenarios/plan/branch';
import type { Ctx } from '#api/kernel/context';
import { fillForm } from '#api/modules/scenarios/scenarios/form';
import { findNewestScenarios, findScenario } from '#api/modules/scenarios/scenarios/repository';
import { type Worked, workOutEntered } from '#api/modules/scenarios/scenarios/work-out';
import type { createDemoApi } from '#api/testing/create-demo-api';

type DemoApi = Awaited<ReturnType<typeof createDemoApi>>;

/** As an Admin of the food producer. */
export function demoCtx({ db, platform }: DemoApi): Ctx {
  const session = { companyId: 1, userId: 101, role: 'Admin', modules: moduleKeys };
  return { db, platform, locale: 'en', session } as unknown as Ctx;
}

/** A measure at a location of the demo: the form as filled from its records, with the user's changes. */
export async function workOutAt(
  ctx: Ctx,
  code: string,
  locationId: number,
  typed: Readonly<Record<string, unknown>>,
): Promise<Worked> {
  const row = (await findNewestScenarios(ctx.db)).find((scenario) => scenario.code === code);
  const scenario = row && (await findScenario(ctx.db, row.scenarioId, row.version));
  if (!scenario) throw new Error(`There is no scenario "${code}".`);
  const { sections } = await fillForm(ctx, scenario, { locationId });
  const variables = sections
    .flatMap((section) => section.variables)
    .map(({ code: name, defaultValue }) => ({
      code: name,
      value: name in typed ? typed[name] : defaultValue,
    })) as EnteredVariables;
  return workOutEntered(ctx, scenario, variables);
}

export function inPlan(id: number, { scenario, inputs }: Worked): BranchMeasure {
  return { id, model: scenario.model, inputs };
}

/** Years, savings and money calculated independently of the product. */
export type Expected = {
  years: number;
  /** Tonnes of scope 1, scope 2 by both methods, and scope 3 in year t. */
  saved: (t: number) => { s1: number; lb: number; mb: number; s3: number };
  cash: (t: number) => number;
  invested: number;
  rate: number;
};

const yearsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Years until an amount is recovered, linear within a year; null: not within the period. */
function backAfter(amount: number, cash: readonly number[]): number | null {
  if (amount <= 0) return 0;
  let sum = 0;
  for (const [index, value] of cash.entries()) {
    if (value > 0 && sum + value >= amount) return index + (amount - sum) / value;
    sum += value;
  }
  return null;
}

/** The figures of a result, by their names. */
export function figuresOf({ years, saved, cash, invested, rate }: Expected): Record<string, number | null> {
  const all = yearsOf(years);
  const total = (of: (t: number) => number) => all.reduce((sum, t) => sum + of(t), 0);
  const lb = (t: number) => saved(t).s1 + saved(t).lb + saved(t).s3;
  const mb = (t: number) => saved(t).s1 + saved(t).mb + saved(t).s3;
  const worth = (t: number) => cash(t) / (1 + rate) ** t;
  const npv = total(worth) - invested;
  const first = saved(1);
  return {
    s1_year1_t: first.s1,
    s2lb_year1_t: first.lb,
    s2mb_year1_t: first.mb,
    s3_year1_t: first.s3,
    lb_year1_t: lb(1),
    mb_year1_t: mb(1),
    lb_life_t: total(lb),
    mb_life_t: total(mb),
    cash_year1: cash(1),
    payback: cash(1) > 0 ? invested / cash(1) : null,
    payback_cumulated: backAfter(invested, all.map(cash)),
    payback_discounted: backAfter(invested, all.map(worth)),
    npv,
    mac_lb: total(lb) > 0.000001 ? -npv / total(lb) : null,
    mac_mb: total(mb) > 0.000001 ? -npv / total(mb) : null,
  };
}
