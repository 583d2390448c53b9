import * as contract from '#api/contract/materiality/assessments';
import { route } from '#api/kernel/route';
import { assessmentCalls } from './calls';
import { impactForm, opportunityForm, riskForm } from './kinds';
import { listAssessments } from './list';

const impacts = assessmentCalls(impactForm);
const risks = assessmentCalls(riskForm);
const opportunities = assessmentCalls(opportunityForm);

export const assessmentRoutes = [
  route(contract.listAssessments, listAssessments),
  route(contract.readImpactAssessment, impacts.read),
  route(contract.createImpactAssessment, impacts.create),
  route(contract.updateImpactAssessment, impacts.update),
  route(contract.scoreImpact, impacts.score),
  route(contract.readRiskAssessment, risks.read),
  route(contract.createRiskAssessment, risks.create),
  route(contract.updateRiskAssessment, risks.update),
  route(contract.scoreRisk, risks.score),
  route(contract.readOpportunityAssessment, opportunities.read),
  route(contract.createOpportunityAssessment, opportunities.create),
  route(contract.updateOpportunityAssessment, opportunities.update),
  route(contract.scoreOpportunity, opportunities.score),
];
