import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FilledCell, fillTemplate } from '#api/testing/workbooks/fill-template';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { bytesOf } from '../support/downloads';
import { enterAs, openPath, toast } from '../support/screen';
import { en } from '../support/words';

const path = 'settings/locations';
const megabyte = 1_000_000;

let sandbox: Desk;
let page: Page;
let token: string;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'admin@jagodno.example', { path });
});

afterAll(() => closeDesk(sandbox));

const dialog = () => page.getByRole('dialog');
const active = () => page.getByRole('table', { name: en('locations', 'manage.tables.active') });
const archived = () => page.getByRole('table', { name: en('locations', 'manage.tables.archived') });
const rowIn = (table: ReturnType<typeof active>, name: string) =>
  table.getByRole('row').filter({ hasText: name });

async function act(table: ReturnType<typeof active>, name: string, action: string): Promise<void> {
  await rowIn(table, name).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The full name of the active location whose name contains a word. */
const nameOf = async (word: string) =>
  (await active().getByRole('rowheader').filter({ hasText: word }).textContent())?.trim() ?? '';

async function addLocation(name: string): Promise<void> {
  await page.getByRole('button', { name: en('locations', 'form.add') }).click();
  await dialog().getByLabel(en('locations', 'form.name'), { exact: true }).fill(name);
  await dialog().getByLabel(en('company-details', 'country'), { exact: true }).click();
  await page.keyboard.type('Poland');
  await page.getByRole('option', { name: /^Poland/ }).click();
  await dialog().getByLabel(en('company-details', 'address1'), { exact: true }).fill('Portowa 3');
  await dialog().getByLabel(en('company-details', 'town'), { exact: true }).fill('Gdynia');
  await dialog()
    .getByRole('button', { name: en('locations', 'form.add') })
    .click();
  await toast(page, `${name} added`);
}

async function closeDialog(): Promise<void> {
  await dialog()
    .getByRole('button', { name: en('components', 'dialog.close') })
    .first()
    .click();
  await dialog().waitFor({ state: 'detached' });
}

describe('the table of locations', () => {
  // spec: locations.route
  it('is searched and sorted in the address, and Back undoes it', async () => {
    await active().getByRole('rowheader').first().waitFor();
    const all = await active().getByRole('rowheader').count();
    await page.getByLabel(en('locations', 'manage.find')).fill('lublin');
    await expect.poll(() => active().getByRole('rowheader').count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('find')).toBe('lublin');
    await page.getByLabel(en('locations', 'manage.find')).fill('');
    await expect.poll(() => active().getByRole('rowheader').count()).toBe(all);
    await active().getByRole('button', { name: /Area/ }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('area');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe(null);
  });

  // spec: locations.modal, locations.after-adding
  it('adds a location and continues with its contracts without leaving the settings', async () => {
    await addLocation('Depot');
    await dialog()
      .getByRole('tab', { name: en('locations', 'form.contracts'), selected: true })
      .waitFor();
    expect(new URL(page.url()).pathname).toContain(path);
    await dialog()
      .getByRole('button', { name: en('locations', 'contracts.skip') })
      .click();
    await dialog().waitFor({ state: 'detached' });
    await rowIn(active(), 'Depot').waitFor();
  });
});

describe('removing a location', () => {
  // spec: locations.archive, locations.removal-rules
  it('without data says that nothing is lost, moves it to the archive, and can be undone', async () => {
    await act(active(), 'Depot', 'Remove');
    await dialog()
      .getByRole('button', { name: en('locations', 'remove.archive') })
      .click();
    await dialog()
      .getByText('This field can’t be empty')
      .or(dialog().getByText(en('common', 'validation.required')))
      .first()
      .waitFor();
    await dialog().getByText(en('locations', 'remove.other'), { exact: true }).click();
    await dialog().getByText(en('locations', 'remove.nothingLost')).waitFor();
    await dialog()
      .getByRole('button', { name: en('locations', 'remove.archive') })
      .click();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => rowIn(active(), 'Depot').count()).toBe(0);
    await page.getByRole('button', { name: en('locations', 'manage.archive', { count: 1 }) }).click();
    await act(archived(), 'Depot', 'Restore');
    await toast(page, en('locations', 'manage.restored', { name: 'Depot' }));
    await rowIn(active(), 'Depot').waitFor();
  });

  // spec: locations.removal
  it('for another reason states rows and tonnes, and waits for its name', async () => {
    const name = await nameOf('Lublin');
    await act(active(), name, 'Remove');
    await dialog().getByText(en('locations', 'remove.other'), { exact: true }).click();
    await dialog().getByText(en('locations', 'remove.lost')).waitFor();
    await dialog()
      .getByText(/utility bills?$/)
      .waitFor();
    await dialog()
      .getByText(/^20\d\d: .*\st CO₂e$/)
      .first()
      .waitFor();
    await dialog()
      .getByRole('button', { name: en('locations', 'remove.delete') })
      .click();
    await dialog().getByText(en('common', 'validation.otherName')).first().waitFor();
    await dialog()
      .getByRole('button', { name: en('common', 'actions.cancel') })
      .click();
    await page.getByRole('button', { name: en('common', 'unsaved.leave') }).click();
    await rowIn(active(), name).waitFor();
  });

  // spec: locations.removal
  it('as closed keeps its emissions', async () => {
    const total = async () => {
      const query = 'from=2020-01-01&to=2030-12-31';
      return (await request<{ total: string }>(sandbox, `api/Emissions/Sums?${query}`, { token })).body.total;
    };
    const before = await total();
    const name = await nameOf('Lublin');
    await act(active(), name, 'Remove');
    await dialog().getByText(en('locations', 'remove.closed'), { exact: true }).click();
    await dialog().getByLabel(en('locations', 'remove.day'), { exact: true }).click();
    await page.getByRole('grid').locator('td[data-today] button, td button[aria-current]').first().click();
    await dialog()
      .getByText(/entries stay and still count in every chart/)
      .waitFor();
    await dialog()
      .getByRole('button', { name: en('locations', 'remove.archive') })
      .click();
    await toast(page, `${name} was moved to the archive`);
    await expect.poll(() => rowIn(active(), name).count()).toBe(0);
    expect(await total()).toBe(before);
    await page.getByRole('button', { name: en('locations', 'remove.undo') }).click();
    await rowIn(active(), name).waitFor();
  });
});

describe('files of a contract', () => {
  const files = () => dialog().getByRole('list', { name: en('locations', 'files.list') });
  const pdf = (name: string, size = 2000) => {
    const buffer = Buffer.alloc(size);
    buffer.write('%PDF-1.7\n');
    buffer.write('%%EOF', size - 5);
    return { name, mimeType: 'application/pdf', buffer };
  };
  const choose = (...chosen: ReturnType<typeof pdf>[]) =>
    dialog().locator('input[type=file]').setInputFiles(chosen);

  // spec: locations.files
  it('are listed with those of the demo, stored one by one, and downloaded under their Polish name', async () => {
    await openPath(sandbox, path);
    await act(active(), 'Depot', 'Contracts and files');
    await dialog().getByLabel(en('locations', 'contracts.kind'), { exact: true }).click();
    await page.getByRole('option', { name: /^Standard contract/ }).click();
    await dialog().getByLabel(en('locations', 'contracts.start'), { exact: true }).click();
    await page.getByRole('grid').locator('td button:not([disabled])').first().click();
    await dialog().getByText(en('locations', 'effect.none')).waitFor();
    await dialog()
      .getByRole('button', { name: en('locations', 'contracts.add') })
      .click();
    await toast(page, en('locations', 'contracts.saved', { name: 'Standard contract' }));
    await dialog().getByRole('table').getByRole('rowheader').getByRole('button').first().click();
    await dialog().getByText(en('locations', 'files.empty')).waitFor();
    await choose(pdf('Świadectwo żółć.pdf'), pdf('Umowa.pdf'));
    await toast(page, en('locations', 'files.stored', { count: 2 }));
    await expect.poll(() => files().getByRole('listitem').count()).toBe(2);
    await files()
      .getByRole('link', { name: en('common', 'actions.historyOf', { name: 'Umowa.pdf' }) })
      .waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog()
        .getByRole('button', { name: en('locations', 'files.download', { name: 'Świadectwo żółć.pdf' }) })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe('Świadectwo żółć.pdf');
    expect((await bytesOf(download)).byteLength).toBe(2000);
  });

  // spec: locations.file-limits
  it('of a wrong type, too large, or too large together are refused before anything is sent', async () => {
    await choose(pdf('virus.exe'));
    await dialog()
      .getByText(/virus\.exe is of type exe/)
      .waitFor();
    await choose(pdf('large.pdf', 5.5 * megabyte));
    await dialog()
      .getByText(en('components', 'file.tooLarge', { name: 'large.pdf', size: '5.50 MB', limit: '5.00 MB' }))
      .waitFor();
    await choose(...['a', 'b', 'c', 'd', 'e'].map((name) => pdf(`${name}.pdf`, 4.5 * megabyte)));
    await dialog().getByText(en('components', 'file.totalTooLarge')).waitFor();
    expect(await files().getByRole('listitem').count()).toBe(2);
  });

  // spec: locations.upload-failure
  it('show the reason beside a file whose content does not match its name, and keep the list', async () => {
    const wrong = { ...pdf('scan.png'), mimeType: 'image/png' };
    await choose(pdf('c.pdf'), wrong);
    await dialog()
      .getByText(/ends in \.png, but the content is PDF/)
      .first()
      .waitFor();
    await expect.poll(() => files().getByRole('listitem').count()).toBe(3);
  });

  // spec: locations.files
  it('are deleted after a dialog that names them', async () => {
    await dialog()
      .getByRole('button', { name: en('locations', 'files.delete', { name: 'Umowa.pdf' }) })
      .click();
    await page
      .getByRole('alertdialog', { name: en('locations', 'files.deleteTitle', { name: 'Umowa.pdf' }) })
      .getByRole('button', { name: en('locations', 'files.deleteConfirm') })
      .click();
    await toast(page, en('locations', 'files.deleted', { name: 'Umowa.pdf' }));
    await expect.poll(() => files().getByRole('listitem').count()).toBe(2);
    await closeDialog();
  });
});

describe('importing locations', () => {
  // spec: locations.import
  it('fills the table from a template, and returns wrong rows', async () => {
    await page.getByRole('button', { name: en('locations', 'manage.import') }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog()
        .getByRole('button', { name: en('imports', 'template.download') })
        .click(),
    ]);
    const template = await bytesOf(download);
    const row = (name: string, country: string): FilledCell[] => [
      name,
      country,
      'Morska 1',
      null,
      null,
      '81-001',
      'Gdynia',
      100,
    ];
    const upload = (rows: FilledCell[][]) =>
      dialog()
        .locator('input[type=file]')
        .setInputFiles({
          name: 'locations.xlsx',
          mimeType: 'application/octet-stream',
          buffer: Buffer.from(fillTemplate(template, rows)),
        });
    await upload([row('Depot', 'Poland'), row('Quay', 'Atlantis')]);
    await dialog()
      .getByText(en('imports', 'rejected.title', { count: 2, rows: '2' }))
      .waitFor();
    await upload([row('Quay', 'Poland'), row('Pier', 'Niemcy')]);
    await dialog()
      .getByText(en('imports', 'recorded', { count: 2 }))
      .first()
      .waitFor();
    await closeDialog();
    await rowIn(active(), 'Quay').waitFor();
    await rowIn(active(), 'Pier').waitFor();
  });
});

describe('users without the Admin role', () => {
  // spec: locations.route
  it('read the locations and why they cannot be changed', async () => {
    await enterAs(sandbox, 'user@jagodno.example', { path });
    await page.getByText(en('locations', 'manage.readOnly')).waitFor();
    await active().getByRole('rowheader').first().waitFor();
    expect(await page.getByRole('button', { name: en('locations', 'form.add') }).count()).toBe(0);
  });
});

describe('the screen', () => {
  it.each([
    ['light', 1],
    ['dark', 2],
  ] as const)('passes axe in %s, language %i', async (theme, languageId) => {
    await enterAs(sandbox, 'admin@blauweide.example', { theme, languageId, path });
    await page.getByRole('table').first().getByRole('rowheader').first().waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
