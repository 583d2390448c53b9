import * as contract from '#api/contract/activity-data/imports';
import {
  createLocationImportTemplate as locationTemplate,
  uploadLocationImport as locationUpload,
} from '#api/contract/company/location-imports';
import { route } from '#api/kernel/route';
import {
  createImportTemplate,
  createLocationImportTemplate,
  listImportCategories,
  listImportProblems,
  processImport,
  readImport,
  readImportErrors,
  readImportProgress,
  uploadImport,
  uploadLocationImport,
} from './service';

export const importRoutes = [
  route(contract.listImportCategories, listImportCategories),
  route(contract.createImportTemplate, createImportTemplate),
  route(contract.uploadImport, uploadImport),
  route(locationTemplate, createLocationImportTemplate),
  route(locationUpload, uploadLocationImport),
  route(contract.processImport, processImport),
  route(contract.readImportProgress, readImportProgress),
  route(contract.readImport, readImport),
  route(contract.readImportErrors, readImportErrors),
  route(contract.listImportProblems, listImportProblems),
];
