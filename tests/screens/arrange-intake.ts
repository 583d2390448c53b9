/** What the pictures of the intake show: files that are dropped, answered and recorded on the way. */
import type { Page } from 'playwright-core';
import { billsCsv, overlappingBills } from '../../src/features/intake/intake/shapes/overlapping-bills-csv';
import {
  electricityBill,
  electricityMonths,
} from '../../src/features/intake/intake/shapes/pdf-bill-electricity';
import { pdfOf } from '../e2e/support/pdf-of';
import { en, pl } from '../e2e/support/words';

export type Language = 'en' | 'pl';
type Word = typeof en;
const words: Record<Language, Word> = { en, pl };

/** In the location of the pictures of input data. */
const location = /^Poznań/;
const electricity = { en: 'Electricity', pl: 'Energia elektryczna' };
const invoice = 'FV/2210/8';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const newestBill = () =>
  billsCsv([{ meter: '400-7788', from: daysAgo(9), to: daysAgo(1), kwh: '1234.5', invoice }]);

export async function openQuestions(page: Page): Promise<void> {
  await drop(page, 'Electricity 2025.csv', billsCsv(overlappingBills));
}

export async function openPdf(page: Page): Promise<void> {
  const [month] = electricityMonths;
  if (!month) return;
  await drop(page, 'Northpier 2026-01.pdf', pdfOf(electricityBill(month)));
  await page.locator('canvas').waitFor();
  const entry = page.locator('tr[data-row] th button').first();
  await entry.click();
  await page.locator('canvas ~ div[aria-hidden=true]').first().waitFor();
}

/** The file opens as recorded from the second time on. */
export async function openRecorded(page: Page, language: Language): Promise<void> {
  const word = words[language];
  await drop(page, 'Electricity last week.csv', newestBill());
  const recorded = page.getByText(word('intake', 'done.recorded', { count: 1 }));
  const meter = page.getByRole('button', { name: word('intake', 'questions.meters.use') });
  await recorded.or(meter).first().waitFor();
  if (!(await meter.isVisible())) return;
  await choose(page, word('intake', 'entry.location'), location);
  await choose(page, word('intake', 'questions.meters.item'), electricity[language]);
  await meter.click();
  const keepAll = page.getByRole('button', { name: word('intake', 'record.keepAll') });
  const ready = page.getByText(word('intake', 'record.ready'));
  await keepAll.or(ready).first().waitFor();
  if (await keepAll.isVisible()) await keepAll.click();
  await ready.waitFor();
  await page.getByRole('button', { name: word('intake', 'record.button', { count: 1 }) }).click();
  await recorded.waitFor();
}

export async function openEvidence(page: Page, language: Language): Promise<void> {
  const word = words[language];
  await page.getByRole('row').filter({ hasText: invoice }).locator('button:has(.traceable)').first().click();
  const title = page.getByRole('heading', { level: 3, name: word('evidence', 'title') });
  await title.scrollIntoViewIfNeeded();
}

async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page
    .locator('#main input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}
