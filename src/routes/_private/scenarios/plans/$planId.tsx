import { createFileRoute } from '@tanstack/react-router';
import { PlanPage } from '@/features/scenarios/scenarios/plans/plan-page';
import { planSearch } from '@/features/scenarios/scenarios/search';

export const Route = createFileRoute('/_private/scenarios/plans/$planId')({
  validateSearch: planSearch,
  component: PlanRoute,
});

function PlanRoute() {
  const { planId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PlanPage
      key={planId}
      planId={Number(planId)}
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
