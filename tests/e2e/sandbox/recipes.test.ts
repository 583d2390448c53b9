/** The prepared demos, each opened by its link and shown in full, so that none breaks unnoticed; and invalid links. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Recipe } from '#api/contract/sandbox/recipe';
import { testForm } from '#api/testing/test-form';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { bytesOf } from '../support/downloads';
import { linkOf } from '../support/recipe-link';
import { settled } from '../support/screen';
import { en } from '../support/words';

const folder = 'public/demos';
const names = readdirSync(folder).map((file) => file.replace('.json', ''));

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

afterEach(async () => {
  for (const other of desk.context.pages()) if (other !== page) await other.close();
});

const card = () => page.getByRole('region', { name: en('demo', 'card') });
const open = (address: string) => page.goto(new URL(address, desk.host.url).href);

const smallest = {
  version: 1,
  title: { en: 'Made for Northwind', pl: 'Dla Northwind' },
  account: 'user@kestrelvale.example',
  screen: '/settings/company',
};

/** Two of them in the quick form. */
const shown = testForm === 'quick' ? names.slice(0, 2) : names;

describe.each(shown)('the demo %s', (name) => {
  it('shows at every step what it says', async () => {
    const recipe: Recipe = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
    await open(`demo?recipe=${name}`);
    for (const [at, step] of (recipe.steps ?? []).entries()) {
      await card().getByText(step.text.en, { exact: true }).waitFor();
      await page
        .locator('main')
        .getByText(step.shows?.en ?? '', { exact: true })
        .first()
        .waitFor();
      await settled(page);
      expect(await page.getByRole('alert').count(), step.text.en).toBe(0);
      if (at + 1 < (recipe.steps?.length ?? 0))
        await card()
          .getByRole('button', { name: en('demo', 'next'), exact: true })
          .click();
    }
    await card()
      .getByRole('button', { name: en('demo', 'finish'), exact: true })
      .click();
    await card().waitFor({ state: 'detached' });
  });
});

describe('a presenter', () => {
  it('controls the demo from a separate window, with what to say and the elapsed time', async () => {
    await open('demo?recipe=measure-to-plan');
    const [notes] = await Promise.all([
      desk.context.waitForEvent('page'),
      card()
        .getByRole('button', { name: en('demo', 'presenter') })
        .click(),
    ]);
    await notes.getByText(/^Choose a measure and a location/).waitFor();
    await notes.getByRole('button', { name: en('demo', 'next'), exact: true }).click();
    await page
      .locator('main')
      .getByText(en('scenarios', 'comparison.title'), { exact: true })
      .first()
      .waitFor();
    await notes.getByText(/^Two sizes of a solar roof/).waitFor();
    await notes
      .getByRole('timer')
      .getByText(/^0:\d\d$/)
      .waitFor();
    const [log] = await Promise.all([
      notes.waitForEvent('download'),
      notes.getByRole('button', { name: en('demo', 'log') }).click(),
    ]);
    expect(String(await bytesOf(log)).split('\r\n')).toHaveLength(4);
  });
});

describe('a demo made for a prospect', () => {
  it('shows their name, asks before it replaces entered data, and keeps that as a checkpoint', async () => {
    const prospect = { companyName: 'Northwind Haulage Ltd', currency: 'USD', country: 'IE' };
    const calls = [
      {
        call: 'createKeyFigure',
        body: { year: 2019, employees: 321 },
        keep: { figure: 'companyKeyFigureId' },
      },
    ];
    const recipe = {
      ...smallest,
      account: 'admin@kestrelvale.example',
      prospect,
      calls,
      screen: '/settings',
    };
    await open(linkOf(recipe));
    await page
      .getByText(/^Northwind Haulage Ltd, /)
      .first()
      .waitFor();
    // What the recipe entered is a change of the data, so the next one asks.
    await open('about:blank');
    await open(linkOf({ ...recipe, prospect: { companyName: 'Southwind' } }));
    await page.getByRole('button', { name: en('demo', 'agree') }).click();
    await page
      .getByText(/^Southwind, /)
      .first()
      .waitFor();
    const { body } = await request<{ name: string }[]>(desk, 'api/Sandbox/Checkpoints');
    expect(body.map(({ name }) => name)).toEqual([expect.stringMatching(/^Before “Made for Northwind”/)]);
  });

  it('is applied completely or not at all: a refused call leaves everything unchanged', async () => {
    const body = { year: 2019, employees: 321 };
    const calls = [
      { call: 'createKeyFigure', body },
      { call: 'createKeyFigure', body },
    ];
    const recipe = {
      ...smallest,
      account: 'admin@kestrelvale.example',
      calls,
      prospect: { companyName: 'Never' },
    };
    await open('about:blank');
    await open(linkOf(recipe));
    await page.getByRole('button', { name: en('demo', 'agree') }).click();
    await page.getByText(/^calls\.1: /).waitFor();
    const { body: accounts } = await request<{ companyName: string }[]>(desk, 'api/Sandbox/Accounts');
    expect(accounts.map(({ companyName }) => companyName)).toContain('Southwind');
    expect(accounts.map(({ companyName }) => companyName)).not.toContain('Never');
  });
});

describe('a link opened with an expired session', () => {
  it('signs in by itself', async () => {
    await open('about:blank');
    await open('demo?recipe=completeness');
    await card().waitFor();
    // A page that sends no requests to the engine.
    await open('manifest.webmanifest');
    expect((await request(desk, 'api/Sandbox/Reset', { method: 'POST' })).status).toBe(204);
    await open(linkOf(smallest));
    await page.waitForURL(/\/settings\/company$/);
  });
});

describe('an invalid link', () => {
  it.each([
    ['an unknown demo', 'demo?recipe=no-such-demo', en('demo', 'faults.not-found')],
    ['a link that is cut off', linkOf(smallest).slice(0, -9), en('demo', 'faults.unreadable')],
    ['another origin', linkOf({ ...smallest, screen: '//elsewhere.example/' }), 'screen: '],
    ['a person who is not there', linkOf({ ...smallest, account: 'x@nowhere.example' }), 'x@nowhere.example'],
  ])('says what is wrong with it: %s', async (_, address, text) => {
    await open('about:blank');
    await open(address);
    await page.getByText(en('demo', 'failed')).waitFor();
    await page.getByText(text).first().waitFor();
  });
});

describe('sharing the current screen', () => {
  it('creates a link that opens the same screen for the prospect in a new browser', async () => {
    await open('demo?recipe=completeness');
    await card()
      .getByRole('button', { name: en('demo', 'end') })
      .click();
    await page.goto(new URL('explorer?category=fuels', desk.host.url).href);
    await page.getByRole('button', { name: en('demo', 'share.open') }).click();
    const dialog = page.getByRole('dialog', { name: en('demo', 'share.title') });
    await dialog.getByLabel(en('demo', 'share.companyName')).fill('Żółw & Söhne');
    const link = await dialog.getByLabel(en('demo', 'share.link'), { exact: true }).inputValue();
    const stranger = await openDesk({ host: desk.host, path: link.slice(desk.host.url.length) });
    await stranger.page
      .getByText(/^Żółw & Söhne, /)
      .first()
      .waitFor({ timeout: 60_000 });
    expect(new URL(stranger.page.url()).search).toBe('?category=fuels');
    expect(stranger.failures).toEqual([]);
    await stranger.context.close();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});
