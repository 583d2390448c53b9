import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireModules } from '@/app/guards';
import { loadScreenTexts } from '@/i18n/setup';

/** Guards every screen of the knowledge base; each is a file in `knowledge-base/`. */
export const Route = createFileRoute('/_private/knowledge-base')({
  beforeLoad: ({ context }) => requireModules(context.user, { kind: 'one-of', modules: ['KNOWLEDGE'] }),
  loader: () => loadScreenTexts('knowledge-base', 'advice'),
  component: Outlet,
});
