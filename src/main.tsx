import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { createQueryClient } from '@/app/query-client';
import { createAppRouter } from '@/app/router';
import { watchSession } from '@/app/session-watch';
import { setUpTexts } from '@/i18n/setup';
import '@/styles/index.css';

async function start(root: HTMLElement): Promise<void> {
  await setUpTexts();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  watchSession(router, queryClient);
  createRoot(root).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
