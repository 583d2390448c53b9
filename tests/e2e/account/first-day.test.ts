/** The first day of a new company, from the invitation to the first figure, with the keyboard only. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForApp } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { moveTo, pickByTyping, press, typeInto } from '../support/keyboard';
import { readEmissions, readTotalTonnes, rowOf } from '../support/portal';
import { answering, expectStill, watchShifts } from '../support/shifts';
import { en } from '../support/words';

let sandbox: Desk;
let page: Page;

beforeAll(async () => {
  sandbox = await openDesk({ path: 'invitation', arrange: watchShifts });
  page = sandbox.page;
  await page
    .getByRole('heading', { level: 1, name: en('session', 'invitation.title') })
    .waitFor({ timeout: 60_000 });
});

afterAll(() => closeDesk(sandbox));

/** The account exists by then, but signing in failed. */
const failNextSignIn = () =>
  page.evaluate(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const { method, url } = input instanceof Request ? input : new Request(input, init);
      if (method !== 'POST' || !url.endsWith('/api/Login')) return send(input, init);
      window.fetch = send;
      throw new TypeError('Failed to fetch');
    };
  });

/**
 * Whether the form stayed until another screen replaced it, because all responses are refetched while a session
 * starts.
 */
async function watchForm() {
  await page.evaluate(() => {
    const seen = { isQuestionBack: false };
    Object.assign(globalThis, { formWatch: seen });
    new MutationObserver(() => {
      seen.isQuestionBack ||=
        document.querySelector('[role=status][aria-label="Checking your invitation"]') !== null;
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(
      () => !(globalThis as unknown as { formWatch: { isQuestionBack: boolean } }).formWatch.isQuestionBack,
    );
}

describe('the first day', () => {
  // spec: routes.invitation, accounts.token, errors.invitation-token
  it('starts with an invitation: refuses a wrong token, and opens two tabs for the right one', async () => {
    const token = page.getByLabel(en('session', 'invitation.token'), { exact: true });
    await typeInto(token, 'NOBODY-SENT-THIS');
    await answering(page, async () => {
      await page.keyboard.press('Enter');
      await page.getByText(en('session', 'invitation.invalidToken')).first().waitFor();
    });
    await typeInto(token, 'WELCOME-VAT-2026');
    await answering(page, async () => {
      await page.keyboard.press('Enter');
      await page.getByLabel(/^First name/).waitFor();
    });
    await page.waitForURL((url) => url.searchParams.get('token') === 'WELCOME-VAT-2026');
  });

  // spec: accounts.profile-tab, states.registration, validation.registration
  it('does not open the second tab before the profile is valid', async () => {
    await typeInto(
      page.getByLabel(en('session', 'login.email'), { exact: true }),
      'first.day@company.example',
    );
    await typeInto(page.getByLabel(en('session', 'login.password'), { exact: true }), 'short');
    await typeInto(page.getByLabel(en('session', 'invitation.confirm'), { exact: true }), 'longer');
    await answering(page, async () => {
      await press(page.getByRole('button', { name: en('session', 'invitation.next') }));
      await page.getByText(en('common', 'validation.passwordMismatch')).first().waitFor();
      await page
        .getByText(en('common', 'validation.minCharacters', { count: 8 }))
        .first()
        .waitFor();
    });
    expect(await page.getByLabel(en('session', 'invitation.companyName'), { exact: true }).count()).toBe(0);

    await typeInto(page.getByLabel(en('session', 'login.password'), { exact: true }), 'a-good-long-password');
    await typeInto(
      page.getByLabel(en('session', 'invitation.confirm'), { exact: true }),
      'a-good-long-password',
    );
    await typeInto(page.getByLabel(/^First name/), 'Ada');
    await typeInto(page.getByLabel(/^Last name/), 'Nowak');
    const company = page.getByLabel(en('session', 'invitation.companyName'), { exact: true });
    await answering(page, async () => {
      await page.keyboard.press('Enter');
      await expect.poll(() => company.evaluate((field) => field === document.activeElement)).toBe(true);
    });
  });

  it('has its step in the address, keeps typed values on the way back, and asks before they are lost', async () => {
    await page.waitForURL((url) => url.searchParams.get('step') === 'company');
    const question = page.getByRole('alertdialog', { name: en('common', 'unsaved.title') });
    const stay = async () => {
      await press(page.getByRole('link', { name: en('session', 'login.title') }));
      await press(question.getByRole('button', { name: en('common', 'unsaved.stay') }));
      await question.waitFor({ state: 'detached' });
    };
    // The profile was accepted, but nothing is registered yet.
    await stay();
    const name = page.getByLabel(en('session', 'invitation.companyName'), { exact: true });
    await typeInto(name, 'First Day');
    await page.goBack();
    const email = page.getByLabel(en('session', 'login.email'), { exact: true });
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await email.inputValue()).toBe('first.day@company.example');
    await page.goForward();
    await name.waitFor();
    await stay();
    expect(await name.inputValue()).toBe('First Day');
  });

  it('waits for a profile that is changed after it was accepted, and registers no other', async () => {
    await page.goBack();
    const email = page.getByLabel(en('session', 'login.email'), { exact: true });
    const company = page.getByRole('button', { name: /Your company/ });
    await typeInto(email, 'a.better.address@company.example');
    await expect.poll(() => company.isDisabled()).toBe(true);
    await page.goForward();
    await page.waitForURL((url) => url.searchParams.get('step') === 'company');
    expect(await email.isVisible()).toBe(true);
    await typeInto(email, 'first.day@company.example');
    await answering(page, async () => {
      await press(company);
      await page.getByLabel(en('session', 'invitation.companyName'), { exact: true }).waitFor();
    });
  });

  // spec: accounts.numbers-reset
  it('asks for company numbers by country and clears them with it', async () => {
    await pickByTyping(page.getByLabel(en('session', 'invitation.country'), { exact: true }), 'Poland');
    await typeInto(page.getByLabel(en('history', 'fields.pkdNumber'), { exact: true }), '10.51.Z');
    await pickByTyping(
      page.getByLabel(en('session', 'invitation.country'), { exact: true }),
      'United Kingdom',
    );
    expect(await page.getByLabel(en('history', 'fields.pkdNumber'), { exact: true }).count()).toBe(0);
    await pickByTyping(page.getByLabel(en('session', 'invitation.country'), { exact: true }), 'Poland');
    expect(await page.getByLabel(en('history', 'fields.pkdNumber'), { exact: true }).inputValue()).toBe('');
    await pickByTyping(
      page.getByLabel(en('session', 'invitation.country'), { exact: true }),
      'United Kingdom',
    );
  });

  // spec: accounts.company-tab, validation.terms, errors.registration
  it('shows the terms without losing typed values, and requires their acceptance', async () => {
    await typeInto(
      page.getByLabel(en('session', 'invitation.companyName'), { exact: true }),
      'First Day Ltd',
    );
    await press(page.getByRole('button', { name: en('session', 'invitation.readTerms') }));
    const terms = page.getByRole('dialog', { name: en('terms', 'title') });
    await terms.getByRole('heading', { name: '1. What these terms cover' }).waitFor();
    await page.keyboard.press('Escape');
    await terms.waitFor({ state: 'detached' });
    expect(await page.getByLabel(en('session', 'invitation.companyName'), { exact: true }).inputValue()).toBe(
      'First Day Ltd',
    );

    await typeInto(page.getByLabel(en('session', 'invitation.address'), { exact: true }), '1 Harbour Street');
    await typeInto(page.getByLabel(en('session', 'invitation.town'), { exact: true }), 'Leeds');
    await typeInto(page.getByLabel('Registration number (Companies House)', { exact: true }), '01234567');
    await typeInto(page.getByLabel(en('history', 'fields.vatNumber'), { exact: true }), 'PL5260250995');
    await answering(page, async () => {
      await press(page.getByRole('button', { name: en('session', 'invitation.create') }));
      await page.getByText(en('common', 'validation.vatInvalid')).first().waitFor();
      await page.getByText(en('common', 'validation.termsRequired')).first().waitFor();
    });
  });

  // spec: states.registration
  it('signs the new company in, in the language of its country', async () => {
    await typeInto(page.getByLabel(en('history', 'fields.vatNumber'), { exact: true }), 'GB980780684');
    const terms = page.getByLabel(en('session', 'invitation.terms'));
    const link = page.getByRole('button', { name: en('session', 'invitation.readTerms') });
    await press(link);
    await page.getByRole('dialog', { name: en('terms', 'title') }).waitFor();
    await page.keyboard.press('Escape');
    // Closing returns the focus to the link; the checkbox is right before it.
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    expect(await terms.isChecked()).toBe(true);
    await failNextSignIn();
    await answering(page, async () => {
      await press(page.getByRole('button', { name: en('session', 'invitation.create') }));
      await page.getByText(en('session', 'login.failed')).first().waitFor();
    });
    const wasFormKept = await watchForm();
    await answering(page, async () => {
      await press(page.getByRole('button', { name: en('session', 'invitation.create') }));
      await page.getByRole('dialog', { name: en('tour', 'intro.title') }).waitFor();
    });
    expect(await wasFormKept()).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.waitForURL((url) => url.pathname === '/');
  });

  // spec: shell.location-guide, locations.first-location
  it('offers the tour, then leads to the first location in two steps', async () => {
    await press(page.getByRole('button', { name: en('tour', 'noThanks') }));
    const guide = page.getByRole('note', { name: en('shell', 'addLocationGuide.label') });
    await guide.getByText('1 of 2').waitFor();
    await press(guide.getByRole('button', { name: en('common', 'actions.next') }));
    await guide.getByText('2 of 2').waitFor();
    const panel = page.getByRole('navigation', { name: en('shell', 'submenu.locations') });
    await press(panel.getByRole('button', { name: en('shell', 'submenu.addLocation') }));
    const dialog = page.getByRole('dialog', { name: en('shell', 'submenu.addLocation') });
    await typeInto(dialog.getByLabel(en('members', 'columns.name'), { exact: true }), 'Harbour office');
    await pickByTyping(
      dialog.getByLabel(en('session', 'invitation.country'), { exact: true }),
      'United Kingdom',
    );
    await typeInto(
      dialog.getByLabel(en('session', 'invitation.address'), { exact: true }),
      '1 Harbour Street',
    );
    await typeInto(dialog.getByLabel(en('session', 'invitation.town'), { exact: true }), 'Leeds');
    const added = page.getByRole('dialog', {
      name: en('members', 'form.editTitle', { name: 'Harbour office' }),
    });
    await answering(page, async () => {
      await press(dialog.getByRole('button', { name: en('shell', 'submenu.addLocation') }));
      await dialog.waitFor({ state: 'detached' });
      await added.getByRole('tab', { name: en('locations', 'form.contracts'), selected: true }).waitFor();
    });
    await page.keyboard.press('Escape');
    await added.waitFor({ state: 'detached' });
    await expectStill(page);
    await page.reload();
    await waitForApp(page);
    expect(await guide.count()).toBe(0);
  });

  // spec: states.category-first
  it('enters the first fuel and shows it on the overview', async () => {
    const menu = page.getByRole('navigation', { name: en('shell', 'menu.label') });
    await press(menu.getByRole('link', { name: en('shell', 'menu.locations') }));
    await page.getByRole('heading', { level: 1, name: 'Harbour office' }).waitFor();
    await press(page.getByRole('button', { name: en('entries', 'addEntry') }));
    const form = page.getByRole('form', { name: en('entries', 'new') });
    expect(await form.getByLabel(en('fuel-consumptions', 'type'), { exact: true }).isDisabled()).toBe(true);
    await press(form.getByLabel(en('history', 'fields.category'), { exact: true }));
    await moveTo(page.getByRole('option', { name: 'Company vehicles and machinery (fuel)' }));
    await page.keyboard.press('Enter');
    await pickByTyping(form.getByLabel(en('fuel-consumptions', 'type'), { exact: true }), 'Diesel');
    await typeInto(form.getByLabel(en('history', 'fields.value'), { exact: true }), '10,000');
    await press(form.getByLabel(en('history', 'fields.date'), { exact: true }));
    await page.getByRole('dialog', { name: en('components', 'date.panel') }).waitFor();
    await page.keyboard.press('Enter');
    await typeInto(form.getByLabel(/^Related invoice/), 'first-1');
    await answering(page, async () => {
      await press(form.getByRole('button', { name: en('entries', 'addEntry') }));
      await rowOf(page, 'first-1').waitFor();
    });
    const tonnes = await readEmissions(page, 'first-1');
    expect(tonnes).toBeGreaterThan(20);
    await press(menu.getByRole('link', { name: en('shell', 'menu.overview') }));
    const totals = page.getByRole('region', { name: 'Total emissions' });
    // The total also includes the fuel's upstream emissions; Scope 1 is what the list says.
    expect(await readTotalTonnes(page)).toBeGreaterThanOrEqual(tonnes);
    await expect.poll(() => totals.textContent()).toContain(String(tonnes));
  });

  it('causes no unexpected layout shift', async () => {
    await expectStill(page);
    expect(sandbox.failures).toEqual([]);
  });
});
