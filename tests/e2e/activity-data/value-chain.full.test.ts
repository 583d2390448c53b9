/** Value chain entries in the built sandbox: forms, methods, dependent fields, entries. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { choose, enterAs, locationIds, openPath, pickDay, settled, toast } from '../support/screen';
import { en, like } from '../support/words';

type Entry = {
  scope3ConsumptionEntryId: number;
  values: Record<string, unknown>;
  carbonEquivalent: number;
  updatedOn: string;
};

const waste = 5;
const travel = 6;

let sandbox: Desk;
let page: Page;
let token: string;
/** The last location by name, because the others also have demo entries. */
let locationId: number;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'user@jagodno.example', { path: 'value-chain' });
  locationId = (await locationIds(sandbox, token)).at(-1) ?? 0;
});

afterAll(() => closeDesk(sandbox));

const open = (formId: number) => openPath(sandbox, `value-chain/${formId}?location=${locationId}`);
const newEntry = () => page.getByRole('form', { name: en('entries', 'new') });
const method = (name: string) => newEntry().getByRole('radio', { name, exact: true });
const field = (label: string) => newEntry().getByLabel(label, { exact: true });
const documentField = (form: Locator) => form.getByLabel('Source document (optional)');
const rowOf = (text: string) => page.getByRole('table').getByRole('row').filter({ hasText: text });
const save = () =>
  newEntry()
    .getByRole('button', { name: en('entries', 'addEntry') })
    .click();
const result = () => newEntry().getByRole('group', { name: en('value-chain', 'preview.title') });

async function stored(formId: number, reference: string): Promise<Entry | undefined> {
  const path = `api/Locations/${locationId}/Scope3/InputForms/${formId}/Consumptions?PageSize=200`;
  const { body } = await request<Entry[]>(sandbox, path, { token });
  return body.find(({ values }) => values.reference === reference);
}

async function fillGlass(mass: string, reference: string): Promise<void> {
  await method('By waste type').click();
  await pickDay(page, en('history', 'filter.from'), 5);
  await choose(page, 'Waste type', 'Glass');
  await choose(page, 'Treatment', 'Landfill');
  await field('Mass of waste').fill(mass);
  await documentField(newEntry()).fill(reference);
}

async function editRow(text: string): Promise<Locator> {
  await rowOf(text).getByRole('rowheader').getByRole('button').click();
  const form = page.getByRole('dialog', { name: en('value-chain', 'editTitle') }).getByRole('form');
  await form.waitFor();
  return form;
}

