import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Scenario } from '#api/contract/scenarios/scenarios';
import { scenarioQueries } from '@/features/scenarios/scenarios/queries';

/** Redirects to the first scenario; stays where it says that there is none. */
export async function openFirstScenario(queryClient: QueryClient): Promise<void> {
  const [first] = await queryClient.ensureQueryData(scenarioQueries.list());
  if (first) throw redirectTo(first);
}

/** The scenario in the address; an unknown id redirects to the first one. */
export async function openScenario(queryClient: QueryClient, scenarioId: string): Promise<Scenario> {
  const scenarios = await queryClient.ensureQueryData(scenarioQueries.list());
  const found = scenarios.find((one) => String(one.scenarioId) === scenarioId);
  if (found) return found;
  throw scenarios[0] ? redirectTo(scenarios[0]) : redirect({ to: '/scenarios', replace: true });
}

/** A scenario that is not in the plan has only its start page. */
export function requireAvailable(scenario: Scenario): void {
  if (!scenario.isAvailable) throw redirectTo(scenario);
}

function redirectTo({ scenarioId }: Scenario) {
  return redirect({
    to: '/scenarios/$scenarioId',
    params: { scenarioId: String(scenarioId) },
    replace: true,
  });
}
