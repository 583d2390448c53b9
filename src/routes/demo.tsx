import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { Demo, hasDemos } from '@/app/sandbox';
import type { ArrivalProps } from '@/features/sandbox/sandbox/arrival';
import { flag, searchOf, text, wholeNumber } from '@/lib/address/search';

const search = searchOf({
  /** A prepared demo, by its file name. */
  recipe: text({ pattern: /^[a-z0-9-]+$/ }),
  /** The window with the presenter's notes. */
  presenter: flag(),
  /** Fresh demo data, after a confirmation. */
  reset: flag(),
  /** The account that this window signs in as, independently of the other windows. */
  as: wholeNumber(1),
  /** The screen to open for that account; a path of this app, never another site. */
  next: text({ pattern: /^\/(?![/\\])/, maxChars: 2000 }),
});

/** The target of links into the sandbox. */
export const Route = createFileRoute('/demo')({
  validateSearch: search,
  beforeLoad: ({ search: asked, location: { hash } }) => {
    if (!hasDemos || !arrivalOf(asked, hash)) throw redirect({ to: '/', replace: true });
  },
  component: Page,
});

function Page() {
  const asked = Route.useSearch();
  const hash = useLocation({ select: (location) => location.hash });
  const arrival = arrivalOf(asked, hash);
  return arrival ? <Demo {...arrival} /> : null;
}

/** `#demo=…` contains a whole recipe, because the hash is not sent to any server. */
function arrivalOf(asked: ReturnType<typeof search>, hash: string): ArrivalProps | null {
  const packed = /^demo=(.+)$/.exec(hash)?.[1];
  if (packed) return { kind: 'recipe', source: { packed } };
  if (asked.recipe) return { kind: 'recipe', source: { name: asked.recipe } };
  if (asked.presenter) return { kind: 'presenter' };
  if (asked.reset) return { kind: 'reset' };
  return asked.as ? { kind: 'person', userId: asked.as, next: asked.next ?? '/' } : null;
}