describe('the forms of the value chain', () => {
  // spec: value-chain.first-form
  it('open with the first one and are listed in the submenu in order', async () => {
    await page
      .getByRole('navigation', { name: en('shell', 'menu.label') })
      .getByRole('link', { name: en('shell', 'menu.overview') })
      .click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: en('shell', 'menu.valueChain') }).click();
    await page.waitForURL(/value-chain\/1$/);
    await page.getByRole('heading', { level: 1, name: 'Purchased goods and services' }).waitFor();
    const links = page
      .getByRole('navigation', { name: en('components', 'glossary.names.supplychain'), exact: true })
      .getByRole('link');
    await links.getByText('t CO₂e').first().waitFor();
    const names = await links.allTextContents();
    expect(names).toHaveLength(15);
    expect(names[0]).toMatch(/^Purchased goods and services[\d,.]+\u00a0t CO₂e$/);
    expect(names[1]).toMatch(/^Capital goods[\d,.]+\u00a0t CO₂e$/);
    expect(await links.locator('svg').count()).toBe(15);
  });

  it('open at a location with entries, which are above the form for a new one', async () => {
    for (const formId of [1, 6]) {
      await openPath(sandbox, `value-chain/${formId}`);
      const row = page
        .getByRole('table', { name: en('value-chain', 'entries') })
        .getByRole('rowheader')
        .first();
      await row.waitFor();
      const [rowBox, formBox] = await Promise.all([row.boundingBox(), newEntry().boundingBox()]);
      expect(rowBox?.y).toBeLessThan(formBox?.y ?? 0);
    }
    await page.getByRole('button', { name: en('value-chain', 'toNewEntry') }).click();
    const isFocusInside = () => newEntry().evaluate((form) => form.contains(document.activeElement));
    await expect.poll(isFocusInside).toBe(true);
  });

  // spec: value-chain.first-form
  it('redirect to the first one from an address that does not exist', async () => {
    await openPath(sandbox, 'value-chain/999');
    await page.waitForURL(/value-chain\/1$/);
  });

  // spec: value-chain.location
  it('keep the location from form to form, in the address', async () => {
    await openPath(sandbox, 'value-chain');
    const place = page.getByRole('button', { name: /^Location/ });
    await place.click();
    await page.getByRole('option').last().click();
    await page.waitForURL(/location=\d+/);
    const chosen = await place.textContent();
    await page.getByRole('link', { name: 'Business travel' }).click();
    await page.waitForURL(/value-chain\/6\?location=\d+/);
    await settled(page);
    expect(await place.textContent()).toBe(chosen);
  });

  it('show the full unit of a fuel, because its end tells gross from net, and clear the amount with it', async () => {
    await open(travel);
    await method('Fuel-based').click();
    await field(en('company-factors', 'form.fuel')).click();
    await page.getByRole('option', { name: 'Natural gas', exact: true }).click();
    const unit = field('Fuel unit');
    const shown = unit.getByText('kWh (gross CV)', { exact: true });
    expect(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    await field('Fuel quantity').fill('100');
    await field(en('company-factors', 'form.fuel')).click();
    await page.getByRole('option', { name: 'Diesel', exact: true }).click();
    await unit.getByText('l', { exact: true }).waitFor();
    expect(await field('Fuel quantity').inputValue()).toBe('');
  });

  // spec: value-chain.form
  it('ask for what the method needs: shared values stay, the others are cleared', async () => {
    await open(travel);
    await method('Distance-based').click();
    await documentField(newEntry()).fill('TRIP-1');
    await choose(page, 'Means of transport', 'Taxi');
    await field(en('fuel-consumptions', 'workedOut.distance')).fill('120');
    await method('Hotel nights').click();
    expect(await documentField(newEntry()).inputValue()).toBe('TRIP-1');
    expect(await field(en('fuel-consumptions', 'workedOut.distance')).count()).toBe(0);
    await method('Distance-based').click();
    expect(await field(en('fuel-consumptions', 'workedOut.distance')).inputValue()).toBe('');
    expect(await field('Means of transport').textContent()).toBe(en('components', 'select.placeholder'));
  });

  // spec: value-chain.integers
  it('accept digits only where only whole numbers make sense', async () => {
    await field('Number of people').pressSequentially('1.5x2');
    expect(await field('Number of people').inputValue()).toBe('152');
    await documentField(newEntry()).fill('');
    await field('Number of people').fill('');
  });
});

