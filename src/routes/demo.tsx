import { createFileRoute, redirect } from '@tanstack/react-router';
import { Demo, hasDemos } from '@/app/sandbox';
import { searchOf, text, wholeNumber } from '@/lib/address/search';

const search = searchOf({
  /** The account that this window goes on as. */
  as: wholeNumber(1),
  /** The screen to open; a path of this app, never another site. */
  next: text({ pattern: /^\/(?![/\\])/, maxChars: 2000 }),
});

/** Where links into the sandbox lead. */
export const Route = createFileRoute('/demo')({
  validateSearch: search,
  beforeLoad: ({ search: { as } }) => {
    if (!hasDemos || !as) throw redirect({ to: '/', replace: true });
  },
  component: Page,
});

function Page() {
  const { as = 0, next = '/' } = Route.useSearch();
  return <Demo userId={as} next={next} />;
}
