/**
 * The report of the largest demo company, 40 locations over twelve months: from the worker the document as it would
 * be today, which reads the ledger and builds every page, the finished issue with its workbook, and that workbook;
 * in the page the PDF. Compared in turns with: a chart of the same company's rows.
 */
import type { Page } from 'playwright-core';
import { loginOf } from './account';
import { openProfile } from './browser';
import { measurePdf } from './measure-report-pdf';
import { ask, type Call, timeCalls } from './page-calls';
import { type Row, slower } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

const account = 'user@blauweide.example';
const perRound = 3;
const ghgReportId = 1;
/** A finished issue is the document and the workbook, so it may take as long as both. */
const reachMs = { document: 300, workbook: 1000, issue: 600 };

const peer: Omit<Call, 'token'> = {
  path: 'api/Emissions/Charts?category=utilities&from=2024-01-01&to=2026-12-31',
};

export async function measureReports({ ours: { url } }: Sites, rounds: number): Promise<Row[]> {
  const profile = await openProfile();
  try {
    const { page } = profile;
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, url);
    const { token } = await ask<{ token: string }>(page, url, loginOf(account));
    const headerId = await fillReport(page, url, token);
    const path = `api/Reports/Headers/${headerId}`;
    const measured = { url, token, rounds };
    const document = await timed(page, measured, {
      figure: 'worker: GHG report of 40 locations × 12 months, p95',
      call: { path: `${path}/Generate?draft=true`, token },
      reach: reachMs.document,
    });
    const issue = await timed(page, measured, {
      figure: '  finished: document, state of the ledger and workbook kept, p95',
      call: { path: `${path}/Finish`, method: 'PUT', token },
      reach: reachMs.issue,
    });
    const workbook = await timed(page, measured, {
      figure: '  its Excel, p95',
      call: { path: `${path}/Generate/Excel`, token },
      reach: reachMs.workbook,
    });
    const preview = new URL(`reports/${ghgReportId}/headers/${headerId}/preview`, url).href;
    return [document, issue, workbook, ...(await measurePdf(page, preview, rounds))];
  } finally {
    await profile.close();
  }
}

async function enter(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const { username, password } = loginOf(account).body as { username: string; password: string };
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.locator('nav').first().waitFor();
}

/** A complete report of last year. */
async function fillReport(page: Page, url: string, token: string): Promise<number> {
  const send = <T>(path: string, method: string, body: unknown) =>
    ask<T>(page, url, { path: `api/Reports/${path}`, method, body, token });
  const period = { startDate: '2025-01-01', endDate: '2025-12-31', reportId: ghgReportId };
  const { reportHeaderId } = await send<{ reportHeaderId: number }>('Headers', 'POST', period);
  const [country] = await ask<{ countryId: number }[]>(page, url, { path: 'api/Countries', token });
  await send('Questionnaires', 'POST', {
    reportHeaderId,
    companyName: 'Blauweide Handelsgruppe GmbH',
    countries: [country?.countryId],
    production: 'We sell what people need every day.',
    policies: 'Green electricity in every shop.',
  });
  const header = `Headers/${reportHeaderId}`;
  await send(`${header}/Names`, 'PUT', { name: 'Emissions of forty shops', description: null });
  await send(`${header}/Authors`, 'PUT', { author: 'Jonas Weber', department: 'Energy' });
  return reportHeaderId;
}

type Measured = { url: string; token: string; rounds: number };
type Asked = { figure: string; call: Call; reach: number };

async function timed(
  page: Page,
  { url, token, rounds }: Measured,
  { figure, call, reach }: Asked,
): Promise<Row> {
  const samples = { ours: [] as number[], chart: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await timeCalls(page, url, call, perRound);
    const chart = await timeCalls(page, url, { ...peer, token }, perRound);
    // The first one fills caches.
    if (round === 0) continue;
    samples.ours.push(...ours);
    samples.chart.push(...chart);
  }
  const summary = summarize(samples.ours);
  const beside = { name: 'chart of the utilities of three years', summary: summarize(samples.chart) };
  return {
    ...slower({ figure, unit: 'ms' }, summary, beside, null),
    reach: `p95 ≤ ${reach} ms`,
    isMet: summary.p95 <= reach,
  };
}
