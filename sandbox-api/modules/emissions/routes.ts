import type { Route } from '#api/kernel/route';
import { conformanceRoutes } from './conformance/routes';
import { explorerRoutes } from './explorer/routes';
import { lookupRoutes } from './lookups/routes';
import { recalculationRoutes } from './recalculation/routes';
import { sumRoutes } from './sums/routes';
import { trailRoutes } from './trail/routes';
import { widgetRoutes } from './widgets/routes';

/** The calls of this area. */
export const emissionsAreaRoutes: readonly Route[] = [
  ...trailRoutes,
  ...sumRoutes,
  ...conformanceRoutes,
  ...explorerRoutes,
  ...lookupRoutes,
  ...recalculationRoutes,
  ...widgetRoutes,
];
