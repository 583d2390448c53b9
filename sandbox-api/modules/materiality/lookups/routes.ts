import * as assessments from '#api/contract/materiality/assessments';
import * as information from '#api/contract/materiality/information';
import { listCommunicationChannels } from '#api/contract/materiality/stakeholders';
import * as topics from '#api/contract/materiality/topics';
import { listValueChainTypes } from '#api/contract/materiality/value-chain';
import { route } from '#api/kernel/route';
import * as service from './service';

export const materialityLookupRoutes = [
  route(information.listMaterialitySectors, service.listMaterialitySectors),
  route(information.listMaterialityCompanySizes, service.listMaterialityCompanySizes),
  route(listCommunicationChannels, service.listCommunicationChannels),
  route(listValueChainTypes, service.listValueChainTypes),
  route(topics.listMaterialityCategories, service.listMaterialityCategories),
  route(topics.readMaterialityCategory, service.readMaterialityCategory),
  route(topics.listMaterialitySubtopics, service.listMaterialitySubtopics),
  route(assessments.listAssessmentInputs, service.listAssessmentInputs),
  route(assessments.listAssessmentTypes, service.listAssessmentTypes),
  route(assessments.listAssessmentMaterialities, service.listAssessmentMaterialities),
];
