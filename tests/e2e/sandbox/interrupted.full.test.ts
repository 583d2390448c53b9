/**
 * Large changes happen completely or not at all: a demo whose worker is stopped or whose page is closed during
 * preparation, and a workspace file whose worker is stopped during loading.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineNames } from '#api/contract/engine-names';
import { request, stopWorkers } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { linkOf } from '../support/recipe-link';
import { enterAs } from '../support/screen';
import { en } from '../support/words';

let desk: Desk;
let page: Page;

beforeAll(async () => {
  desk = await openDesk();
  page = desk.page;
  desk.context.setDefaultTimeout(45_000);
});

afterAll(async () => {
  await closeDesk(desk);
  expect(desk.failures).toEqual([]);
});

const admin = 'admin@kestrelvale.example';
const years = Array.from({ length: 25 }, (_, at) => 1990 + at);
const demo = {
  version: 1,
  title: { en: 'Made for Northwind', pl: 'Dla Northwind' },
  account: admin,
  screen: '/settings/company',
  calls: years.map((year) => ({ call: 'createKeyFigure', body: { year, employees: 321 } })),
};

/** Opens the demo, and returns when it has sent this many of its requests. */
async function openUntil(calls: number): Promise<void> {
  let sent = 0;
  const isReached = new Promise<void>((resolve) => {
    page.on('request', (asked) => {
      if (asked.method() !== 'POST' || !asked.url().includes('KeyFigures')) return;
      sent += 1;
      if (sent === calls) resolve();
    });
  });
  await page.goto('about:blank');
  await page.goto(new URL(linkOf(demo), desk.host.url).href);
  await isReached;
  page.removeAllListeners('request');
}

/** A session separate from that of the page, which stays where it is. */
async function tokenOf(email: string): Promise<string> {
  const accounts = await request<{ userId: number; email: string }[]>(desk, 'api/Sandbox/Accounts');
  const userId = accounts.body.find((account) => account.email === email)?.userId;
  const session = { method: 'POST', body: { userId } };
  return (await request<{ token: string }>(desk, 'api/Sandbox/Sessions', session)).body.token;
}

/** The response to a change. */
async function statusOfChange(): Promise<number> {
  const accounts = await request<{ userId: number; email: string }[]>(desk, 'api/Sandbox/Accounts');
  const userId = accounts.body.find(({ email }) => email === admin)?.userId;
  return (await request(desk, 'api/Sandbox/Sessions', { method: 'POST', body: { userId } })).status;
}

/** The years that the demo contains. */
async function enteredYears(): Promise<number[]> {
  const token = await tokenOf(admin);
  const { body } = await request<{ year: number }[]>(desk, 'api/Companies/KeyFigures', { token });
  return body.map(({ year }) => year).filter((year) => years.includes(year));
}

describe('a demo in preparation', () => {
  it('is complete, or not there at all, when its worker is stopped halfway', async () => {
    await openUntil(8);
    await stopWorkers(desk);
    const failed = page.getByText(en('demo', 'failed'));
    const opened = page.getByRole('heading', { level: 1 }).and(page.locator('#main h1'));
    await failed.or(opened).first().waitFor();
    expect(await enteredYears()).toHaveLength((await failed.isVisible()) ? 0 : years.length);
  });

  it('is undone at the next visit when its page is closed halfway', async () => {
    await page.goto(new URL('manifest.webmanifest', desk.host.url).href);
    expect((await request(desk, 'api/Sandbox/Reset', { method: 'POST' })).status).toBe(204);
    await openUntil(8);
    await page.goto('about:blank');
    await page.goto(desk.host.url);
    await enterAs(desk, admin);
    await page.getByText(en('demo', 'undone')).waitFor();
    expect(await enteredYears()).toEqual([]);
  });
});

const retailer = 'admin@blauweide.example';

type Held = { form: FormData; loaded: Promise<number> };

/** In the page: the company as a file, kept there to be loaded. */
async function holdFile(userId: number): Promise<void> {
  const answer = await fetch(new URL(`api/Sandbox/Workspace?userId=${userId}`, document.baseURI));
  const form = new FormData();
  form.set('file', new File([await answer.blob()], 'company.ledgerleaf'));
  Object.assign(globalThis, { form });
}

/** In the page: starts loading it, and returns when half of its tables are loaded, or when it was refused. */
async function loadHalf(channelName: string): Promise<void> {
  const held = globalThis as unknown as Held;
  const channel = new BroadcastChannel(channelName);
  const isHalf = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data.type === 'file-progress' && data.done * 2 > data.total) resolve();
    };
  });
  const address = new URL('api/Sandbox/Import', document.baseURI);
  held.loaded = fetch(address, { method: 'POST', body: held.form }).then(
    (answer) => answer.status,
    () => 0,
  );
  await Promise.race([isHalf, held.loaded]);
  channel.close();
}

const endOfLoad = () => page.evaluate(() => (globalThis as unknown as Held).loaded);

async function companyOf(token: string) {
  const company = await request<{ name: string; updatedOn: string }>(desk, 'api/Companies/Current', {
    token,
  });
  const places = await request<unknown[]>(desk, 'api/Locations', { token });
  return { ...company.body, places: places.body.length };
}

describe('a workspace file being loaded', () => {
  const written = 'Blauweide Handelsgruppe GmbH';
  const since = 'Renamed since';

  beforeAll(async () => {
    const token = await enterAs(desk, retailer);
    const accounts = await request<{ userId: number; email: string }[]>(desk, 'api/Sandbox/Accounts');
    const userId = accounts.body.find(({ email }) => email === retailer)?.userId ?? 0;
    await page.evaluate(holdFile, userId);
    const { places, ...company } = await companyOf(token);
    expect([company.name, places]).toEqual([written, 40]);
    const renamed = await request(desk, 'api/Companies', {
      method: 'PUT',
      token,
      body: { ...company, name: since },
      headers: { 'if-unmodified-since': new Date(company.updatedOn).toUTCString() },
    });
    expect(renamed.status).toBe(200);
  });

  it('is loaded completely, or not at all, when the worker is stopped halfway', async () => {
    await page.evaluate(loadHalf, engineNames(new URL(desk.host.url).pathname).channel);
    await stopWorkers(desk);
    const status = await endOfLoad();
    const { name, places } = await companyOf(await tokenOf(retailer));
    expect([name, places]).toEqual([status === 204 ? written : since, 40]);
  });

  it('leaves everything unchanged when there is no space for it, and says so', async () => {
    const { origin } = new URL(desk.host.url);
    const before = await companyOf(await tokenOf(retailer));
    await desk.cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    try {
      // Chromium remembers for half a minute how much space there was.
      await expect.poll(statusOfChange, { timeout: 60_000, interval: 1000 }).toBe(507);
      await page.evaluate(loadHalf, engineNames(new URL(desk.host.url).pathname).channel);
      expect(await endOfLoad()).toBe(507);
    } finally {
      await desk.cdp.send('Storage.overrideQuotaForOrigin', { origin });
    }
    await expect.poll(statusOfChange, { timeout: 60_000, interval: 1000 }).toBe(200);
    expect(await companyOf(await tokenOf(retailer))).toEqual(before);
  });
});
