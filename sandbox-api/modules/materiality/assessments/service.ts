import { assessmentCalls } from './calls';
import { impactForm, opportunityForm, riskForm } from './kinds';

export { listAssessments } from './list';
export { type LoadedAssessment, loadAssessment } from './load';
export { scoreFieldsToWire, workingToWire } from './score-wire';

export const {
  read: readImpactAssessment,
  create: createImpactAssessment,
  update: updateImpactAssessment,
  score: scoreImpact,
} = assessmentCalls(impactForm);

export const {
  read: readRiskAssessment,
  create: createRiskAssessment,
  update: updateRiskAssessment,
  score: scoreRisk,
} = assessmentCalls(riskForm);

export const {
  read: readOpportunityAssessment,
  create: createOpportunityAssessment,
  update: updateOpportunityAssessment,
  score: scoreOpportunity,
} = assessmentCalls(opportunityForm);
