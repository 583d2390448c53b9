import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { followDeepLink } from '@/app/deep-link';
import { lookAhead, openScreens } from '@/app/look-ahead';
import { createQueryClient } from '@/app/query-client';
import { createAppRouter } from '@/app/router';
import { watchSession } from '@/app/session-watch';
import { setUpTexts } from '@/i18n/setup';
import { credential } from '@/lib/api/call';
import '@/styles/index.css';

// The page's policy forbids code from strings. zod would try it once and the browser would report it, so zod is
// configured before it is loaded; this is where zod keeps its settings.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** The sandbox starts its engine first; with a remote API, the bundle contains nothing of the engine. */
async function start(root: HTMLElement): Promise<void> {
  followDeepLink();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  watchSession(router, queryClient);
  const texts = setUpTexts();
  if (isAnsweredAlready()) void lookAhead(router, queryClient);
  if (!import.meta.env.VITE_API_BASE_URL) {
    const { bootSandbox } = await import('@/app/boot/boot-sandbox');
    await bootSandbox(root, texts);
  }
  await texts;
  // Returning users who are signed in see their screen immediately, without another one before it.
  if (credential.read()) await openScreens(router);
  createRoot(root).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
}

/** Requests can be sent now with a remote API, or in a sandbox whose worker already controls the page. */
function isAnsweredAlready(): boolean {
  return Boolean(import.meta.env.VITE_API_BASE_URL || navigator.serviceWorker?.controller);
}

const root = document.getElementById('root');
if (root) void start(root);
