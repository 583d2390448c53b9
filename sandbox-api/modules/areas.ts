import { type Call, type LaterRoute, type Route, routeLater } from '#api/kernel/route';

/** The calls of each area. A starting worker evaluates none of them before one of its calls is asked for. */
const areas = {
  account: async () => (await import('./account/routes')).accountAreaRoutes,
  company: async () => (await import('./company/routes')).companyAreaRoutes,
  activityData: async () => (await import('./activity-data/routes')).activityDataAreaRoutes,
  intake: async () => (await import('./intake/routes')).intakeAreaRoutes,
  emissions: async () => (await import('./emissions/routes')).emissionsAreaRoutes,
  factors: async () => (await import('./factors/routes')).factorsAreaRoutes,
  reviews: async () => (await import('./reviews/routes')).reviewsAreaRoutes,
  scenarios: async () => (await import('./scenarios/routes')).scenariosAreaRoutes,
  reports: async () => (await import('./reports/routes')).reportsAreaRoutes,
  materiality: async () => (await import('./materiality/routes')).materialityAreaRoutes,
  knowledge: async () => (await import('./knowledge/routes')).knowledgeAreaRoutes,
} satisfies Record<string, () => Promise<readonly Route[]>>;

type Area = keyof typeof areas;
const areaNames = Object.keys(areas) as Area[];

/** What is known of the calls before their areas are loaded: written into the worker by its build. */
export type CallsByArea = Readonly<Record<Area, readonly Call[]>>;

export async function readCallsByArea(): Promise<CallsByArea> {
  const calls = {} as Record<Area, readonly Call[]>;
  for (const area of areaNames)
    calls[area] = (await areas[area]()).map(({ endpoint: { method, path } }) => ({ method, path }));
  return calls;
}

export function routesLater(calls: CallsByArea): LaterRoute[] {
  return areaNames.flatMap((area) => calls[area].map((call) => routeLater(call, areas[area])));
}

/** All of them, for a host that starts once. */
export async function loadRoutes(): Promise<readonly Route[]> {
  return (await Promise.all(areaNames.map((area) => areas[area]()))).flat();
}
