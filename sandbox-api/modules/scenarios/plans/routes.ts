import * as contract from '#api/contract/scenarios/plans';
import { route } from '#api/kernel/route';
import { compareSimulations } from './comparison';
import { readPlan } from './plan-result';
import { createPlan, deletePlan, listPlans, updatePlan } from './service';

export const planRoutes = [
  route(contract.compareSimulations, compareSimulations),
  route(contract.listPlans, listPlans),
  route(contract.readPlan, readPlan),
  route(contract.createPlan, createPlan),
  route(contract.updatePlan, updatePlan),
  route(contract.deletePlan, deletePlan),
];
