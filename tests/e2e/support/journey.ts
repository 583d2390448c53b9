/** The main journey as steps with their expected results; run against the sandbox and a remote host. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goldenCases } from '#api/domain/conformance/golden-cases';
import { toIsoDate } from '@/lib/format/date';
import { formatEmissions } from '@/lib/format/emissions';
import {
  type Account,
  addBill,
  addFuel,
  amountCell,
  editRow,
  fillSignIn,
  menuLink,
  openLocation,
  pickDays,
  readEmissions,
  readTotalTonnes,
  saveChanges,
  sessionTexts,
} from './portal';
import { en, like } from './words';

const location = 'Leeds depot';
const vehicleFuels = 'Company vehicles and machinery (fuel)';

/** The portal's date, which is that of its host's time zone; here the same for all. */
export function today(): string {
  return toIsoDate(new Date());
}

/** Days in two neighbouring months of one year, the last one not after today. */
export function daysInTwoMonths(day: string): { from: string; to: string } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const [ofYear, last] = month > 1 ? [year, month] : [year - 1, 12];
  const iso = (inMonth: number, date: string) => `${ofYear}-${String(inMonth).padStart(2, '0')}-${date}`;
  return { from: iso(last - 1, '16'), to: iso(last, '01') };
}

/** A wrong password is shown at the password field, and no session starts. */
export async function refuseWrongPassword(page: Page, account: Account): Promise<void> {
  await fillSignIn(page, account, 'not-the-password');
  const password = page.getByLabel(en('session', 'login.password'), { exact: true });
  await page.getByText(sessionTexts.en.login.failed).first().waitFor();
  const describedBy = (await password.getAttribute('aria-describedby')) ?? '';
  expect(describedBy).not.toBe('');
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe(sessionTexts.en.login.failed);
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  expect(new URL(page.url()).pathname).toMatch(/\/login$/);
}

/** A published case, entered by hand: the figure on screen is the published one. */
export async function enterGoldenFuel(page: Page): Promise<void> {
  const golden = goldenCases.find(({ id }) => id === 'uk-diesel-ar6');
  const expected = golden && Array.isArray(golden.expected) ? golden.expected[0] : undefined;
  if (golden?.activity.kind !== 'fuel' || !expected) throw new Error('The golden case is not there.');
  const { quantity, date } = golden.activity;
  await openLocation(page, location);
  await addFuel(page, {
    category: vehicleFuels,
    type: 'Diesel',
    amount: String(quantity),
    unit: 'l',
    date,
    reference: 'golden-1',
  });
  const { text } = formatEmissions(Number(expected.kgCo2e), 'en');
  await page.getByText(text).first().waitFor();
}

/** Enters fuel, corrects it, and adds a bill that touches two months; the dashboard's total grows by both. */
export async function enterFuelAndBill(page: Page): Promise<void> {
  await menuLink(page, en('dashboard', 'title')).click();
  const before = await readTotalTonnes(page);

  await openLocation(page, location);
  const fuel = { category: vehicleFuels, type: 'Diesel', amount: '1,000', unit: 'l' };
  await addFuel(page, { ...fuel, date: today(), reference: 'tank-1' });
  const first = await readEmissions(page, 'tank-1');
  expect(first).toBeGreaterThan(2.4);
  expect(first).toBeLessThan(2.8);

  const form = await editRow(page, 'tank-1');
  await form.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('100,000');
  await saveChanges(form);
  await form.waitFor({ state: 'detached' });
  const edited = await readEmissions(page, 'tank-1');
  // The list shows three digits, so a hundredfold is accurate to about one of the last.
  expect(Math.abs(edited - 100 * first)).toBeLessThanOrEqual(1);

  await addBill(page, {
    type: 'Electricity',
    amount: '500,000',
    reference: 'bill-1',
    ...daysInTwoMonths(today()),
  });
  const billed = await readEmissions(page, 'bill-1');
  expect(billed).toBeGreaterThan(50);

  await menuLink(page, en('dashboard', 'title')).click();
  const isBilledThisYear = daysInTwoMonths(today()).from.startsWith(today().slice(0, 4));
  const grown = edited + (isBilledThisYear ? billed : 0);
  await expect
    .poll(async () => Math.abs((await readTotalTonnes(page)) - before - grown))
    .toBeLessThanOrEqual(2);
}

/** The explorer shows the entries; the address holds the selection, and Back undoes it. */
export async function exploreByAddress(page: Page): Promise<void> {
  await menuLink(page, en('dashboard', 'links.explorer')).click();
  await page.getByRole('heading', { level: 1, name: en('explorer', 'title') }).waitFor();
  await page.getByRole('combobox', { name: en('explorer', 'category') }).click();
  await page.getByRole('option', { name: en('explorer', 'categories.fuels') }).click();
  await page.waitForURL(/category=fuels/);
  const types = page.getByRole('table', { name: en('explorer', 'emitted.byType') });
  await types.getByRole('rowheader', { name: 'Diesel' }).waitFor();
  const address = page.url();
  await page.getByRole('combobox', { name: en('explorer', 'type') }).click();
  await page.getByRole('option', { name: 'Diesel' }).click();
  await page.waitForURL((url) => url.href !== address && /type=[1-9]/.test(url.search));
  await page.goBack();
  expect(page.url()).toBe(address);
  await page.reload();
  await types.getByRole('rowheader', { name: 'Diesel' }).waitFor();
  expect(await page.getByRole('combobox', { name: en('explorer', 'category') }).textContent()).toBe(
    en('explorer', 'categories.fuels'),
  );
}

