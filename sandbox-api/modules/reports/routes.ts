import type { Route } from '#api/kernel/route';
import { headerRoutes } from './headers/routes';
import { periodRoutes } from './periods/routes';
import { questionnaireRoutes } from './questionnaires/routes';
import { reportRoutes } from './reports/routes';

/** The calls of this area. */
export const reportsAreaRoutes: readonly Route[] = [
  ...periodRoutes,
  ...headerRoutes,
  ...questionnaireRoutes,
  ...reportRoutes,
];
