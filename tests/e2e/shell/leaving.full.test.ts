/** Leaving a screen: the user is asked about edits, and pages and the focus lead somewhere. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { moveTo, press } from '../support/keyboard';
import { menuLink } from '../support/portal';
import { enterAs, openPath, toast } from '../support/screen';
import { en, like } from '../support/words';

type Factor = { companyFactorId: number; publisher: string };

let sandbox: Desk;
let page: Page;
let token: string;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'admin@jagodno.example');
});

afterAll(() => closeDesk(sandbox));

beforeEach(() => openPath(sandbox, 'factors'));

const question = () => page.getByRole('alertdialog', { name: en('common', 'unsaved.title') });
const leave = () =>
  question()
    .getByRole('button', { name: en('common', 'unsaved.leave') })
    .click();
const stay = () =>
  question()
    .getByRole('button', { name: en('common', 'unsaved.stay') })
    .click();
const dialog = () => page.getByRole('dialog');
const path = () => new URL(page.url()).pathname;
const focusedText = () =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    return focused === document.body ? null : (focused?.closest('tr')?.textContent ?? focused?.textContent);
  });
const factors = async () =>
  (await request<Factor[]>(sandbox, 'api/Factors/Company?PageSize=50', { token })).body;

const naturalGas = 101;
const kwhGross = 20;

async function addFactor(publisher: string, validFrom: string, validTo: string) {
  const target = { appliesTo: 'fuel', fuelId: naturalGas, unitId: kwhGross, kgCo2e: 0.25 };
  const source = { publisher, document: 'Certificate', reference: 'p. 1' };
  const added = await request(sandbox, 'api/Factors/Company', {
    method: 'POST',
    token,
    body: { ...target, ...source, validFrom, validTo },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(added).toMatchObject({ status: 200 });
}

describe('edits', () => {
  it('in the dialog of an own factor are asked about before the browser goes back', async () => {
    await page.getByRole('link', { name: 'Own factors' }).click();
    await page
      .getByRole('button', { name: en('company-factors', 'add') })
      .first()
      .click();
    await dialog()
      .getByRole('textbox', { name: en('company-factors', 'form.publisher') })
      .fill('Gas supplier');
    await page.goBack();
    await stay();
    expect(
      await dialog()
        .getByRole('textbox', { name: en('company-factors', 'form.publisher') })
        .inputValue(),
    ).toBe('Gas supplier');
    expect(path()).toBe('/factors/company');
    await page.goBack();
    await leave();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(path).not.toBe('/factors/company');
  });

  it('that were discarded on the way back are gone with their dialog, even if the screen stays', async () => {
    await openPath(sandbox, 'locations/101');
    await page.getByRole('tab', { name: en('utility-consumptions', 'title') }).click();
    await page.waitForURL((url) => url.search.includes('utilities'));
    await page.getByRole('button', { name: en('locations', 'edit') }).click();
    await dialog().getByLabel(en('components', 'chart.name'), { exact: true }).fill('Mine');
    await page.goBack();
    await leave();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).search).not.toContain('utilities');
  });

  it('of a recalculation are asked about before another screen, and not once it was started', async () => {
    await openPath(sandbox, 'factors/recalculation');
    const why = page.getByRole('textbox', { name: en('recalculation', 'pins.reason') });
    await why.fill('The group reports by AR5');
    await menuLink(page, en('shell', 'menu.overview')).click();
    await stay();
    expect(await why.inputValue()).toBe('The group reports by AR5');
    await page
      .getByRole('radiogroup', { name: en('emission-trail', 'table.gwpSet') })
      .getByLabel('AR5')
      .click();
    await page.getByRole('button', { name: en('common', 'actions.preview') }).click();
    await page.waitForURL((url) => url.searchParams.has('run'));
    expect(await question().count()).toBe(0);
  });
});

describe('a page that does not exist', () => {
  it.each(['factors/company', 'locations/101', 'value-chain/6'])(
    'of %s redirects to the last one, and back to the screen before',
    async (list) => {
      await menuLink(page, en('shell', 'menu.overview')).click();
      await page.getByRole('heading', { level: 1, name: en('shell', 'menu.overview') }).waitFor();
      await openPath(sandbox, `${list}?page=9999`);
      await page.waitForURL((url) => url.searchParams.get('page') !== '9999');
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: en('shell', 'menu.overview') }).waitFor();
    },
  );
});

describe('after a row was deleted', () => {
  const deleteByKeyboard = async (row: Locator, remove: string) => {
    await press(row.getByRole('button', { name: like('components', 'table.actionsOf') }));
    await moveTo(page.getByRole('menuitem', { name: remove }));
    await page.keyboard.press('Enter');
    await press(page.getByRole('alertdialog').getByRole('button', { name: remove }));
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  };

  it('in a list of entries, the focus is on the row that took its place', async () => {
    await openPath(sandbox, 'locations/101');
    const rows = page.getByRole('table').getByRole('row');
    const expected = await rows.nth(2).textContent();
    await deleteByKeyboard(rows.nth(1), 'Delete entry');
    await expect.poll(focusedText).toBe(expected);
  });

  it('in the own factors, the focus is on the previous one, and after the last on the add button', async () => {
    await addFactor('First', '2020-01-01', '2020-01-31');
    await addFactor('Second', '2020-02-01', '2020-02-29');
    await openPath(sandbox, 'factors/company');
    const rows = page.getByRole('table').getByRole('row');
    for (let left = (await factors()).length; left > 0; left -= 1) {
      const expected = left > 1 ? await rows.nth(left - 1).textContent() : null;
      await deleteByKeyboard(rows.nth(left), 'Delete factor');
      await expect.poll(focusedText).toEqual(expected ?? expect.stringContaining('Add own factor'));
    }
    expect(await factors()).toEqual([]);
  });
});

it('deleting the last own factor of the last page leads to the page before', async () => {
  for (let month = 1; month <= 11; month += 1) {
    const name = String(month).padStart(2, '0');
    await addFactor(`Month ${name}`, `2019-${name}-01`, `2019-${name}-28`);
  }
  await openPath(sandbox, 'factors/company?page=2');
  const rows = page.getByRole('table').getByRole('rowheader');
  expect(await rows.count()).toBe(1);
  await page.getByRole('button', { name: like('components', 'table.actionsOf') }).click();
  await page.getByRole('menuitem', { name: en('company-factors', 'delete.confirm') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('company-factors', 'delete.confirm') })
    .click();
  await page.waitForURL((url) => url.searchParams.get('page') === '1');
  await expect.poll(() => rows.count()).toBe(10);
  await toast(page, en('company-factors', 'delete.done', { name: 'Natural gas' }));
});
