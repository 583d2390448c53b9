/** Opening figures in the browser, compared with a calculation by hand from the published tables. */
import { AxeBuilder } from '@axe-core/playwright';
import { Decimal } from 'decimal.js';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { en, like } from '../support/words';

/**
 * UK Government GHG Conversion Factors for Company Reporting 2025, flat file v1, sheet 'Factors by Category':
 * kg CO2e per kWh, by gas, with the warming potentials of AR5. The company's inventory is in AR6.
 */
const naturalGasGrossCv = { row: 83, total: '0.18296', co2: '0.18259', ch4: '0.00028', n2o: '0.00009' };
const ukElectricity = { row: 3066, total: '0.177', co2: '0.17489', ch4: '0.0009', n2o: '0.00122' };
/** IPCC AR5 table 8.A.1 and AR6 table 7.15: kg CO2e per kg over 100 years, methane of fossil origin. */
const ch4 = { ar5: '28', ar6: '29.8' };
const n2o = { ar5: '265', ar6: '273' };

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_EVEN, toExpNeg: -9e15 });

/** Printed values beyond the gases stay as printed; each gas is kept to 12 decimals of a kilogram. */
function byHand(kwh: string, factor: typeof naturalGasGrossCv): Decimal {
  const kept = (value: Decimal) => value.toDecimalPlaces(12);
  const gases = new Exact(factor.co2).plus(factor.ch4).plus(factor.n2o);
  return [
    new Exact(kwh).times(factor.co2),
    new Exact(kwh).times(factor.ch4).times(ch4.ar6).div(ch4.ar5),
    new Exact(kwh).times(factor.n2o).times(n2o.ar6).div(n2o.ar5),
    new Exact(kwh).times(new Exact(factor.total).minus(gases)),
  ].reduce((total, gas) => total.plus(kept(gas)), new Exact(0));
}

const gasInMarch = byHand('1000', naturalGasGrossCv);
const gasInApril = byHand('500', naturalGasGrossCv);
const scope1 = gasInMarch.plus(gasInApril);
const scope2 = byHand('3100', ukElectricity);

let sandbox: Desk;
let page: Page;
let token: string;
let locationId: number;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  await sandbox.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterData();
  await page
    .getByRole('button', {
      name: en('sandbox', 'accounts.enter', {
        role: en('dashboard', 'company.roles.Admin'),
        company: 'Nowy Tor sp. z o.o.',
      }),
    })
    .click();
  await page.getByRole('heading', { level: 1, name: en('dashboard', 'title') }).waitFor();
});

afterAll(() => closeDesk(sandbox));

