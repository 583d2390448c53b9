import { AxeBuilder } from '@axe-core/playwright';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quarterHoursCsv } from '@/features/intake/intake/shapes/quarter-hours-csv';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { bytesOf } from '../support/downloads';
import { enterAs, openPath, settled } from '../support/screen';
import { en } from '../support/words';

let sandbox: Desk;
let page: Page;
let token: string;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'user@jagodno.example');
});

afterAll(() => closeDesk(sandbox));

type Intake = { intakeId: number; state: string; entryCount: number; file: { fileName: string } };

async function intakes(): Promise<Intake[]> {
  return (await request<Intake[]>(sandbox, 'api/Intakes', { token })).body;
}

/** Drops a file on the screen of the intakes and waits until its own screen is open. */
async function bringIn(name: string, bytes: Uint8Array): Promise<void> {
  await openPath(sandbox, 'locations/intake');
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

const questionCount = () =>
  page
    .getByRole('region', { name: /question/ })
    .getByRole('heading', { level: 3 })
    .count();
const recordButton = () => page.getByRole('button', { name: /^Record \d+ entr/ });

async function answer(title: string, option: string): Promise<void> {
  const control = page.getByRole('button', { name: title, exact: true });
  await control.click();
  await page.getByRole('option', { name: option }).first().click();
  await control.waitFor({ state: 'hidden' });
}

/** Records everything; the company of the demo has other bills of the same months. */
async function record(): Promise<void> {
  const keepAll = page.getByRole('button', { name: en('intake', 'record.keepAll') });
  await keepAll
    .or(page.getByText(en('intake', 'record.ready')))
    .first()
    .waitFor();
  if (await keepAll.isVisible()) await keepAll.click();
  await page.getByText(en('intake', 'record.ready')).waitFor();
  await recordButton().click();
  await page.getByText(en('intake', 'done.recorded', { count: 1 })).waitFor();
}

describe('a file of a meter', () => {
  it('is asked about once, and keeps its answers over a reload', async () => {
    await bringIn('Lastgang-2025-01.csv', quarterHoursCsv({ month: 1 }));
    await page.getByRole('region', { name: /question/ }).waitFor();
    const asked = await questionCount();
    expect(asked).toBeLessThanOrEqual(2);
    await answer(en('intake', 'questions.item.title'), 'Electricity');
    await page.reload();
    await settled(page);
    await recordButton().waitFor();
    expect(await questionCount()).toBe(asked - 1);
  });

  it('shows the rows of an entry in the file, without accessibility problems', async () => {
    if ((await questionCount()) > 0) {
      const title = page.getByRole('region', { name: /question/ }).getByRole('heading', { level: 3 });
      const button = page.getByRole('button', {
        name: (await title.first().textContent()) ?? '',
        exact: true,
      });
      await button.click();
      await page.getByRole('option').first().click();
      await title.first().waitFor({ state: 'hidden' });
    }
    await page
      .getByRole('rowheader', { name: /^Electricity/ })
      .getByRole('button')
      .click();
    await page
      .getByRole('region', { name: /Contents of/ })
      .locator('mark')
      .first()
      .waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('becomes an entry, which one step takes back', async () => {
    await record();
    expect((await intakes())[0]).toMatchObject({ state: 'recorded', entryCount: 1 });
    await page.getByRole('button', { name: en('intake', 'done.undo') }).click();
    await page.getByText(en('intake', 'done.undone')).waitFor();
    expect((await intakes())[0]).toMatchObject({ state: 'undone' });
    await page.getByRole('button', { name: en('intake', 'done.again') }).click();
    await recordButton().waitFor();
    await record();
  });

  it('is asked nothing in the second month', async () => {
    await bringIn('Lastgang-2025-02.csv', quarterHoursCsv({ month: 2 }));
    await page.getByText(/Read like the last file of this kind/).waitFor();
    expect(await questionCount()).toBe(0);
    await record();
  });
});

describe('what was learnt', () => {
  it('is shown in words, renamed, and asked about again once it is removed', async () => {
    const { body } = await request<{ name: string; content: string }[]>(sandbox, 'api/IntakeProfiles', {
      token,
    });
    const learnt = body.find(({ content }) => content.includes('"item":'));
    await openPath(sandbox, 'locations/intake');
    const profiles = page.getByRole('table', { name: en('intake', 'profiles.title') });
    await profiles.getByRole('rowheader', { name: learnt?.name ?? '', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en('intake', 'profiles.name'), { exact: true }).fill('Feeder readings');
    const name = en('intake', 'profiles.parts.item');
    await dialog.getByRole('button', { name: en('intake', 'profiles.forgetPart', { name }) }).click();
    await dialog.getByRole('button', { name: en('intake', 'profiles.keepPart', { name }) }).waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await dialog.getByRole('button', { name: en('common', 'actions.saveChanges') }).click();
    await profiles.getByRole('rowheader', { name: 'Feeder readings' }).waitFor();
    await bringIn('Lastgang-2025-03.csv', quarterHoursCsv({ month: 3 }));
    await page.getByRole('button', { name: en('intake', 'questions.item.title'), exact: true }).waitFor();
  });
});

describe('a file that cannot be read', () => {
  it('says why, and nothing is recorded', async () => {
    const noise = Uint8Array.from({ length: 400 }, (_, index) => (index * 97) % 256);
    await openPath(sandbox, 'locations/intake');
    await page
      .getByRole('main')
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'bill.csv', mimeType: 'text/csv', buffer: Buffer.from(noise) });
    await page.getByRole('alert').first().waitFor();
    expect(
      (await intakes()).some(({ file, state }) => file.fileName === 'bill.csv' && state === 'recorded'),
    ).toBe(false);
  });
});

describe('evidence', () => {
  it('is listed with the files of the company', async () => {
    const [recorded] = (await intakes()).filter(({ state }) => state === 'recorded');
    await openPath(sandbox, `locations/intake/${recorded?.intakeId}`);
    await page.getByText(en('intake', 'done.recorded', { count: 1 })).waitFor();
    await openPath(sandbox, 'locations/intake');
    const files = page.getByRole('table', { name: en('evidence', 'files.title') });
    await files.getByRole('rowheader', { name: 'Lastgang-2025-02.csv' }).waitFor();
  });

  it('is downloaded as a ZIP for the auditor', async () => {
    const button = page.getByRole('button', { name: en('evidence', 'archive.save') });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/^Evidence \d{4}-01-01 - \d{4}-12-31\.zip$/);
    expect(Object.keys(unzipSync(new Uint8Array(await bytesOf(download))))).toContain('index.csv');
  });
});
