/** Lighthouse on the login page and on the dashboard of the built sandbox. */
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import type { Page } from 'playwright-core';
import { demoPassword } from '../../seed/companies/demo-company';
import { demoEditor } from './account';
import { openProfile } from './browser';
import { type Row, reaching } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

const categories = ['performance', 'accessibility', 'best-practices'] as const;
const reach = 95;

export async function measureAudits({ ours: { url } }: Sites): Promise<Row[]> {
  const port = await freePort();
  const profile = await openProfile([`--remote-debugging-port=${port}`]);
  try {
    const login = await audit('login', url, port);
    await signInByForm(profile.page, url);
    return [...login, ...(await audit('dashboard', url, port))];
  } finally {
    await profile.close();
  }
}

async function signInByForm(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const password = page.locator('input[type=password]').first();
  await password.waitFor({ timeout: 60_000 });
  await page.locator('input[type=email], input[name=username]').first().fill(demoEditor.email);
  await password.fill(demoPassword);
  await password.press('Enter');
  await page.locator('nav').first().waitFor({ timeout: 60_000 });
}

async function audit(name: string, url: string, port: number): Promise<Row[]> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    disableStorageReset: true,
    formFactor: 'desktop',
    screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
    throttlingMethod: 'provided',
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { lhr } = result;
  return categories.map((category) => {
    const { score, title, auditRefs } = lhr.categories[category] ?? {
      score: null,
      title: category,
      auditRefs: [],
    };
    const failed = auditRefs
      .filter(({ weight, id }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim());
    return reaching(
      { figure: `Lighthouse ${name}: ${title}`, unit: 'score', note: failed.join(', ') || undefined },
      summarize([(score ?? 0) * 100]),
      reach,
    );
  });
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
