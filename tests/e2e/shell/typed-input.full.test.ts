/** Typed but unsaved values while other things happen on screen. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { signOut } from '../support/portal';
import { enterAs, openPath, settled } from '../support/screen';
import { en, like, optional, pl } from '../support/words';

let sandbox: Desk;
let page: Page;
let token: string;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'user@jagodno.example');
});

afterAll(() => closeDesk(sandbox));

/** Resolves when the server's names are shown in the language too. */
async function speak(code: 'EN' | 'PL'): Promise<void> {
  const sessionAnswer = page.waitForResponse((answer) => answer.url().endsWith('/api/Login'));
  await page.getByRole('button', { name: new RegExp(`^${code}, `) }).click();
  await sessionAnswer;
  await page.locator(`html[lang=${code.toLowerCase()}]`).waitFor();
  await settled(page);
}

describe('a change of the language', () => {
  it('keeps an unsaved value chain entry and updates the names of its fields', async () => {
    await openPath(sandbox, 'value-chain/6');
    const english = page.getByRole('form', { name: en('entries', 'new') });
    await english.getByRole('radio', { name: 'Distance-based', exact: true }).click();
    await english.getByLabel('Source document (optional)').fill('TRIP-7');
    await speak('PL');
    await page.getByRole('heading', { level: 1, name: 'Podróże służbowe' }).waitFor();
    expect(await page.getByLabel('Dokument źródłowy (opcjonalnie)').inputValue()).toBe('TRIP-7');
    await speak('EN');
    await page.getByRole('heading', { level: 1, name: 'Business travel' }).waitFor();
    expect(await english.getByLabel('Source document (optional)').inputValue()).toBe('TRIP-7');
  });

  // spec: members.screens.profile, members.states.language
  it('keeps an unsaved name in the profile', async () => {
    await openPath(sandbox, 'profile');
    await page.getByLabel(en('profile', 'firstName')).fill('Typed and not saved');
    await speak('PL');
    expect(await page.getByLabel(pl('profile', 'firstName')).inputValue()).toBe('Typed and not saved');
    await speak('EN');
    await page.getByLabel(en('profile', 'firstName')).fill('');
  });

  it('keeps an unsaved invoice', async () => {
    await openPath(sandbox, 'locations');
    await page.getByRole('tab', { name: en('utility-consumptions', 'title') }).click();
    await page.getByRole('button', { name: en('entries', 'addEntry') }).click();
    await page.getByLabel(optional(en('entries', 'fields.invoice'))).fill('FV-7');
    await speak('PL');
    expect(await page.getByLabel(optional(pl('entries', 'fields.invoice'), 'pl')).inputValue()).toBe('FV-7');
    await speak('EN');
  });
});

describe('a language that was changed in another tab', () => {
  it('applies to every name, including those loaded before', async () => {
    await openPath(sandbox, 'value-chain/6');
    await page.getByRole('heading', { level: 1, name: 'Business travel' }).waitFor();
    await page.getByRole('button', { name: like('shell', 'user.menu') }).click();
    await page.getByRole('menuitem', { name: en('shell', 'user.profile') }).click();
    await page.getByLabel(en('profile', 'lastName')).fill('Elsewhere');
    await request(sandbox, 'api/Users/Languages', { method: 'PUT', token, body: { languageId: 2 } });
    await page.getByRole('button', { name: en('common', 'actions.saveChanges') }).click();
    await page.getByText(en('profile', 'saved')).waitFor();
    await page
      .getByRole('navigation', { name: en('shell', 'menu.label') })
      .getByRole('link', { name: /^Value chain/ })
      .click();
    await page.locator('html[lang=pl]').waitFor();
    await settled(page);
    await page.getByRole('link', { name: 'Podróże służbowe' }).click();
    await page.getByRole('heading', { level: 1, name: 'Podróże służbowe' }).waitFor();
    await page.getByLabel('Dokument źródłowy (opcjonalnie)').waitFor();
    await speak('EN');
  });
});

