import type { Route } from '#api/kernel/route';
import { facilityRoutes } from './facilities/routes';
import { generalInformationRoutes } from './general-informations/routes';
import { headerRoutes } from './headers/routes';
import { issueRoutes } from './issues/routes';
import { periodRoutes } from './periods/routes';
import { questionnaireRoutes } from './questionnaires/routes';
import { reportRoutes } from './reports/routes';
import { validationRoutes } from './validations/routes';

/** The calls of this area. */
export const reportsAreaRoutes: readonly Route[] = [
  ...periodRoutes,
  ...headerRoutes,
  ...generalInformationRoutes,
  ...facilityRoutes,
  ...questionnaireRoutes,
  ...validationRoutes,
  ...issueRoutes,
  ...reportRoutes,
];
