import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '@/features/scenarios/scenarios/simulations/preview-page';

export const Route = createFileRoute('/_private/scenarios/$scenarioId/simulations/$simulationId/preview')({
  component: PreviewRoute,
});

function PreviewRoute() {
  const scenario = Route.useRouteContext({ select: (context) => context.scenario });
  const { simulationId } = Route.useParams();
  return <PreviewPage key={simulationId} scenario={scenario} simulationId={Number(simulationId)} />;
}