describe('a name in the profile', () => {
  it('that was changed elsewhere stays as typed, and the user decides about it', async () => {
    await openPath(sandbox, 'profile');
    const path = 'api/Users/Profiles';
    const { body: before } = await request<{ firstName: string }>(sandbox, path, { token });
    await page.getByLabel(en('profile', 'firstName')).fill('Here');
    await page.getByLabel(en('profile', 'lastName')).fill('Mine');
    await request(sandbox, path, {
      method: 'PUT',
      token,
      body: { ...before, lastName: 'Theirs' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    await page.getByRole('button', { name: en('common', 'actions.saveChanges') }).click();
    const question = page.getByRole('dialog', { name: en('entries', 'conflict.title') });
    await question.getByRole('radio', { name: /Mine$/ }).click();
    await question.getByRole('button', { name: en('entries', 'conflict.save') }).click();
    await page.getByText(en('profile', 'saved')).waitFor();
    const { body: after } = await request(sandbox, path, { token });
    expect(after).toMatchObject({ firstName: 'Here', lastName: 'Mine' });
    await expect
      .poll(() => page.getByRole('button', { name: en('common', 'actions.saveChanges') }).isDisabled())
      .toBe(true);
  });
});

/** Whether the page has noticed the typed text, because no user is as fast as a test. */
const isGuarded = () =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

describe('a dialog on top of a screen that the user leaves', () => {
  it('asks before it closes with typed values, and stays with the screen when the user keeps them', async () => {
    await openPath(sandbox, 'profile');
    await page.getByRole('link', { name: en('shell', 'menu.overview') }).click();
    await page.getByRole('heading', { level: 1, name: en('shell', 'menu.overview') }).waitFor();
    await page.getByRole('button', { name: en('shell', 'help.label'), exact: true }).click();
    await page.getByRole('menuitem', { name: en('shell', 'help.contact') }).click();
    const dialog = page.getByRole('dialog', { name: en('shell', 'upgrade.contact') });
    await dialog
      .getByLabel(en('contact-form', 'message'), { exact: true })
      .pressSequentially('Half a message');
    await expect.poll(isGuarded).toBe(true);
    await page.goBack();
    await page.getByRole('button', { name: en('common', 'unsaved.stay') }).click();
    expect(await dialog.getByLabel(en('contact-form', 'message'), { exact: true }).inputValue()).toBe(
      'Half a message',
    );
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goBack();
    await page.getByRole('button', { name: en('common', 'unsaved.leave') }).click();
    await page.getByRole('heading', { level: 1, name: en('shell', 'user.profile') }).waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
  });

  it('closes without typed values, also for a screen chosen in the palette', async () => {
    await openPath(sandbox, '');
    await page.getByRole('button', { name: en('shell', 'help.label'), exact: true }).click();
    await page.getByRole('menuitem', { name: en('shell', 'help.faqs') }).click();
    const dialog = page.getByRole('dialog', { name: en('shell', 'help.faqs') });
    await dialog.waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('profile');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: en('shell', 'user.profile') }).waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
  });
});

describe('a list of options that cannot be loaded', () => {
  /** The address of requests that fail from now on; null for none. */
  const fail = (path: string | null) =>
    page.evaluate((failing) => {
      const open = window as unknown as { failing: string | null; send?: typeof fetch };
      open.failing = failing;
      if (open.send) return;
      const send = window.fetch;
      open.send = send;
      window.fetch = async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
        if (open.failing && pathname.endsWith(open.failing)) throw new TypeError('Failed to fetch');
        return send(input, init);
      };
    }, path);

  it('says so at its field, with a way to try again, instead of offering nothing', async () => {
    await openPath(sandbox, '');
    await fail('/Utilities');
    await page
      .getByRole('navigation', { name: en('shell', 'menu.label') })
      .getByRole('link', { name: en('shell', 'menu.locations') })
      .click();
    await page.getByRole('tab', { name: en('utility-consumptions', 'title') }).click();
    await page.getByRole('button', { name: en('entries', 'addEntry') }).click();
    const form = page.getByRole('form', { name: en('entries', 'new') });
    await form.getByText(en('components', 'select.failed')).waitFor();
    await fail(null);
    await form.getByRole('button', { name: en('components', 'glossary.again') }).click();
    await form.getByText(en('components', 'select.failed')).waitFor({ state: 'detached' });
    await form.getByLabel(en('fuel-consumptions', 'type'), { exact: true }).click();
    await page.getByRole('option', { name: /^Electricity$/ }).click();
  });
});

describe('a window that is too narrow for a while', () => {
  const wide = { width: 1440, height: 900 };
  const notice = () => page.getByRole('heading', { name: en('shell', 'unsupported.title') });

  it('shows only the notice, and afterwards the dialog with the unfinished message', async () => {
    await openPath(sandbox, 'locations');
    await page.getByRole('button', { name: en('shell', 'help.label'), exact: true }).click();
    await page.getByRole('menuitem', { name: en('shell', 'help.contact') }).click();
    const message = page.getByLabel(en('contact-form', 'message'), { exact: true });
    await message.fill('Half a message');
    await page.setViewportSize({ width: 800, height: 900 });
    await notice().waitFor();
    await expect.poll(() => message.isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.setViewportSize(wide);
    await notice().waitFor({ state: 'detached' });
    expect(await message.inputValue()).toBe('Half a message');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en('common', 'unsaved.leave') }).click();
  });

  it('keeps what was typed to sign in', async () => {
    await signOut(page);
    await page.getByRole('textbox', { name: en('profile', 'email') }).fill('somebody@example.com');
    await page.setViewportSize({ width: 800, height: 900 });
    await notice().waitFor();
    await page.setViewportSize(wide);
    expect(await page.getByRole('textbox', { name: en('profile', 'email') }).inputValue()).toBe(
      'somebody@example.com',
    );
  });
});