/** A company without data gets a British location, gas in two months and one bill. */
async function enterData() {
  const accounts = await request<{ userId: number; email: string }[]>(sandbox, 'api/Sandbox/Accounts');
  const userId = accounts.body.find(({ email }) => email === 'admin@nowytor.example')?.userId;
  const session = await send<{ token: string }>('POST', 'api/Sandbox/Sessions', { userId });
  token = session.token;
  await send('PUT', 'api/UserSettings/Tour?value=true');
  await send('PUT', 'api/Users/Languages', { languageId: 1 });
  const place = { name: 'Leeds depot', countryId: 826, town: 'Leeds', address1: 'Canal Street 3' };
  locationId = (await send<{ locationId: number }>('POST', 'api/Locations', place)).locationId;
  const shared = { locationId, reference: null };
  const gas = { ...shared, fuelId: 101, fuelVariantId: null, unitId: 20 };
  await send('POST', 'api/Fuels/Consumptions', { ...gas, value: 1000, date: '2025-03-05' });
  await send('POST', 'api/Fuels/Consumptions', { ...gas, value: 500, date: '2025-04-05' });
  const bill = { ...shared, utilityId: 1, unitId: 1, value: 3100 };
  await send('POST', 'api/Utilities/Consumptions', {
    ...bill,
    startDate: '2025-01-01',
    endDate: '2025-01-31',
  });
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await request<T>(sandbox, path, { method, body, token });
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

const trail = () => page.getByRole('dialog');
const inEnglish = (kg: Decimal) => {
  const [whole = '', fraction] = kg.toSignificantDigits(12).toString().split('.');
  return `${Number(whole).toLocaleString('en-GB')}${fraction ? `.${fraction}` : ''}`;
};
const result = () => trail().getByRole('region', { name: en('emission-trail', 'result') });

/** The figure in the dialog, in full. */
async function expectResult(kg: Decimal, unit = 'kg CO₂e') {
  await result().getByText(inEnglish(kg), { exact: true }).first().waitFor();
  expect(await result().textContent()).toContain(`${inEnglish(kg)}\u00a0${unit}`);
}

async function close(dialog: Locator) {
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

async function openOverview() {
  await page.goto(sandbox.host.url);
  await page.getByRole('region', { name: 'Total emissions' }).getByRole('button').first().waitFor();
}

async function violations(): Promise<string[]> {
  const found = await new AxeBuilder({ page }).setLegacyMode().include('[role=dialog]').analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

describe('a row', () => {
  it('opens with the figure, the published row and the formula of a calculation by hand', async () => {
    await page.goto(new URL(`locations/${locationId}`, sandbox.host.url).href);
    await page
      .getByRole('button', { name: /^Natural gas.*: [\d.]+$/ })
      .first()
      .click();
    const [newest, oldest] = [gasInApril, gasInMarch];
    await expectResult(newest);
    const text = (await trail().textContent()) ?? '';
    for (const part of ['0.18296', '0.18259', '0.00028', '0.00009', `row ${naturalGasGrossCv.row}`])
      expect(text).toContain(part);
    expect(text).toContain('29.8\u00a0÷\u00a028');
    expect(text).toContain('every step agrees');
    expect(oldest.greaterThan(newest)).toBe(true);
    await close(trail());
  });
});

describe('a tile', () => {
  it('opens as the sum of its rows, each row as its lines, and leads back', async () => {
    await openOverview();
    await page.getByRole('button', { name: /^Scope 1: / }).click();
    await expectResult(scope1);
    await trail().getByText('the parts and the gases add up to the figure').waitFor();
    const rows = trail().getByRole('table', { name: en('emission-trail', 'sum.rows') });
    await rows.getByRole('button', { name: 'Natural gas' }).first().click();
    await expectResult(gasInMarch);
    await trail()
      .getByRole('button', { name: /^See this factor's history/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: en('emission-trail', 'factorTitle') }).waitFor();
    await trail().getByText('0.18296').first().waitFor();
    await trail()
      .getByRole('button', { name: like('emission-trail', 'back') })
      .click();
    await expectResult(gasInMarch);
    await trail()
      .getByRole('button', { name: like('emission-trail', 'back') })
      .click();
    await expectResult(scope1);
    await close(trail());
  });

  it('shows Scope 2 by both methods as the published total, gas by gas', async () => {
    await openOverview();
    await page.getByRole('button', { name: /^Scope 2: / }).click();
    await expectResult(scope2);
    await close(trail());
    await page.getByRole('button', { name: /^location-based/ }).click();
    await expectResult(scope2);
    await trail().getByText(en('emission-trail', 'sum.method.location')).waitFor();
    await close(trail());
  });

  it('is copied with its parts and rows, as numbers that add up', async () => {
    await openOverview();
    await page.getByRole('button', { name: /^Scope 1: / }).click();
    await expectResult(scope1);
    await trail()
      .getByRole('button', { name: en('emission-trail', 'copyJson') })
      .click();
    await page.getByText(en('emission-trail', 'copied')).waitFor();
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.total).toBe(scope1.toString());
    const rows = copied.rows.map(({ total }: { total: string }) => new Exact(total));
    expect(rows.map(String)).toEqual([gasInMarch.toString(), gasInApril.toString()]);
    await trail()
      .getByRole('button', { name: en('emission-trail', 'copyCsv') })
      .click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(
        `${en('emission-trail', 'sum.block.row')},Natural gas,Leeds depot,2025-03-05,2025-03-05,1000,`,
      );
    await close(trail());
  });
});

describe('a point of a chart', () => {
  const explorer = 'explorer?category=fuels&from=2025-01-01&to=2025-12-31';

  it('is found and opened with the keyboard only', async () => {
    await page.goto(new URL(explorer, sandbox.host.url).href);
    const point = page.getByRole('button', { name: /^Natural gas, / });
    await point.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page
      .getByRole('button', { name: /^Natural gas, .*Mar.*2025/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await expectResult(gasInMarch);
    await close(trail());
  });

  it('is opened by a click on it', async () => {
    await page.goto(new URL(explorer, sandbox.host.url).href);
    const dots = page.locator('[data-plot="line"] circle');
    await dots.first().waitFor();
    const box = await dots.nth(0).boundingBox();
    if (!box) throw new Error('The chart has no points.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    // The page enlarges the point under the pointer, and that is what the user clicks.
    await page.locator('[data-plot="line"] .cursor-pointer').click();
    await expectResult(gasInMarch);
    await close(trail());
  });

  it('is opened from the table of the chart', async () => {
    await page.goto(new URL(explorer, sandbox.host.url).href);
    await page.getByRole('button', { name: en('components', 'chart.showTable') }).click();
    await page.getByRole('button', { name: /Natural gas, Apr.*2025: / }).click();
    await expectResult(gasInApril);
    await close(trail());
  });
});

describe('the trail of a sum and of a row', () => {
  it.each([
    ['en', 1, /^Scope 1: /],
    ['pl', 2, /^Zakres 1: /],
  ] as const)('passes axe in both themes: %s', async (_, languageId, figure) => {
    await send('PUT', 'api/Users/Languages', { languageId });
    await page.goto(sandbox.host.url);
    await page.getByRole('button', { name: figure }).click();
    const row = trail().getByRole('table').last().getByRole('button').first();
    await row.waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations()).toEqual([]);
    }
    await row.click();
    await trail().getByText('0,18296').or(trail().getByText('0.18296')).first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations()).toEqual([]);
    }
    await close(trail());
  });
});
