/** Every screen checked by axe, in both languages and themes; and the main journey with the keyboard only. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testForm } from '#api/testing/test-form';
import { billsCsv, overlappingBills } from '@/features/intake/intake/shapes/overlapping-bills-csv';
import enSandbox from '@/i18n/locales/en/sandbox/sandbox.json';
import plSandbox from '@/i18n/locales/pl/sandbox/sandbox.json';
import { demoPassword } from '../../../seed/companies/demo-company';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { forget } from '../support/device';
import { bringIn } from '../support/intake';
import { moveTo, press, tabTo, typeInto } from '../support/keyboard';
import { readEmissions, rowOf } from '../support/portal';
import { en } from '../support/words';

const sandboxTexts = { en: enSandbox, pl: plSandbox };

type Theme = 'light' | 'dark';
type Look = { language: 'en' | 'pl'; themes: Theme[]; isShown(screen: string): boolean };

const someScreens = [
  'explorer',
  'locations/201',
  'locations/intake/open',
  'reviews',
  'value-chain/3',
  'reports/1/create',
  'settings',
];
const everyScreen = () => true;

/**
 * In the full form every screen in every language and theme; in the quick form each once, and some in another
 * combination.
 */
const looks: Look[] =
  testForm === 'quick'
    ? [
        { language: 'en', themes: ['light'], isShown: everyScreen },
        { language: 'pl', themes: ['dark'], isShown: (screen) => someScreens.includes(screen) },
      ]
    : [
        { language: 'en', themes: ['light', 'dark'], isShown: everyScreen },
        { language: 'pl', themes: ['light', 'dark'], isShown: everyScreen },
      ];

const publicScreens = ['login', 'forgot-password', 'invitation'];
const privateScreens = [
  '',
  'explorer',
  'explorer/advice',
  'explorer?category=fuels&from=2026-01-01&to=2026-06-30',
  'locations/201',
  'locations/201?type=utilities',
  'locations/201?type=renewable',
  'locations/201?tab=charts',
  'locations/intake',
  'profile',
  'reviews',
  'factors',
  'conformance',
  'no-such-screen',
];

/** Screens by a company that has their module. */
const signedIn = [
  { company: 'Kestrel & Vale Logistics Ltd', screens: privateScreens },
  {
    company: 'Jagodno Foods S.A.',
    screens: [
      'locations/intake/open',
      'value-chain/3',
      'value-chain/6',
      'reports/1',
      'reports/1?tab=saved',
      'reports/1/create',
      'reports/2',
      'reports/1/create?headerId=999999',
      'reports/2/double-materiality?headerId=999999',
      'scenarios/1',
      'scenarios/1/calculator',
      'scenarios/1/simulations',
      'scenarios/3/calculator',
      'scenarios/comparison',
      'scenarios/plans',
      'settings',
      'settings/reporting-information',
      'settings/terms',
      'settings/payment-history',
      'settings/users',
      'settings/history',
      'settings/data-export',
    ],
  },
];

let sandbox: Desk;
let page: Page;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
});

afterAll(() => closeDesk(sandbox));

/** Runs in the page: colours in transition to the other theme have no meaningful contrast. */
async function untilStill(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map((animation) => animation.finished));
}

/** The address of a screen; that of an open intake is known once a file was dropped. */
async function addressOf(screen: string): Promise<string> {
  if (screen !== 'locations/intake/open') return screen;
  await bringIn(sandbox, 'Bills.csv', billsCsv(overlappingBills));
  return new URL(page.url()).pathname.slice(1);
}

