/**
 * The sign-in page of the sandbox: shown before its engine is ready, with everything needed to finish what it
 * offers.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { startSlowLine } from '../../bench/slow-line';
import type { PlainHost } from '../../engines/plain-host';
import {
  builtFolder,
  closeSandbox,
  engineOf,
  openSandbox,
  type Sandbox,
  startHost,
  waitForApp,
} from '../../engines/sandbox';
import { sessionTexts } from '../support/portal';
import { startSandboxHost } from '../support/sandbox-host';
import { en, like } from '../support/words';

let host: PlainHost;
let sandbox: Sandbox | undefined;

afterEach(async () => {
  if (sandbox) await closeSandbox(sandbox);
  sandbox = undefined;
  await host.kill();
});

const desk = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });
const exploreJagodno = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Food producer, Poland' }).getByRole('button').first();
const overview = (page: Page) => page.getByRole('heading', { level: 1, name: en('dashboard', 'title') });

describe('a first visit', () => {
  it('shows companies and form before the engine is ready, and a click waits for it', async () => {
    host = await startSandboxHost();
    const line = await startSlowLine(Number(new URL(host.url).port), {
      megabitsPerSecond: 20,
      roundTripMs: 40,
    });
    try {
      sandbox = await openSandbox({ ...host, url: line.url }, { arrange: desk });
      const { page } = sandbox;
      const explore = exploreJagodno(page);
      await explore.waitFor();
      expect(await explore.textContent()).toBe(
        en('sandbox', 'accounts.explore', { company: 'Jagodno Foods' }),
      );
      expect(await page.getByRole('textbox', { name: en('session', 'login.email') }).inputValue()).toBe('');
      expect(await page.getByRole('progressbar', { name: en('engine', 'boot.progress') }).count()).toBe(1);
      await explore.click();
      await page.getByText(/^Starting, \d+%$/).waitFor();
      await overview(page).waitFor({ timeout: 60_000 });
      expect((await engineOf({ page, host: { ...host, url: line.url } })).host).toBe('service-worker');
    } finally {
      await line.close();
    }
  });

  it('keeps typed values when the start fails, says what to do, and then does what was requested', async () => {
    host = await startHost();
    let isBroken = true;
    for (const part of readdirSync(join(builtFolder, 'engine')))
      host.replace(`engine/${part}`, (content) => (isBroken ? null : content));
    sandbox = await openSandbox(host, { arrange: desk });
    const { page } = sandbox;
    const email = page.getByRole('textbox', { name: en('session', 'login.email') });
    await email.fill('typed@before.example');
    await exploreJagodno(page).click();
    const alert = page
      .getByRole('alert')
      .filter({ hasText: en('engine', 'failure.reason.download-failed.title') });
    await alert.waitFor({ timeout: 60_000 });
    await page.getByText(en('engine', 'door.failed')).waitFor();
    expect(await email.inputValue()).toBe('typed@before.example');
    isBroken = false;
    await alert.getByRole('button', { name: en('components', 'glossary.again') }).click();
    await overview(page).waitFor({ timeout: 60_000 });
  });
});

describe('offers of the sign-in page', () => {
  it('can be completed: an account with a temporary password, using the one shown', async () => {
    host = await startSandboxHost();
    sandbox = await openSandbox(host, { arrange: desk });
    const { page } = sandbox;
    await page
      .getByRole('button', {
        name: en('sandbox', 'accounts.enter', {
          role: 'User, temporary password',
          company: 'Jagodno Foods S.A.',
        }),
      })
      .click();
    const texts = sessionTexts.en.newPassword;
    const note = page.getByText(like('sandbox', 'accounts.temporaryIs'));
    await note.waitFor({ timeout: 60_000 });
    const password = ((await note.textContent()) ?? '').split(' ').at(-1) ?? '';
    // The form comes once the engine has started.
    await page.getByLabel(texts.current, { exact: true }).fill(password, { timeout: 60_000 });
    await page.getByLabel(texts.new, { exact: true }).fill('a-password-of-my-own');
    await page.getByLabel(texts.confirm, { exact: true }).fill('a-password-of-my-own');
    await page.getByRole('button', { name: texts.save }).click();
    await overview(page).waitFor();
  });

  it('can be completed: a registration, by an invitation that is shown there and is in the outbox', async () => {
    host = await startSandboxHost();
    sandbox = await openSandbox(host, { arrange: desk });
    const { page } = sandbox;
    await waitForApp(page);
    const token = page.getByRole('link', { name: /^WELCOME-\d+$/ });
    const name = await token.textContent();
    await page.getByRole('button', { name: /Open sandbox panel/ }).click();
    const panel = page.getByRole('dialog', { name: en('sandbox', 'strip.label') });
    await panel.getByRole('tab', { name: en('sandbox', 'panel.outbox') }).click();
    await panel.getByText(new RegExp(`${name}$`)).waitFor();
    await page.keyboard.press('Escape');
    await token.click();
    await page.getByRole('form', { name: sessionTexts.en.invitation.profileTab }).waitFor();
  });
});

describe('an invalid invitation', () => {
  it('is reported immediately, before the user fills in a form for it', async () => {
    host = await startSandboxHost();
    sandbox = await openSandbox(host, { path: 'invitation?token=abc', arrange: desk });
    const { page } = sandbox;
    const { invalidToken, profileTab, token } = sessionTexts.en.invitation;
    await page.getByRole('alert').filter({ hasText: invalidToken }).waitFor({ timeout: 60_000 });
    expect(await page.getByLabel(token, { exact: true }).inputValue()).toBe('abc');
    expect(await page.getByRole('form', { name: profileTab }).count()).toBe(0);
  });
});
