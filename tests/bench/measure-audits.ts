/** Lighthouse on the login page and on the dashboard of the built sandbox. */
import { createServer } from 'node:net';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import type { Page } from 'playwright-core';
import { demoPassword } from '../../seed/companies/demo-company';
import { demoEditor } from './account';
import { openProfile } from './browser';
import { type Row, reaching } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

const categories = ['performance', 'accessibility', 'best-practices'] as const;
const reach = 97;

/** Desktop, without throttling, because simulated slowness does not model a service worker. */
const settings: Flags = {
  output: 'json',
  logLevel: 'error',
  onlyCategories: [...categories],
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
  throttlingMethod: 'provided',
};

/** The login page as a first visit with everything cleared; the dashboard as a later visit, signed in. */
export async function measureAudits({ ours: { url } }: Sites, runs: number): Promise<Row[]> {
  const port = await freePort();
  const profile = await openProfile([`--remote-debugging-port=${port}`]);
  try {
    const login = await audit({ name: 'login, first visit', url, port, runs, isFirstVisit: true });
    await signInByForm(profile.page, url);
    const dashboard = { name: 'dashboard, later visit', url, port, runs, isFirstVisit: false };
    return [...login, ...(await audit(dashboard))];
  } finally {
    await profile.close();
  }
}

async function signInByForm(page: Page, url: string): Promise<void> {
  // Lighthouse cleared the site's data under a running worker, which still holds the engine.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  await page.goto(url);
  const password = page.locator('input[type=password]').first();
  await password.waitFor({ timeout: 60_000 });
  await page.locator('input[type=email], input[name=username]').first().fill(demoEditor.email);
  await password.fill(demoPassword);
  await password.press('Enter');
  await page.locator('nav').first().waitFor({ timeout: 60_000 });
  // Lighthouse opens its own tab; this one must not work at the same time.
  await page.goto('about:blank');
}

type Audit = { name: string; url: string; port: number; runs: number; isFirstVisit: boolean };

async function audit({ name, url, port, runs, isFirstVisit }: Audit): Promise<Row[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { ...settings, port, disableStorageReset: !isFirstVisit });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
    results.push(result.lhr);
  }
  const last = results.at(-1);
  return categories.map((category) => {
    const scores = results.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
    const note = last && findingsOf(last, category);
    const figure = `Lighthouse ${name}: ${category}`;
    return reaching({ figure, unit: 'score', note }, summarize(scores), reach);
  });
}

/** What cost points in the last run. */
function findingsOf({ audits, categories }: Result, category: string): string | undefined {
  const findings = (categories[category]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? detailsOf(audits[id]?.details)}`.trim());
  return findings.join(', ') || undefined;
}

function detailsOf(details: unknown): string {
  return JSON.stringify(details ?? '').slice(0, 400);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
