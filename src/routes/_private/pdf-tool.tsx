import { createFileRoute, redirect } from '@tanstack/react-router';

/** The specification's developer-only page: nothing to develop here, so it is always the dashboard. */
export const Route = createFileRoute('/_private/pdf-tool')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
