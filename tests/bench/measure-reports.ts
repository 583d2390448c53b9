/**
 * The report of the largest demo company from the worker, 40 locations over twelve months: the document as it would be
 * today, which reads the ledger and builds every page. Beside it in turn: a chart of the same company's rows.
 */

import { loginOf } from './account';
import { openProfile } from './browser';
import { ask, bootWorker, type Call, emptyPage, timeCalls } from './page-calls';
import { type Row, slower } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

const account = 'user@blauweide.example';
const reachMs = 300;
const perRound = 3;
const ghgReportId = 1;

const peer: Omit<Call, 'token'> = {
  path: 'api/Emissions/Charts?category=utilities&from=2024-01-01&to=2026-12-31',
};

export async function measureReports({ ours: { url } }: Sites, rounds: number): Promise<Row[]> {
  const profile = await openProfile();
  try {
    const { page } = profile;
    await page.goto(new URL(emptyPage, url).href);
    await bootWorker(page, url);
    const { token } = await ask<{ token: string }>(page, url, loginOf(account));
    const { reportHeaderId } = await ask<{ reportHeaderId: number }>(page, url, {
      path: 'api/Reports/Headers',
      method: 'POST',
      body: { startDate: '2025-01-01', endDate: '2025-12-31', reportId: ghgReportId },
      token,
    });
    const call = { path: `api/Reports/Headers/${reportHeaderId}/Generate?draft=true`, token };
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
    const figure = 'worker: GHG report of 40 locations × 12 months, p95';
    return [
      {
        ...slower({ figure, unit: 'ms' }, summary, beside, null),
        reach: `p95 ≤ ${reachMs} ms`,
        isMet: summary.p95 <= reachMs,
      },
    ];
  } finally {
    await profile.close();
  }
}
