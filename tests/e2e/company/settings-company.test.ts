/** The settings of a company in the built sandbox: first set-up, changes by two users, read-only access. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { periodEndOf } from '#api/contract/company/reporting-period';
import { pngPicture } from '#api/testing/pictures';
import { inFullForm } from '#api/testing/test-form';
import { toIsoDate } from '@/lib/format/date';
import { createFormatters } from '@/lib/format/formatters';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { choose, enterAs, openPath, pickDay, settled, toast } from '../support/screen';
import { en, optional } from '../support/words';

type Stored = { town: string; vatNumber: string; updatedOn: string };

let sandbox: Desk;
let page: Page;
const format = createFormatters('en');

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
});

afterAll(() => closeDesk(sandbox));

const submenu = () => page.getByRole('navigation', { name: en('settings', 'title') });
const field = (label: string) => page.getByLabel(label, { exact: true });
const saveButton = () => page.getByRole('button', { name: en('reporting-information', 'save') });
const read = async <T>(path: string, token: string) => (await request<T>(sandbox, path, { token })).body;

/** The first day of last month. */
function lastMonth(): string {
  const day = new Date();
  return toIsoDate(new Date(day.getFullYear(), day.getMonth() - 1, 1));
}

describe('setting up a new company', () => {
  let token: string;

  // spec: settings.markers
  it('shows what is missing in the settings menu', async () => {
    token = await enterAs(sandbox, 'admin@nowytor.example', { path: 'settings' });
    await page.getByRole('heading', { level: 1, name: en('settings', 'entries.company') }).waitFor();
    await submenu()
      .getByRole('link', { name: /^Reporting information.*something is missing here$/ })
      .waitFor();
    // Its country requires a VAT number, and it has none yet.
    await submenu()
      .getByRole('link', { name: /^Company details.*something is missing here$/ })
      .waitFor();
  });

  // spec: settings.rules.vat
  it('refuses a VAT number of another country at its field and stores nothing', async () => {
    await field('VAT number (NIP)').fill('DE136695976');
    await saveButton().click();
    await page.getByText(en('common', 'validation.vatInvalid')).first().waitFor();
    expect(await field('VAT number (NIP)').getAttribute('aria-invalid')).toBe('true');
    await field('VAT number (NIP)').fill('PL1234563219');
    await saveButton().click();
    // Only the server checks the check digit.
    await page.getByText(en('common', 'validation.vatInvalid')).first().waitFor();
    expect((await read<Stored>('api/Companies/Current', token)).vatNumber).toBeNull();
  });

  // spec: settings.company, settings.rules.labels
  it('stores its details once they are valid, labelled as in its country', async () => {
    await field('VAT number (NIP)').fill('pl 123 456 32 18');
    await field('Registration number (KRS) (optional)').fill('0000654321');
    await field(optional(en('company-details', 'billingEmail'))).fill('faktury@nowytor.example');
    await saveButton().click();
    await toast(page, en('company-details', 'saved'));
    await submenu()
      .getByRole('link', { name: en('settings', 'entries.company'), exact: true })
      .waitFor();
    expect(await read('api/Companies/Current', token)).toMatchObject({
      vatNumber: 'PL1234563218',
      registrationNumber: '0000654321',
      billingEmail: 'faktury@nowytor.example',
    });
  });

  // spec: settings.states.unsaved
  it('asks before edits are lost', async () => {
    await field(en('company-details', 'town')).fill('Somewhere');
    await submenu()
      .getByRole('link', { name: en('settings', 'entries.terms') })
      .click();
    const question = page.getByRole('alertdialog', { name: en('common', 'unsaved.title') });
    await question.getByRole('button', { name: en('common', 'unsaved.leave') }).click();
    await page.getByRole('heading', { level: 1, name: en('terms', 'title') }).waitFor();
  });

  // spec: settings.ours.logo
  it('refuses an invalid logo at its field, shows a valid one, and removes it after a confirmation', async () => {
    await openPath(sandbox, 'settings');
    const input = page.locator('input[type=file]');
    const upload = (name: string, bytes: Uint8Array) =>
      input.setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) });
    await upload('logo.svg', Buffer.from('<svg/>'));
    await page.getByText('logo.svg').first().waitFor();
    await upload('logo.png', Buffer.from('MZ is no picture'));
    await page
      .getByText("The type of this file can't be recognised from its content. Accepted: .png, .jpg, .jpeg")
      .waitFor();
    await upload('wide.png', pngPicture(4001, 4));
    await page.getByText('The image has 4001 × 4 pixels. At most 4000 per side are accepted').waitFor();
    await page.getByText(en('company-details', 'logo.none')).waitFor();
    await upload('mark.png', pngPicture(60, 40));
    await toast(page, en('company-details', 'logo.saved'));
    await page.getByRole('img', { name: en('company-details', 'logo.alt') }).waitFor();
    await page.getByText('mark.png, 60 × 40 px').waitFor();
    await page
      .getByRole('link', {
        name: en('common', 'actions.historyOf', { name: en('company-details', 'logo.title') }),
      })
      .waitFor();
    await page.getByRole('button', { name: en('company-details', 'logo.remove') }).click();
    const question = page.getByRole('alertdialog', {
      name: en('company-details', 'logo.removeTitle', { name: 'mark.png' }),
    });
    await question.getByRole('button', { name: en('company-details', 'logo.remove') }).click();
    await page.getByText(en('company-details', 'logo.none')).waitFor();
  });

  // spec: settings.ours.key-figures
  it('enters, changes and deletes the figures of a year', async () => {
    await page.getByRole('button', { name: en('company-details', 'figures.add') }).click();
    const dialog = page.getByRole('dialog', { name: en('company-details', 'figures.add') });
    await dialog.getByLabel(en('company-details', 'figures.year'), { exact: true }).fill('2025');
    await dialog
      .getByLabel(optional(en('company-details', 'figures.revenue')), { exact: true })
      .fill('1,250,000');
    // Revenue is stated in the country's currency; another currency needs a rate, or revenue is not printed.
    const currency = dialog.getByLabel(optional(en('company-details', 'figures.currency')), {
      exact: true,
    });
    expect(await currency.textContent()).toContain('PLN – Polish Zloty');
    await dialog.getByLabel(optional(en('company-details', 'figures.otherCurrency'))).click();
    await page.getByRole('option', { name: /^EUR/ }).click();
    await dialog.getByRole('button', { name: en('company-details', 'figures.add') }).click();
    await dialog.getByText(en('common', 'validation.required')).first().waitFor();
    await dialog.getByLabel(en('company-details', 'figures.rate', { currency: 'EUR' })).fill('4.2668');
    await pickDay(page, en('company-details', 'figures.rateDay'), 1);
    await dialog
      .getByLabel(en('company-details', 'figures.rateSource'), { exact: true })
      .fill('NBP 251/A/2025');
    await dialog.getByRole('button', { name: en('company-details', 'figures.add') }).click();
    await toast(page, en('company-details', 'figures.saved', { year: '2025' }));
    const table = page.getByRole('table', { name: en('company-details', 'figures.title') });
    await table.getByText('1,250,000\u00a0PLN').waitFor();
    expect((await read<object[]>('api/Companies/KeyFigures', token))[0]).toMatchObject({
      revenueCurrency: 'PLN',
      conversionCurrency: 'EUR',
      conversionRate: 4.2668,
      conversionSource: 'NBP 251/A/2025',
    });
    const act = async (action: string) => {
      await table
        .getByRole('button', { name: en('components', 'table.actionsOf', { name: '2025' }) })
        .click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await act('Edit');
    const form = page.getByRole('dialog', {
      name: en('company-details', 'figures.editTitle', { year: '2025' }),
    });
    await form.getByLabel(optional(en('company-details', 'figures.employees'))).fill('7.5');
    await form.getByRole('button', { name: en('reporting-information', 'save') }).click();
    await table.getByText('7.5').waitFor();
    await act('Delete');
    const question = page.getByRole('alertdialog', {
      name: en('company-details', 'figures.deleteTitle', { year: '2025' }),
    });
    await question.getByRole('button', { name: en('company-details', 'figures.delete') }).click();
    await page.getByText(en('company-details', 'figures.empty')).waitFor();
  });

  // spec: settings.reporting
  it('states its reporting scope: the last day is shown immediately, and its first review opens', async () => {
    await openPath(sandbox, 'settings/reporting-information');
    await page.getByText(en('history', 'values.reportingBasisId.2'), { exact: true }).click();
    await pickDay(page, en('reporting-information', 'periodStart'), 1);
    const end = periodEndOf(lastMonth());
    await page.getByText(`Last day: ${format.date(end)}`).waitFor();
    await page.getByText(en('reporting-information', 'preview.opensNow')).waitFor();
    await page
      .getByRole('radio', { name: en('reporting-information', 'approaches.operational-control.name') })
      .click();
    await field(optional(en('reporting-information', 'baseYear'))).fill('2025');
    await page.getByRole('button', { name: en('reporting-information', 'state') }).click();
    await toast(page, en('reporting-information', 'saved'));
    expect(await read('api/Companies/ReportingInformations', token)).toMatchObject({
      periodStart: lastMonth(),
      periodEnd: end,
      consolidationApproach: 'operational-control',
      baseYear: 2025,
    });
    expect(await read<object[]>('api/Emissions/Reviews', token)).toHaveLength(1);
    const marked = submenu().getByRole('link', { name: /something is missing/ });
    await expect.poll(() => marked.count()).toBe(0);
  });
});

