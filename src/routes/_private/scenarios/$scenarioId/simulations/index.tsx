import { createFileRoute } from '@tanstack/react-router';
import { simulationsSearch } from '@/features/scenarios/scenarios/search';
import { SimulationsPage } from '@/features/scenarios/scenarios/simulations/simulations-page';

export const Route = createFileRoute('/_private/scenarios/$scenarioId/simulations/')({
  validateSearch: simulationsSearch,
  component: SimulationsRoute,
});

function SimulationsRoute() {
  const scenario = Route.useRouteContext({ select: (context) => context.scenario });
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SimulationsPage
      key={scenario.scenarioId}
      {...{ scenario, search }}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
    />
  );
}
