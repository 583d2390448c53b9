import { z } from 'zod';
import { document } from '#api/contract/documents/document';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam, instant, requiredLine } from '#api/contract/fields';
import { scenarioEditors, scenarioMembers } from './scenarios';

export const mostCompared = 4;
export const mostMeasures = 20;

/** What simulations must share to be compared (scenarios, "Several simulations"). */
export const basisFields = [
  'location',
  'startYear',
  'life',
  'discountRate',
  'gridPath',
  'factors',
  'scope3',
] as const;

/** Differences between the measures of a plan because of which their sum needs care. */
export const planDifferences = ['discountRate', 'gridPath', 'scope3'] as const;
export type PlanDifference = (typeof planDifferences)[number];

const comparedSimulation = z.object({
  scenarioBackupId: id,
  scenarioId: id,
  scenarioName: z.string(),
  name: z.string(),
  basis: z.record(z.enum(basisFields), z.string()),
  /** Values of the result by figure id; null: do not print. Totals are null where only some of them count scope 3. */
  figures: z.record(z.string(), z.number().nullable()),
});

export const compareSimulations = defineEndpoint({
  id: 'compareSimulations',
  tag: 'Scenarios',
  summary:
    'Two to four saved simulations side by side, each on its own basis or on a shared one; stores nothing',
  method: 'post',
  path: '/api/SimulationComparisons',
  access: scenarioMembers,
  isReadOnly: true,
  body: z.object({
    scenarioBackupIds: z.array(id).min(2).max(mostCompared),
    /** The simulation whose start, life, rate, grid path and factors all take; null: each as saved. */
    basisOf: id.nullish(),
  }),
  response: z
    .object({
      simulations: z.array(comparedSimulation),
      /** In which points the simulations differ. */
      differences: z.array(z.enum(basisFields)),
      figures: z.array(z.object({ id: z.string(), label: z.string(), unit: z.string() })),
      currency: z.string(),
    })
    .meta({ id: 'SimulationComparison' }),
});

export const plan = z
  .object({
    planId: id,
    name: z.string(),
    ownerName: z.string(),
    isOwner: z.boolean(),
    updatedOn: instant,
    scenarioBackupIds: z.array(id),
  })
  .meta({ id: 'ReductionPlan' });
export type Plan = z.output<typeof plan>;

/**
 * One measure of a plan, applied after the previous ones. Tonnes are of the first full year unless stated
 * otherwise.
 */
export const planStep = z.object({
  scenarioBackupId: id,
  scenarioId: id,
  scenarioCode: z.string(),
  name: z.string(),
  locationId: id.nullable(),
  locationName: z.string().nullable(),
  /** 1 demand, 2 conversion, 3 own generation, 4 contract. */
  stage: z.number().int().min(1).max(4),
  locationBasedT: z.number(),
  marketBasedT: z.number(),
  /** The simulation's own result. */
  aloneLocationBasedT: z.number(),
  aloneMarketBasedT: z.number(),
  locationBasedLifeT: z.number(),
  marketBasedLifeT: z.number(),
  /** Less is recorded than the measure would replace: its money is that of the whole measure and is not given. */
  isLimited: z.boolean(),
  /** How much of the measure counts in its first year, 0 to 1. */
  countedShare: z.number(),
  npv: z.number().nullable(),
  macLocationBased: z.number().nullable(),
  macMarketBased: z.number().nullable(),
  /** Inputs changed by the previous measures: `site_kwh` 400,000 → 382,690. */
  changed: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      unit: z.string(),
      before: z.number(),
      after: z.number(),
    }),
  ),
});

export const planResult = z
  .object({
    plan,
    currency: z.string(),
    /** Recorded emissions of the last twelve complete months, t CO2e. */
    today: z.object({
      from: z.string(),
      to: z.string(),
      locationBasedT: z.number(),
      marketBasedT: z.number(),
    }),
    steps: z.array(planStep),
    /** By calendar year: the remaining part of today's emissions with the plan. */
    years: z.array(
      z.object({ year: z.number().int(), locationBasedT: z.number(), marketBasedT: z.number() }),
    ),
    /** Money is worth what it is in the first year of the plan. */
    total: z.object({
      locationBasedT: z.number(),
      marketBasedT: z.number(),
      /** Not the sum of the steps, which would be higher, but the joint savings in the year with the most savings. */
      isOfOneYear: z.boolean(),
      npv: z.number().nullable(),
    }),
    differences: z.array(z.enum(planDifferences)),
    document,
  })
  .meta({ id: 'ReductionPlanResult' });
export type PlanResult = z.output<typeof planResult>;

const planParams = z.object({ planId: idParam });
export const planBody = z.object({
  name: requiredLine(100),
  scenarioBackupIds: z.array(id).min(1).max(mostMeasures),
});

export const listPlans = defineEndpoint({
  id: 'listPlans',
  tag: 'Scenarios',
  summary: 'Reduction plans of the company, newest first',
  method: 'get',
  path: '/api/ReductionPlans',
  access: scenarioMembers,
  response: z.array(plan),
});

export const readPlan = defineEndpoint({
  id: 'readPlan',
  tag: 'Scenarios',
  summary: 'A plan with its figures: its measures on one branch of the recorded data, none counted twice',
  method: 'get',
  path: '/api/ReductionPlans/{planId}',
  access: scenarioMembers,
  params: planParams,
  response: planResult,
});

export const createPlan = defineEndpoint({
  id: 'createPlan',
  tag: 'Scenarios',
  summary: 'Join saved simulations into a plan',
  method: 'post',
  path: '/api/ReductionPlans',
  access: scenarioEditors,
  body: planBody,
  response: plan,
});

export const updatePlan = defineEndpoint({
  id: 'updatePlan',
  tag: 'Scenarios',
  summary: 'Name and measures of a plan; its owner and Admins',
  method: 'put',
  path: '/api/ReductionPlans/{planId}',
  access: scenarioEditors,
  isGuarded: true,
  params: planParams,
  body: planBody,
  response: plan,
});

export const deletePlan = defineEndpoint({
  id: 'deletePlan',
  tag: 'Scenarios',
  summary: 'Deletes a plan; its owner and Admins',
  method: 'delete',
  path: '/api/ReductionPlans/{planId}',
  access: scenarioEditors,
  params: planParams,
});
