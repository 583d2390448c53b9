/** The data entry screens as a test uses them: accounts, forms, rows. */
import type { Page } from 'playwright-core';
import { request } from '../../engines/sandbox';
import type { Desk } from './desk';
import { remember } from './device';
import { en, optional } from './words';

export type Look = { theme?: 'light' | 'dark'; languageId?: 1 | 2; path?: string };
type Account = { userId: number; email: string };

/** Opens a screen as an account of the demo; returns its token. */
export async function enterAs(sandbox: Desk, email: string, look: Look = {}): Promise<string> {
  const { theme = 'light', languageId = 1, path = '' } = look;
  const { page } = sandbox;
  const accounts = await request<Account[]>(sandbox, 'api/Sandbox/Accounts');
  const userId = accounts.body.find((account) => account.email === email)?.userId;
  const session = await request<{ token: string }>(sandbox, 'api/Sandbox/Sessions', {
    method: 'POST',
    body: { userId },
  });
  const { token } = session.body;
  await request(sandbox, 'api/Users/Languages', { method: 'PUT', token, body: { languageId } });
  await request(sandbox, 'api/UserSettings/Tour?value=true', { method: 'PUT', token });
  await remember(page, { token, theme });
  await openPath(sandbox, path);
  return token;
}

export async function openPath({ page, host }: Pick<Desk, 'page' | 'host'>, path: string): Promise<void> {
  await page.goto(new URL(path, host.url).href);
  await settled(page);
}

export async function settled(page: Page): Promise<void> {
  // For a moment there may be two: that of the screen, and that of its placeholder while it loads.
  await page.locator('h1:visible').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

/** The locations of the signed-in company by name. */
export async function locationIds(sandbox: Desk, token: string): Promise<number[]> {
  const { body } = await request<{ locationId: number }[]>(sandbox, 'api/Locations', { token });
  return body.map(({ locationId }) => locationId);
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Picks the given day of last month in a field with one date. */
export async function pickDay(page: Page, label: string, day: number): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  await calendar.getByRole('button', { name: /previous month/i }).click();
  await dayButton(page, day).click();
}

/** Picks a period within last month, which is on the left. */
export async function pickPeriod(page: Page, from: number, to: number): Promise<void> {
  await page.getByLabel(en('entries', 'fields.period'), { exact: true }).click();
  await dayButton(page, from).click();
  await dayButton(page, to).click();
  await page.getByRole('button', { name: en('common', 'actions.apply') }).click();
}

const dayButton = (page: Page, day: number) =>
  page.getByRole('grid').first().locator('td:not([data-outside])').getByText(String(day), { exact: true });

/** Fills the form for a new fuel entry of light heating oil. */
export async function fillFuel(page: Page, amount: string, reference: string): Promise<void> {
  await choose(page, en('explorer', 'category'), 'Liquid fuels (heating and generators)');
  await choose(page, en('explorer', 'type'), 'Light heating oil');
  await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill(amount);
  await pickDay(page, en('entries', 'fields.date'), 5);
  await page.getByLabel(optional(en('emission-trail', 'invoice'))).fill(reference);
}

export const addEntry = (page: Page) => page.getByRole('button', { name: en('entries', 'addEntry') }).click();

export const rowOf = (page: Page, text: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: text });

/** Opens the edit mode of a row with the button that names it. */
export const editRow = (page: Page, text: string) =>
  rowOf(page, text).getByRole('rowheader').getByRole('button').click();

/** Waits for a toast. Warnings about an entry do not keep it from being recorded. */
export async function toast(page: Page, text: string): Promise<void> {
  const shown = page.getByText(text, { exact: true }).first();
  const recordAnyway = page.getByRole('button', { name: en('entries', 'checks.record') });
  await shown.or(recordAnyway).first().waitFor();
  if (await recordAnyway.isVisible()) await recordAnyway.click();
  await shown.waitFor();
}
