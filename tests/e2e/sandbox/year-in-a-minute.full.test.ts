/** A year with the product, replayed month by month: what it shows, and that it is complete or not there at all. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { request, stopWorkers } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { readTotalTonnes, signOut } from '../support/portal';
import { enterAs } from '../support/screen';
import { en, like, pl } from '../support/words';

const editor = 'user@kestrelvale.example';
/** A worker that shares its processor with other tests takes longer over a year than one on a user's computer. */
const yearMs = 150_000;

const testMs = 2 * yearMs;

let desk: Desk;
let page: Page;
let token: string;
let year: number;

beforeAll(async () => {
  desk = await openDesk();
  page = desk.page;
  desk.context.setDefaultTimeout(30_000);
});

afterAll(async () => {
  await closeDesk(desk);
  expect(desk.failures).toEqual([]);
});

const bar = (on = page) => on.getByRole('region', { name: like('year-replay', 'bar') });
const button = (key: 'pause' | 'resume' | 'stop' | 'keep' | 'takeBack' | 'close', on = page) =>
  bar(on).getByRole('button', { name: en('year-replay', key), exact: true });
const panel = (on = page) => on.getByRole('dialog', { name: en('sandbox', 'panel.title') });

async function openClock(on = page): Promise<void> {
  await on.getByTitle(en('sandbox', 'strip.open')).click();
  await panel(on)
    .getByRole('tab', { name: en('sandbox', 'panel.clock'), exact: true })
    .click();
}

async function start(on = page, played = year): Promise<void> {
  await openClock(on);
  await panel(on)
    .getByRole('button', { name: en('year-replay', 'start', { year: played }), exact: true })
    .click();
  await bar(on).waitFor();
}

async function chooseFastest(): Promise<void> {
  await bar()
    .getByRole('combobox', { name: en('year-replay', 'speed') })
    .click();
  await page.getByRole('option', { name: en('year-replay', 'speeds.fastest') }).click();
}

const untilMonth = (month: string) =>
  bar()
    .getByText(new RegExp(`^${month} ${year}: `))
    .waitFor({ timeout: yearMs });
const untilEnd = () => button('keep').waitFor({ timeout: yearMs });

type Totals = { year: number; total: number };
const read = async <T>(path: string) => (await request<T>(desk, path, { token })).body;

/** The API's data of the company, which is the same again once a year was undone. */
async function stateOfCompany() {
  const paths = [
    'api/Sandbox/Clock',
    'api/Widgets/Scopes/Aggregates',
    'api/Widgets/Settings/Year',
    'api/Locations/0/Consumptions/Years',
    'api/Emissions/Reviews',
    'api/Companies/ReportingInformations',
    'api/Locations/201/Fuels/Consumptions?PageSize=200',
    'api/Locations/201/Utilities/Consumptions?PageSize=200',
  ];
  return Promise.all(paths.map((path) => read(path)));
}

/**
 * Fresh demo data, without traces of the previous test. A file of the host, because the portal would undo by itself.
 */
beforeEach(async () => {
  await page.goto(new URL('demos/completeness.json', desk.host.url).href);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await request(desk, 'api/Sandbox/Reset', { method: 'POST' });
  token = await enterAs(desk, editor);
  const years = await read<{ value: number }[]>('api/Locations/0/Consumptions/Years');
  year = (years[0]?.value ?? 0) + 1;
});

/** Of the year replayed without interruption. */
let undisturbedKg: number;

