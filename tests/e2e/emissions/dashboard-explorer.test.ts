import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFullForm } from '#api/testing/test-form';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { remember } from '../support/device';
import { bytesOf } from '../support/downloads';
import { expectStill, watchShifts } from '../support/shifts';
import { en, like } from '../support/words';

type Account = { userId: number; email: string };
type Look = { theme?: 'light' | 'dark'; languageId?: 1 | 2; path?: string };

let sandbox: Desk;
let page: Page;

beforeAll(async () => {
  sandbox = await openDesk({ arrange: watchPage });
  page = sandbox.page;
});

afterAll(() => closeDesk(sandbox));

/** Records layout shifts, and lets a test refuse requests by parts of their address, separated by blanks. */
async function watchPage(target: Page) {
  await watchShifts(target);
  await target.addInitScript(() => {
    const real = globalThis.fetch.bind(globalThis);
    globalThis.fetch = (input, init) => {
      const refused = sessionStorage.getItem('refuse');
      const url = input instanceof Request ? input.url : String(input);
      if (!refused?.split(' ').some((part) => url.includes(part))) return real(input, init);
      const problem = { type: 'about:blank', title: '', status: 500, code: 'internal', requestId: '1' };
      const headers = { 'content-type': 'application/problem+json' };
      return Promise.resolve(new Response(JSON.stringify(problem), { status: 500, headers }));
    };
  });
}

const refuse = (parts: string) =>
  page.evaluate((text) => {
    if (text) sessionStorage.setItem('refuse', text);
    else sessionStorage.removeItem('refuse');
  }, parts);

/** Opens a screen as an account of the demo; returns its token. */
async function enterAs(email: string, { theme = 'light', languageId = 1, path = '' }: Look = {}) {
  const accounts = await request<Account[]>(sandbox, 'api/Sandbox/Accounts');
  const userId = accounts.body.find((account) => account.email === email)?.userId;
  const session = await request<{ token: string }>(sandbox, 'api/Sandbox/Sessions', {
    method: 'POST',
    body: { userId },
  });
  const { token } = session.body;
  await request(sandbox, 'api/Users/Languages', { method: 'PUT', token, body: { languageId } });
  await request(sandbox, 'api/UserSettings/Tour?value=true', { method: 'PUT', token });
  await remember(page, { token, theme });
  await page.goto(new URL(path, sandbox.host.url).href);
  await settled();
  return token;
}

