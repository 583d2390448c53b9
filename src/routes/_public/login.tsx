import { createFileRoute } from '@tanstack/react-router';
import { Login } from '@/app/sandbox';
import { flag, searchOf, text } from '@/lib/address/search';

const search = searchOf({
  email: text({ maxChars: 200 }),
  /** The address that the user requested; a path of this app, never another site. */
  next: text({ pattern: /^\/(?![/\\])/, maxChars: 2000 }),
  /** The session expired. */
  ended: flag(),
});

export const Route = createFileRoute('/_public/login')({
  validateSearch: search,
  component: Page,
});

function Page() {
  const { email = '', next = '/', ended = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  const goOn = () => navigate({ href: next, replace: true });
  return <Login email={email} hasEnded={ended} onSignedIn={goOn} />;
}
