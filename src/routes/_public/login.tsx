import { createFileRoute } from '@tanstack/react-router';
import { Login } from '@/app/sandbox';
import { flag, searchOf, text } from '@/lib/address/search';

const search = searchOf({
  email: text({ maxChars: 200 }),
  /** Where the person was going; a path of this app, never another site. */
  next: text({ pattern: /^\/(?![/\\])/, maxChars: 2000 }),
  /** The session ended by itself. */
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