/** What axe finds on a screen, in each of the themes. */
async function violationsOf(screen: string, themes: readonly Theme[]): Promise<string[]> {
  await page.goto(new URL(screen, sandbox.host.url).href);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 15_000 }).toBe(0);
  const found: string[] = [];
  const grounds = new Set<string>();
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.evaluate(untilStill);
    grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    for (const { id, nodes } of violations) {
      found.push(`/${screen}, ${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    }
  }
  // Otherwise a theme was never checked.
  expect(grounds.size).toBe(themes.length);
  return found;
}

describe.each(looks)('axe passes in $language', ({ language, themes, isShown }) => {
  // spec: reports.list.languages, materiality.page.languages, settings.accessible, reviews.screen.languages
  it.each(publicScreens.filter(isShown))('on /%s', async (screen) => {
    await page.goto(new URL(screen, sandbox.host.url).href);
    await page.getByRole('button', { name: new RegExp(`^${language.toUpperCase()}`) }).click();
    await page.locator(`html[lang=${language}]`).waitFor();
    expect(await violationsOf(screen, themes)).toEqual([]);
  });

  describe.each(signedIn)('signed in at $company', ({ company, screens }) => {
    beforeAll(async () => {
      await forget(page);
      await page.goto(new URL('login', sandbox.host.url).href);
      await page.getByRole('button', { name: new RegExp(`^${language.toUpperCase()}`) }).click();
      await page.locator(`html[lang=${language}]`).waitFor();
      const { accounts, role } = sandboxTexts[language];
      const name = accounts.enter.replace('{{role}}', role.Admin).replace('{{company}}', company);
      await page.getByRole('button', { name }).click();
      await page.getByRole('navigation').first().waitFor();
    });

    // spec: reports.list.languages, materiality.page.languages, settings.accessible, reviews.screen.languages
    it.each(screens.filter(isShown))('on /%s', async (screen) => {
      expect(await violationsOf(await addressOf(screen), themes)).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    });
  });
});

it('axe detects a fault, and the keyboard test a control that cannot be reached', async () => {
  await forget(page);
  await page.goto(new URL('login', sandbox.host.url).href);
  const email = page.getByRole('textbox', { name: en('profile', 'email') });
  await email.waitFor();
  await email.evaluate((input) => {
    document.querySelector(`label[for="${input.id}"]`)?.remove();
    input.setAttribute('tabindex', '-1');
  });
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toContain('label');
  await expect(tabTo(page.locator('input[name=username]'))).rejects.toThrow('does not reach');
});

describe('keyboard only', () => {
  it('signs in, opens a location, enters fuel and corrects it', async () => {
    await forget(page);
    await page.goto(new URL('login', sandbox.host.url).href);
    await typeInto(page.getByRole('textbox', { name: en('profile', 'email') }), 'user@kestrelvale.example');
    await typeInto(page.getByLabel(en('profile', 'passwordTitle'), { exact: true }), demoPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: en('shell', 'menu.overview') }).waitFor();

    await press(
      page
        .getByRole('navigation', { name: en('shell', 'menu.label') })
        .getByRole('link', { name: en('shell', 'menu.locations') }),
    );
    await press(
      page
        .getByRole('navigation', { name: en('shell', 'submenu.locations') })
        .getByRole('link', { name: /^Felixstowe/ }),
    );
    await page.getByRole('heading', { level: 1, name: 'Felixstowe yard' }).waitFor();
    await press(page.getByRole('button', { name: en('entries', 'addEntry') }));

    const form = page.getByRole('form', { name: en('entries', 'new') });
    await press(form.getByLabel(en('components', 'chart.category'), { exact: true }));
    await moveTo(page.getByRole('option', { name: 'Company vehicles and machinery (fuel)' }));
    await page.keyboard.press('Enter');
    await press(form.getByLabel(en('fuel-consumptions', 'type'), { exact: true }));
    await page.getByPlaceholder(en('components', 'combobox.search')).waitFor();
    await page.keyboard.type('Petrol');
    await page.getByRole('option', { name: 'Petrol' }).first().waitFor();
    await page.keyboard.press('Enter');
    await typeInto(form.getByLabel(en('payment-history', 'amount'), { exact: true }), '1,000');
    await press(form.getByLabel(en('payment-history', 'date'), { exact: true }));
    await page.getByRole('dialog', { name: en('components', 'date.panel') }).waitFor();
    // The calendar opens on today.
    await page.keyboard.press('Enter');
    await typeInto(form.getByLabel(/^Related invoice/), 'keys-1');
    await press(form.getByRole('button', { name: en('entries', 'addEntry') }));
    await rowOf(page, 'keys-1').waitFor();
    const entered = await readEmissions(page, 'keys-1');
    expect(entered).toBeGreaterThan(1);

    await press(rowOf(page, 'keys-1').getByRole('rowheader').getByRole('button'));
    const edit = page.getByRole('form', { name: /^Edit: / });
    await typeInto(edit.getByLabel(en('payment-history', 'amount'), { exact: true }), '2,000');
    await page.keyboard.press('Enter');
    await edit.waitFor({ state: 'detached' });
    expect(await readEmissions(page, 'keys-1')).toBeCloseTo(2 * entered, 1);
  });

  it('shows the focus', async () => {
    const hidden: string[] = [];
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
        const { width, height } = focused.getBoundingClientRect();
        const isMarked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        return { isShown: isMarked && width > 0 && height > 0, name: focused.outerHTML.slice(0, 120) };
      });
      if (seen && !seen.isShown) hidden.push(seen.name);
    }
    expect(hidden).toEqual([]);
  });
});
