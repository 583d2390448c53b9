/**
 * What the sandbox adds to the product: a demo by its link compared with a plain start of the same screen, switching
 * users on the same screen, a colleague's change, lists while requests are recorded, and the file of the largest
 * demo company.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { FuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import type { Recipe } from '#api/contract/sandbox/recipe';
import { en } from '../e2e/support/words';
import { loginOf, signIn } from './account';
import { openProfile } from './browser';
import { completionWord, noteCompletion } from './measure-dashboard';
import { ask, bootWorker, emptyPage, firstCall, timeCall, timeCalls } from './page-calls';
import { type Row, slower, within } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

const account = 'user@kestrelvale.example';
const retailer = 'admin@blauweide.example';
const perRound = 20;

const plainDemo: Recipe = {
  version: 1,
  title: { en: 'Made for Northwind', pl: 'Dla Northwind' },
  account,
  screen: '/',
};

type Measured = { page: Page; url: string; rounds: number };

export async function measureSandbox({ ours: { url } }: Sites, rounds: number): Promise<Row[]> {
  const profile = await openProfile();
  try {
    const { page } = profile;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(new URL(emptyPage, url).href);
    await bootWorker(page, url);
    const measured = { page, url, rounds };
    const recording = await recordedLists(measured);
    const file = await workspaceFile(measured);
    await page.addInitScript(noteCompletion, completionWord);
    const links = [await firstFigures(measured), await demoLinks(measured)];
    const people = await anotherPerson(measured);
    const workspace = await anotherWorkspace(measured);
    return [...links, ...people, workspace, recording, ...file, await sqliteFile(measured)];
  } finally {
    await profile.close();
  }
}

/** In turns with recording off and on; off is the default for visitors. */
async function recordedLists({ page, url, rounds }: Measured): Promise<Row> {
  const { list } = await signIn(page, url);
  const samples = { off: [] as number[], on: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 === 0 ? (['off', 'on'] as const) : (['on', 'off'] as const)) {
      const body = { isRecording: name === 'on' };
      await timeCall(page, url, { path: 'api/Sandbox/Recording', method: 'PUT', body, expect: 204 });
      const times = await timeCalls(page, url, list, perRound);
      // The first round fills caches.
      if (round > 0) samples[name].push(...times);
    }
  }
  const body = { isRecording: false };
  await timeCall(page, url, { path: 'api/Sandbox/Recording', method: 'PUT', body, expect: 204 });
  const off = { name: 'calls are not recorded', summary: summarize(samples.off) };
  return slower(
    { figure: 'list of 10 rows while calls are recorded', unit: 'ms' },
    summarize(samples.on),
    off,
    1.05,
  );
}

/** Written, and loaded over the existing data: until the first response of the reopened engine. */
async function workspaceFile({ page, url, rounds }: Measured): Promise<Row[]> {
  await page.evaluate(
    (address) => fetch(address).then((answer) => answer.text()),
    new URL('api/Sandbox/Settled', url).href,
  );
  const { userId } = await ask<{ userId: number }>(page, url, loginOf(retailer));
  const path = `api/Sandbox/Workspace?userId=${userId}`;
  const times = { written: [] as number[], loaded: [] as number[] };
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    times.written.push(await timeCall(page, url, { path }));
    const answers = { file: new URL(path, url).href, load: new URL('api/Sandbox/Import', url).href };
    times.loaded.push(await page.evaluate(loadFile, { ...answers, first: new URL(firstCall, url).href }));
  }
  const figure = 'workspace file of the largest company';
  return [
    within({ figure: `${figure}: written`, unit: 'ms' }, summarize(times.written), 2000),
    within({ figure: `${figure}: loaded`, unit: 'ms' }, summarize(times.loaded), 4000),
  ];
}

async function loadFile({ file, load, first }: Record<'file' | 'load' | 'first', string>): Promise<number> {
  const form = new FormData();
  form.set('file', new File([await (await fetch(file)).blob()], 'company.ledgerleaf'));
  const startedAt = performance.now();
  for (const answer of [await fetch(load, { method: 'POST', body: form }), await fetch(first)]) {
    if (!answer.ok) throw new Error(`The file was answered ${answer.status}: ${await answer.text()}`);
    await answer.text();
  }
  return performance.now() - startedAt;
}