inFullForm(() => {
  describe('a reporting period that overlaps answered reviews', () => {
    // spec: settings.states.reviews
    it('says which answers would be lost, and keeps them when the user does not confirm', async () => {
      const token = await enterAs(sandbox, 'admin@jagodno.example', {
        path: 'settings/reporting-information',
      });
      const before = await read<object[]>('api/Emissions/Reviews', token);
      await pickDay(page, en('reporting-information', 'periodStart'), 1);
      await page.getByText(en('reporting-information', 'preview.lostTitle')).waitFor();
      await saveButton().click();
      const question = page.getByRole('alertdialog', { name: en('reporting-information', 'loss.title') });
      await question
        .getByText(/\d+ answers?/)
        .first()
        .waitFor();
      await question.getByRole('button', { name: en('common', 'actions.cancel') }).click();
      await page.getByText('Nothing was saved. Choose another first day').first().waitFor();
      expect(await read<object[]>('api/Emissions/Reviews', token)).toEqual(before);
      await saveButton().click();
      await question.getByRole('button', { name: en('reporting-information', 'loss.confirm') }).click();
      await toast(page, en('reporting-information', 'saved'));
      const after = await read<{ periodStart: string }[]>('api/Emissions/Reviews', token);
      // The month before the stored one.
      expect(after.some(({ periodStart }) => periodStart.endsWith('-12-01'))).toBe(true);
      expect(after).not.toEqual(before);
    });
  });
});

