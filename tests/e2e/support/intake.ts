/** Bringing in a file, as a user does it: drop it, answer what is asked, record. */
import type { Locator, Page } from 'playwright-core';
import type { Desk } from './desk';
import { openPath } from './screen';
import { en, like } from './words';

/** Drops a file on the screen of the intakes. */
export async function dropFile(desk: Desk, name: string, bytes: Uint8Array): Promise<void> {
  await openPath(desk, 'locations/intake');
  await desk.page
    .getByRole('main')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
}

/** Drops a file and waits until its own screen is open. */
export async function bringIn(desk: Desk, name: string, bytes: Uint8Array): Promise<void> {
  await dropFile(desk, name, bytes);
  await desk.page.getByRole('heading', { level: 1, name }).waitFor();
}

/** What is asked about the file. Not there if nothing is. */
export const questions = (page: Page): Locator => page.getByRole('region', { name: /questions? about/ });
export const questionCount = (page: Page): Promise<number> =>
  questions(page).getByRole('heading', { level: 3 }).count();

export const recordButton = (page: Page): Locator => page.getByRole('button', { name: /^Record \d+ entr/ });

/** Answers a question by the option with this name, and waits until it is no longer asked. */
export async function answer(page: Page, title: string, option: string | RegExp): Promise<void> {
  const control = page.getByRole('button', { name: title, exact: true });
  await control.click();
  await page.getByRole('option', { name: option }).first().click();
  await control.waitFor({ state: 'hidden' });
}

/** Says where the new meter of the file is, and what it measures. */
export async function giveMeter(page: Page, location: string, item = 'Electricity'): Promise<void> {
  const asked = questions(page);
  const choose = async (label: string, option: string) => {
    await asked.getByRole('button', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option }).first().click();
  };
  await choose(en('intake', 'entry.location'), location);
  await choose(en('intake', 'questions.meters.item'), item);
  await saveMeter(page).click();
}

/** The same, and waits until it is no longer asked. */
export async function answerMeter(page: Page, location: string, item?: string): Promise<void> {
  await giveMeter(page, location, item);
  await saveMeter(page).waitFor({ state: 'hidden' });
}

const saveMeter = (page: Page) =>
  questions(page).getByRole('button', { name: en('intake', 'questions.meters.use') });

/** The button that opens the first entry to be recorded. */
export const firstEntry = (page: Page): Locator =>
  page
    .getByRole('table', { name: en('intake', 'entries.label') })
    .getByRole('rowheader')
    .getByRole('button')
    .first();

/** Records everything despite warnings: the company of the demo has other bills of the same months. */
export async function record(page: Page, count = 1): Promise<void> {
  const keepAll = page.getByRole('button', { name: en('intake', 'record.keepAll') });
  const ready = page.getByText(en('intake', 'record.ready'));
  await keepAll.or(ready).first().waitFor();
  if (await keepAll.isVisible()) await keepAll.click();
  await ready.waitFor();
  await recordButton(page).click();
  await page.getByText(en('intake', 'done.recorded', { count })).waitFor();
}

/** Nothing was asked, because an earlier file of its kind was recorded. */
export async function isRemembered(page: Page): Promise<void> {
  await page.getByText(like('intake', 'page.remembered')).waitFor();
  await firstEntry(page).waitFor();
}