/** The prepared demos: each from its link until its first step is on screen. */
async function firstFigures({ page, url }: Measured): Promise<Row> {
  const times: number[] = [];
  for (const file of readdirSync('public/demos')) {
    const { steps = [] }: Recipe = JSON.parse(readFileSync(`public/demos/${file}`, 'utf8'));
    const [first] = steps;
    if (!first?.shows) throw new Error(`${file} does not say what its first step shows.`);
    await timeCall(page, url, { path: 'api/Sandbox/Reset', method: 'POST', expect: 204 });
    await page.goto('about:blank');
    const startedAt = performance.now();
    await page.goto(new URL(`demo?recipe=${file.replace('.json', '')}`, url).href);
    await page.locator('main').getByText(first.shows.en, { exact: true }).first().waitFor();
    await page.waitForFunction(() => !document.querySelector('#main [aria-busy="true"]'));
    times.push(performance.now() - startedAt);
  }
  const summary = summarize(times);
  const figure = 'finished demos: from the link until the first step stands';
  return {
    ...within({ figure, unit: 'ms' }, summary, null),
    reach: 'p95 ≤ 20 s',
    isMet: summary.p95 <= 20_000,
  };
}

/** A fresh demo each time, because the link would ask before it replaces changes. */
async function demoLinks({ page, url, rounds }: Measured): Promise<Row> {
  const samples = { link: [] as number[], plain: [] as number[] };
  const { token } = await ask<{ token: string }>(page, url, loginOf(account));
  const demo: Recipe = {
    ...plainDemo,
    prospect: { companyName: 'Northwind Haulage Ltd' },
    calls: [{ call: 'createFuelConsumption', body: await entryOf(page, url, token) }],
  };
  for (let round = 0; round <= rounds; round += 1) {
    await timeCall(page, url, { path: 'api/Sandbox/Reset', method: 'POST', expect: 204 });
    // Signs in, and loads the rows of the screen into memory.
    await complete(page, url, linkOf(plainDemo));
    const plain = await complete(page, url, '');
    const link = await complete(page, url, linkOf(demo));
    // The first one fills caches.
    if (round === 0) continue;
    samples.plain.push(plain);
    samples.link.push(link);
  }
  const ours = summarize(samples.link);
  const beside = summarize(samples.plain);
  const figure = 'demo by its link, with data of its own, until its screen is complete';
  const row = slower(
    { figure, unit: 'ms' },
    ours,
    { name: 'plain start of the same screen', summary: beside },
    null,
  );
  return { ...row, reach: '≤ 500 ms more', isMet: ours.median - beside.median <= 500 };
}

/** Below the folder of the app. */
function linkOf(demo: object): string {
  return `demo#demo=${deflateRawSync(JSON.stringify(demo)).toString('base64url')}`;
}

async function complete(page: Page, url: string, path: string): Promise<number> {
  // An address that differs only after its # would not be loaded again.
  await page.goto('about:blank');
  const [message] = await Promise.all([
    page.waitForEvent('console', (said) => said.text().startsWith(completionWord)),
    page.goto(new URL(path, url).href),
  ]);
  return Number(message.text().slice(completionWord.length));
}

async function anotherPerson({ page, url, rounds }: Measured): Promise<Row[]> {
  const times = { switched: [] as number[], seen: [] as number[] };
  const { token, userId } = await ask<{ token: string; userId: number }>(page, url, loginOf(account));
  await timeCall(page, url, { path: 'api/UserSettings/Tour?value=true', method: 'PUT', token });
  const entry = await entryOf(page, url, token);
  const screen = `/locations/${entry.locationId}`;
  await page.goto('about:blank');
  await page.goto(new URL(`demo?as=${userId}&next=${encodeURIComponent(screen)}`, url).href);
  await page.getByRole('tab', { name: en('explorer', 'categories.fuels') }).click();
  const add = { address: new URL('api/Fuels/Consumptions', url).href, token };
  for (let round = 0; round <= rounds; round += 1) {
    const seen = await page.evaluate(addAndSee, { ...add, body: { ...entry, reference: `seen-${round}` } });
    await page.getByRole('button', { name: en('desk', 'open') }).click();
    const role = en('sandbox', `role.${round % 2 === 0 ? 'View' : 'User'}`);
    const people = page.getByRole('dialog', { name: en('desk', 'title') });
    const button = people.getByRole('button', { name: new RegExp(`, ${role}$`) }).first();
    const switched = await button.evaluate(pressAndSee, `, ${role}`);
    // The first one fills caches.
    if (round === 0) continue;
    times.seen.push(seen);
    times.switched.push(switched);
  }
  const entered = 'an entry of a colleague: from its answer until it is on the screen';
  return [
    within({ figure: 'another person on the same screen', unit: 'ms' }, summarize(times.switched), 300),
    within({ figure: entered, unit: 'ms' }, summarize(times.seen), 1000),
  ];
}