inFullForm(() => {
  describe('company details changed by two users at the same time', () => {
    // spec: settings.states.two-at-once
    it('are put to the second user, who decides about what both changed', async () => {
      const token = await enterAs(sandbox, 'admin@jagodno.example', { path: 'settings' });
      await field(en('company-details', 'town')).fill('Gniezno');
      const {
        companyId: _id,
        country: _country,
        requiresExtraInfo: _extra,
        ...seen
      } = await read<Stored & Record<string, unknown>>('api/Companies/Current', token);
      const { updatedOn: _updatedOn, ...body } = seen;
      await request(sandbox, 'api/Companies', {
        method: 'PUT',
        token,
        body: { ...body, town: 'Kórnik' },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      await saveButton().click();
      const question = page.getByRole('dialog', { name: en('entries', 'conflict.title') });
      await question
        .getByRole('radio', { name: en('entries', 'conflict.keep', { value: 'Kórnik' }) })
        .waitFor();
      await question
        .getByRole('radio', { name: en('entries', 'conflict.overwrite', { value: 'Gniezno' }) })
        .click();
      await question.getByRole('button', { name: en('entries', 'conflict.save') }).click();
      await toast(page, en('company-details', 'saved'));
      expect((await read<Stored>('api/Companies/Current', token)).town).toBe('Gniezno');
    });
  });
});

inFullForm(() => {
  describe('the terms', () => {
    // spec: settings.terms
    it('can be read in another language, and accepted once a newer version is in force', async () => {
      await enterAs(sandbox, 'user@jagodno.example', { path: 'settings/terms' });
      await page.getByText(en('terms-settings', 'newer')).waitFor();
      await choose(page, en('terms-settings', 'language'), en('app', 'language.pl'));
      await page.getByRole('heading', { name: '1. Czego dotyczy regulamin' }).waitFor();
      await page.getByRole('heading', { level: 1, name: en('terms', 'title') }).waitFor();
      await page.getByRole('button', { name: en('terms-settings', 'accept', { version: '2026.1' }) }).click();
      await page.getByText(/^You accepted version 2026.1 on /).waitFor();
      expect(await page.getByRole('table', { name: en('terms-settings', 'acceptances') }).count()).toBe(0);
    });

    // spec: settings.roles.acceptances
    it('show Admins who accepted which version, and in which language', async () => {
      await enterAs(sandbox, 'admin@jagodno.example', { path: 'settings/terms' });
      const rows = page.getByRole('table', { name: en('terms-settings', 'acceptances') }).getByRole('row');
      await rows.filter({ hasText: 'user@jagodno.example' }).first().waitFor();
      const newest = await rows.nth(1).textContent();
      expect(newest).toContain('2026.1');
      expect(newest).toContain(en('app', 'language.pl'));
      expect(newest).toContain(en('terms-settings', 'inForce'));
    });
  });
});

inFullForm(() => {
  describe('the payment history', () => {
    // spec: settings.payments
    it('has no link in the menu but a screen, whose rows are samples', async () => {
      const entry = submenu().getByRole('button', { name: en('settings', 'entries.payments') });
      expect(await entry.getAttribute('aria-disabled')).toBe('true');
      await openPath(sandbox, 'settings/payment-history');
      await page.getByText(en('payment-history', 'sample')).waitFor();
      const rows = page.getByRole('table', { name: en('payment-history', 'table') }).getByRole('rowheader');
      for (const text of await rows.allInnerTexts()) expect(text).toContain(en('payment-history', 'mark'));
    });
  });
});

inFullForm(() => {
  describe('users who may not change the settings', () => {
    // spec: settings.roles.admins-change
    it('read them and see why the fields are disabled', async () => {
      await enterAs(sandbox, 'user@jagodno.example', { path: 'settings' });
      await page.getByText(en('settings', 'readOnly.title')).waitFor();
      expect(await field(en('company-details', 'name')).isDisabled()).toBe(true);
      expect(await saveButton().count()).toBe(0);
      expect(await page.getByRole('button', { name: en('company-details', 'figures.add') }).count()).toBe(0);
      expect(
        await submenu()
          .getByRole('link', { name: en('settings', 'entries.history') })
          .count(),
      ).toBe(0);
      await openPath(sandbox, 'settings/reporting-information');
      expect(await field(en('reporting-information', 'periodStart')).isDisabled()).toBe(true);
      expect(await page.getByRole('button', { name: en('reporting-information', 'begin') }).count()).toBe(0);
    });

    // spec: settings.guard
    it('are redirected to the overview with the View role', async () => {
      await enterAs(sandbox, 'view@jagodno.example');
      for (const path of ['settings', 'settings/terms', 'settings/payment-history']) {
        await page.goto(new URL(path, sandbox.host.url).href);
        await settled(page);
        await page.waitForURL((url) => url.pathname === '/');
      }
    });
  });
});
