import type { Route } from '#api/kernel/route';
import { accountAreaRoutes } from './account/routes';
import { activityDataAreaRoutes } from './activity-data/routes';
import { companyAreaRoutes } from './company/routes';
import { emissionsAreaRoutes } from './emissions/routes';
import { factorsAreaRoutes } from './factors/routes';
import { knowledgeAreaRoutes } from './knowledge/routes';
import { materialityAreaRoutes } from './materiality/routes';
import { reportsAreaRoutes } from './reports/routes';
import { reviewsAreaRoutes } from './reviews/routes';
import { scenariosAreaRoutes } from './scenarios/routes';

/** Every call the API answers, by area. */
export const routes: readonly Route[] = [
  ...accountAreaRoutes,
  ...companyAreaRoutes,
  ...activityDataAreaRoutes,
  ...emissionsAreaRoutes,
  ...factorsAreaRoutes,
  ...reviewsAreaRoutes,
  ...scenariosAreaRoutes,
  ...reportsAreaRoutes,
  ...materialityAreaRoutes,
  ...knowledgeAreaRoutes,
];
