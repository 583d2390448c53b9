/** The actions of a user in the portal, by visible words and roles; the same on every host. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import enSession from '@/i18n/locales/en/account/session.json';
import plSession from '@/i18n/locales/pl/account/session.json';
import { demoPassword } from '../../../seed/companies/demo-company';
import { en, like } from './words';

export const sessionTexts = { en: enSession, pl: plSession } as const;

/** A demo account, by the part of its e-mail before the @. */
export type Account = {
  name: 'admin' | 'user' | 'view' | 'new';
  company: 'jagodno' | 'kestrelvale' | 'nowytor';
};

export const editor: Account = { name: 'user', company: 'kestrelvale' };
export const reader: Account = { name: 'view', company: 'kestrelvale' };

export async function fillSignIn(page: Page, { name, company }: Account, password: string): Promise<void> {
  await page.getByRole('textbox', { name: en('session', 'login.email') }).fill(`${name}@${company}.example`);
  await page.getByLabel(en('session', 'login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: en('session', 'login.title'), exact: true }).click();
}

/** Signs in by e-mail and password, and waits for the first screen of a user who reads English. */
export async function signIn(page: Page, account: Account, password = demoPassword): Promise<void> {
  await fillSignIn(page, account, password);
  await page.getByRole('heading', { level: 1, name: en('dashboard', 'title') }).waitFor();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: like('shell', 'user.menu') }).click();
  await page.getByRole('menuitem', { name: en('shell', 'user.logout') }).click();
  await page.getByRole('heading', { level: 1, name: en('session', 'login.title') }).waitFor();
}

export function menuLink(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: en('shell', 'menu.label') })
    .getByRole('link', { name, exact: true });
}

export async function openLocation(page: Page, name: string): Promise<void> {
  await menuLink(page, en('dashboard', 'links.locations')).click();
  const list = page.getByRole('navigation', { name: en('shell', 'submenu.locations') });
  await list.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** The figure of the dashboard's total, in tonnes. */
export async function readTotalTonnes(page: Page): Promise<number> {
  const tile = page.getByRole('region', { name: 'Total emissions' });
  const figure = tile.getByText(/^[\d.,]+\s+t CO₂e$/).first();
  await figure.waitFor();
  return Number.parseFloat(((await figure.textContent()) ?? '').replaceAll(',', ''));
}

/** The row of the list on screen with this invoice number. */
export function rowOf(page: Page, reference: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('cell', { name: reference, exact: true }) });
}

export function amountCell(page: Page, reference: string, amount: string): Locator {
  return rowOf(page, reference).getByRole('cell', { name: amount, exact: true });
}

/** The emissions of the row in the list; for screen readers, the button that opens its trail also names the row. */
export async function readEmissions(page: Page, reference: string): Promise<number> {
  const button = rowOf(page, reference).getByRole('button', { name: /: [\d.,]+$/ });
  const figure = /[\d.,]+$/.exec((await button.textContent()) ?? '')?.[0] ?? '';
  return Number.parseFloat(figure.replaceAll(',', ''));
}

export async function choose(page: Page, form: Locator, label: string, option: string): Promise<void> {
  await form.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Picks days in the open calendar. */
export async function pickDays(page: Page, ...days: readonly string[]): Promise<void> {
  const panel = page.getByRole('dialog', { name: en('components', 'date.panel') });
  for (const day of days) {
    const cell = panel.locator(`[data-day="${day}"]:not([data-outside])`);
    if (!(await cell.isVisible())) {
      await panel
        .getByRole('combobox', { name: /year/i })
        .first()
        .selectOption(String(Number(day.slice(0, 4))));
      await panel
        .getByRole('combobox', { name: /month/i })
        .first()
        .selectOption(String(Number(day.slice(5, 7)) - 1));
    }
    await cell.getByRole('button').click();
  }
}

export type Fuel = {
  category: string;
  type: string;
  amount: string;
  unit: string;
  date: string;
  reference: string;
};

/** Waits until it is the open one, because the form of the previous tab looks the same. */
async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tab', { name, selected: true }).waitFor();
}

/** The form for a new entry, opened if necessary, because it stays open after a success. */
export async function newEntry(page: Page): Promise<Locator> {
  const form = page.getByRole('form', { name: en('entries', 'new') });
  if (!(await form.isVisible())) await page.getByRole('button', { name: en('entries', 'addEntry') }).click();
  await form.waitFor();
  return form;
}

export async function addFuel(page: Page, fuel: Fuel): Promise<void> {
  await openTab(page, en('explorer', 'categories.fuels'));
  const form = await newEntry(page);
  await choose(page, form, en('explorer', 'category'), fuel.category);
  await choose(page, form, en('explorer', 'type'), fuel.type);
  await form.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill(fuel.amount);
  await form.getByLabel(en('entries', 'fields.date'), { exact: true }).click();
  await pickDays(page, fuel.date);
  await finish(page, fuel.reference);
}

export type Bill = { type: string; amount: string; from: string; to: string; reference: string };

export async function addBill(page: Page, bill: Bill): Promise<void> {
  await openTab(page, en('explorer', 'categories.utilities'));
  const form = await newEntry(page);
  await choose(page, form, en('explorer', 'type'), bill.type);
  await form.getByLabel(en('entries', 'fields.period'), { exact: true }).click();
  await pickDays(page, bill.from, bill.to);
  await page.getByRole('button', { name: en('common', 'actions.apply') }).click();
  await form.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill(bill.amount);
  await finish(page, bill.reference);
}

async function finish(page: Page, reference: string): Promise<void> {
  // Works while the dialog is on top: reading the field must not wait for an answer that is still to be given.
  const form = page.getByRole('form', { name: en('entries', 'new'), includeHidden: true });
  const invoice = form.getByLabel(/^Related invoice/);
  await invoice.fill(reference);
  await form.getByRole('button', { name: en('entries', 'addEntry') }).click();
  // The form is cleared by a success. Warnings about the entry do not keep it from being recorded.
  const recordAnyway = page.getByRole('button', { name: en('entries', 'checks.record') });
  const isSaved = async () => {
    if (await recordAnyway.isVisible()) await recordAnyway.click();
    return (await invoice.inputValue()) === '';
  };
  await expect.poll(isSaved, { timeout: 15_000 }).toBe(true);
  await page.getByText(en('entries', 'saved')).last().waitFor();
}

/** Opens the edit mode of a row and returns its form. */
export async function editRow(page: Page, reference: string): Promise<Locator> {
  await rowOf(page, reference).getByRole('rowheader').getByRole('button').click();
  const form = page.getByRole('form', { name: like('entries', 'editing') });
  await form.waitFor();
  return form;
}

export async function saveChanges(form: Locator): Promise<void> {
  await form.getByRole('button', { name: en('common', 'actions.saveChanges') }).click();
}
