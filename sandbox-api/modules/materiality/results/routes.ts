import { listAssessedFinancials, listAssessedImpacts } from '#api/contract/materiality/assessments';
import * as contract from '#api/contract/materiality/results';
import { route } from '#api/kernel/route';
import { compareMateriality, listMaterialitySources } from './comparison';
import * as service from './service';
import { readIroTrail, readSubtopicTrail } from './trail';
import { downloadMaterialityWorkbook } from './workbook';

export const resultRoutes = [
  route(contract.listMaterialTopics, service.listMaterialTopics),
  route(contract.listTopicsByImpact, service.listTopicsByImpact),
  route(contract.listTopicsByFinancial, service.listTopicsByFinancial),
  route(contract.listCategorySummaries, service.listCategorySummaries),
  route(contract.readMaterialityResults, service.readMaterialityResults),
  route(contract.readIroTrail, readIroTrail),
  route(contract.readSubtopicTrail, readSubtopicTrail),
  route(contract.listMaterialitySources, listMaterialitySources),
  route(contract.compareMateriality, compareMateriality),
  route(contract.downloadMaterialityWorkbook, downloadMaterialityWorkbook),
  route(listAssessedImpacts, service.listAssessedImpacts),
  route(listAssessedFinancials, service.listAssessedFinancials),
];
