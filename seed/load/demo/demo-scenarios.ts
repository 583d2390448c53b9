import type { EnteredVariables } from '#api/contract/scenarios/scenarios';
import type { Db } from '#api/db/db';
import {
  companyLockedScenarios,
  reductionPlanMeasures,
  reductionPlans,
  scenarioSimulations,
} from '#api/db/schema/scenarios';
import type { Ctx, Platform } from '#api/kernel/context';
import { fillForm } from '#api/modules/scenarios/scenarios/form';
import { findNewestScenarios, findScenario } from '#api/modules/scenarios/scenarios/repository';
import { workOutEntered } from '#api/modules/scenarios/scenarios/work-out';
import { columnsOf } from '#api/modules/scenarios/simulations/saved';
import type { DemoCompany } from '../../companies/demo-company';
import type { DemoSimulation } from '../../companies/demo-scenario';
import { contextOf } from './demo-context';
import { addMonths } from './generate-activity';

type Options = { db: Db; platform: Platform; referenceDate: string };

/** Saved simulations and plans of a company, calculated like a user's. After the ledger, which fills them. */
export async function insertScenarios(
  { db, platform, referenceDate }: Options,
  company: DemoCompany,
): Promise<void> {
  const { id: companyId, scenarios } = company;
  if (!scenarios) return;
  const known = await findNewestScenarios(db);
  const locked = known.filter(({ code }) => scenarios.locked?.includes(code));
  if (locked.length > 0)
    await db
      .insert(companyLockedScenarios)
      .values(locked.map(({ scenarioId }) => ({ companyId, scenarioId })));
  const ids = new Map<string, number>();
  for (const simulation of scenarios.simulations) {
    const ctx = contextOf({ db, platform }, company, simulation.by);
    ids.set(simulation.name, await insertSimulation(ctx, simulation, referenceDate));
  }
  for (const { name, by, simulations } of scenarios.plans ?? []) {
    const stamp = savedOn(referenceDate, 0);
    const [plan] = await db
      .insert(reductionPlans)
      .values({ companyId, name, createdBy: by, createdOn: stamp, updatedOn: stamp })
      .returning({ id: reductionPlans.id });
    const measures = simulations.map((measure, index) => ({
      planId: plan?.id ?? 0,
      simulationId: ids.get(measure) ?? 0,
      position: index + 1,
    }));
    await db.insert(reductionPlanMeasures).values(measures);
  }
}

async function insertSimulation(
  ctx: Ctx,
  { scenarioCode, name, by, savedMonthsAgo, locationId, typed }: DemoSimulation,
  referenceDate: string,
): Promise<number> {
  const row = (await findNewestScenarios(ctx.db)).find(({ code }) => code === scenarioCode);
  const scenario = row && (await findScenario(ctx.db, row.scenarioId, row.version));
  if (!scenario) throw new Error(`There is no scenario "${scenarioCode}".`);
  const { facts, sections } = await fillForm(ctx, scenario, { locationId });
  const own = typed(facts);
  const variables = sections
    .flatMap((section) => section.variables)
    .map(({ code, defaultValue }) => ({ code, value: own[code] ?? defaultValue })) as EnteredVariables;
  const worked = await workOutEntered(ctx, scenario, variables);
  const stamp = savedOn(referenceDate, savedMonthsAgo);
  const [saved] = await ctx.db
    .insert(scenarioSimulations)
    .values({
      ...columnsOf(worked, variables),
      companyId: ctx.session.companyId,
      name,
      createdBy: by,
      createdOn: stamp,
      updatedOn: stamp,
    })
    .returning({ id: scenarioSimulations.id });
  return saved?.id ?? 0;
}

/** On the morning of the fifth of that month. */
function savedOn(referenceDate: string, monthsAgo: number): Date {
  return new Date(`${addMonths(`${referenceDate.slice(0, 7)}-01`, -monthsAgo).slice(0, 8)}05T08:40:00Z`);
}
