import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '@/features/reports/reports/preview/preview-page';
import { previewSearch } from '@/features/reports/reports/search';

export const Route = createFileRoute('/_private/reports/$reportId/headers/$headerId/preview')({
  validateSearch: previewSearch,
  component: PreviewRoute,
});

function PreviewRoute() {
  const report = Route.useRouteContext({ select: (context) => context.report });
  const { headerId } = Route.useParams();
  const search = Route.useSearch();
  return <PreviewPage key={headerId} {...{ report, search }} headerId={Number(headerId)} />;
}
