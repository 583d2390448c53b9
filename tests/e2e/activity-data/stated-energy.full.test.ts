/** Energy that is entered by another figure: the distance of an electric car, and the COP of cooling. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import {
  addEntry,
  choose,
  editRow,
  enterAs,
  locationIds,
  pickDay,
  pickPeriod,
  rowOf,
  toast,
} from '../support/screen';
import { en, optional } from '../support/words';

let sandbox: Desk;
let page: Page;
let token: string;
let firstId: number;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
});

afterAll(() => closeDesk(sandbox));

const stored = async (list: 'Fuels' | 'Utilities') => {
  const path = `api/Locations/${firstId}/${list}/Consumptions?PageSize=200`;
  const { body } = await request<
    { reference: string | null; cop?: number | null; carbonEquivalent: number }[]
  >(sandbox, path, { token });
  return body;
};

describe('an electric car', () => {
  beforeEach(async () => {
    token = await enterAs(sandbox, 'user@jagodno.example', { path: 'locations' });
    [firstId = 0] = await locationIds(sandbox, token);
  });

  it('is found among the vehicles, says what to leave out, and counts as Scope 2', async () => {
    await addEntry(page);
    await choose(page, en('fuel-consumptions', 'category'), 'Company vehicles (distance)');
    await choose(page, en('fuel-consumptions', 'type'), 'Car, small');
    const hint = page.getByText('Counts as purchased electricity (Scope 2).');
    expect(await hint.count()).toBe(0);
    await choose(
      page,
      optional(en('fuel-consumptions', 'variant')),
      'Electric, charged away from your sites (at a site it is in the bill)',
    );
    await hint.waitFor();
    await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('1000');
    await pickDay(page, en('entries', 'fields.date'), 5);
    await page.getByLabel(optional(en('entries', 'fields.invoice'))).fill('EV-1');
    await addEntry(page);
    await toast(page, en('entries', 'saved'));
    const row = (await stored('Fuels')).find(({ reference }) => reference === 'EV-1');
    expect(row?.carbonEquivalent).toBeGreaterThan(100);
    await rowOf(page, 'EV-1').getByTitle(en('components', 'figure.open')).click();
    await page.getByText(en('emission-trail', 'steps.electricity-use')).first().waitFor();
    await page.getByText(en('emission-trail', 'notes.charged-elsewhere')).first().waitFor();
  });
});

describe('cooling', () => {
  beforeEach(async () => {
    token = await enterAs(sandbox, 'user@jagodno.example');
    [firstId = 0] = await locationIds(sandbox, token);
    await enterAs(sandbox, 'user@jagodno.example', { path: `locations/${firstId}?type=utilities` });
  });

  it('requires its COP at that field, and is calculated with it', async () => {
    await addEntry(page);
    const cop = page.getByLabel(optional(en('utility-consumptions', 'cop')));
    await choose(page, en('fuel-consumptions', 'type'), 'Electricity');
    expect(await cop.count()).toBe(0);
    await choose(page, en('fuel-consumptions', 'type'), 'Cooling');
    await cop.waitFor();
    await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('36');
    await pickPeriod(page, 3, 20);
    await page.getByLabel(optional(en('entries', 'fields.invoice'))).fill('CH-1');
    await addEntry(page);
    await page
      .getByText(/^No factor for Cooling is published/)
      .first()
      .waitFor();
    expect(await cop.getAttribute('aria-invalid')).toBe('true');
    await cop.fill('0.5');
    await page.keyboard.press('Enter');
    await page
      .getByText(en('common', 'validation.minValue', { value: '1' }))
      .first()
      .waitFor();
    await cop.fill('4');
    await addEntry(page);
    await toast(page, en('entries', 'saved'));
    expect((await stored('Utilities')).find(({ reference }) => reference === 'CH-1')?.cop).toBe(4);
    await rowOf(page, 'CH-1').getByText('COP 4').waitFor();
    await editRow(page, 'CH-1');
    expect(
      await page
        .getByLabel(optional(en('utility-consumptions', 'cop')))
        .last()
        .inputValue(),
    ).toBe('4');
  });

  it('keeps its COP out of another type that is chosen instead', async () => {
    await addEntry(page);
    await choose(page, en('fuel-consumptions', 'type'), 'Cooling');
    await page.getByLabel(optional(en('utility-consumptions', 'cop'))).fill('4');
    await choose(page, en('fuel-consumptions', 'type'), 'Electricity');
    await page.getByLabel(en('entries', 'fields.amount'), { exact: true }).fill('100');
    await pickPeriod(page, 3, 20);
    await page.getByLabel(optional(en('entries', 'fields.invoice'))).fill('EL-1');
    await addEntry(page);
    await toast(page, en('entries', 'saved'));
    expect((await stored('Utilities')).find(({ reference }) => reference === 'EL-1')?.cop).toBeNull();
  });
});

it('no exception reached the page', () => {
  expect(sandbox.failures).toEqual([]);
});
