import * as contract from '#api/contract/materiality/iros';
import { route } from '#api/kernel/route';
import { iroCalls } from './service';

const impacts = iroCalls('impact');
const risks = iroCalls('risk');
const opportunities = iroCalls('opportunity');

export const iroRoutes = [
  route(contract.listTopicImpacts, impacts.list),
  route(contract.createTopicImpact, impacts.create),
  route(contract.updateTopicImpact, impacts.update),
  route(contract.deleteTopicImpact, impacts.remove),
  route(contract.listTopicRisks, risks.list),
  route(contract.createTopicRisk, risks.create),
  route(contract.updateTopicRisk, risks.update),
  route(contract.deleteTopicRisk, risks.remove),
  route(contract.listTopicOpportunities, opportunities.list),
  route(contract.createTopicOpportunity, opportunities.create),
  route(contract.updateTopicOpportunity, opportunities.update),
  route(contract.deleteTopicOpportunity, opportunities.remove),
];
