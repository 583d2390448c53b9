/** Data entry in the built sandbox, as a user does it in a browser. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { press, tabTo } from '../support/keyboard';
import {
  addEntry,
  choose,
  enterAs,
  locationIds,
  openPath,
  pickPeriod,
  settled,
  toast,
} from '../support/screen';
import { en, like, optional } from '../support/words';

let sandbox: Desk;
let page: Page;
let token: string;

beforeAll(async () => {
  sandbox = await openDesk({ arrange: withModules });
  page = sandbox.page;
});

afterAll(() => closeDesk(sandbox));

/** Lets a test remove modules from the session user, because every demo company has both scopes. */
async function withModules(target: Page) {
  await target.addInitScript(() => {
    const real = globalThis.fetch.bind(globalThis);
    globalThis.fetch = async (input, init) => {
      const response = await real(input, init);
      const kept = sessionStorage.getItem('modules');
      if (!kept || !response.url.endsWith('/api/Login')) return response;
      const user = { ...(await response.json()), modules: kept.split(',') };
      return new Response(JSON.stringify(user), { status: 200, headers: response.headers });
    };
  });
}

describe('the address', () => {
  // spec: routes.locations, shell.locations-submenu, input-data.redirects
  it.each(['locations', 'locations/', 'locations/999999', 'locations/nowhere'])(
    'redirects from /%s to the first location',
    async (path) => {
      token = await enterAs(sandbox, 'user@jagodno.example', { path });
      const [first] = await locationIds(sandbox, token);
      // The screen may be shown before the address names it.
      await page.waitForURL((url) => url.pathname === `/locations/${first}`);
    },
  );

  // spec: input-data.redirects
  it('redirects a company without locations to the dashboard', async () => {
    await enterAs(sandbox, 'user@nowytor.example', { path: 'locations/1' });
    await page.waitForURL((url) => url.pathname === '/');
  });

  // spec: input-data.header, input-data.lists
  it('holds tab, list and page, and Back goes through them', async () => {
    await enterAs(sandbox, 'user@blauweide.example', { path: 'locations' });
    await page.getByRole('button', { name: en('components', 'pagination.next') }).click();
    await page.waitForURL(/page=2/);
    await page.getByText('11–20 of').waitFor();
    await page.getByRole('tab', { name: en('utility-consumptions', 'title') }).click();
    await page.waitForURL((url) => url.search === '?type=utilities');
    await page.goBack();
    await page.getByText('11–20 of').waitFor();
  });

  it('with a page that does not exist leads to the last one', async () => {
    await enterAs(sandbox, 'user@blauweide.example', { path: 'locations' });
    // Without an id, the address redirects to the first location, and only then names it.
    await page.waitForURL(/locations\/\d+$/);
    await openPath(sandbox, `${new URL(page.url()).pathname.slice(1)}?page=99`);
    await page.waitForURL(/page=[1-9]$/);
    // The address changes first, then the rows of that page arrive.
    await page.getByRole('rowheader').first().waitFor();
  });
});

describe('permissions', () => {
  afterEach(() => page.evaluate(() => sessionStorage.removeItem('modules')));

  // spec: roles.view
  it('let the View role read only', async () => {
    await enterAs(sandbox, 'view@jagodno.example', { path: 'locations' });
    await page.getByRole('table').waitFor();
    for (const name of ['Add entry', 'Add new data', 'Edit location', 'Add location'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await page
      .getByRole('button', { name: like('components', 'table.actionsOf') })
      .first()
      .click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([en('entries', 'trail')]);
  });

  // spec: product.locked, shell.submenu, shell.unlicensed, input-data.licences, knowledge-product.modules
  it('depend on the plan: a list that is not part of it says so and links to the contact form', async () => {
    await enterAs(sandbox, 'user@jagodno.example');
    await page.evaluate(() => sessionStorage.setItem('modules', 'SCOPE2'));
    await openPath(sandbox, 'locations');
    expect(
      await page.getByRole('tab', { name: en('utility-consumptions', 'title'), selected: true }).count(),
    ).toBe(1);
    await page.getByRole('tab', { name: en('fuel-consumptions', 'title') }).click();
    await page.getByText(en('common', 'locked.message')).waitFor();
    await page.getByRole('button', { name: en('common', 'locked.contact') }).click();
    await page.getByRole('dialog', { name: en('common', 'actions.contactUs') }).waitFor();
    await page.evaluate(() => sessionStorage.setItem('modules', 'REPORTS'));
    await openPath(sandbox, 'locations');
    await page.waitForURL((url) => url.pathname === '/');
  });
});

describe('a new company', () => {
  // spec: input-data.add-data, states.first-consumption
  it('adds its location and its first bill', async () => {
    token = await enterAs(sandbox, 'admin@nowytor.example');
    await page.getByRole('button', { name: en('dashboard', 'onboarding.add') }).click();
    await page.getByLabel(en('locations', 'form.name'), { exact: true }).fill('Hala Gdynia');
    await choose(page, en('locations', 'form.country'), 'Poland');
    await page.getByLabel(en('locations', 'form.address1'), { exact: true }).fill('ul. Morska 1');
    await page.getByLabel(en('locations', 'form.town'), { exact: true }).fill('Gdynia');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: en('locations', 'form.add') })
      .click();
    const added = page.getByRole('dialog', {
      name: en('locations', 'form.editTitle', { name: 'Hala Gdynia' }),
    });
    await added.getByRole('tab', { name: en('locations', 'form.contracts'), selected: true }).waitFor();
    await added.getByRole('button', { name: en('components', 'dialog.close') }).click();
    await page.getByRole('heading', { level: 1, name: 'Hala Gdynia' }).waitFor();
    await page.getByRole('tab', { name: en('renewable-consumptions', 'title') }).click();
    await page.getByText(en('renewable-consumptions', 'empty.title')).waitFor();
    await page.getByRole('tab', { name: en('utility-consumptions', 'title') }).click();
    await addEntry(page);
    await choose(page, en('fuel-consumptions', 'type'), 'Electricity');
    await pickPeriod(page, 1, 20);
    await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('1000');
    await addEntry(page);
    await toast(page, en('entries', 'saved'));
    await leaveToastByKeyboard();
    const { body } = await request<{ anyConsumptions: boolean }>(sandbox, 'api/Login', { token });
    expect(body.anyConsumptions).toBe(true);
  });
});