describe('entries of the value chain', () => {
  // spec: value-chain.dependent
  it('wait for the field they depend on, and lose dependent values', async () => {
    await open(waste);
    await method('By waste type').click();
    expect(await field('Treatment').isDisabled()).toBe(true);
    await newEntry()
      .getByText(en('value-chain', 'waitsFor', { field: 'Waste type' }))
      .waitFor();
    await choose(page, 'Waste type', 'Glass');
    await choose(page, 'Treatment', 'Landfill');
    await choose(page, 'Waste type', 'Concrete');
    await expect.poll(() => field('Treatment').textContent()).toBe(en('components', 'select.placeholder'));
    await field('Treatment').click();
    expect(await page.getByRole('option').allTextContents()).not.toContain('Composting');
    await page.keyboard.press('Escape');
  });

  // spec: value-chain.required
  it('are refused with every reason, at the fields and in a summary with links to them', async () => {
    await save();
    const summary = page.getByRole('alert').filter({ hasText: 'fields need your attention' });
    await summary.getByRole('button', { name: /^Mass of waste/ }).click();
    expect(await field('Mass of waste').evaluate((e) => e === document.activeElement)).toBe(true);
    await newEntry().getByText(en('common', 'validation.requiredSelection')).first().waitFor();
  });

  it('show factor and result before they are saved, and the same figure after', async () => {
    await open(waste);
    await fillGlass('1,250.5', 'GLASS-1');
    const figure = result().getByText(/t CO₂e$/);
    await figure.waitFor();
    const text = (await figure.textContent()) ?? '';
    await result()
      .getByText(/kg CO₂e \/ t/)
      .waitFor();
    await save();
    await toast(page, en('entries', 'saved'));
    await rowOf('GLASS-1').waitFor();
    const entry = await stored(waste, 'GLASS-1');
    expect(entry?.values).toMatchObject({ wasteMass: 1250.5, massUnit: 't' });
    expect(Number.parseFloat(text.replaceAll(',', ''))).toBeCloseTo(
      Number(entry?.carbonEquivalent) / 1000,
      1,
    );
    await rowOf('GLASS-1').getByRole('cell', { name: '1,250.500 t', exact: true }).waitFor();
    // Ready for the next one, with the same method.
    expect(await field('Mass of waste').inputValue()).toBe('');
    expect(await method('By waste type').isChecked()).toBe(true);
  });

  it('that the API refuses show the reason at the field it names', async () => {
    await open(travel);
    await method('Spend-based').click();
    await pickDay(page, en('history', 'filter.from'), 5);
    await choose(page, 'Factor table', (await optionNames('Factor table'))[0] ?? '');
    await choose(page, 'Type of travel', (await optionNames('Type of travel'))[0] ?? '');
    await field('Amount spent (without VAT)').fill('100');
    await fillPriceYear();
    await save();
    const rate = newEntry().getByLabel('Exchange rate and price change (optional)');
    await newEntry().getByText('Enter the rate: the currency or price year differs').first().waitFor();
    expect(await rate.getAttribute('aria-invalid')).toBe('true');
    await leaveWithoutSaving('Overview');
  });

  // spec: value-chain.entries
  it('are changed in a dialog; closing it with changes asks first', async () => {
    await open(waste);
    const form = await editRow('GLASS-1');
    const saveChanges = form.getByRole('button', { name: en('common', 'actions.saveChanges') });
    expect(await saveChanges.isDisabled()).toBe(true);
    expect(await form.getByLabel('Treatment', { exact: true }).textContent()).toBe('Landfill');
    await form.getByLabel('Mass of waste', { exact: true }).fill('2000');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: en('common', 'unsaved.title') });
    await question.getByRole('button', { name: en('common', 'unsaved.stay') }).click();
    await saveChanges.click();
    await toast(page, en('entries', 'saved'));
    await rowOf('2,000.000').waitFor();
    expect((await stored(waste, 'GLASS-1'))?.values.wasteMass).toBe(2000);
  });

  // spec: value-chain.conflict
  it('ask which values to keep when another user changed them first', async () => {
    const form = await editRow('GLASS-1');
    const entry = await stored(waste, 'GLASS-1');
    if (!entry) throw new Error('The entry is not there.');
    const body = { scope3InputFormId: waste, locationId, scope3MethodId: 502 };
    const changed = await request(sandbox, `api/Scope3/Consumptions/${entry.scope3ConsumptionEntryId}`, {
      method: 'PUT',
      token,
      headers: { 'if-unmodified-since': new Date(entry.updatedOn).toUTCString() },
      body: { ...body, values: { ...entry.values, wasteMass: 3000 } },
    });
    expect(changed.status).toBe(200);
    await form.getByLabel('Mass of waste', { exact: true }).fill('4000');
    await form.getByRole('button', { name: en('common', 'actions.saveChanges') }).click();
    const dialog = page.getByRole('dialog', { name: en('entries', 'conflict.title') });
    await dialog.getByRole('radio', { name: /Keep the saved value: 3,000/ }).waitFor();
    await dialog.getByRole('radio', { name: /Overwrite with mine: 4,000/ }).click();
    await dialog.getByRole('button', { name: en('entries', 'conflict.save') }).click();
    await rowOf('4,000.000').waitFor();
    expect((await stored(waste, 'GLASS-1'))?.values.wasteMass).toBe(4000);
  });

  it('show how their figure was calculated', async () => {
    await rowOf('GLASS-1').getByTitle(en('components', 'figure.open')).click();
    const trail = page.getByRole('dialog', { name: en('emission-trail', 'title') });
    await trail.getByText(en('emission-trail', 'counted')).waitFor();
    await page.keyboard.press('Escape');
    await trail.waitFor({ state: 'detached' });
  });

  // spec: value-chain.entries
  it('are deleted after a dialog that names them, and can be restored', async () => {
    await rowOf('GLASS-1')
      .getByRole('button', { name: like('components', 'table.actionsOf') })
      .click();
    await page.getByRole('menuitem', { name: en('entries', 'delete') }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/Glass/).waitFor();
    await question.getByRole('button', { name: en('entries', 'delete') }).click();
    await rowOf('GLASS-1').waitFor({ state: 'detached' });
    expect(await stored(waste, 'GLASS-1')).toBeUndefined();
    await page.getByRole('button', { name: en('locations', 'remove.undo') }).click();
    await rowOf('GLASS-1').waitFor();
  });

  it('that are not saved keep the user on the screen until they decide', async () => {
    await documentField(newEntry()).fill('not saved');
    await page.getByRole('link', { name: en('history', 'fields.investments') }).click();
    const question = page.getByRole('alertdialog', { name: en('common', 'unsaved.title') });
    await question.getByRole('button', { name: en('common', 'unsaved.stay') }).click();
    expect(new URL(page.url()).pathname).toBe(`/value-chain/${waste}`);
    await page.getByRole('link', { name: en('history', 'fields.investments') }).click();
    await question.getByRole('button', { name: en('common', 'unsaved.leave') }).click();
    await page.waitForURL(/value-chain\/15/);
  });

  it('are entered with the keyboard only', async () => {
    await open(waste);
    await method('Supplier-specific').focus();
    // A choice follows the focus only while the key is down, and a busy page moves the focus late.
    for (const step of [1, 2, 3]) {
      await page.keyboard.down('ArrowRight');
      await expect.poll(() => newEntry().getByRole('radio').nth(step).isChecked()).toBe(true);
      await page.keyboard.up('ArrowRight');
    }
    expect(await method('Wastewater').isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('grid').first().waitFor();
    for (const key of ['PageUp', 'Home', 'Enter']) await page.keyboard.press(key);
    // The calendar returns the focus once it is closed; text typed before would be lost.
    await expect
      .poll(() => field(en('history', 'filter.from')).evaluate((it) => it === document.activeElement))
      .toBe(true);
    await newEntry().getByRole('textbox', { name: 'Wastewater', exact: true }).focus();
    await page.keyboard.type('777');
    await page.keyboard.press('Tab');
    await page.keyboard.type('KEYS-1');
    await page.keyboard.press('Enter');
    await toast(page, en('entries', 'saved'));
    await rowOf('777.000').waitFor();
  });
});

