import { createFileRoute, redirect } from '@tanstack/react-router';

/** Any unknown address: the dashboard, whose guard goes on to the login when nobody is signed in. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
