import * as contract from '#api/contract/reports/issues';
import { route } from '#api/kernel/route';
import { readReportChanges } from './changes';
import { finishReport } from './finish';
import { generateReport, generateReportWorkbook, listReportIssues, readIssueImage } from './service';

export const issueRoutes = [
  route(contract.generateReport, generateReport),
  route(contract.generateReportWorkbook, generateReportWorkbook),
  route(contract.finishReport, finishReport),
  route(contract.listReportIssues, listReportIssues),
  route(contract.readIssueImage, readIssueImage),
  route(contract.readReportChanges, readReportChanges),
];
