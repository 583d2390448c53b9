/** The first day of a new company, from the invitation to the first figure, with the keyboard alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForApp } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { moveTo, pickByTyping, press, typeInto } from '../support/keyboard';
import { readEmissions, readTotalTonnes, rowOf } from '../support/portal';
import { answering, expectStill, watchShifts } from '../support/shifts';

let sandbox: Desk;
let page: Page;

beforeAll(async () => {
  sandbox = await openDesk({ path: 'invitation', arrange: watchShifts });
  page = sandbox.page;
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor({ timeout: 60_000 });
});

afterAll(() => closeDesk(sandbox));

/** The account is there by then; only the way into it is not. */
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

/** Whether the form stayed until another screen took its place: while a session begins, each answer is asked for anew. */
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
  it('begins with an invitation: a wrong token is told, the right one opens two tabs', async () => {
    const token = page.getByLabel('Invitation token', { exact: true });
    await typeInto(token, 'NOBODY-SENT-THIS');
    await answering(page, async () => {
      await page.keyboard.press('Enter');
      await page.getByText('The token is invalid, make sure you entered it correctly').first().waitFor();
    });
    await typeInto(token, 'WELCOME-VAT-2026');
    await answering(page, async () => {
      await page.keyboard.press('Enter');
      await page.getByLabel(/^First name/).waitFor();
    });
    await page.waitForURL((url) => url.searchParams.get('token') === 'WELCOME-VAT-2026');
  });

  it('lets nobody past the first tab before the profile is right', async () => {
    await typeInto(page.getByLabel('E-mail', { exact: true }), 'first.day@company.example');
    await typeInto(page.getByLabel('Password', { exact: true }), 'short');
    await typeInto(page.getByLabel('Repeat the password', { exact: true }), 'longer');
    await answering(page, async () => {
      await press(page.getByRole('button', { name: 'Continue to company' }));
      await page.getByText('Entered passwords are different').first().waitFor();
      await page.getByText('Enter at least 8 characters').first().waitFor();
    });
    expect(await page.getByLabel('Company name', { exact: true }).count()).toBe(0);

    await typeInto(page.getByLabel('Password', { exact: true }), 'a-good-long-password');
    await typeInto(page.getByLabel('Repeat the password', { exact: true }), 'a-good-long-password');
    await typeInto(page.getByLabel(/^First name/), 'Ada');
    await typeInto(page.getByLabel(/^Last name/), 'Nowak');
    const company = page.getByLabel('Company name', { exact: true });
    await answering(page, async () => {
      await page.keyboard.press('Enter');
      await expect.poll(() => company.evaluate((field) => field === document.activeElement)).toBe(true);
    });
  });

  it('has its step in the address, keeps what was typed on the way back, and asks before it is lost', async () => {
    await page.waitForURL((url) => url.searchParams.get('step') === 'company');
    const question = page.getByRole('alertdialog', { name: 'You have unsaved changes.' });
    const stay = async () => {
      await press(page.getByRole('link', { name: 'Sign in' }));
      await press(question.getByRole('button', { name: 'Keep editing' }));
      await question.waitFor({ state: 'detached' });
    };
    // The profile was accepted, but nothing is registered yet.
    await stay();
    const name = page.getByLabel('Company name', { exact: true });
    await typeInto(name, 'First Day');
    await page.goBack();
    const email = page.getByLabel('E-mail', { exact: true });
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await email.inputValue()).toBe('first.day@company.example');
    await page.goForward();
    await name.waitFor();
    await stay();
    expect(await name.inputValue()).toBe('First Day');
  });

  it('waits for a profile that is changed after it was accepted, and registers no other', async () => {
    await page.goBack();
    const email = page.getByLabel('E-mail', { exact: true });
    const company = page.getByRole('button', { name: /Your company/ });
    await typeInto(email, 'a.better.address@company.example');
    await expect.poll(() => company.isDisabled()).toBe(true);
    await page.goForward();
    await page.waitForURL((url) => url.searchParams.get('step') === 'company');
    expect(await email.isVisible()).toBe(true);
    await typeInto(email, 'first.day@company.example');
    await answering(page, async () => {
      await press(company);
      await page.getByLabel('Company name', { exact: true }).waitFor();
    });
  });

  it('asks for company numbers by country and forgets them with it', async () => {
    await pickByTyping(page.getByLabel('Country', { exact: true }), 'Poland');
    await typeInto(page.getByLabel('PKD number', { exact: true }), '10.51.Z');
    await pickByTyping(page.getByLabel('Country', { exact: true }), 'United Kingdom');
    expect(await page.getByLabel('PKD number', { exact: true }).count()).toBe(0);
    await pickByTyping(page.getByLabel('Country', { exact: true }), 'Poland');
    expect(await page.getByLabel('PKD number', { exact: true }).inputValue()).toBe('');
    await pickByTyping(page.getByLabel('Country', { exact: true }), 'United Kingdom');
  });

  it('shows the terms without losing what was typed, and needs them accepted', async () => {
    await typeInto(page.getByLabel('Company name', { exact: true }), 'First Day Ltd');
    await press(page.getByRole('button', { name: 'Read the Terms and Conditions' }));
    const terms = page.getByRole('dialog', { name: 'Terms and Conditions' });
    await terms.getByRole('heading', { name: '1. What these terms cover' }).waitFor();
    await page.keyboard.press('Escape');
    await terms.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Company name', { exact: true }).inputValue()).toBe('First Day Ltd');

    await typeInto(page.getByLabel('Address', { exact: true }), '1 Harbour Street');
    await typeInto(page.getByLabel('Town', { exact: true }), 'Leeds');
    await typeInto(page.getByLabel('Registration number (Companies House)', { exact: true }), '01234567');
    await typeInto(page.getByLabel('VAT number', { exact: true }), 'PL5260250995');
    await answering(page, async () => {
      await press(page.getByRole('button', { name: 'Create account' }));
      await page.getByText('Invalid VAT number for the selected country').first().waitFor();
      await page
        .getByText('You must agree to the Terms and Conditions to create an account')
        .first()
        .waitFor();
    });
  });

  it('signs the new company in, in the language of its country', async () => {
    await typeInto(page.getByLabel('VAT number', { exact: true }), 'GB980780684');
    const terms = page.getByLabel('I accept the Terms and Conditions');
    const link = page.getByRole('button', { name: 'Read the Terms and Conditions' });
    await press(link);
    await page.getByRole('dialog', { name: 'Terms and Conditions' }).waitFor();
    await page.keyboard.press('Escape');
    // Closing gives the focus back to the link; the box stands right before it.
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    expect(await terms.isChecked()).toBe(true);
    await failNextSignIn();
    await answering(page, async () => {
      await press(page.getByRole('button', { name: 'Create account' }));
      await page.getByText('Login failed, check credentials or try again later').first().waitFor();
    });
    const wasFormKept = await watchForm();
    await answering(page, async () => {
      await press(page.getByRole('button', { name: 'Create account' }));
      await page.getByRole('dialog', { name: 'Welcome to Ledgerleaf' }).waitFor();
    });
    expect(await wasFormKept()).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('offers the tour, then leads to the first location in two steps', async () => {
    await press(page.getByRole('button', { name: 'No thanks' }));
    const guide = page.getByRole('note', { name: 'Guide to the first location' });
    await guide.getByText('1 of 2').waitFor();
    await press(guide.getByRole('button', { name: 'Next' }));
    await guide.getByText('2 of 2').waitFor();
    const panel = page.getByRole('navigation', { name: 'Locations' });
    await press(panel.getByRole('button', { name: 'Add location' }));
    const dialog = page.getByRole('dialog', { name: 'Add location' });
    await typeInto(dialog.getByLabel('Name', { exact: true }), 'Harbour office');
    await pickByTyping(dialog.getByLabel('Country', { exact: true }), 'United Kingdom');
    await typeInto(dialog.getByLabel('Address', { exact: true }), '1 Harbour Street');
    await typeInto(dialog.getByLabel('Town', { exact: true }), 'Leeds');
    const added = page.getByRole('dialog', { name: 'Edit Harbour office' });
    await answering(page, async () => {
      await press(dialog.getByRole('button', { name: 'Add location' }));
      await dialog.waitFor({ state: 'detached' });
      await added.getByRole('tab', { name: 'Contracts', selected: true }).waitFor();
    });
    await page.keyboard.press('Escape');
    await added.waitFor({ state: 'detached' });
    await expectStill(page);
    await page.reload();
    await waitForApp(page);
    expect(await guide.count()).toBe(0);
  });

  it('enters the first fuel and finds it on the overview', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await press(menu.getByRole('link', { name: 'Input data' }));
    await page.getByRole('heading', { level: 1, name: 'Harbour office' }).waitFor();
    await press(page.getByRole('button', { name: 'Add entry' }));
    const form = page.getByRole('form', { name: 'New entry' });
    expect(await form.getByLabel('Type', { exact: true }).isDisabled()).toBe(true);
    await press(form.getByLabel('Category', { exact: true }));
    await moveTo(page.getByRole('option', { name: 'Company vehicles and machinery (fuel)' }));
    await page.keyboard.press('Enter');
    await pickByTyping(form.getByLabel('Type', { exact: true }), 'Diesel');
    await typeInto(form.getByLabel('Amount', { exact: true }), '10,000');
    await press(form.getByLabel('Date', { exact: true }));
    await page.getByRole('dialog', { name: 'Calendar' }).waitFor();
    await page.keyboard.press('Enter');
    await typeInto(form.getByLabel(/^Related invoice/), 'first-1');
    await answering(page, async () => {
      await press(form.getByRole('button', { name: 'Add entry' }));
      await rowOf(page, 'first-1').waitFor();
    });
    const tonnes = await readEmissions(page, 'first-1');
    expect(tonnes).toBeGreaterThan(20);
    await press(menu.getByRole('link', { name: 'Overview' }));
    const totals = page.getByRole('region', { name: 'Total emissions' });
    // The total also counts what the fuel emitted before it was burned; Scope 1 is what the list says.
    expect(await readTotalTonnes(page)).toBeGreaterThanOrEqual(tonnes);
    await expect.poll(() => totals.textContent()).toContain(String(tonnes));
  });

  it('moves nothing that nobody touched', async () => {
    await expectStill(page);
    expect(sandbox.failures).toEqual([]);
  });
});