describe('permissions', () => {
  it('show a reader entries and their trail, and no way to change one', async () => {
    await enterAs(sandbox, 'view@jagodno.example', { path: `value-chain/${waste}?location=${locationId}` });
    await rowOf('GLASS-1').waitFor();
    expect(await newEntry().count()).toBe(0);
    await rowOf('GLASS-1')
      .getByRole('button', { name: like('components', 'table.actionsOf') })
      .click();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([en('entries', 'trail')]);
    await page.keyboard.press('Escape');
  });

  // spec: value-chain.module
  it('without the module show an upgrade prompt in the menu, and redirect the address to the dashboard', async () => {
    await enterAs(sandbox, 'user@kestrelvale.example', { path: 'value-chain/5' });
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: /Value chain emissions/ }).click();
    await page.getByRole('alertdialog').getByText(en('common', 'locked.message')).waitFor();
    await page.getByRole('button', { name: en('shell', 'upgrade.later') }).click();
  });
});

const looks = [
  { theme: 'light', languageId: 1, words: { edit: 'Edit entry', form: 'New entry' } },
  { theme: 'dark', languageId: 2, words: { edit: 'Edycja wpisu', form: 'Nowy wpis' } },
] as const;

describe.each(looks)('in the $theme theme, language $languageId, axe passes', ({ words, ...look }) => {
  const expectClean = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  };

  it('on a form with entries, its problems and its edit dialog', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const path = `value-chain/${waste}?location=${locationId}`;
    await enterAs(sandbox, 'user@jagodno.example', { ...look, path });
    await rowOf('GLASS-1').waitFor();
    await expectClean();
    await page.getByRole('form', { name: words.form }).getByRole('button').last().click();
    await page.getByRole('alert').first().waitFor();
    await expectClean();
    await rowOf('GLASS-1').getByRole('rowheader').getByRole('button').click();
    await page.getByRole('dialog', { name: words.edit }).getByRole('form').waitFor();
    await expectClean();
  });
});

it('no exception reached the page', () => {
  expect(sandbox.failures).toEqual([]);
});

/** The options of an open list; the list is closed again afterwards. */
async function optionNames(label: string): Promise<string[]> {
  await field(label).click();
  await page.getByRole('option').first().waitFor();
  const names = await page.getByRole('option').allTextContents();
  await page.keyboard.press('Escape');
  return names;
}

/** A different year from the factor table, whose prices are of 2022. */
async function fillPriceYear(): Promise<void> {
  const year = field('Price year');
  if (await year.evaluate((element) => element.matches('input'))) await year.fill('2025');
  else await choose(page, 'Price year', '2025');
}

async function leaveWithoutSaving(screen: string): Promise<void> {
  await page.getByRole('link', { name: screen }).first().click();
  await page.getByRole('button', { name: en('common', 'unsaved.leave') }).click();
  await page.waitForURL((url) => url.pathname === '/');
}