/** The pointer keeps the toast open. Tab goes through it and on; dismissing it returns the focus. */
async function leaveToastByKeyboard() {
  const dismiss = page.getByRole('button', { name: en('components', 'alert.dismiss') });
  // The toast of the new location may still be there; it came first and goes first.
  await dismiss.nth(1).waitFor({ state: 'detached' });
  await page.getByText(en('entries', 'saved')).first().hover();
  await tabTo(dismiss);
  await page.keyboard.press('Tab');
  await tabTo(page.getByRole('link', { name: en('shell', 'menu.overview') }).first());
  await press(dismiss);
  await page.mouse.move(0, 0);
  await dismiss.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

describe('the add-data dialog', () => {
  // spec: input-data.add-data, input-data.unsaved, input-data.hint
  it('finds a location, guards unsaved values, and remembers that the user knows it', async () => {
    token = await enterAs(sandbox, 'user@kestrelvale.example', { path: 'locations' });
    await page.getByRole('button', { name: en('locations', 'addData.open') }).click();
    await page.getByRole('menuitem', { name: en('locations', 'addData.manual') }).click();
    const dialog = page.getByRole('dialog', { name: en('locations', 'addData.open') });
    await dialog.getByRole('button', { name: en('locations', 'addData.change') }).click();
    await dialog.getByRole('searchbox').fill('leeds');
    await dialog.getByRole('listitem').getByRole('button').click();
    await dialog.getByText('Leeds depot').waitFor();
    await dialog.getByLabel(optional(en('entries', 'fields.invoice'))).fill('not saved');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en('common', 'unsaved.leave') }).click();
    await dialog.waitFor({ state: 'detached' });
    // Nothing was entered, so the user is not told that this is how it works.
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await expect
      .poll(async () => {
        const path = 'api/UserSettings';
        return (await request<{ hideAddDataTooltip: boolean }>(sandbox, path, { token })).body
          .hideAddDataTooltip;
      })
      .toBe(true);
  });

  // spec: input-data.finish
  it('starts with the list in view, and offers the overview after the first entry', async () => {
    await enterAs(sandbox, 'admin@kestrelvale.example', { path: 'locations' });
    await page.getByRole('tab', { name: en('utility-consumptions', 'title') }).click();
    await page.getByRole('button', { name: en('locations', 'addData.open') }).click();
    await page.getByRole('menuitem', { name: en('locations', 'addData.manual') }).click();
    const dialog = page.getByRole('dialog', { name: en('locations', 'addData.open') });
    await dialog.getByRole('tab', { name: en('utility-consumptions', 'title'), selected: true }).waitFor();
    await choose(page, en('fuel-consumptions', 'type'), 'Electricity');
    await pickPeriod(page, 1, 20);
    await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('1000');
    await addEntry(page);
    await toast(page, en('entries', 'saved'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en('locations', 'finish.overview') }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

describe('the charts', () => {
  // spec: input-data.charts
  it('keep the selected months', async () => {
    await enterAs(sandbox, 'user@jagodno.example', { path: 'locations?tab=charts' });
    await page.getByRole('tab', { name: en('locations', 'tabs.charts') }).click();
    await page.getByRole('combobox', { name: en('location-charts', 'fuels.period') }).click();
    await page.getByRole('option', { name: 'Last 36 months' }).click();
    await settled(page);
    await page.reload();
    await settled(page);
    const chosen = page.getByRole('combobox', { name: en('location-charts', 'fuels.period') });
    await chosen.getByText('Last 36 months').waitFor();
  });

  it.each(['bar', 'pie'])('open the calculation of a figure on a click on a part of the %s', async (kind) => {
    await page
      .getByRole('navigation', { name: en('locations', 'manage.title') })
      .getByRole('link', { name: /^Lublin/ })
      .click();
    await page.getByRole('tab', { name: en('locations', 'tabs.charts') }).click();
    const part = page.locator(`[data-plot="${kind}"] path`).first();
    // The middle of a slice's box may be outside the slice.
    await (kind === 'pie' ? part.dispatchEvent('click') : part.click());
    const trail = page.getByRole('dialog');
    await trail
      .getByRole('region', { name: en('value-chain', 'preview.result') })
      .getByText(en('emission-trail', 'terms.stated'))
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await trail.waitFor({ state: 'detached' });
  });

  it('cover the selected months at every location, also at one that was opened just before', async () => {
    const panel = page.getByRole('navigation', { name: en('locations', 'manage.title') });
    const openCharts = async (index: number) => {
      await panel.getByRole('listitem').getByRole('link').nth(index).click();
      await page.getByRole('tab', { name: en('locations', 'tabs.charts') }).click();
      await settled(page);
    };
    const shares = page.getByText(/^Fuel shares of this location/);
    await openCharts(0);
    const before = await shares.textContent();
    await openCharts(1);
    await choose(page, en('location-charts', 'fuels.period'), 'Last 3 months');
    await settled(page);
    await openCharts(0);
    await expect.poll(() => shares.textContent()).not.toBe(before);
  });
});

it('no exception reached the page', () => {
  expect(sandbox.failures).toEqual([]);
});
