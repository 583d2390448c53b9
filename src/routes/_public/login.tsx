import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { DemoAccounts } from '@/app/sandbox';
import { LoginPage } from '@/features/session/login-page';

const search = z.object({
  email: z.string().optional().catch(undefined),
  /** Where the person was going; a path of this app, never another site. */
  next: z
    .string()
    .regex(/^\/(?![/\\])/)
    .optional()
    .catch(undefined),
  /** The session ended by itself. */
  ended: z.boolean().optional().catch(undefined),
});

export const Route = createFileRoute('/_public/login')({
  validateSearch: search,
  component: Page,
});

function Page() {
  const { email = '', next = '/', ended = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  const goOn = () => navigate({ href: next, replace: true });
  return (
    <LoginPage email={email} hasEnded={ended} onSignedIn={goOn}>
      <DemoAccounts onSignedIn={goOn} />
    </LoginPage>
  );
}
