import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '#api/modules/activity-data/imports/workbook/read-workbook';
import { type FilledCell, fillTemplate } from '#api/testing/workbooks/fill-template';

import { namedRowsOf } from '#api/testing/workbooks/read-sheet';
import { request, stopWorkers } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { bytesOf } from '../support/downloads';
import { enterAs, locationIds, openPath, rowOf } from '../support/screen';
import { en, pl } from '../support/words';

const diesel = 501;

let sandbox: Desk;
let page: Page;
let token: string;
let locationId: number;
let template: Uint8Array;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'user@jagodno.example');
  locationId = (await locationIds(sandbox, token))[0] ?? 0;
  await openPath(sandbox, `locations/${locationId}`);
});

afterAll(() => closeDesk(sandbox));

const dialog = () => page.getByRole('dialog', { name: en('imports', 'title') });

async function openImport(): Promise<void> {
  if (await dialog().isVisible()) return;
  await page.getByRole('button', { name: en('locations', 'addData.open') }).click();
  await page.getByRole('menuitem', { name: en('imports', 'title') }).click();
  await dialog().waitFor();
}

async function downloadBy(click: () => Promise<void>): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

async function upload(bytes: Uint8Array, name = 'filled.xlsx'): Promise<void> {
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
}

/** A day of last month, so that it is neither after today nor before the demo's first year. */
const lastMonth = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 8);
const litres = (value: FilledCell, reference: string): FilledCell[] => [
  'Diesel',
  null,
  value,
  'l',
  { date: `${lastMonth}05` },
  reference,
];

async function storedReferences(start: string): Promise<string[]> {
  const range = `startDate=${lastMonth}01&endDate=${lastMonth}28`;
  const { body } = await request<{ reference: string | null }[]>(
    sandbox,
    `api/Locations/${locationId}/Fuels/${diesel}/Consumptions?${range}`,
    { token },
  );
  return body.flatMap(({ reference }) => (reference?.startsWith(start) ? [reference] : []));
}

/** Waits until all rows are recorded; the rows with warnings are correct. */
async function recorded(count: number): Promise<void> {
  const done = dialog().getByText(en('imports', 'recorded', { count }));
  const recordAll = dialog().getByRole('button', { name: en('imports', 'warned.recordAll', { count }) });
  await done.or(recordAll).first().waitFor();
  if (await recordAll.isVisible()) await recordAll.click();
  await done.waitFor();
}

