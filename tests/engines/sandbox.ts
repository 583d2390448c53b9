/** The built sandbox on a plain static host, opened in a real Chromium with a separate profile. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EngineStatus } from '#api/contract/engine';
import { findBrowser } from '../../scripts/setup/browser.mjs';
import { type PlainHost, startPlainHost } from './plain-host';

/** The output folder of `vite build`. */
export const builtFolder = process.env.SANDBOX_FOLDER ?? 'dist';

export type Sandbox = {
  host: PlainHost;
  profile: string;
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
};

export async function startHost(basePath = '/'): Promise<PlainHost> {
  if (!existsSync(join(builtFolder, 'sw.js'))) throw new Error('Build the sandbox first: npm run build.');
  return startPlainHost(builtFolder, basePath);
}

/** A browser with a fresh profile, or with the given one; `arrange` runs before the first page loads. */
export async function openSandbox(
  host: PlainHost,
  options: { profile?: string; path?: string; arrange?(page: Page): Promise<void> } = {},
): Promise<Sandbox> {
  const profile = options.profile ?? (await mkdtemp(join(tmpdir(), 'ledgerleaf-profile-')));
  const context = await launch(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  await options.arrange?.(page);
  const cdp = await context.newCDPSession(page);
  await page.goto(new URL(options.path ?? '', host.url).href);
  return { host, profile, context, page, cdp };
}

export async function launch(profile: string): Promise<BrowserContext> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('No Chromium was found.');
  return chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox'],
    locale: 'en-GB',
  });
}

export async function closeSandbox({ context, profile }: Sandbox): Promise<void> {
  await context.close().catch(() => undefined);
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}

/** The application has painted its own screen, and the engine behind it has answered. */
export async function waitForApp(page: Page): Promise<void> {
  await page.locator('input[type=email], input[name=username], nav').first().waitFor({ timeout: 60_000 });
  // A page that reloads itself cannot answer for a moment.
  const isReady = () => page.evaluate(isEngineReady).catch(() => false);
  for (const deadline = performance.now() + 60_000; !(await isReady()); await rest(50)) {
    if (performance.now() > deadline) throw new Error('The engine did not start within a minute.');
  }
}

/** In the page. Until a worker controls it, the static host answers in place of the engine. */
async function isEngineReady(): Promise<boolean> {
  const folder = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.src;
  const status: Pick<EngineStatus, 'engine' | 'state'> | null = await fetch(
    new URL('../api/__engine?peek=true', folder),
  )
    .then((answer) => answer.json())
    .catch(() => null);
  return status?.engine === 'ledgerleaf' && status.state === 'ready';
}

export type Answer<T> = { status: number; type: string; body: T };

/** A request as the page makes it. */
export async function request<T>(
  { page, host }: Pick<Sandbox, 'page' | 'host'>,
  path: string,
  init: { method?: string; body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const { method = 'GET', body, token, headers = {} } = init;
  const sent: Record<string, string> = { ...headers };
  if (token) sent.authorization = `Basic ${token}`;
  if (body !== undefined) sent['content-type'] = 'application/json';
  return page.evaluate(
    async ({ url, method, sent, body }) => {
      const response = await fetch(url, { method, headers: sent, body });
      const type = response.headers.get('content-type') ?? '';
      return { status: response.status, type, body: type.includes('json') ? await response.json() : null };
    },
    {
      url: new URL(path, host.url).href,
      method,
      sent,
      body: body === undefined ? undefined : JSON.stringify(body),
    },
  );
}

export async function engineOf(sandbox: Pick<Sandbox, 'page' | 'host'>): Promise<EngineStatus> {
  return (await request<EngineStatus>(sandbox, 'api/__engine')).body;
}

/** Every file of the pages is cached, so the host may be stopped from now on. */
export async function untilOfflineReady(sandbox: Pick<Sandbox, 'page' | 'host'>): Promise<void> {
  await expect.poll(async () => (await engineOf(sandbox)).isOfflineReady, { timeout: 60_000 }).toBe(true);
}

/** Signs in as an editor of the demo's largest tour company; returns the token. */
export async function enter(sandbox: Pick<Sandbox, 'page' | 'host'>): Promise<string> {
  const accounts = await request<{ userId: number; roleName: string; companyId: number }[]>(
    sandbox,
    'api/Sandbox/Accounts',
  );
  const admin = accounts.body.find(({ companyId, roleName }) => companyId === 1 && roleName === 'Admin');
  const entered = await request<{ token: string }>(sandbox, 'api/Sandbox/Sessions', {
    method: 'POST',
    body: { userId: admin?.userId },
  });
  return entered.body.token;
}

export async function stopWorkers({ cdp }: Pick<Sandbox, 'cdp'>): Promise<void> {
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
}
