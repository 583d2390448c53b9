/** The location dialog in the built sandbox: details and electricity contracts, used by an Admin. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { enterAs, locationIds, pickDay, settled, toast } from '../support/screen';
import { en, optional } from '../support/words';

type Stored = { name: string; area: number | null; countryId: number; gridSubregion: string | null };

let sandbox: Desk;
let page: Page;
let token: string;
let firstId: number;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'admin@jagodno.example', { path: 'locations' });
  [firstId = 0] = await locationIds(sandbox, token);
});

afterAll(() => closeDesk(sandbox));

const stored = async () => (await request<Stored>(sandbox, `api/Locations/${firstId}`, { token })).body;
const dialog = () => page.getByRole('dialog');

describe('a location', () => {
  // spec: shell.locations-submenu, locations.modal
  it('is renamed, and every screen shows the new name', async () => {
    await page.getByRole('button', { name: en('locations', 'edit') }).click();
    await dialog().getByLabel(en('locations', 'form.name'), { exact: true }).fill('Cold store');
    await dialog()
      .getByLabel(optional(en('locations', 'form.area')))
      .fill('1,234');
    await dialog()
      .getByRole('button', { name: en('reporting-information', 'save') })
      .click();
    await toast(page, en('locations', 'form.saved', { name: 'Cold store' }));
    await page.getByRole('heading', { level: 1, name: 'Cold store' }).waitFor();
    await page.getByRole('link', { name: /^Cold store/ }).waitFor();
    expect(await stored()).toMatchObject({ name: 'Cold store', area: 1234 });
  });

  // spec: locations.rules
  it('has its area rounded to square metres', async () => {
    const change = async (area: string) => {
      await page.getByRole('button', { name: en('locations', 'edit') }).click();
      await dialog()
        .getByLabel(optional(en('locations', 'form.area')))
        .fill(area);
      await dialog()
        .getByRole('button', { name: en('reporting-information', 'save') })
        .click();
      await dialog().waitFor({ state: 'hidden' });
    };
    await change('1,200.5');
    expect((await stored()).area).toBe(1201);
    await change('1,234');
    expect((await stored()).area).toBe(1234);
  });

  it('that another user has changed is not overwritten unnoticed', async () => {
    await page.getByRole('button', { name: en('locations', 'edit') }).click();
    await dialog().getByLabel(en('locations', 'form.name'), { exact: true }).fill('Mine');
    const before = await stored();
    await request(sandbox, `api/Locations/${firstId}`, {
      method: 'PUT',
      token,
      body: { ...before, name: 'Theirs' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    await dialog()
      .getByRole('button', { name: en('reporting-information', 'save') })
      .click();
    await dialog()
      .getByText(/^You changed this in another tab at \d/)
      .waitFor();
    expect((await stored()).name).toBe('Theirs');
    await page.getByRole('button', { name: en('entries', 'conflict.back') }).click();
    expect(await dialog().getByLabel(en('locations', 'form.name'), { exact: true }).inputValue()).toBe(
      'Mine',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en('common', 'unsaved.leave') }).click();
    await page.getByRole('heading', { level: 1, name: 'Theirs' }).waitFor();
  });

  it('that two users change keeps what both saved, except where one overwrites the other knowingly', async () => {
    await page.getByRole('button', { name: en('locations', 'edit') }).click();
    await dialog().getByLabel(en('locations', 'form.name'), { exact: true }).fill('Twice changed');
    const before = await stored();
    await request(sandbox, `api/Locations/${firstId}`, {
      method: 'PUT',
      token,
      body: { ...before, area: 4321 },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    await dialog()
      .getByRole('button', { name: en('reporting-information', 'save') })
      .click();
    const question = page.getByRole('dialog', { name: en('entries', 'conflict.title') });
    await question.getByRole('button', { name: en('entries', 'conflict.back') }).click();
    await question.waitFor({ state: 'detached' });
    await dialog()
      .getByRole('button', { name: en('reporting-information', 'save') })
      .click();
    await question.getByRole('radio', { name: /4,321/, checked: true }).waitFor();
    await expect.poll(() => question.getByRole('radio').count()).toBe(2);
    await question.getByRole('button', { name: en('entries', 'conflict.save') }).click();
    await toast(page, en('locations', 'form.saved', { name: 'Twice changed' }));
    expect(await stored()).toMatchObject({ name: 'Twice changed', area: 4321 });
  });

  // spec: locations.contract-grid
  it('gets an electricity contract, which changes the emissions of its bills', async () => {
    await page.goto(new URL(`locations/${firstId}?type=utilities`, sandbox.host.url).href);
    await settled(page);
    const newest = page.getByTitle(en('components', 'figure.open')).first();
    const before = await newest.textContent();
    await page.getByRole('button', { name: en('locations', 'edit') }).click();
    await dialog()
      .getByRole('tab', { name: en('locations', 'form.contracts') })
      .click();
    const kinds = dialog().getByRole('table').getByRole('rowheader');
    await kinds.first().waitFor();
    const count = await kinds.count();
    await dialog().getByLabel(en('locations', 'contracts.kind'), { exact: true }).click();
    await page.getByRole('option', { name: /^Standard contract/ }).click();
    await pickDay(page, en('locations', 'contracts.start'), 1);
    await dialog()
      .getByRole('button', { name: en('locations', 'contracts.add') })
      .click();
    await toast(page, en('locations', 'contracts.saved', { name: 'Standard contract' }));
    await expect.poll(() => kinds.count()).toBe(count + 1);
    // The cleared form has nothing that could be lost.
    await dialog()
      .getByLabel(en('locations', 'contracts.kind'), { exact: true })
      .getByText(en('components', 'select.placeholder'))
      .waitFor();
    await expect
      .poll(() =>
        dialog()
          .getByRole('button', { name: en('locations', 'contracts.add') })
          .isDisabled(),
      )
      .toBe(true);
    await dialog()
      .getByRole('button', { name: en('components', 'dialog.close') })
      .click();
    await dialog().waitFor({ state: 'detached' });
    expect(await newest.textContent()).not.toBe(before);
  });

  // spec: locations.contract-grid
  it('lists its contracts ten per page', async () => {
    const months = Array.from({ length: 10 }, (_, index) => String(index + 1).padStart(2, '0'));
    await sign(months.map((month) => `2015-${month}-01`));
    await page.reload();
    await settled(page);
    await page.getByRole('button', { name: en('locations', 'edit') }).click();
    await dialog()
      .getByRole('tab', { name: en('locations', 'form.contracts') })
      .click();
    const kinds = dialog().getByRole('table').getByRole('rowheader');
    await kinds.nth(9).waitFor();
    await expect.poll(() => kinds.count()).toBe(10);
    await dialog()
      .getByRole('button', { name: en('components', 'pagination.next') })
      .click();
    await kinds.nth(9).waitFor({ state: 'detached' });
    await expect.poll(() => kinds.count()).toBeGreaterThan(0);
    await dialog()
      .getByRole('button', { name: en('components', 'dialog.close') })
      .click();
    await dialog().waitFor({ state: 'detached' });
  });

  it('in another country shows other figures, also when its hundreds of bills are recalculated later', async () => {
    await addBills(201);
    await page.reload();
    await settled(page);
    const newest = page.getByTitle(en('components', 'figure.open')).first();
    const before = await newest.textContent();
    await page.getByRole('button', { name: en('locations', 'edit') }).click();
    await dialog().getByLabel(en('company-details', 'country'), { exact: true }).click();
    await page.keyboard.type('United Kingdom');
    await page.getByRole('option', { name: /^United Kingdom/ }).click();
    await dialog()
      .getByRole('button', { name: en('reporting-information', 'save') })
      .click();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => newest.textContent(), { timeout: 60_000 }).not.toBe(before);
  });

  it('in the US has a subregion of its grid, which no other country asks for', async () => {
    await page.getByRole('button', { name: en('locations', 'edit') }).click();
    const country = dialog().getByLabel(en('company-details', 'country'), { exact: true });
    const subregion = dialog().getByLabel(optional(en('locations', 'form.gridSubregion')));
    await country.getByText('United Kingdom').waitFor();
    expect(await subregion.count()).toBe(0);
    await country.click();
    await page.keyboard.type('United States');
    await page
      .getByRole('option', { name: /^United States/ })
      .first()
      .click();
    await dialog()
      .getByText(/Power Profiler/)
      .waitFor();
    await subregion.click();
    await page.keyboard.type('California');
    await page.getByRole('option', { name: 'CAMX, WECC California' }).click();
    await dialog()
      .getByRole('button', { name: en('reporting-information', 'save') })
      .click();
    await dialog().waitFor({ state: 'detached' });
    expect((await stored()).gridSubregion).toBe('CAMX');
    await page.getByRole('button', { name: en('locations', 'edit') }).click();
    await subregion.getByText('CAMX, WECC California').waitFor();
    await country.click();
    await page.keyboard.type('Poland');
    await page.getByRole('option', { name: /^Poland/ }).click();
    await subregion.waitFor({ state: 'detached' });
    await dialog()
      .getByRole('button', { name: en('reporting-information', 'save') })
      .click();
    await dialog().waitFor({ state: 'detached' });
    expect((await stored()).gridSubregion).toBeNull();
  });
});

/** Electricity contracts starting on these days. */
async function sign(startDates: readonly string[]): Promise<void> {
  for (const startDate of startDates) {
    const { status } = await request(sandbox, 'api/Locations/Utilities/SupplyTypes', {
      method: 'POST',
      token,
      body: { locationId: firstId, supplyTypeId: 2, startDate, certificateReference: null },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(status).toBeLessThan(300);
  }
}

/** More bills than a change of the location recalculates before its response. */
async function addBills(count: number): Promise<void> {
  const bill = {
    locationId: firstId,
    utilityId: 1,
    unitId: 1,
    startDate: '2026-10-01',
    endDate: '2026-10-31',
  };
  for (let value = 1000; value < 1000 + count; value += 1) {
    const { status } = await request(sandbox, 'api/Utilities/Consumptions', {
      method: 'POST',
      token,
      body: { ...bill, value, reference: `Bill ${value}` },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(status).toBeLessThan(300);
  }
}
