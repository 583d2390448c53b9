import type { Route } from '#api/kernel/route';
import { questionnaireRoutes } from './questionnaires/routes';

/** The calls of this area. */
export const reportsAreaRoutes: readonly Route[] = [...questionnaireRoutes];
