/** What a user with the View role sees, and finds in the command palette. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { enterAs, openPath } from '../support/screen';
import { en } from '../support/words';

let sandbox: Desk;
let page: Page;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
});

afterAll(() => closeDesk(sandbox));

const field = () => page.getByPlaceholder(en('components', 'palette.placeholder'));

describe('a user with the View role', () => {
  it('sees a note where others have a button, and finds no settings', async () => {
    await enterAs(sandbox, 'view@jagodno.example');
    for (const path of ['locations', 'value-chain', 'factors/company']) {
      await openPath(sandbox, path);
      await page.getByText(en('components', 'readOnly.title')).waitFor();
    }
    await page.keyboard.press('Control+k');
    await field().fill('recalculation');
    await page.getByRole('option', { name: en('shell', 'submenu.recalculation') }).waitFor();
    await field().fill('Manage members');
    await page.getByText(en('components', 'palette.empty')).waitFor();
  });
});

describe('the double materiality of a report', () => {
  it('is found in both languages, and opened', async () => {
    for (const [languageId, placeholder, typed, found] of [
      [1, 'Go to a screen, location, fuel or factor', 'double materiality', /^Double materiality: /],
      [2, /.+/, 'podwójna istotność', /^Podwójna istotność: /],
    ] as const) {
      await enterAs(sandbox, 'user@jagodno.example', { languageId });
      await page.keyboard.press('Control+k');
      const typing = page.getByRole('dialog').getByPlaceholder(placeholder);
      await typing.fill(typed);
      await page.getByRole('option', { name: found }).first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/double-materiality\?headerId=\d+/);
      await page.locator('#main svg[data-plot=matrix] [data-point]').first().waitFor();
    }
  });
});
