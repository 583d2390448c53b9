import * as contract from '#api/contract/reports/headers';
import { route } from '#api/kernel/route';
import { createReportHeader } from './begin';
import {
  deleteReportHeader,
  shareReportHeader,
  updateReportAuthors,
  updateReportHeader,
  updateReportNames,
} from './change';
import { lookAtCopiedStep } from './look-at-copied-step';
import { listReportHeaders, readReportAuthors, readReportHeader, readReportNames } from './read';

export const headerRoutes = [
  route(contract.listReportHeaders, listReportHeaders),
  route(contract.createReportHeader, createReportHeader),
  route(contract.readReportHeader, readReportHeader),
  route(contract.updateReportHeader, updateReportHeader),
  route(contract.deleteReportHeader, deleteReportHeader),
  route(contract.shareReportHeader, shareReportHeader),
  route(contract.readReportNames, readReportNames),
  route(contract.updateReportNames, updateReportNames),
  route(contract.readReportAuthors, readReportAuthors),
  route(contract.updateReportAuthors, updateReportAuthors),
  route(contract.lookAtCopiedStep, lookAtCopiedStep),
];
