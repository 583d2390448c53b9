/**
 * The first opening of each main screen of the largest demo company, from the click on its link until its heading is
 * shown and nothing of it is waiting, and its number of API requests; the dashboard is open before. The pointer
 * rests on the link for as long as users take to click it.
 */
import type { Page } from 'playwright-core';
import { loginOf } from './account';
import { openProfile } from './browser';
import { type Row, within } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

const account = 'admin@blauweide.example';
const pointedAtMs = 120;
/** The demo's background work is finished by then, and every file of the site is cached. */
const settledMs = 30_000;
const reachMs = 400;

type Screen = { name: string; path: string; mostCalls: number };
const screens: readonly Screen[] = [
  { name: 'Emission report', path: '/explorer', mostCalls: 3 },
  { name: 'Input data', path: '/locations', mostCalls: 5 },
  { name: 'Value chain', path: '/value-chain', mostCalls: 6 },
  { name: 'Reports', path: '/reports', mostCalls: 4 },
  { name: 'Scenarios', path: '/scenarios', mostCalls: 3 },
  { name: 'Emission factors', path: '/factors', mostCalls: 3 },
  { name: 'Knowledge base', path: '/knowledge-base', mostCalls: 4 },
  { name: 'Settings', path: '/settings', mostCalls: 5 },
];

type Opened = { ms: number; calls: number };

export async function measureScreens({ ours: { url } }: Sites, rounds: number): Promise<Row[]> {
  const samples = new Map(screens.map(({ path }) => [path, [] as Opened[]]));
  const profile = await openProfile();
  try {
    const { page } = profile;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(url);
    const { username, password } = loginOf(account).body as { username: string; password: string };
    await page.locator('input[name=username]').fill(username);
    await page.locator('input[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await untilOverview(page);
    await page.waitForTimeout(settledMs);
    for (let round = 0; round < rounds; round += 1)
      for (const { path } of screens) {
        // Nothing of the screen is in the page yet.
        await page.goto(url);
        await untilOverview(page);
        samples.get(path)?.push(await open(page, path));
      }
  } finally {
    await profile.close();
  }
  return screens.flatMap(({ name, path, mostCalls }) => {
    const opened = samples.get(path) ?? [];
    const calls = summarize(opened.map((one) => one.calls));
    return [
      within(
        { figure: `first opening of a screen: ${name}`, unit: 'ms' },
        summarize(opened.map(({ ms }) => ms)),
        reachMs,
      ),
      within({ figure: '  its calls', unit: 'calls' }, calls, mostCalls),
    ];
  });
}

async function untilOverview(page: Page): Promise<void> {
  await page.locator('#main h2').first().waitFor();
  // A user looks at it for a moment.
  await page.waitForTimeout(1500);
}

async function open(page: Page, path: string): Promise<Opened> {
  const link = page.locator(`nav a[href="${path}"]`).first();
  await page.evaluate(() => performance.clearResourceTimings());
  await link.hover();
  await page.waitForTimeout(pointedAtMs);
  return page.evaluate(untilOpened, path);
}

/** Runs in the page, so that polling takes none of its time; contains no named function. */
async function untilOpened(path: string): Promise<Opened> {
  const before = document.querySelector('#main h1')?.textContent;
  const startedAt = performance.now();
  document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
  let readyAt = 0;
  // The screen must stay ready for a while, because a later part may still start to wait.
  while (readyAt === 0 || performance.now() - readyAt < 300) {
    await new Promise(requestAnimationFrame);
    const heading = document.querySelector('#main h1')?.textContent;
    const isWaiting = document.querySelector('#main [aria-busy="true"], #main .animate-pulse') !== null;
    if (!heading || heading === before || isWaiting) readyAt = 0;
    else if (readyAt === 0) readyAt = performance.now();
    if (performance.now() - startedAt > 20_000) throw new Error(`${path} is not complete after 20 s.`);
  }
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const calls = names.filter((name) => name.includes('/api/') && !/__engine|Sandbox/.test(name)).length;
  return { ms: readyAt - startedAt, calls };
}
