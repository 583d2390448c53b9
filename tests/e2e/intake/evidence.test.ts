/** The file behind a figure: recorded with it, attached by hand, and what others may do with it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billsCsv } from '@/features/intake/intake/shapes/overlapping-bills-csv';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { answerMeter, bringIn, questions, record, recordButton } from '../support/intake';
import { enterAs, openPath, rowOf, settled } from '../support/screen';
import { en } from '../support/words';

const fileName = 'Meter bills.csv';
const invoice = 'EVIDENCE-1';
const attached = 'Meter photo.csv';

let sandbox: Desk;
let page: Page;
let location: { locationId: number; name: string };

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  const token = await enterAs(sandbox, 'user@jagodno.example');
  const { body } = await request<(typeof location)[]>(sandbox, 'api/Locations', { token });
  location = body[0] ?? { locationId: 0, name: '' };
});

afterAll(() => closeDesk(sandbox));

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** Among the newest, so that it is on the first page of the list. */
const bill = (meter: string, reference: string) =>
  billsCsv([{ meter, from: daysAgo(9), to: daysAgo(1), kwh: '1234.5', invoice: reference }]);

const trail = () => page.getByRole('dialog', { name: en('emission-trail', 'title') });
const attach = () => trail().getByRole('button', { name: en('evidence', 'attach') });
const openFile = (name: string) =>
  trail().getByRole('button', { name: en('evidence', 'openFile', { name }), exact: true });

async function openTrail(): Promise<void> {
  await openPath(sandbox, `locations/${location.locationId}?type=utilities`);
  await rowOf(page, invoice).getByTitle(en('components', 'figure.open')).first().click();
  await trail().getByText(fileName, { exact: true }).waitFor();
}

describe('a table that was recorded', () => {
  it('is the evidence in the trail of its figure, and opens at the cell', async () => {
    await bringIn(sandbox, fileName, bill('EV-100', invoice));
    await questions(page).waitFor();
    await answerMeter(page, location.name);
    await record(page);
    await openTrail();
    await trail()
      .getByText(en('evidence', 'inFile', { text: '1234.5' }))
      .waitFor();
    await openFile(fileName).click();
    const file = page.getByRole('dialog', { name: fileName });
    await file.locator('mark', { hasText: '1234.5' }).waitFor();
    await page.keyboard.press('Escape');
    await file.waitFor({ state: 'detached' });
    expect(await openFile(fileName).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('cannot be removed from its entry', async () => {
    expect(
      await trail()
        .getByRole('button', { name: en('evidence', 'detach', { name: fileName }) })
        .count(),
    ).toBe(0);
  });
});

describe('a file attached by hand', () => {
  it('is shown with the entry, and removed after a question', async () => {
    await attach().click();
    await trail()
      .locator('input[type=file]')
      .setInputFiles({ name: attached, mimeType: 'text/csv', buffer: Buffer.from('Reading\n42401\n') });
    await openFile(attached).waitFor();
    await attach().waitFor();
    await trail()
      .getByRole('button', { name: en('evidence', 'detach', { name: attached }) })
      .click();
    const question = page.getByRole('alertdialog', {
      name: en('evidence', 'detachTitle', { name: attached }),
    });
    await question.getByRole('button', { name: en('evidence', 'detachConfirm') }).click();
    await openFile(attached).waitFor({ state: 'detached' });
    await openFile(fileName).waitFor();
  });

  it('is refused with the reason when it is empty, and the reason stays', async () => {
    await attach().click();
    await trail()
      .locator('input[type=file]')
      .setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.from('') });
    await trail().getByText('empty.csv').first().waitFor();
    await trail().getByRole('alert').first().waitFor();
    expect(await openFile('empty.csv').count()).toBe(0);
  });
});

describe('a reader', () => {
  it('sees the evidence and has nothing to change it with', async () => {
    await enterAs(sandbox, 'view@jagodno.example');
    await openTrail();
    await openFile(fileName).waitFor();
    expect(await attach().count()).toBe(0);
    await openPath(sandbox, 'locations/intake');
    await page.waitForURL((url) => !url.pathname.endsWith('/intake'));
  });
});

describe('the same file in two windows', () => {
  it('asks about the answers of the other window and continues with those kept', async () => {
    await enterAs(sandbox, 'user@jagodno.example');
    await bringIn(sandbox, 'Two windows.csv', bill('EV-200', 'EVIDENCE-2'));
    await questions(page).waitFor();
    const other = await sandbox.context.newPage();
    await other.goto(page.url());
    await settled(other);
    await questions(other).waitFor();
    await answerMeter(page, location.name);
    await answerMeter(other, location.name);
    const conflict = other.getByRole('dialog', { name: en('entries', 'conflict.title') });
    await conflict.getByRole('button', { name: en('entries', 'conflict.save') }).click();
    await conflict.waitFor({ state: 'detached' });
    await record(other);
    // The first window learns that nothing is left to record.
    await page.reload();
    await settled(page);
    await page.getByText(en('intake', 'done.recorded', { count: 1 })).waitFor();
    expect(await recordButton(page).count()).toBe(0);
    await other.close();
  });
});
