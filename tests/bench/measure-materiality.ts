/**
 * A double materiality assessment of 300 items in the worker of the largest demo company: its results, as they are
 * and by another method, and the lists of its results; in the page the results from a new start until matrix and top
 * 10 are drawn, and an assessment from the click on Save until its row shows it. Compared in turns with: a chart of
 * the same company's rows, and the dashboard.
 */
import type { Page } from 'playwright-core';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import type { MaterialityResults } from '#api/contract/materiality/results';
import { loginOf } from './account';
import { openProfile } from './browser';
import { type Api, addItem, apiOf, csrdReportId, entryCount, fillAssessment } from './materiality-assessment';
import { completionWord as dashboardWord, noteCompletion as noteDashboard } from './measure-dashboard';
import { ask, bootWorker, type Call, emptyPage, timeCall, timeCalls } from './page-calls';
import { type Row, slower } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

const account = 'user@blauweide.example';
const reachMs = { results: 60, saved: 80, screen: 350 };
const perRound = 5;
const completionWord = 'results complete at';
/** Of the table of the assessment. */
const rowsPerPage = 50;

const peer: Omit<Call, 'token'> = {
  path: 'api/Emissions/Charts?category=utilities&from=2024-01-01&to=2026-12-31',
};
const peerName = 'chart of the utilities of three years';

type Measured = { url: string; token: string; headerId: number; rounds: number };

export async function measureMateriality({ ours: { url } }: Sites, rounds: number): Promise<Row[]> {
  const profile = await openProfile();
  try {
    const { page } = profile;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(new URL(emptyPage, url).href);
    await bootWorker(page, url);
    const { token } = await ask<{ token: string }>(page, url, loginOf(account));
    const api = apiOf(page, url, token);
    const { headerId, firstEntryId } = await fillAssessment(api);
    const measured = { url, token, headerId, rounds };
    await checkSize(api, headerId);
    const calls = await measureCalls(page, measured);
    await enter(page, measured);
    const results = await screen(page, measured);
    // Only now: with an unassessed item there are no results to open.
    const names = await addOpenItems(api, { headerId, entryId: firstEntryId, count: rounds + 1 });
    return [...calls, results, await saves(page, api, { ...measured, names })];
  } finally {
    await profile.close();
  }
}

/** Figures of a different assessment than claimed would be meaningless. */
async function checkSize(api: Api, headerId: number): Promise<void> {
  const { topics, unassessedCount } = await api.get<MaterialityResults>(
    `Reports/${headerId}/DoubleMateriality/Results`,
  );
  const items = topics.reduce((sum, { iroCount }) => sum + iroCount, 0);
  const top = topics.filter(({ rank }) => rank !== null).length;
  if (items !== 3 * entryCount || unassessedCount > 0 || top < 10)
    throw new Error(`The assessment has ${items} items, ${unassessedCount} open, ${top} topics in the top.`);
}

async function measureCalls(page: Page, measured: Measured): Promise<Row[]> {
  const otherMethod = 'impactThreshold=2.5&severityForm=maximum&likelihoodWeight=0.5';
  const asked: [figure: string, path: string, reach: number | null][] = [
    ['worker: results of 300 impacts, risks and opportunities, p95', 'Results', reachMs.results],
    ['  by another method, p95', `Results?${otherMethod}`, reachMs.results],
    ['  material topics', 'Topics/Entries/Material', null],
    ['  list of the impacts', 'Assessments/Impacts', null],
  ];
  const rows: Row[] = [];
  for (const [figure, path, reach] of asked) rows.push(await timed(page, measured, { figure, path, reach }));
  return rows;
}

async function timed(
  page: Page,
  { url, token, headerId, rounds }: Measured,
  { figure, path, reach }: { figure: string; path: string; reach: number | null },
): Promise<Row> {
  const samples = { ours: [] as number[], chart: [] as number[] };
  const call = { path: `api/Reports/${headerId}/DoubleMateriality/${path}`, token };
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await timeCalls(page, url, call, perRound);
    const chart = await timeCalls(page, url, { ...peer, token }, perRound);
    // The first one fills caches.
    if (round === 0) continue;
    samples.ours.push(...ours);
    samples.chart.push(...chart);
  }
  const summary = summarize(samples.ours);
  const row = slower(
    { figure, unit: 'ms' },
    summary,
    { name: peerName, summary: summarize(samples.chart) },
    null,
  );
  return reach === null ? row : { ...row, reach: `p95 ≤ ${reach} ms`, isMet: summary.p95 <= reach };
}

/** Signed in in the app, and the tour covers nothing that is clicked later. */
async function enter(page: Page, { url, token }: Measured): Promise<void> {
  await timeCall(page, url, { path: 'api/UserSettings/Tour?value=true', method: 'PUT', token });
  await page.addInitScript(noteCompletion, completionWord);
  await page.addInitScript(noteDashboard, dashboardWord);
  await page.goto(url);
  const { username, password } = loginOf(account).body as { username: string; password: string };
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.locator('nav').first().waitFor();
}