describe('an import', () => {
  // spec: import.template
  it('downloads a template for the chosen types of fuel, and requires a choice first', async () => {
    await openImport();
    const button = dialog().getByRole('button', { name: en('imports', 'template.download') });
    await button.click();
    await dialog()
      .getByRole('alert')
      .getByText(en('components', 'select.placeholder'), { exact: false })
      .waitFor();
    await dialog()
      .getByRole('radio', { name: en('fuel-consumptions', 'title') })
      .click();
    const all = dialog().getByRole('checkbox', { name: en('imports', 'allSubcategories') });
    expect(await all.isChecked()).toBe(true);
    await all.click();
    await dialog().getByRole('checkbox', { name: 'Company vehicles and machinery (fuel)' }).click();
    const { name, bytes } = await downloadBy(() => button.click());
    expect(name).toMatch(/^Import template - Fuels - .+\.xlsx$/);
    const names = readWorkbook(bytes)
      .sheets[2]?.rows(100)
      .map(({ cells }) => cells.get(0));
    expect(names).toContainEqual({ kind: 'text', value: 'Diesel' });
    expect(names).not.toContainEqual({ kind: 'text', value: 'Natural gas' });
    template = bytes;
  });

  // spec: import.process
  it('adds the rows of the completed template to the list and the dashboard', async () => {
    const total = async () =>
      (await request<{ total: number }>(sandbox, 'api/Widgets/Scopes/Aggregates', { token })).body.total;
    const before = await total();
    await openImport();
    await upload(fillTemplate(template, [litres(1000, 'IMP-1'), litres('2 000,5', 'IMP-2')]));
    await recorded(2);
    await dialog()
      .getByRole('button', { name: en('components', 'dialog.close') })
      .last()
      .click();
    await rowOf(page, 'IMP-1').waitFor();
    await rowOf(page, 'IMP-2').getByText('2,000.5 l', { exact: true }).waitFor();
    expect(await total()).toBeGreaterThan(before);
  });

  // spec: import.errors
  it('with a mistake records nothing, and returns the rows with the reason', async () => {
    await openImport();
    await upload(fillTemplate(template, [litres(10, 'IMP-3'), litres('much', 'IMP-4')]));
    await dialog()
      .getByText(en('imports', 'rejected.title', { count: 1, rows: '2' }))
      .waitFor();
    expect(await storedReferences('IMP-3')).toEqual([]);
    const wrong = dialog()
      .getByRole('table', { name: en('imports', 'problems.title') })
      .getByRole('row')
      .nth(1);
    await wrong.waitFor();
    expect(await wrong.locator('th, td').allTextContents()).toEqual([
      '3',
      'Amount C3',
      'much',
      'Enter a numberA number without the unit; 0 if there was none.',
    ]);
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
    const { name, bytes } = await downloadBy(() =>
      dialog()
        .getByRole('button', { name: en('imports', 'rejected.download') })
        .click(),
    );
    expect(name).toMatch(/^Rows to correct - Fuels - .+\.xlsx$/);
    expect(namedRowsOf(bytes).get(3)?.get('What to correct')).toEqual({
      kind: 'text',
      value: 'Amount: Enter a number',
    });
    await upload(fillTemplate(template, [litres(10, 'IMP-3'), litres(11, 'IMP-4')]));
    await recorded(2);
    await dialog()
      .getByRole('button', { name: en('imports', 'upload.more') })
      .click();
  });

  it('that is rejected after its dialog was closed says so, and still offers the rows to correct', async () => {
    await openImport();
    const rows = Array.from({ length: 2000 }, (_, index) => litres(index + 1, `SHUT-${index}`));
    await upload(fillTemplate(template, [...rows, litres('much', 'SHUT')]));
    await dialog().getByText(en('imports', 'progress.checking')).waitFor();
    await dialog()
      .getByRole('button', { name: en('components', 'dialog.close') })
      .last()
      .click();
    await dialog().waitFor({ state: 'hidden' });
    await page.getByText(/1 of 2,?001 rows needs to be corrected/).waitFor({ timeout: 60_000 });
    const { name } = await downloadBy(() =>
      page.getByRole('button', { name: en('imports', 'rejected.download') }).click(),
    );
    expect(name).toMatch(/^Rows to correct - Fuels - .+\.xlsx$/);
    expect(await storedReferences('SHUT')).toEqual([]);
  });

  // spec: import.upload
  it('names the type or the size of a file that is not accepted', async () => {
    await openImport();
    await upload(new TextEncoder().encode('%PDF-1.7'), 'bill.pdf');
    await dialog()
      .getByText(en('components', 'file.wrongType', { name: 'bill.pdf', type: 'pdf', formats: '.xlsx' }))
      .waitFor();
    await upload(new Uint8Array(1_500_000), 'large.xlsx');
    await dialog()
      .getByText(/large\.xlsx is 1\.50.MB\. The limit is 1\.00.MB\./)
      .waitFor();
    await upload(new TextEncoder().encode('%PDF-1.7'), 'renamed.xlsx');
    await dialog().getByText('Files of type PDF are not accepted. Accepted: .xlsx').waitFor();
  });

  // spec: import.process
  it('whose worker is stopped while it records has every row once', async () => {
    await openImport();
    const rows = Array.from({ length: 1500 }, (_, index) => litres(index + 1, `KILL-${index}`));
    await upload(fillTemplate(template, rows));
    await dialog()
      .getByText(/Recording 1,?500 rows/)
      .waitFor();
    await stopWorkers(sandbox);
    await dialog()
      .getByText(/1,?500 rows imported/)
      .waitFor({ timeout: 60_000 });
    const stored = await storedReferences('KILL-');
    expect(stored).toHaveLength(1500);
    expect(new Set(stored).size).toBe(1500);
    await dialog()
      .getByRole('button', { name: en('imports', 'upload.more') })
      .click();
  }, 180_000);
});

describe.each([
  {
    languageId: 1,
    title: en('imports', 'title'),
    menu: 'Add new data',
    item: 'Import from a spreadsheet',
    fuels: 'Fuels',
  },
  {
    languageId: 2,
    title: pl('imports', 'title'),
    menu: 'Dodaj nowe dane',
    item: 'Zaimportuj z arkusza',
    fuels: 'Paliwa',
  },
] as const)('the dialog, $title', ({ languageId, title, menu, item, fuels }) => {
  it.each(['light', 'dark'] as const)('passes the axe check, %s', async (theme) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enterAs(sandbox, 'user@jagodno.example', { theme, languageId, path: `locations/${locationId}` });
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: item }).click();
    const shown = page.getByRole('dialog', { name: title });
    await shown.getByRole('radio', { name: fuels }).click();
    await shown.locator('input[type=file]').setInputFiles({
      name: 'x.xlsx',
      mimeType: 'text/plain',
      buffer: Buffer.from(fillTemplate(template, [litres('?', 'A')])),
    });
    await shown.getByRole('status').waitFor();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`)).toEqual([]);
  });
});

it('no exception reached the page', () => {
  expect(sandbox.failures).toEqual([]);
});
