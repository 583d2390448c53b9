/** The built sandbox in the run's Chromium, with a separate profile and a desktop screen. */
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import type { PlainHost } from '../../engines/plain-host';
import { waitForApp } from '../../engines/sandbox';
import { startSandboxHost } from './sandbox-host';

export type Desk = {
  host: PlainHost;
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
  /** The errors thrown in the page. */
  failures: readonly string[];
};

type DeskOptions = {
  /** Where the page opens. By default it opens at the start, and the application is awaited. */
  path?: string;
  /** Runs before the page loads. */
  arrange?(page: Page): Promise<void>;
  host?: PlainHost;
};

export async function openDesk({ path, arrange, host }: DeskOptions = {}): Promise<Desk> {
  const files = host ?? (await startSandboxHost());
  const browser = await chromium.connect(inject('browserEndpoint'));
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await arrange?.(page);
  const cdp = await context.newCDPSession(page);
  await page.goto(new URL(path ?? '', files.url).href);
  if (path === undefined) await waitForApp(page);
  return { host: files, context, page, cdp, failures };
}

export async function closeDesk({ context, host }: Desk): Promise<void> {
  const browser = context.browser();
  await context.close();
  await browser?.close();
  await host.kill();
}