/** The parts of an entry of the company's first location with fuels. */
async function entryOf(page: Page, url: string, token: string) {
  const places = await ask<{ locationId: number }[]>(page, url, { path: 'api/Locations', token });
  for (const { locationId } of places) {
    const path = `api/Locations/${locationId}/Fuels/Consumptions?PageSize=1`;
    const [row] = await ask<FuelConsumption[]>(page, url, { path, token });
    if (!row) continue;
    const { fuelId, fuelVariantId, value, unitId, date } = row;
    return { locationId, fuelId, fuelVariantId, value, unitId, date };
  }
  throw new Error('The company has no entry of fuels.');
}

type Addition = { address: string; token: string; body: { reference: string } };

/** Runs in the page, and contains no named function. Its own request counts as one of another window. */
async function addAndSee({ address, token, body }: Addition): Promise<number> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      authorization: `Basic ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The entry was answered ${answer.status}: ${await answer.text()}`);
  const startedAt = performance.now();
  while (!document.querySelector('#main table')?.textContent?.includes(body.reference)) {
    await new Promise(requestAnimationFrame);
    if (performance.now() - startedAt > 10_000) throw new Error(`No row shows ${body.reference}.`);
  }
  return performance.now() - startedAt;
}

/** Runs in the page: from the click until the strip names the user and nothing on the screen is waiting. */
async function pressAndSee(button: HTMLElement | SVGElement, name: string): Promise<number> {
  const startedAt = performance.now();
  if (button instanceof HTMLElement) button.click();
  for (;;) {
    await new Promise(requestAnimationFrame);
    const isNamed = [...document.querySelectorAll('button span')].some(({ textContent }) =>
      textContent?.endsWith(name),
    );
    if (isNamed && document.querySelector('#main h1') && !document.querySelector('#main [aria-busy="true"]'))
      break;
    if (performance.now() - startedAt > 10_000) throw new Error(`The strip does not name ${name}.`);
  }
  return performance.now() - startedAt;
}

/** On the screen of the previous part: from the click until the same screen shows the data of the other workspace. */
async function anotherWorkspace({ page, url, rounds }: Measured): Promise<Row> {
  const body = { name: 'Northwind', from: 'current' };
  await ask<{ key: string }>(page, url, { path: 'api/Sandbox/Workspaces', method: 'POST', body });
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.getByRole('button', { name: en('desk', 'open') }).click();
    const menu = page.getByRole('region', { name: en('workspaces', 'title') });
    const button = menu.getByRole('button', { name: en('workspaces', 'switch') }).first();
    const ms = await button.evaluate(pressAndClose);
    // The first one fills caches.
    if (round > 0) times.push(ms);
  }
  return within({ figure: 'another workspace, on the same screen', unit: 'ms' }, summarize(times), 500);
}

/** Runs in the page: from the click until the menu is closed and nothing on the screen is waiting. */
async function pressAndClose(button: HTMLElement | SVGElement): Promise<number> {
  const startedAt = performance.now();
  if (button instanceof HTMLElement) button.click();
  for (;;) {
    await new Promise(requestAnimationFrame);
    if (
      !document.querySelector('[role=dialog], #main [aria-busy="true"]') &&
      document.querySelector('#main h1')
    )
      break;
    if (performance.now() - startedAt > 10_000) throw new Error('The other workspace was not opened.');
  }
  return performance.now() - startedAt;
}

/** From the click until the browser has the file. The first one loads the code that writes it. */
async function sqliteFile({ page, url, rounds }: Measured): Promise<Row> {
  const { userId } = await ask<{ userId: number }>(page, url, loginOf(retailer));
  await page.goto('about:blank');
  await page.goto(new URL(`demo?as=${userId}&next=/settings/data-export`, url).href);
  const times: number[] = [];
  for (let round = 0; round <= Math.min(rounds, 5); round += 1) {
    const button = page.getByRole('button', { name: en('data-export', 'sqlite.save') });
    await button.and(page.locator(':enabled')).waitFor();
    const startedAt = performance.now();
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    times.push(performance.now() - startedAt);
    await download.delete();
  }
  return within({ figure: 'SQLite file of the largest company', unit: 'ms' }, summarize(times), 3000);
}
