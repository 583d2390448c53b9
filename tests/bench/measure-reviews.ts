/**
 * The evidence of the largest demo company's reviews: 40 locations over 36 months from the worker, and the screen
 * from a new start of the page with the worker running until every question has its evidence. Compared in turns
 * with: a chart of the same rows, and the dashboard of the same company.
 */
import type { Page } from 'playwright-core';
import type { ReviewHeader } from '#api/contract/reviews/reviews';
import { loginOf } from './account';
import { openProfile } from './browser';
import { completionWord as dashboardWord, noteCompletion as noteDashboard } from './measure-dashboard';
import { ask, type Call, timeCalls } from './page-calls';
import { type Row, slower, within } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

const account = 'user@blauweide.example';
const reachMs = { coverage: 60, screen: 400 };
const completionWord = 'review complete at';

export async function measureReviews({ ours: { url } }: Sites, rounds: number): Promise<Row[]> {
  const profile = await openProfile();
  try {
    const { page } = profile;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(noteCompletion, completionWord);
    await page.addInitScript(noteDashboard, dashboardWord);
    await page.goto(url);
    const login = loginOf(account);
    const { username, password } = login.body as { username: string; password: string };
    await page.locator('input[name=username]').fill(username);
    await page.locator('input[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.locator('nav').first().waitFor();
    const { token } = await ask<{ token: string }>(page, url, login);
    const [review] = await ask<ReviewHeader[]>(page, url, { path: 'api/Emissions/Reviews', token });
    if (!review) throw new Error('The demo company has no review.');
    return [
      await coverage(page, { url, token, reviewId: review.reviewHeaderId, rounds }),
      ...(await screen(page, { url, reviewId: review.reviewHeaderId, rounds })),
    ];
  } finally {
    await profile.close();
  }
}

type Measured = { url: string; token: string; reviewId: number; rounds: number };

async function coverage(page: Page, { url, token, reviewId, rounds }: Measured): Promise<Row> {
  const path = `api/Emissions/Reviews/${reviewId}/Scopes/2/Categories/1/Coverage?Months=36`;
  const chartPath = 'api/Emissions/Charts?category=utilities&from=2024-01-01&to=2026-12-31';
  const samples = { ours: [] as number[], chart: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const time = (path: string) => timeCalls(page, url, { path, token } satisfies Call, 3);
    const [ours, chart] = [await time(path), await time(chartPath)];
    // The first one fills caches.
    if (round === 0) continue;
    samples.ours.push(...ours);
    samples.chart.push(...chart);
  }
  const figure = 'worker: coverage of electricity, 40 locations × 36 months';
  const ours = summarize(samples.ours);
  const peer = { name: 'chart of the utilities of three years', summary: summarize(samples.chart) };
  return {
    ...slower({ figure, unit: 'ms' }, ours, peer, null),
    reach: `p95 ≤ ${reachMs.coverage} ms`,
    isMet: ours.p95 <= reachMs.coverage,
  };
}

async function screen(page: Page, { url, reviewId, rounds }: Omit<Measured, 'token'>): Promise<Row[]> {
  const address = new URL(`reviews/${reviewId}?scope=2`, url).href;
  const starts: number[] = [];
  const dashboards: number[] = [];
  const tables: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const dashboard = await start(page, url, dashboardWord);
    const review = await start(page, address, completionWord);
    const table = await page.evaluate(openTable);
    // The first one fills caches.
    if (round === 0) continue;
    dashboards.push(dashboard);
    starts.push(review);
    tables.push(table);
  }
  const ours = summarize(starts);
  const peer = { name: 'dashboard of the same company', summary: summarize(dashboards) };
  const figure = 'review complete after a warm start (40 locations)';
  const drawn = '  of it, 1,440 months drawn after the table was opened for three years';
  return [
    {
      ...slower({ figure, unit: 'ms' }, ours, peer, null),
      reach: `≤ ${reachMs.screen} ms`,
      isMet: ours.median <= reachMs.screen,
    },
    within({ figure: drawn, unit: 'ms' }, summarize(tables), reachMs.screen),
  ];
}

/** The page reports when it is complete; polling it would slow it down. */
async function start(page: Page, address: string, word: string): Promise<number> {
  const [message] = await Promise.all([
    page.waitForEvent('console', (said) => said.text().startsWith(word)),
    page.goto(address),
  ]);
  return Number(message.text().slice(word.length));
}

/**
 * Runs in the page, and contains no named function: from the click that requests three years until all their months
 * are drawn.
 */
async function openTable(): Promise<number> {
  const card = document.querySelector('section[id^=question]');
  card?.querySelector<HTMLElement>('[aria-controls][aria-expanded=false]')?.click();
  while (!card?.querySelector('td')) await new Promise(requestAnimationFrame);
  const startedAt = performance.now();
  const [, years] = card.querySelectorAll<HTMLElement>('[role=tab]');
  years?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  while (card.querySelectorAll('td').length < 1400) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - startedAt;
}

/** Runs in the page before anything else: the first frame in which every question has its evidence. */
async function noteCompletion(word: string): Promise<void> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const questions = document.querySelectorAll('#main section[id^=question]').length;
    if (questions > 0 && !document.querySelector('#main [aria-busy="true"]')) break;
  }
  console.debug(word, performance.now());
}