async function settled() {
  await page.locator('#main h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

const tile = (name: string) => page.getByRole('region', { name, exact: true });
const tileNames = async () => page.locator('main h2').allInnerTexts();

describe('the dashboard', () => {
  // spec: routes.dashboard, dashboard.year
  it('shows the totals of the selected year by both Scope 2 methods, and remembers the year', async () => {
    const token = await enterAs('admin@jagodno.example');
    const totals = async () => {
      const answer = await request<Record<string, string>>(sandbox, 'api/Widgets/Scopes/Aggregates', {
        token,
      });
      return answer.body;
    };
    const newest = await totals();
    const text = tile('Total emissions');
    expect(await text.textContent()).toContain(newest.formattedTotalMarketBased);
    expect(await text.textContent()).toContain(newest.formattedTotalLocationBased);
    await page.getByRole('combobox', { name: en('dashboard', 'year') }).click();
    await page.getByRole('option', { name: '2025', exact: true }).click();
    await text.getByText(/^2025, Scope 2 /).waitFor();
    await page.reload();
    await settled();
    const chosen = await totals();
    expect(chosen.year).toBe(2025);
    expect(chosen.formattedTotalMarketBased).not.toBe(newest.formattedTotalMarketBased);
    expect(await text.textContent()).toContain(chosen.formattedTotalMarketBased);
    expect(await page.getByRole('combobox', { name: en('dashboard', 'year') }).textContent()).toBe('2025');
  });

  it('says how much of the year the total covers and how it compares, and opens a scope of a month', async () => {
    await enterAs('admin@blauweide.example');
    await page.getByRole('combobox', { name: en('dashboard', 'year') }).click();
    await page.getByRole('option', { name: '2025', exact: true }).click();
    const totals = tile('Total emissions');
    await totals.getByText(en('dashboard', 'totals.covered', { count: 12 })).waitFor();
    await totals.getByText(/^[+−][\d.]+% on the same 12 months in 2024$/).waitFor();
    const chart = totals.getByRole('figure', { name: /^Emissions by month in 2025, t CO₂e$/ });
    await chart.locator('svg[data-plot="bar"]').waitFor();
    await chart.getByRole('button', { name: en('components', 'chart.showTable') }).click();
    expect(await chart.getByRole('row').count()).toBeGreaterThanOrEqual(13);
    await chart.getByRole('row', { name: /^Mar/ }).getByRole('button').first().click();
    const trail = page.getByRole('dialog', { name: en('emission-trail', 'title') });
    await trail.getByText('the parts and the gases add up to the figure').waitFor();
    await page.keyboard.press('Escape');
    await trail.waitFor({ state: 'detached' });
  });

  it('opens the parts and rows behind the figure of a scope', async () => {
    await enterAs('admin@blauweide.example');
    const figure = page.getByRole('button', { name: /^Scope 2: / });
    const shown = (await figure.textContent())?.replace('Scope 2: ', '') ?? '';
    expect(shown).toMatch(/^[\d,.]+\u00a0t CO₂e$/);
    await figure.click();
    const trail = page.getByRole('dialog', { name: en('emission-trail', 'title') });
    await trail.getByText('the parts and the gases add up to the figure').waitFor();
    await trail.getByRole('table', { name: en('emission-trail', 'sum.rows') }).waitFor();
    expect(await trail.getByRole('table').count()).toBe(2);
    await page.keyboard.press('Escape');
    await trail.waitFor({ state: 'detached' });
  });

  inFullForm(() => {
    // spec: dashboard.settings
    it('is arranged with the keyboard and by dragging, and hides unwanted tiles', async () => {
      await enterAs('user@jagodno.example');
      const first = await tileNames();
      await page.getByRole('button', { name: en('dashboard', 'settings.open') }).click();
      const rows = page.getByRole('list', { name: en('dashboard', 'settings.title') }).locator('li');
      await page
        .getByRole('button', { name: en('dashboard', 'settings.up', { name: 'Emission categories' }) })
        .focus();
      await page.keyboard.press('Enter');
      await page.locator('main h2').first().getByText('Emission categories').waitFor();

      const grip = await rows.nth(4).locator('span').first().boundingBox();
      const target = await rows.nth(0).boundingBox();
      if (!grip || !target) throw new Error('The list of widgets is not there.');
      await page.mouse.move(grip.x + 8, grip.y + 12);
      await page.mouse.down();
      await page.mouse.move(grip.x + 8, grip.y - 20, { steps: 5 });
      await page.mouse.move(grip.x + 8, target.y + 4, { steps: 20 });
      await page.mouse.up();
      await page.locator('main h2').first().getByText('Electricity over time').waitFor();

      await page.getByRole('switch', { name: 'Shortcuts' }).click();
      await tile('Shortcuts').waitFor({ state: 'detached' });
      const shown = await tileNames();
      expect(shown.toSorted()).toEqual(first.filter((name) => name !== 'Shortcuts').toSorted());
      expect(shown.slice(0, 3)).toEqual(['Electricity over time', 'Emission categories', 'Total emissions']);
      await page.reload();
      await settled();
      expect(await tileNames()).toEqual(shown);
    });
  });

  inFullForm(() => {
    // spec: dashboard.failed-order, states.widget-restore, errors.unspecified
    it('restores the order and says so when the server refuses', async () => {
      await enterAs('view@jagodno.example');
      const before = await tileNames();
      await refuse('/Selections');
      await page.getByRole('button', { name: en('dashboard', 'settings.open') }).click();
      await page
        .getByRole('button', { name: en('dashboard', 'settings.down', { name: 'Total emissions' }) })
        .click();
      await page.getByText(en('common', 'errors.global')).waitFor();
      expect(await tileNames()).toEqual(before);
      await page.getByRole('switch', { name: 'Shortcuts' }).click();
      await page.getByText(en('common', 'errors.global')).nth(1).waitFor();
      expect(await tileNames()).toEqual(before);
      await page.getByText(en('common', 'errors.global')).first().waitFor({ state: 'detached' });
      await page.getByRole('switch').evaluateAll((all) => {
        for (const one of all.slice(0, 2)) (one as HTMLElement).click();
      });
      await page.getByText(en('common', 'errors.global')).nth(1).waitFor();
      expect(await tileNames()).toEqual(before);
      await refuse('');
    });
  });

  inFullForm(() => {
    // spec: dashboard.failed-widget, errors.widget
    it('shows in the tile what failed, with links to the contact form and to try again', async () => {
      await enterAs('admin@blauweide.example');
      // The response with all parts, and the tile's own.
      await refuse('/Widgets/Overview /Emissions/Tops');
      await page.reload();
      await settled();
      const sources = tile('Top emission sources');
      expect(await sources.getByRole('alert').textContent()).toContain(en('dashboard', 'failed.title'));
      await sources.getByRole('button', { name: en('dashboard', 'trial.contact') }).click();
      await page.getByRole('dialog', { name: en('dashboard', 'trial.contact') }).waitFor();
      expect(await page.getByLabel(en('contact-form', 'subject')).inputValue()).toContain(
        'Top emission sources',
      );
      await page.keyboard.press('Escape');
      await refuse('');
      await sources.getByRole('button', { name: en('components', 'glossary.again') }).click();
      await sources.getByRole('list').waitFor();
      expect(await sources.getByRole('listitem').count()).toBe(10);
    });
  });

  inFullForm(() => {
    // spec: product.figures, dashboard.graph
    it('also shows the figures of each chart as a table', async () => {
      await enterAs('admin@blauweide.example');
      const months = tile('Electricity over time');
      await months.getByRole('button', { name: 'table' }).click();
      expect(await months.getByRole('row').count()).toBe(13);
      expect(await months.getByRole('columnheader').allInnerTexts()).toContain('Grid electricity (MWh)');
    });
  });

  inFullForm(() => {
    // spec: product.trial, dashboard.trial, dashboard.missing, roles.admin, roles.trial, knowledge-product.trial
    it('tells a trial company how long it lasts and what is missing, until it is dismissed', async () => {
      await enterAs('admin@kestrelvale.example');
      await page.getByText(en('dashboard', 'trial.title', { count: 14 })).waitFor();
      const missing = page.getByText(en('dashboard', 'missing.title'));
      await missing.waitFor();
      await page.getByRole('button', { name: en('components', 'alert.dismiss') }).click();
      await missing.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: en('dashboard', 'trial.contact'), exact: true }).click();
      await page.getByRole('dialog', { name: en('dashboard', 'trial.contact') }).waitFor();
      await page.keyboard.press('Escape');
      await page.reload();
      await settled();
      expect(await missing.count()).toBe(0);
      await enterAs('user@kestrelvale.example');
      await missing.waitFor();
    });
  });

  inFullForm(() => {
    it('shows a year with only solar power as zero, not as a year without data', async () => {
      const token = await enterAs('admin@kestrelvale.example');
      const send = async (path: string, method: string, body: object) => {
        const headers = { 'idempotency-key': crypto.randomUUID() };
        const { status } = await request(sandbox, path, { method, token, headers, body });
        expect(status).toBeLessThan(300);
      };
      const places = await request<{ locationId: number }[]>(sandbox, 'api/Locations', { token });
      await send('api/Renewables/Consumptions', 'POST', {
        locationId: places.body[0]?.locationId,
        renewableId: 1,
        unitId: 1,
        value: 10_000,
        startDate: '2018-03-01',
        endDate: '2018-03-31',
      });
      await send('api/Widgets/Settings/Year', 'PUT', { year: 2018 });
      await page.reload();
      await settled();
      const total = tile('Total emissions');
      await total.getByText(/^2018, Scope 2 /).waitFor();
      expect(await total.textContent()).toContain('0\u00a0kg CO₂e');
      await tile('Emission categories').getByText(en('dashboard', 'empty.zeroTitle')).waitFor();
      expect(await page.getByText(en('dashboard', 'empty.yearTitle')).count()).toBe(0);
      await send('api/Widgets/Settings/Year', 'PUT', { year: 0 });
    });
  });

  inFullForm(() => {
    // spec: dashboard.company-tile
    it("hides the company's tile and shows it again", async () => {
      await enterAs('view@kestrelvale.example');
      expect(await tileNames()).toContain('Kestrel & Vale Logistics Ltd');
      await page.getByRole('button', { name: en('dashboard', 'company.hide') }).click();
      await page
        .getByRole('heading', { name: 'Kestrel & Vale Logistics Ltd' })
        .waitFor({ state: 'detached' });
      await page.reload();
      await settled();
      expect(await tileNames()).not.toContain('Kestrel & Vale Logistics Ltd');
      await page.getByRole('button', { name: en('dashboard', 'settings.open') }).click();
      await page.getByRole('switch', { name: en('dashboard', 'company.tile') }).click();
      await page.getByRole('heading', { name: 'Kestrel & Vale Logistics Ltd' }).waitFor();
    });
  });

  inFullForm(() => {
    // spec: dashboard.onboarding, dashboard.empty-widget
    it('asks only an Admin of a new company for the first location', async () => {
      await enterAs('admin@nowytor.example');
      await page.getByRole('heading', { name: en('dashboard', 'onboarding.title') }).waitFor();
      expect(
        await page
          .locator('main')
          .getByRole('button', { name: en('dashboard', 'onboarding.add') })
          .count(),
      ).toBe(1);
      await enterAs('user@nowytor.example');
      await page.getByRole('heading', { name: en('dashboard', 'onboarding.title') }).waitFor();
      expect(
        await page
          .locator('main')
          .getByRole('button', { name: en('dashboard', 'onboarding.add') })
          .count(),
      ).toBe(0);
    });
  });

  inFullForm(() => {
    it.each(['jagodno', 'kestrelvale', 'blauweide', 'nowytor'])('does not jump for %s', async (company) => {
      await enterAs(`admin@${company}.example`);
      // A reload restores the scroll position of an earlier test.
      await page.evaluate(() => document.querySelector('#main')?.scrollTo(0, 0));
      await page.reload();
      await settled();
      await expectStill(page);
    });
  });
});

