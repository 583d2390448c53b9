/** Getting anywhere from the keyboard, and what somebody sees who may only read. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlainHost } from '../engines/plain-host';
import { closeSandbox, openSandbox, type Sandbox, startHost, waitForApp } from '../engines/sandbox';
import { enterAs, openPath } from './input-data-screen';

let host: PlainHost;
let sandbox: Sandbox;
let page: Page;

beforeAll(async () => {
  host = await startHost();
  sandbox = await openSandbox(host);
  page = sandbox.page;
  await page.setViewportSize({ width: 1440, height: 900 });
  await waitForApp(page);
});

afterAll(async () => {
  await closeSandbox(sandbox);
  await host.kill();
});

async function choose(words: string, option: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(words);
  await page.getByRole('option', { name: option }).first().click();
}

const address = () => new URL(page.url()).pathname + new URL(page.url()).search;

describe('the command palette', () => {
  it('leads an Admin to fuels, published factors and the settings', async () => {
    await enterAs(sandbox, 'admin@jagodno.example');
    await openPath(sandbox, '');
    await choose('members', 'Manage members');
    await page.getByRole('heading', { level: 1, name: 'Manage members' }).waitFor();
    await choose('diesel', /^Diesel/);
    await expect.poll(address).toMatch(/^\/locations\/\d+\?.*find=Diesel/);
    await choose('district heat', /DESNZ|heat/i);
    await expect.poll(address).toMatch(/^\/factors\?.*factor=\d+/);
  });

  it('has nothing for axe to find', async () => {
    await openPath(sandbox, '');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('gas');
    await page.getByRole('option', { name: /Natural gas/ }).first().waitFor();
    expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
  });
});

describe('somebody who may only read', () => {
  it('is told so where others have a button, and finds no settings', async () => {
    await enterAs(sandbox, 'view@jagodno.example');
    for (const path of ['locations', 'value-chain', 'factors/company']) {
      await openPath(sandbox, path);
      await page.getByText('Read only.').waitFor();
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('recalculation');
    await page.getByRole('option', { name: 'Recalculation' }).waitFor();
    await page.getByRole('combobox').fill('members');
    await page.getByText('Nothing found').waitFor();
  });
});
