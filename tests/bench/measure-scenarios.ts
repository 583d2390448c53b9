/**
 * Scenarios of the largest demo company from the worker, 40 locations: a form filled for one location and for all of
 * them, the calculation of a measure, a page of saved simulations that says which would differ today, and one as it
 * was saved. Compared in turns with: a chart of the same company's rows.
 */
import type { Page } from 'playwright-core';
import type { Section } from '#api/contract/scenarios/scenarios';
import type { Simulation } from '#api/contract/scenarios/simulations';
import { loginOf } from './account';
import { openProfile } from './browser';
import { ask, bootWorker, type Call, emptyPage, timeCalls } from './page-calls';
import { type Row, slower } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

const account = 'user@blauweide.example';
const reachMs = { execute: 100, sections: 100, list: 150, saved: 150 };
const perRound = 5;
const [ledId, greenContractId] = [1, 5];

const peer: Omit<Call, 'token'> = {
  path: 'api/Emissions/Charts?category=utilities&from=2024-01-01&to=2026-12-31',
};

export async function measureScenarios({ ours: { url } }: Sites, rounds: number): Promise<Row[]> {
  const profile = await openProfile();
  try {
    const { page } = profile;
    await page.goto(new URL(emptyPage, url).href);
    await bootWorker(page, url);
    const { token } = await ask<{ token: string }>(page, url, loginOf(account));
    const { variables, saveId } = await savedOf(page, url, token);
    const lights = `api/Scenarios/${ledId}`;
    const run = { path: `${lights}/Execute`, method: 'POST', body: { variables }, token };
    const measured = { url, token, rounds };
    return [
      await timed(page, measured, 'worker: run of a measure (LED), p95', run, reachMs.execute),
      await timed(page, measured, '  its form', { path: `${lights}/Sections`, token }, reachMs.sections),
      await timed(
        page,
        measured,
        '  form of a contract for 40 locations',
        { path: `api/Scenarios/${greenContractId}/Sections`, token },
        reachMs.sections,
      ),
      await timed(page, measured, '  page of saves', { path: `${lights}/Saves`, token }, reachMs.list),
      await timed(
        page,
        measured,
        '  a save as it was saved',
        { path: `${lights}/Saves/${saveId}/Execute`, token },
        reachMs.saved,
      ),
    ];
  } finally {
    await profile.close();
  }
}

/** The variables of a simulation of the demo, in today's form. */
async function savedOf(page: Page, url: string, token: string) {
  const list = await ask<{ data: Simulation[] }>(page, url, { path: `api/Scenarios/${ledId}/Saves`, token });
  const [save] = list.data;
  if (!save) throw new Error('The demo company has no saved simulation.');
  const own = new Map(save.variables.map(({ code, value }) => [code, value]));
  const sections = await ask<Section[]>(page, url, {
    path: `api/Scenarios/${ledId}/Sections?locationId=${own.get('location')}`,
    token,
  });
  const variables = sections
    .flatMap((section) => section.variables)
    .map(({ code, defaultValue }) => ({ code, value: own.get(code) ?? defaultValue }));
  return { variables, saveId: save.scenarioBackupId };
}

type Measured = { url: string; token: string; rounds: number };

async function timed(
  page: Page,
  { url, token, rounds }: Measured,
  figure: string,
  call: Call,
  reach: number,
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