describe('a year in a minute', { timeout: testMs }, () => {
  it("shows each month on the overview, with the API's figures", async () => {
    const before = await stateOfCompany();
    await start();
    const startedAt = performance.now();
    await untilMonth('January');
    await button('pause').click();
    await bar()
      .getByText(en('year-replay', 'events.reviewOpened', { title: year }))
      .waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await chooseFastest();
    await button('resume').click();
    await untilEnd();
    console.log(`Kestrel & Vale played in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    const totals = await read<Totals>('api/Widgets/Scopes/Aggregates');
    undisturbedKg = totals.total;
    expect(totals.year).toBe(year);
    expect(await readTotalTonnes(page)).toBe(Math.round(totals.total / 1000));
    const { months } = await read<{ months: { scopes: { carbonEquivalent: number }[] }[] }>(
      'api/Emissions/Months',
    );
    const sum = months.flatMap(({ scopes }) => scopes).reduce((all, one) => all + one.carbonEquivalent, 0);
    expect(months).toHaveLength(12);
    expect(sum).toBeCloseTo(totals.total, 3);
    await page.getByText(new RegExp(`demo date 31 Dec ${year}`)).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    // The question at the end survives a reload.
    await page.reload();
    await button('takeBack').click();
    await bar().waitFor({ state: 'detached' });
    expect(await stateOfCompany()).toEqual(before);
    expect(await readTotalTonnes(page)).toBe(Math.round((before[1] as Totals).total / 1000));
    expect(await read('api/Sandbox/Checkpoints')).toEqual([]);
  });

  it('stays with its workspace: no other is opened while it runs, and in another one nothing is undone', async () => {
    const before = await stateOfCompany();
    const other = { name: 'Beside', from: 'demo' };
    await request(desk, 'api/Sandbox/Workspaces', { method: 'POST', body: other });
    const goTo = async (name: string) => {
      await page.getByRole('button', { name: en('desk', 'open') }).click();
      const menu = page.getByRole('dialog', { name: en('desk', 'title') });
      await menu.getByRole('button', { name: en('workspaces', 'switchTo', { name }) }).click();
      return menu;
    };
    await start();
    await untilMonth('January');
    const menu = await goTo(other.name);
    await menu.getByText(en('workspaces', 'busy')).waitFor();
    await page.keyboard.press('Escape');
    await button('stop').click();
    await untilEnd();
    await (await goTo(other.name)).waitFor({ state: 'detached' });
    await button('takeBack').click();
    await bar().getByText(en('year-replay', 'otherWorkspace')).waitFor();
    await (await goTo(en('workspaces', 'first'))).waitFor({ state: 'detached' });
    await button('takeBack').click();
    await bar().waitFor({ state: 'detached' });
    token = await enterAs(desk, editor);
    expect(await stateOfCompany()).toEqual(before);
  });

  it('is paused, resumed and stopped with the keyboard, and keeps whole months', async () => {
    await start();
    await untilMonth('January');
    await button('pause').focus();
    await page.keyboard.press('Enter');
    await button('resume').waitFor();
    await page.keyboard.press('Enter');
    await button('pause').waitFor();
    await button('stop').focus();
    await page.keyboard.press('Enter');
    await untilEnd();
    const { months } = await read<{ months: { date: string }[] }>('api/Emissions/Months');
    await button('takeBack').click();
    await bar().waitFor({ state: 'detached' });
    expect(months.length).toBeGreaterThan(0);
    expect(months.length).toBeLessThan(12);
  });

  it('continues after the worker was killed, with each entry once', async () => {
    await start();
    for (const month of ['January', 'April']) {
      await untilMonth(month);
      await stopWorkers(desk);
    }
    await chooseFastest();
    await untilEnd();
    expect((await read<Totals>('api/Widgets/Scopes/Aggregates')).total).toBeCloseTo(undisturbedKg, 6);
    await button('takeBack').click();
    await bar().waitFor({ state: 'detached' });
  });
});

describe('the largest company of the demo', { timeout: testMs }, () => {
  it('is replayed too, with every entry that it has', async () => {
    token = await enterAs(desk, 'user@blauweide.example');
    const before = await read<Totals>('api/Widgets/Scopes/Aggregates');
    await start();
    const startedAt = performance.now();
    await untilMonth('January');
    await chooseFastest();
    await untilEnd();
    console.log(`Blauweide played in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    console.log(await bar().getByRole('status').textContent());
    expect((await read<Totals>('api/Widgets/Scopes/Aggregates')).total).toBeGreaterThan(before.total / 2);
    await button('takeBack').click();
    await bar().waitFor({ state: 'detached' });
  });
});

describe('an interrupted year', { timeout: testMs }, () => {
  it('is undone after a reload halfway', async () => {
    const before = await stateOfCompany();
    await start();
    await untilMonth('February');
    await page.reload();
    await page.getByText(en('demo', 'undone')).waitFor();
    expect(await stateOfCompany()).toEqual(before);
    expect(await bar().count()).toBe(0);
    expect(await readTotalTonnes(page)).toBe(Math.round((before[1] as Totals).total / 1000));
  });

  it('is undone when the user signs out', async () => {
    const before = await stateOfCompany();
    await start();
    await untilMonth('January');
    await signOut(page);
    // The name of the checkpoint to restore.
    await page.waitForFunction(
      () => !Object.keys(localStorage).some((key) => key.startsWith('ledgerleaf-recipe')),
    );
    token = await enterAs(desk, editor);
    await bar().getByText(en('year-replay', 'failure.left')).waitFor();
    await bar().getByText(en('year-replay', 'asBefore')).waitFor();
    expect(await stateOfCompany()).toEqual(before);
  });

  it('is undone when the API does not answer', async () => {
    const before = await stateOfCompany();
    await start();
    await untilMonth('January');
    const inject = (body: object[]) => request(desk, 'api/Sandbox/Injections', { method: 'PUT', body });
    await inject([{ path: '/api/Fuels/Consumptions', effect: { kind: 'offline' } }]);
    await bar().getByText(en('year-replay', 'failure.refused')).waitFor({ timeout: yearMs });
    await bar().getByText(en('year-replay', 'asBefore')).waitFor();
    await inject([]);
    expect(await stateOfCompany()).toEqual(before);
    await button('close').click();
    await bar().waitFor({ state: 'detached' });
  });

  it('is refused while another window replays one', async () => {
    await start();
    await untilMonth('January');
    await button('pause').click();
    const other = await desk.context.newPage();
    await other.setViewportSize({ width: 1440, height: 900 });
    await other.goto(desk.host.url);
    // The year being replayed has data by now.
    await start(other, year + 1);
    await bar(other).getByText(en('year-replay', 'failure.other-window')).waitFor();
    await other.close();
    await button('stop').click();
    await untilEnd();
    await button('takeBack').click();
    await bar().waitFor({ state: 'detached' });
  });
});

describe('users who cannot replay a year', { timeout: testMs }, () => {
  it('see why: with the View role', async () => {
    await enterAs(desk, 'view@kestrelvale.example');
    await openClock();
    await panel().getByText(en('year-replay', 'viewer')).waitFor();
  });

  it('see why: in a company without entries', async () => {
    await enterAs(desk, 'admin@nowytor.example');
    await openClock();
    await panel().getByText(en('year-replay', 'empty')).waitFor();
  });
});

describe('in Polish', { timeout: testMs }, () => {
  it('says what happened, passes axe, and keeps the data', async () => {
    await enterAs(desk, 'admin@kestrelvale.example', { languageId: 2, theme: 'dark' });
    await page.getByTitle(pl('sandbox', 'strip.open')).click();
    const opened = page.getByRole('dialog', { name: pl('sandbox', 'panel.title') });
    await opened.getByRole('tab', { name: pl('sandbox', 'panel.clock'), exact: true }).click();
    await opened.getByText(pl('year-replay', 'terms.undo')).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await opened.getByRole('button', { name: pl('year-replay', 'start', { year }), exact: true }).click();
    const shown = page.getByRole('region', { name: pl('year-replay', 'bar', { year }), exact: true });
    await shown
      .getByText(pl('year-replay', 'events.reviewOpened', { title: year }))
      .waitFor({ timeout: yearMs });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await shown.getByRole('button', { name: pl('year-replay', 'stop'), exact: true }).click();
    await shown
      .getByRole('button', { name: pl('year-replay', 'keep'), exact: true })
      .click({ timeout: yearMs });
    await shown.waitFor({ state: 'detached' });
    const entries = await read<{ reference: string }[]>(`api/Locations/201/Fuels/Consumptions?PageSize=200`);
    expect(entries.some(({ reference }) => reference.startsWith('Odtworzenie, '))).toBe(true);
  });
});
