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

// The page's policy forbids code from strings. zod would try it once and have the browser report it, so it is
// told before it is loaded; this is where zod keeps its settings.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** The sandbox starts its engine first; with a remote API nothing of the engine is in the bundle. */
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
  // Whoever comes back signed in finds the screen at once, and no other in its place before it.
  if (credential.read()) await openScreens(router);
  createRoot(root).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
}

/** A remote API does; the sandbox's where its worker has the page already, and not only after the start. */
function isAnsweredAlready(): boolean {
  return Boolean(import.meta.env.VITE_API_BASE_URL || navigator.serviceWorker?.controller);
}

const root = document.getElementById('root');
if (root) void start(root);
