/** Estimated amounts of fuel: calculated in the form, marked, explained, changed. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import {
  addEntry,
  choose,
  editRow,
  enterAs,
  type Look,
  locationIds,
  pickDay,
  rowOf,
  toast,
} from '../support/screen';
import { en, like, optional } from '../support/words';

type Stored = { reference: string | null; value: number; amountFrom: string | null; unitSymbol: string };

let sandbox: Desk;
let page: Page;
let token: string;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
});

afterAll(() => closeDesk(sandbox));

const enter = async (look: Look = {}) => {
  token = await enterAs(sandbox, 'user@jagodno.example', { path: 'locations', ...look });
};

async function stored(reference: string): Promise<Stored | undefined> {
  const [locationId = 0] = await locationIds(sandbox, token);
  const path = `api/Locations/${locationId}/Fuels/Consumptions?PageSize=200`;
  const { body } = await request<Stored[]>(sandbox, path, { token });
  return body.find((row) => row.reference === reference);
}

const field = (name: string) => page.getByLabel(name, { exact: true });
const amount = () => field(en('entries', 'fields.amount')).inputValue();
const workOut = () => page.getByRole('button', { name: en('fuel-consumptions', 'workedOut.title') }).click();
const way = (name: string) => page.getByRole('radio', { name, exact: true });
const saveNew = () =>
  page
    .getByRole('form', { name: en('entries', 'new') })
    .getByRole('button', { name: en('entries', 'addEntry') })
    .click();

async function chooseDiesel(reference: string): Promise<void> {
  await choose(page, en('fuel-consumptions', 'category'), 'Company vehicles and machinery (fuel)');
  await choose(page, en('fuel-consumptions', 'type'), 'Diesel');
  await pickDay(page, en('entries', 'fields.date'), 5);
  await page.getByLabel(optional(en('entries', 'fields.invoice'))).fill(reference);
}

describe('an estimated amount', () => {
  beforeEach(() => enter());

  it('is calculated from the distance and the fuel economy, and is marked in the list and explained', async () => {
    await addEntry(page);
    await chooseDiesel('E2E-driven');
    await choose(page, en('entries', 'fields.unit'), 'kg');
    await workOut();
    await way(en('fuel-consumptions', 'workedOut.ways.distance')).click();
    expect([
      await field(en('entries', 'fields.unit')).textContent(),
      await field(en('entries', 'fields.unit')).isDisabled(),
    ]).toEqual(['l', true]);
    await field(en('fuel-consumptions', 'workedOut.distance')).fill('500');
    await choose(page, en('fuel-consumptions', 'workedOut.distanceUnit'), 'miles');
    await field(en('fuel-consumptions', 'workedOut.fuelEconomy')).fill('40');
    expect(await amount()).toBe('');
    await choose(
      page,
      en('fuel-consumptions', 'workedOut.fuelEconomyUnit'),
      en('fuel-consumptions', 'workedOut.fuelEconomyUnits.mpg-uk'),
    );
    expect(await amount()).toBe('56.826125');
    await choose(
      page,
      en('fuel-consumptions', 'workedOut.fuelEconomyUnit'),
      en('fuel-consumptions', 'workedOut.fuelEconomyUnits.mpg-us'),
    );
    expect(await amount()).toBe('47.3176473');
    await saveNew();
    await toast(page, en('entries', 'saved'));
    expect(await stored('E2E-driven')).toMatchObject({ value: 47.3176473, amountFrom: 'distance' });
    const row = rowOf(page, 'E2E-driven');
    await row.getByText(en('fuel-consumptions', 'workedOut.shortMark.distance'), { exact: true }).waitFor();
    await row.getByTitle(/^estimated from distance and fuel economy: 500\smiles, 40\smpg \(US\)$/).waitFor();

    await row.getByTitle(en('components', 'figure.open')).click();
    const trail = page.getByRole('dialog', { name: en('emission-trail', 'title') });
    await trail.getByRole('heading', { level: 3 }).getByRole('button').first().click();
    const stages = trail.getByRole('heading', { level: 4 });
    await stages.first().waitFor();
    expect((await stages.allTextContents()).slice(0, 2)).toEqual([
      en('emission-trail', 'stages.amount'),
      en('emission-trail', 'stages.share'),
    ]);
    await trail.getByText('÷ 40 mpg (US)', { exact: false }).first().waitFor();
    await trail.getByText('Source: NIST Handbook 44', { exact: false }).first().waitFor();
    await trail.getByText('The amount is estimated from the distance driven', { exact: false }).waitFor();
  });

  it('changes with its inputs; typing the amount itself discards the calculation', async () => {
    await editRow(page, 'E2E-driven');
    const edit = page.getByRole('form', { name: like('entries', 'editing') });
    expect(await field(en('fuel-consumptions', 'workedOut.distance')).inputValue()).toBe('500');
    await field(en('fuel-consumptions', 'workedOut.distance')).fill('1000');
    expect(await amount()).toBe('94.6352946');
    await edit.getByRole('button', { name: en('common', 'actions.saveChanges') }).click();
    await edit.waitFor({ state: 'detached' });
    expect(await stored('E2E-driven')).toMatchObject({ value: 94.6352946, amountFrom: 'distance' });

    await editRow(page, 'E2E-driven');
    await page.getByText(en('fuel-consumptions', 'workedOut.amountHint')).waitFor();
    await field(en('entries', 'fields.amount')).fill('95');
    expect(await field(en('fuel-consumptions', 'workedOut.distance')).count()).toBe(0);
    expect(await field(en('entries', 'fields.unit')).isDisabled()).toBe(false);
    await edit.getByRole('button', { name: en('common', 'actions.saveChanges') }).click();
    await edit.waitFor({ state: 'detached' });
    expect(await stored('E2E-driven')).toMatchObject({ value: 95, amountFrom: null });
    await rowOf(page, 'E2E-driven').waitFor();
    expect(await rowOf(page, 'E2E-driven').getByText('estimate').count()).toBe(0);
  });

  it('is calculated from the amount paid; a different unit has a different price', async () => {
    await addEntry(page);
    await workOut();
    await page.getByText(en('fuel-consumptions', 'workedOut.chooseFuel')).waitFor();
    expect(await way(en('fuel-consumptions', 'workedOut.ways.spend')).isDisabled()).toBe(true);
    await choose(page, en('fuel-consumptions', 'category'), 'Gaseous fuels');
    await choose(page, en('fuel-consumptions', 'type'), 'Natural gas');
    expect(await way(en('fuel-consumptions', 'workedOut.ways.distance')).isDisabled()).toBe(true);
    await choose(page, en('entries', 'fields.unit'), 'm³');
    await way(en('fuel-consumptions', 'workedOut.ways.spend')).click();
    await field(en('fuel-consumptions', 'workedOut.amountPaid')).fill('1250');
    await choose(page, en('fuel-consumptions', 'workedOut.currency'), 'PLN');
    await field(en('fuel-consumptions', 'workedOut.pricePerUnit', { unit: 'm³' })).fill('2.5');
    expect(await amount()).toBe('500');
    await page.getByText('1,250 PLN ÷ 2.5 PLN/m³ = 500 m³').waitFor();
    await choose(page, en('entries', 'fields.unit'), 'kg');
    expect([
      await amount(),
      await field(en('fuel-consumptions', 'workedOut.pricePerUnit', { unit: 'kg' })).inputValue(),
    ]).toEqual(['', '']);
    await page.getByRole('button', { name: en('fuel-consumptions', 'workedOut.byHand') }).click();
    await expect
      .poll(() => field(en('entries', 'fields.amount')).evaluate((input) => input === document.activeElement))
      .toBe(true);
    expect(await field(en('fuel-consumptions', 'workedOut.amountPaid')).count()).toBe(0);
  });

  it('is refused at all inputs that are missing or zero together', async () => {
    await addEntry(page);
    await chooseDiesel('E2E-refused');
    await workOut();
    await way(en('fuel-consumptions', 'workedOut.ways.spend')).click();
    await field(en('fuel-consumptions', 'workedOut.pricePerUnit', { unit: 'l' })).fill('0');
    // Shown when the field loses focus; a click at the same moment could miss what moves.
    await page.keyboard.press('Tab');
    await page
      .getByText(en('common', 'validation.moreThan', { value: '0' }))
      .first()
      .waitFor();
    await saveNew();
    const summary = page.getByRole('alert').filter({ hasText: 'fields need your attention' });
    await summary.waitFor();
    for (const name of [/^Amount paid/, /^Currency/, /^Price per l/])
      await summary.getByRole('button', { name }).waitFor();
    expect(
      await field(en('fuel-consumptions', 'workedOut.pricePerUnit', { unit: 'l' })).getAttribute(
        'aria-invalid',
      ),
    ).toBe('true');
    expect(await stored('E2E-refused')).toBeUndefined();
  });

  it('is calculated with the keyboard only', async () => {
    await addEntry(page);
    await chooseDiesel('E2E-keys');
    await page.getByRole('button', { name: en('fuel-consumptions', 'workedOut.title') }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await field(en('fuel-consumptions', 'workedOut.amountPaid')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('625');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.type('PLN');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await page.keyboard.type('6.25');
    await page.keyboard.press('Enter');
    await toast(page, en('entries', 'saved'));
    expect(await stored('E2E-keys')).toMatchObject({ value: 100, amountFrom: 'spend' });
  });
});

describe('the help with the amount is accessible', () => {
  it.each([
    { theme: 'light', languageId: 1, category: 'Company vehicles and machinery (fuel)', fuel: 'Diesel' },
    { theme: 'dark', languageId: 2, category: 'Pojazdy i maszyny firmowe (paliwo)', fuel: 'Olej napędowy' },
  ] as const)('$theme, $fuel', async ({ theme, languageId, category, fuel }) => {
    const isEnglish = languageId === 1;
    await enter({ theme, languageId });
    await page.getByRole('button', { name: isEnglish ? 'Add entry' : 'Dodaj wpis' }).click();
    await choose(page, isEnglish ? 'Category' : 'Kategoria', category);
    await choose(page, isEnglish ? 'Type' : 'Rodzaj', fuel);
    await page.getByRole('button', { name: isEnglish ? 'Calculate the amount' : 'Oblicz ilość' }).click();
    const ways = isEnglish
      ? ['What was paid', 'Distance and fuel economy']
      : ['Zapłacona kwota', 'Przebieg i zużycie paliwa'];
    for (const name of ways) {
      await way(name).click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
});

it('no exception reached the page', () => {
  expect(sandbox.failures).toEqual([]);
});
