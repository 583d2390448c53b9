/** Own factors and recalculation in the built sandbox: preview, decision and result. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFullForm } from '#api/testing/test-form';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { remember } from '../support/device';
import { pickDay } from '../support/screen';
import { en, like } from '../support/words';

type Account = { userId: number; email: string };
type Totals = { year: number; formattedTotalMarketBased: string };

let sandbox: Desk;
let page: Page;
let token: string;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
});

afterAll(() => closeDesk(sandbox));

async function enterAs(email: string, languageId: 1 | 2, theme: 'light' | 'dark' = 'light') {
  const accounts = await request<Account[]>(sandbox, 'api/Sandbox/Accounts');
  const userId = accounts.body.find((account) => account.email === email)?.userId;
  const session = await request<{ token: string }>(sandbox, 'api/Sandbox/Sessions', {
    method: 'POST',
    body: { userId },
  });
  token = session.body.token;
  await request(sandbox, 'api/Users/Languages', { method: 'PUT', token, body: { languageId } });
  await request(sandbox, 'api/UserSettings/Tour?value=true', { method: 'PUT', token });
  await remember(page, { token, theme });
}

async function open(path: string) {
  await page.goto(new URL(path, sandbox.host.url).href);
  await page.locator('#main h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

const get = async <T>(path: string) => (await request<T>(sandbox, path, { token })).body;
const dashboardTotal = async () =>
  (await get<Totals>('api/Widgets/Scopes/Aggregates')).formattedTotalMarketBased;
const steps = () => page.getByRole('list', { name: en('recalculation', 'steps.label') });

async function preview() {
  await open('factors/recalculation');
  await page
    .getByRole('radiogroup', { name: en('recalculation', 'start.gwpSet') })
    .getByLabel('AR5')
    .click();
  await page
    .getByRole('textbox', { name: en('recalculation', 'pins.reason') })
    .fill('The group reports by AR5');
  await page.getByRole('button', { name: en('recalculation', 'start.submit') }).click();
  await steps()
    .getByText(en('recalculation', 'steps.compare'))
    .and(page.locator('[aria-current=step]'))
    .waitFor();
}

describe('a recalculation', () => {
  it('shows before and after, and leaves the dashboard figure unchanged when rejected', async () => {
    await enterAs('admin@jagodno.example', 1);
    await open('');
    const before = await dashboardTotal();
    await preview();
    const table = page.getByRole('table', { name: en('recalculation', 'compare.title') });
    await table.getByRole('row').nth(1).waitFor();
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining('Before'), expect.stringContaining('After')]),
    );
    const years = page.getByRole('table', { name: en('recalculation', 'years.title') });
    await years.getByText('complete').first().waitFor();
    const first = (await years.getByRole('rowheader').first().textContent()) ?? '';
    await page.getByRole('combobox', { name: en('factors', 'year') }).click();
    await page.getByRole('option', { name: first, exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('year') === first);
    expect(await dashboardTotal()).toBe(before);
    await page.getByRole('button', { name: en('recalculation', 'decide.reject') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: en('recalculation', 'decide.reject') })
      .click();
    await page.getByRole('button', { name: en('recalculation', 'start.submit') }).waitFor();
    expect(await dashboardTotal()).toBe(before);
  });

  it('changes the figure when accepted, keeps both series, and is in the history', async () => {
    const before = await dashboardTotal();
    await preview();
    await page.getByRole('button', { name: en('recalculation', 'decide.accept'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: en('recalculation', 'decide.accept') })
      .click();
    await page
      .getByText(en('recalculation', 'states.applied'), { exact: true })
      .first()
      .waitFor({ timeout: 60_000 });
    expect(await dashboardTotal()).not.toBe(before);
    await page
      .getByRole('table', { name: en('recalculation', 'restatements.title') })
      .getByRole('row')
      .nth(1)
      .waitFor();
    const history = page.getByRole('table', { name: en('recalculation', 'history.title') });
    expect(await history.getByText(en('recalculation', 'request.gwpSet', { set: 'AR5' })).count()).toBe(2);
    const { settings } = await get<{ settings: { gwpSet: string } }>('api/Login');
    expect(settings.gwpSet).toBe('AR5');
  });
});

describe('a factor of the company’s own', () => {
  it('changes the row it applies to, and the row’s trail says so', async () => {
    await open('factors/company');
    await page
      .getByRole('button', { name: en('company-factors', 'add') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: en('company-factors', 'add') });
    await dialog.getByRole('button', { name: /^Fuel/ }).click();
    await page.getByRole('option', { name: 'Natural gas', exact: true }).click();
    await dialog.getByRole('combobox', { name: /^Per unit/ }).click();
    await page.getByRole('option', { name: /^kWh \(gross CV\)/ }).click();
    await dialog.getByRole('textbox', { name: /^kg CO₂e$/ }).fill('0.25');
    await pickDay(page, en('company-factors', 'form.validFrom'), 5);
    await dialog.getByRole('textbox', { name: en('company-factors', 'form.publisher') }).fill('Gas supplier');
    await dialog
      .getByRole('textbox', { name: en('company-factors', 'form.document') })
      .fill('Certificate of analysis');
    await dialog.getByRole('textbox', { name: en('company-factors', 'form.reference') }).fill('p. 2');
    await dialog.getByRole('button', { name: en('company-factors', 'add') }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await get<{ kind: string; state: string }[]>('api/Emissions/Recalculations'))[0], {
        timeout: 30_000,
      })
      .toMatchObject({ kind: 'company-factor', state: 'applied' });
    const table = page.getByRole('table', { name: en('company-factors', 'title') });
    await table.getByRole('button', { name: 'Natural gas' }).first().click();
    const uses = page.getByRole('table', { name: en('factors', 'uses.title') });
    await uses.getByRole('button', { name: 'Natural gas' }).first().click();
    await page.getByRole('dialog').getByText('Certificate of analysis').first().waitFor();
  });

  inFullForm(() => {
    it('that two users change keeps what each of them saved, except where one overwrites the other knowingly', async () => {
      await open('factors/company');
      const [factor] = await get<Record<string, unknown>[]>('api/Factors/Company');
      const table = page.getByRole('table', { name: en('company-factors', 'title') });
      await table
        .getByRole('button', { name: like('components', 'table.actionsOf') })
        .first()
        .click();
      await page.getByRole('menuitem', { name: en('common', 'actions.edit') }).click();
      const dialog = page.getByRole('dialog', { name: like('company-factors', 'form.editTitle') });
      await dialog.getByRole('textbox', { name: en('company-factors', 'form.publisher') }).fill('Mine');
      const body = { ...factor, kgCo2e: Number(factor?.kgCo2e), publisher: 'Theirs', note: 'Checked' };
      const { status } = await request(sandbox, `api/Factors/Company/${factor?.companyFactorId}`, {
        method: 'PUT',
        token,
        body,
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      expect(status).toBe(200);
      await dialog.getByRole('button', { name: en('common', 'actions.saveChanges') }).click();
      const question = page.getByRole('dialog', { name: en('entries', 'conflict.title') });
      await question.getByRole('radio', { name: /Mine$/ }).click();
      await question.getByRole('button', { name: en('entries', 'conflict.save') }).click();
      await dialog.waitFor({ state: 'detached' });
      const [saved] = await get<Record<string, unknown>[]>('api/Factors/Company');
      expect(saved).toMatchObject({ publisher: 'Mine', note: 'Checked' });
    });
  });

  inFullForm(() => {
    it('applies to one location beside that of all, and the trail of a row there names it', async () => {
      const place = 'Rzeszów – tłocznia soków';
      await open('factors/company');
      await page
        .getByRole('button', { name: en('company-factors', 'add') })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: en('company-factors', 'add') });
      await dialog.getByRole('button', { name: /^Fuel/ }).click();
      await page.getByRole('option', { name: 'Natural gas', exact: true }).click();
      await dialog.getByRole('button', { name: en('company-factors', 'form.location'), exact: true }).click();
      expect(await page.getByRole('option').first().textContent()).toContain(
        en('company-factors', 'allLocations'),
      );
      await page.getByRole('option', { name: place }).click();
      await dialog.getByRole('combobox', { name: /^Per unit/ }).click();
      await page.getByRole('option', { name: /^kWh \(gross CV\)/ }).click();
      await dialog.getByRole('textbox', { name: /^kg CO₂e$/ }).fill('0.5');
      await pickDay(page, en('company-factors', 'form.validFrom'), 5);
      await dialog
        .getByRole('textbox', { name: en('company-factors', 'form.publisher') })
        .fill('Local gas supplier');
      await dialog
        .getByRole('textbox', { name: en('company-factors', 'form.document') })
        .fill('Analysis of the local network');
      await dialog.getByRole('textbox', { name: en('company-factors', 'form.reference') }).fill('p. 3');
      await dialog.getByRole('button', { name: en('company-factors', 'add') }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect
        .poll(async () => (await get<object[]>('api/Emissions/Recalculations'))[0], { timeout: 30_000 })
        .toMatchObject({ companyFactorName: `Natural gas, ${place}`, state: 'applied' });
      const table = page.getByRole('table', { name: en('company-factors', 'title') });
      const rows = table.getByRole('row').filter({ hasText: 'Natural gas' });
      await expect.poll(() => rows.filter({ hasText: place }).count()).toBe(1);
      expect(await rows.filter({ hasNotText: place }).count()).toBe(1);
      await rows.filter({ hasText: place }).getByRole('button', { name: 'Natural gas' }).first().click();
      const uses = page.getByRole('table', { name: en('factors', 'uses.title') });
      await uses.getByRole('button', { name: 'Natural gas' }).first().waitFor();
      const used = await uses.getByRole('row').filter({ hasText: 'Natural gas' }).allInnerTexts();
      expect(used.filter((text) => !text.includes(place))).toEqual([]);
      await uses.getByRole('button', { name: 'Natural gas' }).first().click();
      const trail = page.getByRole('dialog').filter({ hasText: 'Analysis of the local network' });
      await trail.getByRole('definition').filter({ hasText: place }).first().waitFor();
    });
  });

  inFullForm(() => {
    it('replaces a published activity of the value chain, starting from the catalogue', async () => {
      const [hotel] = await get<{ factorId: number; name: string }[]>('api/Factors?search=hotel%20poland');
      await open(`factors?factor=${hotel?.factorId}`);
      await page.getByRole('link', { name: en('factors', 'detail.ownInstead') }).click();
      const dialog = page.getByRole('dialog', { name: en('company-factors', 'add') });
      await dialog.getByText(hotel?.name ?? 'a published factor').waitFor();
      await dialog.getByRole('textbox', { name: /^kg CO₂e$/ }).fill('19.5');
      await pickDay(page, en('company-factors', 'form.validFrom'), 5);
      await dialog
        .getByRole('textbox', { name: en('company-factors', 'form.publisher') })
        .fill('Hotel group');
      await dialog
        .getByRole('textbox', { name: en('company-factors', 'form.document') })
        .fill('Statement of stays');
      await dialog.getByRole('textbox', { name: en('company-factors', 'form.reference') }).fill('p. 1');
      await dialog.getByRole('button', { name: en('company-factors', 'add') }).click();
      await dialog.waitFor({ state: 'detached' });
      const table = page.getByRole('table', { name: en('company-factors', 'title') });
      await table.getByRole('button', { name: hotel?.name, exact: true }).waitFor();
      await page.waitForURL((url) => url.search === '');
    });
  });
});

inFullForm(() => {
  describe('the screens', () => {
    it.each([
      ['factors/company', 1, 'light'],
      ['factors/company', 2, 'dark'],
      ['factors/recalculation', 1, 'dark'],
      ['factors/recalculation', 2, 'light'],
    ] as const)('%s in language %s and %s: axe passes', async (path, language, theme) => {
      await enterAs('admin@jagodno.example', language, theme);
      await open(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  });
});