const addressOf = ({ url, headerId }: Measured, search: string) =>
  new URL(`reports/${csrdReportId}/double-materiality?headerId=${headerId}&${search}`, url).href;

async function screen(page: Page, measured: Measured): Promise<Row> {
  const samples = { ours: [] as number[], dashboard: [] as number[] };
  for (let round = 0; round <= measured.rounds; round += 1) {
    const dashboard = await start(page, measured.url, dashboardWord);
    const ours = await start(page, addressOf(measured, 'view=results'), completionWord);
    // The first one fills caches.
    if (round === 0) continue;
    samples.dashboard.push(dashboard);
    samples.ours.push(ours);
  }
  const ours = summarize(samples.ours);
  const figure = 'results of 300 items complete after a warm start: matrix and top 10';
  const beside = { name: 'dashboard of the same company', summary: summarize(samples.dashboard) };
  return {
    ...slower({ figure, unit: 'ms' }, ours, beside, null),
    reach: `≤ ${reachMs.screen} ms`,
    isMet: ours.median <= reachMs.screen,
  };
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
 * Runs in the page before anything else, and contains no named function: the first frame with the points of the
 * matrix and the top 10, and nothing beside them that is waiting.
 */
async function noteCompletion(word: string): Promise<void> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const hasMatrix = document.querySelector('#main svg[data-plot=matrix] [data-point]');
    const hasTop = document.querySelectorAll('#main ol > li').length >= 10;
    if (hasMatrix && hasTop && !document.querySelector('#main [aria-busy="true"]')) break;
  }
  console.debug(word, performance.now());
}

type OpenItems = { headerId: number; entryId: number; count: number };

/** Risks of one matter, one for each measured click; returns the names of their rows. */
async function addOpenItems(api: Api, { headerId, entryId, count }: OpenItems): Promise<string[]> {
  const ids = new Set<number>();
  for (let number = 0; number < count; number += 1) {
    const item = { headerId, entryId, plural: 'Risks', number: entryCount + number } as const;
    ids.add(await addItem(api, item));
  }
  const rows = await api.get<AssessmentRow[]>(`Reports/${headerId}/DoubleMateriality/Assessments`);
  return rows.filter(({ dmIroId }) => ids.has(dmIroId)).map(({ description }) => description);
}

async function saves(
  page: Page,
  api: Api,
  { names, ...measured }: Measured & { names: readonly string[] },
): Promise<Row> {
  const rows = await api.get<AssessmentRow[]>(`Reports/${measured.headerId}/DoubleMateriality/Assessments`);
  const samples = { ours: [] as number[], chart: [] as number[] };
  let shownPage = 0;
  for (const [round, name] of names.entries()) {
    const at = 1 + Math.floor(rows.findIndex(({ description }) => description === name) / rowsPerPage);
    if (at !== shownPage)
      await page.goto(addressOf(measured, `view=wizard&step=assessment${at > 1 ? `&page=${at}` : ''}`));
    shownPage = at;
    await fillDialog(page, name);
    const ours = await page.evaluate(pressSave, `Financial materiality: ${name}`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const chart = await timeCall(page, measured.url, { ...peer, token: measured.token });
    // The first one fills caches.
    if (round === 0) continue;
    samples.ours.push(ours);
    samples.chart.push(chart);
  }
  const figure = 'assessment of a risk among 300 items: from the press on Save until its row shows it';
  const ours = summarize(samples.ours);
  const beside = { name: peerName, summary: summarize(samples.chart) };
  return {
    ...slower({ figure, unit: 'ms' }, ours, beside, null),
    reach: `≤ ${reachMs.saved} ms`,
    isMet: ours.median <= reachMs.saved,
  };
}

/** All choices are made and the score is calculated, which a user would wait for before saving. */
async function fillDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add assessment: ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  for (const [field, option] of [
    ['Scale of the risk', /Medium/],
    ['Likelihood', /Possible/],
    ['Materiality (your conclusion)', /Not material/],
  ] as const) {
    await dialog.getByLabel(field, { exact: true }).click();
    await page.getByRole('option', { name: option }).first().click();
    await page.getByRole('option').first().waitFor({ state: 'detached' });
  }
  await dialog.getByText('1.8', { exact: true }).waitFor();
}

/**
 * Runs in the page, and contains no named function: from the click until the frame in which the row has its new
 * button.
 */
async function pressSave(label: string): Promise<number> {
  const save = document.querySelector<HTMLElement>('[role=dialog] button[type=submit]');
  if (!save) throw new Error('The dialog has no button that saves.');
  const startedAt = performance.now();
  save.click();
  while (!document.querySelector(`#main button[aria-label="${label}"]`)) {
    await new Promise(requestAnimationFrame);
    if (performance.now() - startedAt > 10_000) throw new Error(`No row shows "${label}".`);
  }
  return performance.now() - startedAt;
}
