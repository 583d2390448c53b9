import { createFileRoute } from '@tanstack/react-router';
import { PlanPage } from '@/features/scenarios/scenarios/plans/plan-page';

export const Route = createFileRoute('/_private/scenarios/plans/$planId')({ component: PlanRoute });

function PlanRoute() {
  const { planId } = Route.useParams();
  return <PlanPage key={planId} planId={Number(planId)} />;
}
