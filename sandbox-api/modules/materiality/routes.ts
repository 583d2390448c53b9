import type { Route } from '#api/kernel/route';
import { activityRoutes } from './activities/routes';
import { assessmentRoutes } from './assessments/routes';
import { completionRoutes } from './completion/routes';
import { copyRoutes } from './copies/routes';
import { materialityFileRoutes } from './files/routes';
import { materialityInformationRoutes } from './information/routes';
import { iroRoutes } from './iros/routes';
import { materialityLookupRoutes } from './lookups/routes';
import { resultRoutes } from './results/routes';
import { stakeholderRoutes } from './stakeholders/routes';
import { topicRoutes } from './topics/routes';

/** The calls of this area. */
export const materialityAreaRoutes: readonly Route[] = [
  // First of all: a summary of the categories is no category.
  ...resultRoutes,
  ...materialityInformationRoutes,
  ...materialityLookupRoutes,
  ...materialityFileRoutes,
  ...activityRoutes,
  ...stakeholderRoutes,
  ...topicRoutes,
  ...iroRoutes,
  ...assessmentRoutes,
  ...completionRoutes,
  ...copyRoutes,
];