describe('the explorer', () => {
  // spec: routes.explorer, explorer.no-data
  it('starts with the current month if it has figures, and leads from an empty period to twelve months', async () => {
    await enterAs('user@blauweide.example', { path: 'explorer' });
    await page.getByRole('table', { name: en('explorer', 'emitted.byType') }).waitFor();
    expect(
      await page.getByRole('button', { name: en('explorer', 'presets.thisMonth'), pressed: true }).count(),
    ).toBe(1);
    await page.goto(new URL('explorer?from=2019-01-01&to=2019-01-31', sandbox.host.url).href);
    await page.getByText(en('explorer', 'emitted.none')).waitFor();
    await page.getByRole('button', { name: en('explorer', 'empty.longer') }).click();
    await page.getByRole('table', { name: en('explorer', 'emitted.byType') }).waitFor();
    await page.waitForURL((url) => url.searchParams.has('from'));
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ location: '0', category: 'utilities', type: '0' });
    expect(query.get('from')).toMatch(/^\d{4}-\d\d-01$/);
    await page.goBack();
    await page.getByText(en('explorer', 'emitted.none')).waitFor();
  });

  inFullForm(() => {
    it('draws the largest five of many types and the others, compared or stacked, and lists all of them', async () => {
      const path = 'explorer?category=fuels&from=2025-01-01&to=2025-12-31';
      await enterAs('user@jagodno.example', { path });
      await page.locator('svg[data-plot="line"]').waitFor();
      const names = page.locator('svg[data-plot] text');
      expect(await names.getByText(en('explorer', 'types.others'), { exact: true }).count()).toBe(1);
      const rows = page.getByRole('table', { name: en('explorer', 'emitted.byType') }).locator('tbody tr');
      expect(await rows.count()).toBeGreaterThan(6);
      await page.getByRole('button', { name: en('explorer', 'views.stacked') }).click();
      await page.waitForURL(/view=stacked/);
      await page.locator('svg[data-plot="bar"]').waitFor();
      await page.getByRole('button', { name: en('explorer', 'presets.lastTwelveMonths') }).click();
      await page.waitForURL((url) => url.searchParams.get('from') !== '2025-01-01');
      expect(new URL(page.url()).searchParams.get('view')).toBe('stacked');
    });
  });

  // spec: explorer.filters, states.explorer
  it('keeps each choice in the URL, and finds a location by its address', async () => {
    await enterAs('user@blauweide.example', { path: 'explorer?from=2025-01-01&to=2025-12-31' });
    await page.getByRole('button', { name: 'Location All locations' }).click();
    await page.keyboard.type('Heidelberg');
    await page.keyboard.press('Enter');
    await page.waitForURL(/location=[1-9]/);
    await page.getByRole('combobox', { name: en('explorer', 'category') }).click();
    await page.getByRole('option', { name: en('explorer', 'categories.fuels') }).click();
    await page.waitForURL(/category=fuels&type=0/);
    await page.getByRole('combobox', { name: en('explorer', 'type') }).click();
    await page.getByRole('option').nth(1).click();
    await page.waitForURL(/type=[1-9]/);
    await settled();
    const rows = page.getByRole('table', { name: en('explorer', 'emitted.byType') }).locator('tbody tr');
    expect(await rows.count()).toBe(1);
    expect(await page.locator('main').textContent()).toContain('Blauweide Heidelberg, 01 Jan 2025');
    await page.getByRole('button', { name: en('explorer', 'reset') }).click();
    await page.waitForURL((url) => url.search === '');
  });

  inFullForm(() => {
    it('never labels emissions avoided by renewables as emissions, also in its exports', async () => {
      await enterAs('user@blauweide.example', {
        path: 'explorer?category=renewable&from=2025-01-01&to=2025-12-31',
      });
      const table = page.getByRole('table', { name: en('explorer', 'avoided.byType') });
      await table.getByRole('columnheader', { name: like('explorer', 'avoided.column') }).waitFor();
      await page.getByRole('button', { name: en('explorer', 'export.open') }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: en('explorer', 'export.csv') }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(
        /^[a-z-]+_avoided-emissions_all-locations_renewables_.*_\d{4}-\d\d-\d\d\./,
      );
      const [heads] = (await bytesOf(file)).toString().split('\r\n');
      const columns = heads?.split(',"').slice(1) ?? [];
      expect(columns.length).toBeGreaterThan(1);
      for (const column of columns) expect(column).toMatch(/avoided/);
    });
  });

  inFullForm(() => {
    it('shows and exports no outdated figure after a change of the selection, until the response arrives', async () => {
      await enterAs('user@jagodno.example', { path: 'explorer?from=2025-01-01&to=2025-12-31' });
      const figure = page.locator('main p', { hasText: '01 Jan 2025' }).locator('xpath=following-sibling::*');
      const before = await figure.textContent();
      await page.evaluate(() => {
        const open = window as unknown as { release(): void };
        const send = window.fetch;
        const isReleased = new Promise<void>((resolve) => {
          open.release = resolve;
        });
        window.fetch = async (input, init) => {
          if (String(input instanceof Request ? input.url : input).includes('Emissions/Charts'))
            await isReleased;
          return send(input, init);
        };
      });
      await page.getByRole('combobox', { name: en('explorer', 'type') }).click();
      await page.getByRole('option', { name: 'District heat' }).click();
      await page.waitForURL(/type=[1-9]/);
      const exporting = page.getByRole('button', { name: en('explorer', 'export.open') });
      await expect.poll(() => exporting.isDisabled()).toBe(true);
      await expect.poll(() => figure.textContent()).toBe('');
      await page.evaluate(() => (window as unknown as { release(): void }).release());
      await expect.poll(() => exporting.isEnabled()).toBe(true);
      expect([before, '']).not.toContain(await figure.textContent());
    });
  });

  inFullForm(() => {
    // spec: explorer.invalid-dates
    it('replaces reversed dates and an unknown category by the defaults, and an unknown location by none', async () => {
      const wrong = 'category=water&from=2026-02-01&to=2026-01-01';
      await enterAs('user@blauweide.example', { path: `explorer?${wrong}` });
      await page.getByRole('table', { name: en('explorer', 'emitted.byType') }).waitFor();
      expect(
        await page.getByRole('button', { name: en('explorer', 'presets.thisMonth'), pressed: true }).count(),
      ).toBe(1);
      expect(await page.getByRole('button', { name: 'Location All locations' }).count()).toBe(1);
      expect(await page.getByRole('combobox', { name: en('explorer', 'category') }).textContent()).toBe(
        en('explorer', 'categories.utilities'),
      );
      await page.goto(new URL(`explorer?location=999999&${wrong}`, sandbox.host.url).href);
      await page.getByText(en('explorer', 'missingLocation.title')).waitFor();
      await page.getByRole('button', { name: en('explorer', 'missingLocation.all') }).click();
      await page.getByRole('table', { name: en('explorer', 'emitted.byType') }).waitFor();
    });
  });

  inFullForm(() => {
    // spec: explorer.no-locations
    it('redirects a company without locations to the dashboard', async () => {
      await enterAs('admin@nowytor.example', { path: 'explorer' });
      await page.getByRole('heading', { name: en('dashboard', 'onboarding.title') }).waitFor();
      await page.waitForURL((url) => url.pathname === '/');
    });
  });
});

inFullForm(() => {
  describe.each([
    { theme: 'light', languageId: 1 },
    { theme: 'dark', languageId: 2 },
  ] as const)('in the $theme theme, language $languageId', (look) => {
    it.each(['', 'explorer?from=2025-01-01&to=2025-12-31&category=fuels'])(
      'axe passes at /%s',
      async (path) => {
        await enterAs('admin@jagodno.example', { ...look, path });
        await page.locator('[data-plot]').first().waitFor();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      },
    );
  });
});

it('no exception reached the page', () => {
  expect(sandbox.failures).toEqual([]);
});