/** A reader sees every figure and no way to change one. */
export async function readWithoutEditing(page: Page): Promise<void> {
  await openLocation(page, location);
  await page
    .getByRole('button', { name: like('components', 'table.actionsOf') })
    .first()
    .click();
  const entries = page.getByRole('menuitem');
  await entries.first().waitFor();
  expect(await entries.allInnerTexts()).toEqual([en('entries', 'trail')]);
  await page.keyboard.press('Escape');
  for (const name of ['Add entry', 'Add new data', 'Edit location', 'Add location']) {
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  }
  expect(await page.getByRole('rowheader').getByRole('button').count()).toBe(0);
}

/** Two users edit one row: the second is asked per field, and both then see the decision. */
export async function resolveConflict(mine: Page, theirs: Page): Promise<void> {
  await mine.bringToFront();
  await openLocation(mine, location);
  await addFuel(mine, {
    category: vehicleFuels,
    type: 'Diesel',
    amount: '10',
    unit: 'l',
    date: today(),
    reference: 'shared-1',
  });
  await theirs.bringToFront();
  await openLocation(theirs, location);
  await mine.bringToFront();
  const first = await editRow(mine, 'shared-1');
  await theirs.bringToFront();
  const second = await editRow(theirs, 'shared-1');
  await second.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('20');
  await second.getByLabel(en('entries', 'fields.date'), { exact: true }).click();
  const earlier = daysInTwoMonths(today()).to;
  await pickDays(theirs, earlier);
  await saveChanges(second);
  await second.waitFor({ state: 'detached' });

  await mine.bringToFront();
  await first.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('30');
  await saveChanges(first);
  const dialog = mine.getByRole('dialog', { name: en('entries', 'conflict.title') });
  await dialog.getByRole('radio', { name: en('entries', 'conflict.keep', { value: '20 l' }) }).waitFor();
  await dialog.getByRole('radio', { name: en('entries', 'conflict.overwrite', { value: '30 l' }) }).click();
  await dialog.getByRole('button', { name: en('entries', 'conflict.save') }).click();
  await first.waitFor({ state: 'detached' });
  await amountCell(mine, 'shared-1', '30 l').waitFor();
  await theirs.bringToFront();
  await theirs.reload();
  await amountCell(theirs, 'shared-1', '30 l').waitFor();

  // Again, and this time the other user's value stays.
  await mine.bringToFront();
  const again = await editRow(mine, 'shared-1');
  await theirs.bringToFront();
  const other = await editRow(theirs, 'shared-1');
  await other.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('40');
  await saveChanges(other);
  await other.waitFor({ state: 'detached' });
  await mine.bringToFront();
  await again.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('50');
  await saveChanges(again);
  await dialog.getByRole('radio', { name: en('entries', 'conflict.keep', { value: '40 l' }) }).waitFor();
  await dialog.getByRole('button', { name: en('entries', 'conflict.save') }).click();
  await again.waitFor({ state: 'detached' });
  await amountCell(mine, 'shared-1', '40 l').waitFor();
}

/** A temporary password opens only the page to replace it; in Polish, the language of that account. */
export async function replaceTemporaryPassword(page: Page, password: string): Promise<void> {
  const texts = sessionTexts.pl.newPassword;
  await fillSignIn(page, { name: 'new', company: 'jagodno' }, password);
  await page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
  await page.goto(new URL('locations', page.url()).href);
  await page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
  await page.getByRole('button', { name: /^EN/ }).click();
  await refusePasswordInEnglish(page);
  await page.getByLabel(texts.current, { exact: true }).fill(password);
  await page.getByLabel(texts.new, { exact: true }).fill('a-password-of-my-own');
  await page.getByLabel(texts.confirm, { exact: true }).fill('a-password-of-my-own');
  await page.getByRole('button', { name: texts.save }).click();
  await page.getByRole('navigation').first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
}

/** Until the password is replaced, the API answers in the language of the page; afterwards in Polish. */
export async function refusePasswordInEnglish(page: Page): Promise<void> {
  const texts = sessionTexts.en.newPassword;
  await page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
  await page.getByLabel(texts.current, { exact: true }).fill('not the temporary one');
  await page.getByLabel(texts.new, { exact: true }).fill('a-password-of-my-own');
  await page.getByLabel(texts.confirm, { exact: true }).fill('a-password-of-my-own');
  await page.getByRole('button', { name: texts.save }).click();
  await page.getByText('The current password is not correct').first().waitFor();
  await page.getByRole('button', { name: /^PL/ }).click();
  await page.getByRole('heading', { level: 1, name: sessionTexts.pl.newPassword.title }).waitFor();
}
