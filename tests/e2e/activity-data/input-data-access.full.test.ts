/** The data entry screens pass axe in both themes and languages, with everything open. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { enterAs, locationIds, openPath, settled } from '../support/screen';

let sandbox: Desk;
let page: Page;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

afterAll(() => closeDesk(sandbox));

async function expectClean() {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const looks = [
  {
    theme: 'light',
    languageId: 1,
    words: {
      add: 'Add entry',
      figure: 'Show how this figure was calculated',
      data: 'Add new data',
      manual: 'Enter manually',
      edit: 'Edit location',
      contracts: 'Contracts',
    },
  },
  {
    theme: 'dark',
    languageId: 2,
    words: {
      add: 'Dodaj wpis',
      figure: 'Pokaż, jak obliczono tę wartość',
      data: 'Dodaj nowe dane',
      manual: 'Wprowadź ręcznie',
      edit: 'Edytuj lokalizację',
      contracts: 'Umowy',
    },
  },
] as const;

describe.each(looks)('in the $theme theme, language $languageId, axe passes', ({ words, ...look }) => {
  let path: string;

  beforeAll(async () => {
    const token = await enterAs(sandbox, 'admin@jagodno.example', { ...look, path: 'locations' });
    const [first] = await locationIds(sandbox, token);
    path = `locations/${first}`;
  });

  it('in the list with a refused new entry', async () => {
    await openPath(sandbox, path);
    await page.getByRole('button', { name: words.add }).click();
    await page.getByRole('button', { name: words.add }).click();
    await page.getByRole('alert').first().waitFor();
    await expectClean();
  });

  it('in the edit mode of a row', async () => {
    await openPath(sandbox, `${path}?type=utilities`);
    await page.getByRole('rowheader').getByRole('button').first().click();
    await page.locator('td form').waitFor();
    await expectClean();
  });

  it('in the trail of a figure', async () => {
    await openPath(sandbox, path);
    await page.getByTitle(words.figure).first().click();
    await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    await settled(page);
    await expectClean();
  });

  it('in the charts', async () => {
    await openPath(sandbox, `${path}?tab=charts`);
    await page.locator('[data-plot]').first().waitFor();
    await expectClean();
  });

  it('in the dialogs', async () => {
    await openPath(sandbox, path);
    await page.getByRole('button', { name: words.data }).click();
    await page.getByRole('menuitem', { name: words.manual }).click();
    await page.getByRole('dialog').getByRole('table').waitFor();
    await settled(page);
    await expectClean();
    await openPath(sandbox, path);
    await page.getByRole('button', { name: words.edit }).click();
    await page.getByRole('tab', { name: words.contracts }).click();
    await page.getByRole('dialog').getByRole('table').waitFor();
    await expectClean();
  });
});
