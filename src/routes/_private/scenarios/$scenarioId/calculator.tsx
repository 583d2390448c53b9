import { createFileRoute } from '@tanstack/react-router';
import { CalculatorPage } from '@/features/scenarios/scenarios/calculator/calculator-page';
import { calculatorSearch } from '@/features/scenarios/scenarios/search';

export const Route = createFileRoute('/_private/scenarios/$scenarioId/calculator')({
  validateSearch: calculatorSearch,
  component: CalculatorRoute,
});

function CalculatorRoute() {
  const scenario = Route.useRouteContext({ select: (context) => context.scenario });
  const search = Route.useSearch();
  return (
    <CalculatorPage
      key={`${scenario.scenarioId} ${search.simulation} ${search.today}`}
      {...{ scenario, search }}
    />
  );
}
