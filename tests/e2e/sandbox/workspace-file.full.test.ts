/** A company is exported from the sandbox as a file and imported again, and a damaged file changes nothing. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { bytesOf } from '../support/downloads';
import { enterAs } from '../support/screen';
import { en } from '../support/words';

let desk: Desk;
let page: Page;
let file: { name: string; mimeType: string; buffer: Buffer };

beforeAll(async () => {
  desk = await openDesk();
  page = desk.page;
  desk.context.setDefaultTimeout(45_000);
});

afterAll(async () => {
  await closeDesk(desk);
  expect(desk.failures).toEqual([]);
});

const panel = () => page.getByRole('dialog', { name: en('sandbox', 'panel.title') });

async function openData(): Promise<void> {
  await page.getByRole('button', { name: /Open sandbox panel/ }).click();
  await panel()
    .getByRole('tab', { name: en('sandbox', 'panel.data') })
    .click();
}

async function load(chosen: typeof file): Promise<void> {
  await panel().getByLabel(en('workspace-file', 'import'), { exact: true }).setInputFiles(chosen);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('workspace-file', 'loadAction') })
    .click();
}

const companyName = async (token: string) =>
  (await request<{ name: string }>(desk, 'api/Companies/Current', { token })).body.name;

/** The largest company of the demo. */
const retailer = 'admin@blauweide.example';

describe('a workspace file', () => {
  it('has the name of the company and the date', async () => {
    await enterAs(desk, retailer);
    await openData();
    const startedAt = performance.now();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel()
        .getByRole('button', {
          name: en('workspace-file', 'exportOne', { company: 'Blauweide Handelsgruppe GmbH' }),
        })
        .click(),
    ]);
    console.log(`workspace file of the retailer written in ${Math.round(performance.now() - startedAt)} ms`);
    expect(download.suggestedFilename()).toMatch(/^blauweide-handelsgruppe-\d{4}-\d\d-\d\d\.ledgerleaf$/);
    file = {
      name: download.suggestedFilename(),
      mimeType: 'application/octet-stream',
      buffer: await bytesOf(download),
    };
  });

  it('that is cut off changes nothing, and says so', async () => {
    await load({ ...file, buffer: file.buffer.subarray(0, -100) });
    const question = page.getByRole('alertdialog');
    await question.getByText(/^That didn't work: /).waitFor();
    await question.getByRole('button', { name: en('common', 'actions.cancel') }).click();
    await page.keyboard.press('Escape');
    await page
      .getByText(/^Blauweide Handelsgruppe GmbH, /)
      .first()
      .waitFor();
  });

  it('restores the company as it was, with its accounts, and leaves the others alone', async () => {
    const token = await enterAs(desk, retailer);
    const company = (await request<{ updatedOn: string }>(desk, 'api/Companies/Current', { token })).body;
    const renamed = await request(desk, 'api/Companies', {
      method: 'PUT',
      token,
      body: { ...company, name: 'Renamed since' },
      headers: { 'if-unmodified-since': new Date(company.updatedOn).toUTCString() },
    });
    expect(renamed.status).toBe(200);
    await page.reload();
    await page
      .getByText(/^Renamed since, /)
      .first()
      .waitFor();
    await openData();
    const startedAt = performance.now();
    await load(file);
    await page.getByRole('heading', { level: 1, name: en('session', 'login.title') }).waitFor();
    console.log(`workspace file of the retailer loaded in ${Math.round(performance.now() - startedAt)} ms`);
    expect(await companyName(await enterAs(desk, retailer))).toBe('Blauweide Handelsgruppe GmbH');
    expect(await companyName(await enterAs(desk, 'admin@nowytor.example'))).toBe('Nowy Tor sp. z o.o.');
  });
});
