import { queryOptions } from '@tanstack/react-query';
import { compareSimulations, listPlans, readPlan } from '#api/contract/scenarios/plans';
import { listScenarioSections, listScenarios } from '#api/contract/scenarios/scenarios';
import { executeSimulation, listSimulations, reworkSimulation } from '#api/contract/scenarios/simulations';
import { call } from '@/lib/api/call';
import { everyPage } from './every-page';

/** The maximum that one response holds. */
const longestPage = 100;

export const scenarioQueries = {
  all: ['scenarios'] as const,
  /** In menu order. */
  list: () =>
    queryOptions({
      queryKey: [...scenarioQueries.all, 'list'],
      meta: { dependsOn: 'company' },
      queryFn: ({ signal }) => call(listScenarios, {}, { signal }),
    }),
  /**
   * The form filled for a location (by default the first that bought electricity); also for a simulation being
   * edited.
   */
  sections: (id: number, locationId: number | null, scenarioBackupId?: number, eurRate?: number) =>
    queryOptions({
      queryKey: [...scenarioQueries.all, 'sections', id, locationId, scenarioBackupId, eurRate],
      meta: { dependsOn: ['activity-data', 'locations', 'company'] },
      queryFn: ({ signal }) =>
        call(
          listScenarioSections,
          { params: { id }, query: { locationId: locationId ?? undefined, scenarioBackupId, eurRate } },
          { signal },
        ),
    }),
  simulations: (id: number, { search = '', page = 1 }: { search?: string; page?: number }) =>
    queryOptions({
      queryKey: [...scenarioQueries.all, 'simulations', id, search, page],
      meta: { dependsOn: ['scenarios', 'activity-data', 'locations'] },
      queryFn: ({ signal }) =>
        call(listSimulations, { params: { id }, query: { search, pageNumber: page } }, { signal }),
      placeholderData: (previous) => previous,
    }),
  /** The simulations that can be added to a plan. */
  everySimulation: (id: number) =>
    queryOptions({
      queryKey: [...scenarioQueries.all, 'every-simulation', id],
      meta: { dependsOn: ['scenarios', 'activity-data', 'locations'] },
      queryFn: ({ signal }) =>
        everyPage(async (pageNumber) => {
          const query = { pageSize: longestPage, pageNumber };
          const { data, meta } = await call(listSimulations, { params: { id }, query }, { signal });
          return { data, pages: meta.pagination.TotalPages };
        }),
    }),
  saved: (id: number, saveId: number) =>
    queryOptions({
      queryKey: [...scenarioQueries.all, 'saved', id, saveId],
      meta: { dependsOn: 'scenarios' },
      queryFn: ({ signal }) => call(executeSimulation, { params: { id, saveId } }, { signal }),
      staleTime: 0,
    }),
  /** A saved simulation with today's data. */
  reworked: (id: number, saveId: number) =>
    queryOptions({
      queryKey: [...scenarioQueries.all, 'reworked', id, saveId],
      meta: { dependsOn: ['scenarios', 'activity-data', 'locations', 'company'] },
      queryFn: ({ signal }) => call(reworkSimulation, { params: { id, saveId } }, { signal }),
      staleTime: 0,
    }),
  comparison: (scenarioBackupIds: readonly number[], basisOf: number | null) =>
    queryOptions({
      queryKey: [...scenarioQueries.all, 'comparison', scenarioBackupIds, basisOf],
      meta: { dependsOn: ['scenarios', 'activity-data', 'locations', 'company'] },
      queryFn: ({ signal }) =>
        call(
          compareSimulations,
          { body: { scenarioBackupIds: [...scenarioBackupIds], basisOf } },
          { signal },
        ),
      placeholderData: (previous) => previous,
    }),
  plans: () =>
    queryOptions({
      queryKey: [...scenarioQueries.all, 'plans'],
      meta: { dependsOn: 'scenarios' },
      queryFn: ({ signal }) => call(listPlans, {}, { signal }),
    }),
  plan: (planId: number) =>
    queryOptions({
      queryKey: [...scenarioQueries.all, 'plan', planId],
      meta: { dependsOn: ['scenarios', 'activity-data', 'locations', 'company'] },
      queryFn: ({ signal }) => call(readPlan, { params: { planId } }, { signal }),
      staleTime: 0,
    }),
};
