/** Two users at one computer: switching to another user on the same screen, and seeing the other user's changes. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { addFuel, openLocation, rowOf } from '../support/portal';
import { enterAs, openPath } from '../support/screen';
import { en, like } from '../support/words';

let desk: Desk;
let page: Page;

beforeAll(async () => {
  desk = await openDesk();
  page = desk.page;
  desk.context.setDefaultTimeout(15_000);
  await enterAs(desk, 'user@kestrelvale.example');
});

afterAll(async () => {
  await closeDesk(desk);
  expect(desk.failures).toEqual([]);
});

const openMenu = () => page.getByRole('button', { name: en('desk', 'open') }).click();
const people = () => page.getByRole('dialog', { name: en('desk', 'title') });

describe('switching to another user', () => {
  it('keeps the screen with the parameters of its address', async () => {
    await openPath(desk, 'explorer?categories=fuels');
    const { href } = new URL(page.url());
    await openMenu();
    const startedAt = performance.now();
    await people()
      .getByRole('button', { name: new RegExp(`, ${en('sandbox', 'role.View')}$`) })
      .first()
      .click();
    await page.getByText(new RegExp(`, ${en('sandbox', 'role.View')}$`)).waitFor();
    console.log(`switched the person in ${Math.round(performance.now() - startedAt)} ms`);
    expect(page.url()).toBe(href);
  });

  it('leads from a row of one company to the list of such rows of the other', async () => {
    await openLocation(page, 'Leeds depot');
    await openMenu();
    const name = en('sandbox', 'accounts.enter', { role: 'User', company: 'Jagodno Foods S.A.' });
    await people().getByRole('button', { name }).click();
    await page
      .getByText(/^Jagodno Foods S\.A\., /)
      .first()
      .waitFor();
    await page.waitForURL(/\/locations$/);
  });
});

describe('two users at the same time', () => {
  it("have separate sessions, and one immediately sees the other's entries and who made them", async () => {
    await enterAs(desk, 'user@kestrelvale.example');
    await openPath(desk, '');
    await openLocation(page, 'Leeds depot');
    await openMenu();
    const [theirs] = await Promise.all([
      desk.context.waitForEvent('page'),
      people()
        .getByRole('button', { name: like('desk', 'windowFor') })
        .first()
        .click(),
    ]);
    await theirs.setViewportSize({ width: 1440, height: 900 });
    await theirs.getByRole('heading', { level: 1, name: 'Leeds depot' }).waitFor();
    await theirs.getByText(new RegExp(`, ${en('sandbox', 'role.Admin')}$`)).waitFor();
    await theirs.getByRole('tab', { name: en('explorer', 'categories.fuels') }).click();
    await addFuel(page, {
      category: 'Gaseous fuels',
      type: 'Natural gas',
      amount: '120',
      unit: 'kWh',
      date: new Date().toISOString().slice(0, 10),
      reference: 'seen-by-two',
    });
    const startedAt = performance.now();
    await rowOf(theirs, 'seen-by-two').waitFor();
    console.log(`seen in the other window after ${Math.round(performance.now() - startedAt)} ms`);
    await theirs.getByText(like('desk', 'changedBy')).waitFor();
    // Each is still signed in as before, also after a reload.
    await theirs.reload();
    await theirs.getByText(new RegExp(`, ${en('sandbox', 'role.Admin')}$`)).waitFor();
    await page.getByText(new RegExp(`, ${en('sandbox', 'role.User')}$`)).waitFor();
    await theirs.close();
  });

  it('keep an open dialog: a change is shown once it is closed', async () => {
    const token = await enterAs(desk, 'admin@kestrelvale.example', { path: 'settings/history' });
    await page.getByRole('button', { name: /Open sandbox panel/ }).click();
    const panel = page.getByRole('dialog', { name: en('sandbox', 'panel.title') });
    await panel.waitFor();
    const { body } = await request<{ updatedOn: string }>(desk, 'api/Companies/Current', { token });
    await request(desk, 'api/Companies', {
      method: 'PUT',
      token,
      body: { ...body, town: 'Hull' },
      headers: { 'if-unmodified-since': new Date(body.updatedOn).toUTCString() },
    });
    await panel.getByRole('tab', { name: en('sandbox', 'panel.clock') }).click();
    const told = page.getByText(like('desk', 'changedByYou'));
    expect(await told.count()).toBe(0);
    await page.keyboard.press('Escape');
    await told.waitFor();
    await enterAs(desk, 'user@kestrelvale.example');
    await openLocation(page, 'Leeds depot');
    await page.getByRole('tab', { name: en('explorer', 'categories.fuels') }).click();
  });

  it('see that a link names a user of another sandbox', async () => {
    const lost = await desk.context.newPage();
    await lost.setViewportSize({ width: 1440, height: 900 });
    await lost.goto(new URL('demo?as=999999', desk.host.url).href);
    await lost.getByText(en('desk', 'unknownPerson')).waitFor();
    await lost.close();
  });
});

describe('restoring a checkpoint', () => {
  it('restores the data and keeps the user signed in', async () => {
    await page.getByRole('button', { name: /Open sandbox panel/ }).click();
    const panel = page.getByRole('dialog', { name: en('sandbox', 'panel.title') });
    await panel.getByRole('tab', { name: en('sandbox', 'panel.data') }).click();
    await panel.getByLabel(en('sandbox', 'data.checkpointName')).fill('before');
    await panel.getByRole('button', { name: en('sandbox', 'data.checkpointSave') }).click();
    await panel
      .getByRole('button', { name: en('sandbox', 'data.checkpointRestoreOf', { name: 'before' }) })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: en('sandbox', 'data.checkpointRestore') })
      .click();
    await panel.waitFor({ state: 'detached' });
    await page.getByText(new RegExp(`, ${en('sandbox', 'role.User')}$`)).waitFor();
    expect(new URL(page.url()).pathname).not.toBe('/login');
    await rowOf(page, 'seen-by-two').waitFor();
  });
});
