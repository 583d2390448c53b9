/** Bills without columns: a PDF is read by its words and taught once per supplier, a scan is entered by hand. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { electricityBill, electricityMonths } from '@/features/intake/intake/shapes/pdf-bill-electricity';
import { type BillLayout, billLayouts } from '@/features/intake/intake/shapes/pdf-bill-layouts';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import {
  answer,
  answerMeter,
  bringIn,
  firstEntry,
  isRemembered,
  questionCount,
  questions,
  record,
  recordButton,
} from '../support/intake';
import { pdfOf } from '../support/pdf-of';
import { pickDays } from '../support/portal';
import { enterAs } from '../support/screen';
import { en } from '../support/words';

let sandbox: Desk;
let page: Page;
let location: string;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  const token = await enterAs(sandbox, 'user@jagodno.example');
  const { body } = await request<{ name: string }[]>(sandbox, 'api/Locations', { token });
  location = body[0]?.name ?? '';
});

afterAll(() => closeDesk(sandbox));

const pageOf = (name: string) => page.getByRole('region', { name, exact: true });
/** The rectangles around the values that were found. */
const frames = (name: string) => pageOf(name).locator('canvas ~ div[aria-hidden=true]');
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

async function violations(): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

function layoutNamed(name: string): BillLayout {
  const layout = billLayouts.find((one) => one.name === name);
  if (!layout) throw new Error(`No layout ${name}`);
  return layout;
}

describe('a bill whose words are all known', () => {
  const bills = electricityMonths.map((month) => ({ month, bytes: pdfOf(electricityBill(month)) }));
  const [january, february] = bills;

  it('is only asked where its meter is, and shows each value framed on the page', async () => {
    await bringIn(sandbox, 'January.pdf', january?.bytes ?? new Uint8Array());
    await questions(page).waitFor();
    expect(await questionCount(page)).toBe(1);
    await answerMeter(page, location);
    await firstEntry(page).click();
    await frames('January.pdf').first().waitFor();
    expect(await frames('January.pdf').count()).toBeGreaterThan(3);
    expect(await field(en('intake', 'entry.amount')).inputValue()).toBe('5,700');
    expect(await violations()).toEqual([]);
    await record(page);
  });

  it('is asked nothing in the second month', async () => {
    await bringIn(sandbox, 'February.pdf', february?.bytes ?? new Uint8Array());
    await isRemembered(page);
    expect(await questionCount(page)).toBe(0);
    await page.getByRole('cell', { name: /^4,920/ }).waitFor();
    await record(page);
  });
});

describe('a bill with a word of its own for the amount', () => {
  const { bill, months } = layoutNamed('values on the next line');
  const startTeaching = () =>
    page
      .getByRole('button', { name: en('intake', 'teach.startFor', { part: en('intake', 'entry.amount') }) })
      .click();
  const word = (text: string) => pageOf('Calder 1.pdf').getByRole('button', { name: text, exact: true });
  const use = () => page.getByRole('button', { name: en('intake', 'teach.use') });

  it('leaves the amount empty and does not record', async () => {
    await bringIn(sandbox, 'Calder 1.pdf', pdfOf(bill(months[0])));
    await questions(page).waitFor();
    await answerMeter(page, location);
    await firstEntry(page).click();
    expect(await field(en('intake', 'entry.amount')).inputValue()).toBe('');
    expect(await recordButton(page).isDisabled()).toBe(true);
  });

  it('refuses words that are no amount', async () => {
    await startTeaching();
    await word('Calder').click();
    await use().click();
    const part = en('source-file', 'parts.amount');
    await page.getByText(en('intake', 'teach.failed', { part })).waitFor();
    await word('Calder').click();
    expect(await use().isDisabled()).toBe(true);
  });

  it('moves between the words with the arrow keys', async () => {
    await word('You').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('started');
  });

  it('takes the amount from the words that the user clicks', async () => {
    await word('494').click();
    await page.getByText(en('intake', 'teach.chosen', { text: '494' })).waitFor();
    expect(await violations()).toEqual([]);
    await use().click();
    await use().waitFor({ state: 'hidden' });
    await expect.poll(() => field(en('intake', 'entry.amount')).inputValue()).toBe('494');
    // The unit is beside the amount, so it is no longer asked about.
    await questions(page).waitFor({ state: 'hidden' });
    await record(page);
  });

  it('has its amount read from the same place in the second month', async () => {
    await bringIn(sandbox, 'Calder 2.pdf', pdfOf(bill(months[1])));
    await isRemembered(page);
    expect(await questionCount(page)).toBe(0);
    await page.getByRole('cell', { name: /^466/ }).waitFor();
    await record(page);
  });
});

describe('a scan', () => {
  it('is entered by hand beside the picture', async () => {
    await bringIn(sandbox, 'Scan.png', await page.screenshot());
    await page.getByRole('img', { name: 'Scan.png' }).waitFor();
    await answer(page, en('intake', 'questions.locationId.title'), location);
    await answer(page, en('intake', 'questions.item.title'), 'Electricity');
    await answer(page, en('intake', 'questions.unit.title'), /^kWh$/);
    expect(await violations()).toEqual([]);
    await firstEntry(page).click();
    await field(en('intake', 'entry.amount')).fill('1,234');
    for (const [label, day] of [
      [en('intake', 'entry.startDate'), '2026-03-01'],
      [en('intake', 'entry.endDate'), '2026-03-31'],
    ] as const) {
      await page.getByRole('button', { name: label, exact: true }).click();
      await pickDays(page, day);
    }
    await page.getByRole('cell', { name: /^1,234/ }).waitFor();
    await record(page);
  });
});
