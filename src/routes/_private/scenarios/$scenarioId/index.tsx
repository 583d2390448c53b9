import { createFileRoute } from '@tanstack/react-router';
import { StartPage } from '@/features/scenarios/scenarios/start-page';

export const Route = createFileRoute('/_private/scenarios/$scenarioId/')({ component: StartRoute });

function StartRoute() {
  const scenario = Route.useRouteContext({ select: (context) => context.scenario });
  return <StartPage scenario={scenario} />;
}
