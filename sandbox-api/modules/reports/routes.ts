import { reportsContracts as contracts } from '#api/contract/reports/endpoints';
import { bindRoutes, type Route } from '#api/kernel/route';
import * as accordance from './accordance/service';
import * as dataExport from './data-export/service';
import * as facilities from './facilities/service';
import * as letter from './general-informations/letter';
import * as generalInformations from './general-informations/service';
import { createReportHeader } from './headers/begin';
import * as changeHeader from './headers/change';
import { lookAtCopiedStep } from './headers/look-at-copied-step';
import * as ownership from './headers/ownership';
import * as readHeader from './headers/read';
import { readReportChanges } from './issues/changes';
import { finishReport } from './issues/finish';
import * as issues from './issues/service';
import { readPeriodData, readReportDates } from './periods/service';
import * as questionnaires from './questionnaires/service';
import * as reports from './reports/service';
import { readReportValidations } from './validations/service';

/** The calls of this area. */
export const reportsAreaRoutes: readonly Route[] = [
  ...bindRoutes(contracts.reports, { ...reports, readReportDates }),
  ...bindRoutes(contracts.headers, {
    ...readHeader,
    ...changeHeader,
    ...ownership,
    createReportHeader,
    lookAtCopiedStep,
    readPeriodData,
    readReportValidations,
  }),
  ...bindRoutes(contracts.generalInformations, { ...generalInformations, ...letter }),
  ...bindRoutes(contracts.accordance, accordance),
  ...bindRoutes(contracts.dataExport, dataExport),
  ...bindRoutes(contracts.facilities, facilities),
  ...bindRoutes(contracts.questionnaires, questionnaires),
  ...bindRoutes(contracts.issues, { ...issues, finishReport, readReportChanges }),
];
