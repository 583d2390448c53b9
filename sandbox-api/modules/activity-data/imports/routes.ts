import * as contract from '#api/contract/activity-data/imports';
import { route } from '#api/kernel/route';
import {
  createImportTemplate,
  listImportCategories,
  listImportProblems,
  processImport,
  readImport,
  readImportErrors,
  readImportProgress,
  uploadImport,
} from './service';

export const importRoutes = [
  route(contract.listImportCategories, listImportCategories),
  route(contract.createImportTemplate, createImportTemplate),
  route(contract.uploadImport, uploadImport),
  route(contract.processImport, processImport),
  route(contract.readImportProgress, readImportProgress),
  route(contract.readImport, readImport),
  route(contract.readImportErrors, readImportErrors),
  route(contract.listImportProblems, listImportProblems),
];
