/** Consumption entries in the built sandbox: entered, changed, deleted, by mouse and by keyboard. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inFullForm } from '#api/testing/test-form';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import {
  addEntry,
  choose,
  editRow,
  enterAs,
  fillFuel,
  locationIds,
  openPath,
  pickDay,
  rowOf,
  settled,
  toast,
} from '../support/screen';
import { en, like, optional } from '../support/words';

type FuelRow = {
  fuelConsumptionId: number;
  reference: string | null;
  value: number;
  carbonEquivalent: number;
};

let sandbox: Desk;
let page: Page;
let token: string;
let firstId: number;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
});

afterAll(() => closeDesk(sandbox));

async function storedFuels(): Promise<FuelRow[]> {
  const path = `api/Locations/${firstId}/Fuels/Consumptions?PageSize=200`;
  return (await request<FuelRow[]>(sandbox, path, { token })).body;
}

describe('entries', () => {
  beforeEach(async () => {
    token = await enterAs(sandbox, 'user@jagodno.example', { path: 'locations' });
    [firstId = 0] = await locationIds(sandbox, token);
  });

  // spec: product.activity-data, states.new-row
  it('are entered one after the other, each with its carbon equivalent immediately', async () => {
    await addEntry(page);
    const type = page.getByLabel(en('fuel-consumptions', 'type'), { exact: true });
    expect(await type.isDisabled()).toBe(true);
    await fillFuel(page, '1,250.5', 'E2E-1');
    expect(await page.getByLabel(en('entries', 'fields.unit'), { exact: true }).textContent()).toBe('l');
    await addEntry(page);
    await toast(page, en('entries', 'saved'));
    const stored = (await storedFuels()).find(({ reference }) => reference === 'E2E-1');
    expect(stored?.value).toBe(1250.5);
    const figure = await rowOf(page, 'E2E-1').getByTitle(en('components', 'figure.open')).textContent();
    const tonnes = Number(stored?.carbonEquivalent) / 1000;
    expect(tonnes).toBeGreaterThan(3);
    expect(Number(figure?.split(':').at(-1))).toBeCloseTo(tonnes, 2);
    expect(await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).inputValue()).toBe('');
    // The next bill is most often of the same type, so shared values stay.
    const category = 'Liquid fuels (heating and generators)';
    expect(await page.getByLabel(en('fuel-consumptions', 'category'), { exact: true }).textContent()).toBe(
      category,
    );
    expect(await type.textContent()).toBe('Light heating oil');
    await page.waitForFunction((text) => document.activeElement?.textContent === text, category);
    // The form can be left unchanged without errors.
    await page.getByRole('heading', { level: 1 }).click();
    await storedFuels();
    expect(
      await page
        .getByLabel(en('fuel-consumptions', 'category'), { exact: true })
        .getAttribute('aria-invalid'),
    ).toBe('false');
    expect(await page.getByText(en('common', 'validation.required')).count()).toBe(0);
  });

  inFullForm(() => {
    // spec: states.dependent-fields
    it('follow their category and type: dependent values are cleared', async () => {
      await addEntry(page);
      await fillFuel(page, '10', '');
      await choose(page, en('fuel-consumptions', 'type'), 'Heavy fuel oil');
      expect(await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).inputValue()).toBe('');
      await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('10');
      // Choosing the same type again is not a change.
      await page.getByLabel(en('fuel-consumptions', 'type'), { exact: true }).click();
      await page.getByRole('option', { name: /^Heavy fuel oil/ }).click();
      expect(await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).inputValue()).toBe('10');
      await choose(page, en('fuel-consumptions', 'category'), 'Gaseous fuels');
      expect(await page.getByLabel(en('fuel-consumptions', 'type'), { exact: true }).textContent()).toBe(
        en('components', 'select.placeholder'),
      );
      expect(await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).inputValue()).toBe('');
      expect(await page.getByLabel(en('entries', 'fields.unit'), { exact: true }).isDisabled()).toBe(true);
      await choose(page, en('fuel-consumptions', 'type'), 'Natural gas');
      expect(await page.getByLabel(en('entries', 'fields.unit'), { exact: true }).textContent()).not.toBe(
        en('components', 'select.placeholder'),
      );
    });
  });

  inFullForm(() => {
    it('keep an amount that was typed before its type was chosen', async () => {
      await addEntry(page);
      await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('12.5');
      await choose(page, en('fuel-consumptions', 'category'), 'Gaseous fuels');
      await choose(page, en('fuel-consumptions', 'type'), 'Natural gas');
      expect(await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).inputValue()).toBe(
        '12.5',
      );
    });
  });

  // spec: validation.fuel
  it('are refused with every reason, at the fields and in a summary with links to them', async () => {
    const before = await storedFuels();
    await addEntry(page);
    await addEntry(page);
    const summary = page
      .getByRole('alert')
      .filter({ hasText: en('common', 'errors.checkForm', { count: 5 }) });
    await summary.waitFor();
    await summary.getByRole('button', { name: /^Amount/ }).click();
    expect(
      await page
        .getByLabel(en('entries', 'fields.amount'), { exact: true })
        .evaluate((e) => e === document.activeElement),
    ).toBe(true);
    await page.keyboard.type('-5');
    await page.keyboard.press('Enter');
    await page
      .getByText(en('common', 'validation.minValue', { value: '0' }))
      .first()
      .waitFor();
    expect(await storedFuels()).toEqual(before);
  });

  inFullForm(() => {
    // spec: validation.fuel
    it('cannot be dated after today', async () => {
      await addEntry(page);
      await page.getByLabel(en('entries', 'fields.date'), { exact: true }).click();
      await page.getByRole('button', { name: /next month/i }).click();
      const days = page.getByRole('grid').first().locator('td:not([data-outside]) button');
      expect(await days.count()).toBeGreaterThan(27);
      expect(await days.and(page.locator(':enabled')).count()).toBe(0);
      const years = await page
        .getByRole('combobox', { name: /choose the year/i })
        .first()
        .getByRole('option')
        .allInnerTexts();
      // The specification's range, although nothing before 1990 can be picked.
      expect([years[0], years.at(-1)]).toEqual(
        [-50, 10].map((years) => String(new Date().getFullYear() + years)),
      );
    });
  });

  // spec: input-data.lists, states.row-edit
  it('are changed in their row once a value differs', async () => {
    await editRow(page, 'E2E-1');
    const save = page.getByRole('button', { name: en('common', 'actions.saveChanges') });
    expect(await save.isDisabled()).toBe(true);
    await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('2000');
    await save.click();
    await toast(page, en('entries', 'saved'));
    await rowOf(page, '2,000').waitFor();
    expect((await storedFuels()).find(({ reference }) => reference === 'E2E-1')?.value).toBe(2000);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Light heating oil');
  });

  inFullForm(() => {
    it('keep the values typed in edit mode when a new entry moves them to the next page', async () => {
      const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
      await addEntry(page);
      await fillFuel(page, '100', 'E2E-above');
      await rows.last().getByRole('rowheader').getByRole('button').click();
      const edit = page.getByRole('form', { name: like('entries', 'editing') });
      await edit.getByLabel(optional(en('entries', 'fields.invoice'))).fill('E2E-half');
      await page
        .getByRole('form', { name: en('entries', 'new') })
        .getByRole('button', { name: en('entries', 'addEntry') })
        .click();
      await rowOf(page, 'E2E-above').waitFor();
      expect(await rows.count()).toBe(11);
      expect(await edit.getByLabel(optional(en('entries', 'fields.invoice'))).inputValue()).toBe('E2E-half');
      await edit.getByRole('button', { name: en('common', 'actions.saveChanges') }).click();
      await edit.waitFor({ state: 'detached' });
      expect(await rows.count()).toBe(10);
      expect((await storedFuels()).filter(({ reference }) => reference === 'E2E-half')).toHaveLength(1);
    });
  });

  // spec: states.conflict, errors.conflict
  it('ask which values to keep when another user changed them first', async () => {
    const other = await sandbox.context.newPage();
    await other.goto(page.url());
    await editRow(page, 'E2E-1');
    await editRow(other, 'E2E-1');
    await other.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('3000');
    await other.getByLabel(optional(en('entries', 'fields.invoice'))).fill('E2E-1 of the other');
    await other.getByRole('button', { name: en('common', 'actions.saveChanges') }).click();
    await toast(other, en('entries', 'saved'));
    await other.close();

    await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('4000');
    await page.getByRole('button', { name: en('common', 'actions.saveChanges') }).click();
    const dialog = page.getByRole('dialog', { name: en('entries', 'conflict.title') });
    const told = /^You changed this in another tab at \d+:\d+/;
    await dialog.getByText(told).waitFor();
    await dialog.getByRole('button', { name: en('entries', 'conflict.back') }).click();
    await page.getByText(told).first().waitFor();
    expect(await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).inputValue()).toBe('4,000');

    await page.getByRole('button', { name: en('common', 'actions.saveChanges') }).click();
    await dialog.getByRole('radio', { name: /Overwrite with mine: 4,000/ }).click();
    await dialog.getByRole('button', { name: en('entries', 'conflict.save') }).click();
    await toast(page, en('entries', 'saved'));
    const stored = (await storedFuels()).find(({ reference }) => reference === 'E2E-1 of the other');
    expect(stored?.value).toBe(4000);
  });

  /** For the entry of 4,000 litres: starts the deletion, sees the entry named, and confirms. */
  async function askDeletion() {
    await rowOf(page, 'E2E-1')
      .getByRole('button', { name: like('components', 'table.actionsOf') })
      .click();
    await page.getByRole('menuitem', { name: en('entries', 'delete') }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/Light heating oil, 4,000/).waitFor();
    return question;
  }

  // spec: states.row-delete, states.failed-delete
  it('are deleted after a dialog that names them, and can be restored', async () => {
    const before = await storedFuels();
    await (await askDeletion()).getByRole('button', { name: en('entries', 'delete') }).click();
    await rowOf(page, 'E2E-1').waitFor({ state: 'detached' });
    expect(await storedFuels()).toHaveLength(before.length - 1);
    await page.getByRole('button', { name: en('locations', 'remove.undo') }).click();
    await rowOf(page, 'E2E-1').waitFor();
    expect(await storedFuels()).toHaveLength(before.length);
  });

  inFullForm(() => {
    it('that another user changed are shown with their current values before they can be deleted', async () => {
      const before = await storedFuels();
      const row = before.find(({ reference }) => reference === 'E2E-1 of the other');
      // Changed while the dialog is open, because a list still refetching after the last test would show the change
      // before.
      const question = await askDeletion();
      const changed = await request(sandbox, `api/Fuels/Consumptions/${row?.fuelConsumptionId}`, {
        method: 'PUT',
        token,
        body: { ...row, value: 4321 },
      });
      expect(changed.status).toBe(200);
      await question.getByRole('button', { name: en('entries', 'delete') }).click();
      await question.getByText(/^You changed this in another tab at \d+:\d+/).waitFor();
      await question.getByText(/Light heating oil, 4,321/).waitFor();
      // Behind the dialog.
      await page.locator('tr', { hasText: '4,321' }).waitFor();
      await question.getByRole('button', { name: en('entries', 'delete') }).click();
      await rowOf(page, 'E2E-1').waitFor({ state: 'detached' });
      expect(await storedFuels()).toHaveLength(before.length - 1);
    });
  });

  inFullForm(() => {
    // spec: states.dirty, errors.unsaved
    it('that are not saved keep the user on the screen until they decide', async () => {
      await addEntry(page);
      await page.getByLabel(optional(en('entries', 'fields.invoice'))).fill('not saved');
      await page.getByRole('tab', { name: en('locations', 'tabs.charts') }).click();
      const question = page.getByRole('alertdialog', { name: en('common', 'unsaved.title') });
      await question.getByRole('button', { name: en('common', 'unsaved.stay') }).click();
      expect(new URL(page.url()).search).toBe('');
      expect(await page.getByLabel(optional(en('entries', 'fields.invoice'))).inputValue()).toBe('not saved');
      await page.getByRole('button', { name: en('components', 'pagination.next') }).click();
      await page.waitForURL(/page=2/);
      expect(await page.getByLabel(optional(en('entries', 'fields.invoice'))).inputValue()).toBe('not saved');
      await page.getByRole('button', { name: like('shell', 'user.menu') }).click();
      await page.getByRole('menuitem', { name: en('shell', 'user.logout') }).click();
      await question.getByRole('button', { name: en('common', 'unsaved.stay') }).click();
      await page.getByRole('button', { name: /^Sandbox/ }).click();
      await page
        .getByRole('button', {
          name: en('sandbox', 'accounts.enter', {
            role: en('sandbox', 'role.Admin'),
            company: 'Jagodno Foods S.A.',
          }),
        })
        .click();
      await question.getByRole('button', { name: en('common', 'unsaved.stay') }).click();
      await page.getByRole('dialog', { name: en('sandbox', 'strip.label') }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: /^Sandbox Jagodno Foods S\.A\., User/ }).waitFor();
      expect(await page.getByLabel(optional(en('entries', 'fields.invoice'))).inputValue()).toBe('not saved');
      await page.getByRole('link', { name: en('shell', 'menu.overview') }).click();
      await question.getByRole('button', { name: en('common', 'unsaved.leave') }).click();
      await page.waitForURL((url) => url.pathname === '/');
    });
  });

  inFullForm(() => {
    it('that are not saved are discarded once when the user switches accounts or signs out', async () => {
      const question = page.getByRole('alertdialog', { name: en('common', 'unsaved.title') });
      const type = async () => {
        await openPath(sandbox, 'locations');
        await addEntry(page);
        await page.getByLabel(optional(en('entries', 'fields.invoice'))).fill('given up');
      };
      await type();
      await page.getByRole('button', { name: /^Sandbox/ }).click();
      await page
        .getByRole('button', {
          name: en('sandbox', 'accounts.enter', {
            role: en('sandbox', 'role.Admin'),
            company: 'Jagodno Foods S.A.',
          }),
        })
        .click();
      await question.getByRole('button', { name: en('common', 'unsaved.leave') }).click();
      await page.getByRole('button', { name: /^Sandbox Jagodno Foods S\.A\., Administrator/ }).waitFor();
      await page.waitForURL((url) => url.pathname === '/');
      expect(await question.count()).toBe(0);
      await type();
      await page.getByRole('button', { name: like('shell', 'user.menu') }).click();
      await page.getByRole('menuitem', { name: en('shell', 'user.logout') }).click();
      await question.getByRole('button', { name: en('common', 'unsaved.leave') }).click();
      await page.getByRole('heading', { level: 1, name: en('session', 'login.title') }).waitFor();
    });
  });

  inFullForm(() => {
    it('are entered with the keyboard only', async () => {
      await page.getByRole('tab', { name: en('utility-consumptions', 'title') }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/type=utilities/);
      await settled(page);
      await page.getByRole('button', { name: en('entries', 'addEntry') }).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel(en('fuel-consumptions', 'type'), { exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
      await page.getByRole('grid').first().waitFor();
      for (const key of ['PageUp', 'Home', 'Enter', 'End', 'Enter']) await page.keyboard.press(key);
      await page.getByRole('button', { name: en('common', 'actions.apply') }).focus();
      await page.keyboard.press('Enter');
      // The calendar returns the focus once it is closed; text typed before would not reach the amount.
      await page
        .getByLabel(en('entries', 'fields.period'), { exact: true })
        .and(page.locator(':focus'))
        .waitFor();
      await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).focus();
      await page.keyboard.type('777');
      await page.keyboard.press('Enter');
      await toast(page, en('entries', 'saved'));
      await rowOf(page, '777').waitFor();
    });
  });

  it('show how their figure was calculated', async () => {
    await page.getByTitle(en('components', 'figure.open')).first().click();
    const trail = page.getByRole('dialog', { name: en('emission-trail', 'title') });
    await trail.getByText(en('emission-trail', 'counted')).waitFor();
    // It opens on the sum; each part of it opens its own calculation.
    await trail.getByRole('heading', { level: 3 }).getByRole('button').first().click();
    await trail.getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await trail.waitFor({ state: 'detached' });
  });

  inFullForm(() => {
    it('that another user deleted are reported as gone when their figure is opened, and leave the list', async () => {
      await addEntry(page);
      await fillFuel(page, '33', 'E2E-gone');
      await addEntry(page);
      await toast(page, en('entries', 'saved'));
      await rowOf(page, 'E2E-gone').waitFor();
      const row = (await storedFuels()).find(({ reference }) => reference === 'E2E-gone');
      const path = `api/Fuels/Consumptions/${row?.fuelConsumptionId}`;
      expect((await request(sandbox, path, { method: 'DELETE', token })).status).toBe(204);
      await rowOf(page, 'E2E-gone').getByTitle(en('components', 'figure.open')).click();
      const trail = page.getByRole('dialog', { name: en('emission-trail', 'title') });
      await trail.getByText(en('app', 'notFound.text')).waitFor();
      expect(await trail.getByRole('button', { name: en('components', 'glossary.again') }).count()).toBe(0);
      // Behind the dialog.
      await page.locator('tr', { hasText: 'E2E-gone' }).waitFor({ state: 'detached' });
    });
  });

  inFullForm(() => {
    it("show their figures in full in the narrowest window, without overlapping the row's actions", async () => {
      await page.setViewportSize({ width: 960, height: 768 });
      await enterAs(sandbox, 'admin@jagodno.example', {
        languageId: 2,
        path: 'locations/101?type=utilities',
      });
      const hiddenPixels = () =>
        page.getByRole('table').evaluate((table) => {
          const place = table.parentElement ?? table;
          return place.scrollWidth - place.clientWidth;
        });
      expect(await hiddenPixels()).toBe(0);
      await openPath(sandbox, 'settings/users');
      expect(await hiddenPixels()).toBe(0);
      await openPath(sandbox, 'scenarios/1/simulations');
      expect(await hiddenPixels()).toBe(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  });
});

it('no exception reached the page', () => {
  expect(sandbox.failures).toEqual([]);
});

describe('a gas bill and its credit note', () => {
  it('are one row: the bill counts over its days, and the list shows the remainder', async () => {
    token = await enterAs(sandbox, 'user@jagodno.example', { path: 'locations' });
    [firstId = 0] = await locationIds(sandbox, token);
    await addEntry(page);
    await choose(page, en('fuel-consumptions', 'category'), 'Gaseous fuels');
    await choose(page, en('fuel-consumptions', 'type'), 'Natural gas');
    await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('1,000');
    await pickDay(page, optional(en('fuel-consumptions', 'firstDay')), 5);
    await pickDay(page, en('fuel-consumptions', 'lastDay'), 14);
    await page.getByLabel(optional(en('emission-trail', 'invoice'))).fill('GAS-1');
    await addEntry(page);
    await toast(page, en('entries', 'saved'));
    const menu = rowOf(page, 'GAS-1').getByRole('button', { name: like('components', 'table.actionsOf') });
    await menu.click();
    await page.getByRole('menuitem', { name: en('entries', 'creditNotes.title') }).click();
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByLabel(new RegExp(`^${en('entries', 'creditNotes.amount').split('(')[0]}`));
    await amount.fill('1,200');
    await dialog.getByRole('button', { name: en('entries', 'creditNotes.add') }).click();
    await dialog
      .getByText(/would fall below 0/)
      .first()
      .waitFor();
    await amount.fill('200');
    await dialog.getByLabel(optional(en('entries', 'creditNotes.number'))).fill('KOR-1');
    await dialog.getByRole('button', { name: en('entries', 'creditNotes.add') }).click();
    await dialog.getByText(/^KOR-1, −200/).waitFor();
    await dialog
      .getByRole('button', { name: en('common', 'actions.close') })
      .last()
      .click();
    await rowOf(page, 'GAS-1').getByText('1,000 − 200').waitFor();
    const rows = (await storedFuels()).filter(({ reference }) => /GAS-1|KOR-1/.test(reference ?? ''));
    expect(rows.map(({ reference }) => reference)).toEqual(['GAS-1']);
  });
});
