import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { IntakePage } from '@/features/intake/intake/screen/intake-page';
import { intakeQueries } from '@/features/intake/intake/screen/queries';
import { intakeSearch } from '@/features/intake/intake/screen/search';
import { intakeTools } from '@/features/intake/intake/tools';
import { loadScreenTexts } from '@/i18n/setup';
import { isApiError } from '@/lib/api/api-error';

export const Route = createFileRoute('/_private/locations/intake/$intakeId')({
  validateSearch: intakeSearch,
  beforeLoad: async ({ context, params }) => {
    const [{ requireIntake }, { intakeQueries: queries }] = await Promise.all([
      import('./-require-intake'),
      import('@/features/intake/intake/screen/queries'),
    ]);
    requireIntake(context.user);
    // The answers may have been changed elsewhere, and the page starts from them.
    const options = { ...queries.detail(Number(params.intakeId)), staleTime: 0 };
    const intake = await context.queryClient.fetchQuery(options).catch((error: unknown) => {
      if (isApiError(error, 'not_found', 'validation_failed'))
        throw redirect({ to: '/locations/intake', replace: true });
      throw error;
    });
    return { intake };
  },
  loader: () => loadScreenTexts('intake', 'source-file', 'entries', 'fuel-consumptions'),
  component: IntakeRoute,
});

function IntakeRoute() {
  const opened = Route.useRouteContext({ select: ({ intake }) => intake });
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data = opened } = useQuery(intakeQueries.detail(opened.intakeId));
  return (
    <IntakePage
      key={opened.intakeId}
      intake={data}
      tools={intakeTools}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
