import { AxeBuilder } from '@axe-core/playwright';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billsCsv, overlappingBills } from '@/features/intake/intake/shapes/overlapping-bills-csv';
import { quarterHoursCsv } from '@/features/intake/intake/shapes/quarter-hours-csv';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { bytesOf } from '../support/downloads';
import {
  answer,
  bringIn,
  dropFile,
  firstEntry,
  giveMeter,
  questionCount,
  questions,
  record,
  recordButton,
} from '../support/intake';
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

describe('a file of a meter', () => {
  it('is asked about once, and keeps its answers over a reload', async () => {
    await bringIn(sandbox, 'Lastgang-2025-01.csv', quarterHoursCsv({ month: 1, hasMeter: false }));
    await questions(page).waitFor();
    const asked = await questionCount(page);
    expect(asked).toBeLessThanOrEqual(2);
    await answer(page, en('intake', 'questions.item.title'), 'Electricity');
    await page.reload();
    await settled(page);
    await recordButton(page).waitFor();
    expect(await questionCount(page)).toBe(asked - 1);
  });

  it('is asked about again once a wrong answer is taken back', async () => {
    const title = en('intake', 'questions.item.title');
    await page.getByRole('button', { name: en('intake', 'questions.given', { count: 1 }) }).click();
    const part = en('intake', 'profiles.parts.item');
    await page.getByRole('button', { name: en('intake', 'profiles.forgetPart', { name: part }) }).click();
    await questions(page).getByRole('heading', { name: title }).waitFor();
    await answer(page, title, 'Electricity');
    await recordButton(page).waitFor();
  });

  it('shows the rows of an entry in the file, without accessibility problems', async () => {
    if ((await questionCount(page)) > 0) {
      const title = questions(page).getByRole('heading', { level: 3 });
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
    await record(page);
    expect((await intakes())[0]).toMatchObject({ state: 'recorded', entryCount: 1 });
    await page.getByRole('button', { name: en('intake', 'done.undo') }).click();
    await page.getByText(en('intake', 'done.undone')).waitFor();
    expect((await intakes())[0]).toMatchObject({ state: 'undone' });
    await page.getByRole('button', { name: en('intake', 'done.again') }).click();
    await recordButton(page).waitFor();
    await record(page);
  });

  it('is asked nothing in the second month', async () => {
    await bringIn(sandbox, 'Lastgang-2025-02.csv', quarterHoursCsv({ month: 2, hasMeter: false }));
    await page.getByText(/Read like the last file of this kind/).waitFor();
    expect(await questionCount(page)).toBe(0);
    await record(page);
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
    await bringIn(sandbox, 'Lastgang-2025-03.csv', quarterHoursCsv({ month: 3, hasMeter: false }));
    await page.getByRole('button', { name: en('intake', 'questions.item.title'), exact: true }).waitFor();
  });
});

describe('a file that cannot be read', () => {
  it('says why, and nothing is recorded', async () => {
    const noise = Uint8Array.from({ length: 400 }, (_, index) => (index * 97) % 256);
    await dropFile(sandbox, 'bill.csv', noise);
    await page.getByRole('alert').first().waitFor();
    expect(
      (await intakes()).some(({ file, state }) => file.fileName === 'bill.csv' && state === 'recorded'),
    ).toBe(false);
  });
});

describe('a file whose reading ends in the middle', () => {
  it('is read again with all answers kept', async () => {
    const { body } = await request<{ name: string }[]>(sandbox, 'api/Locations', { token });
    await bringIn(sandbox, 'Interrupted.csv', billsCsv(overlappingBills));
    await questions(page).waitFor();
    await page.workers()[0]?.evaluate(() => {
      setTimeout(() => {
        throw new Error('out of memory');
      });
    });
    await giveMeter(page, body[0]?.name ?? '');
    const alert = page.getByRole('alert').filter({ hasText: en('intake', 'page.interrupted') });
    await alert.getByRole('button', { name: en('common', 'actions.tryAgain') }).click();
    await firstEntry(page).waitFor();
    await questions(page).waitFor({ state: 'hidden' });
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
