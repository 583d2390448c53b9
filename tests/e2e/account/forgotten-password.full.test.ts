/** A forgotten password in four steps, with the code that a server would have mailed. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/companies/demo-company';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { forget } from '../support/device';
import { fillSignIn, sessionTexts, signIn } from '../support/portal';
import { en } from '../support/words';

let sandbox: Desk;
let page: Page;

beforeAll(async () => {
  sandbox = await openDesk({ path: 'forgot-password?email=view@kestrelvale.example' });
  page = sandbox.page;
  await page
    .getByRole('heading', { level: 1, name: en('session', 'forgot.title') })
    .waitFor({ timeout: 60_000 });
});

afterAll(() => closeDesk(sandbox));

const email = () => page.getByRole('textbox', { name: en('session', 'login.email') });
const code = () => page.getByLabel(en('session', 'forgot.code'), { exact: true });
const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((e) => e === document.activeElement)).toBe(true);

/** The newest code in the outbox of the sandbox. */
async function mailedCode(): Promise<string> {
  const { body } = await request<{ body: string }[]>(sandbox, 'api/Sandbox/Outbox?PageSize=1');
  return /\b\d{6}\b/.exec(body[0]?.body ?? '')?.[0] ?? '';
}

// spec: routes.forgot-password
it('takes the e-mail from the address and refuses an invalid one', async () => {
  expect(await email().inputValue()).toBe('view@kestrelvale.example');
  await email().fill('nobody');
  await page.getByRole('button', { name: en('session', 'forgot.send') }).click();
  await page.getByText(en('common', 'validation.email')).first().waitFor();
});

// spec: accounts.forgot-back
it('allows going back from the code to the e-mail', async () => {
  await email().fill('admin@kestrelvale.example');
  await page.getByRole('button', { name: en('session', 'forgot.send') }).click();
  await hasFocus(code());
  await page.getByRole('button', { name: en('session', 'forgot.changeEmail') }).click();
  await hasFocus(email());
  await email().fill('view@kestrelvale.example');
  await page.getByRole('button', { name: en('session', 'forgot.send') }).click();
  await code().waitFor();
});

// spec: validation.forgot, errors.code
it('shows a wrong code at its field', async () => {
  await code().fill('000000');
  await page.getByRole('button', { name: en('session', 'forgot.verify') }).click();
  await page.getByText(en('common', 'validation.exactCode')).first().waitFor();
  expect(await code().getAttribute('aria-invalid')).toBe('true');
});

// spec: accounts.resend
it('sends another code once, then waits five minutes', async () => {
  await page.getByRole('button', { name: en('session', 'forgot.resend') }).click();
  const locked = page.getByRole('button', { name: /^Send again in (5:00|4:5\d)$/ });
  await locked.waitFor();
  expect(await locked.isDisabled()).toBe(true);
});

it('allows going back from the new password to the code, which may have expired', async () => {
  await code().fill(await mailedCode());
  await page.getByRole('button', { name: en('session', 'forgot.verify') }).click();
  await page.getByLabel(en('session', 'newPassword.new'), { exact: true }).waitFor();
  await page.getByRole('button', { name: en('session', 'forgot.changeCode') }).click();
  await hasFocus(code());
});

// spec: accounts.forgot, states.forgot, validation.password
it('accepts two equal passwords of eight characters and leads to sign-in', async () => {
  await code().fill(await mailedCode());
  await page.getByRole('button', { name: en('session', 'forgot.verify') }).click();
  const first = page.getByLabel(en('session', 'newPassword.new'), { exact: true });
  const second = page.getByLabel(en('session', 'forgot.confirm'), { exact: true });
  await hasFocus(first);
  await first.fill('seven77');
  await second.fill('seven78');
  await page.getByRole('button', { name: en('session', 'forgot.save') }).click();
  await page.getByText(en('common', 'validation.passwordMismatch')).first().waitFor();
  await page
    .getByText(en('common', 'validation.minCharacters', { count: 8 }))
    .first()
    .waitFor();
  await first.fill('a-new-password');
  await second.fill('a-new-password');
  await page.getByRole('button', { name: en('session', 'forgot.save') }).click();
  await hasFocus(page.getByRole('heading', { level: 1, name: en('session', 'forgot.doneTitle') }));
  await page.getByRole('link', { name: en('session', 'forgot.continue') }).click();
  await page.getByRole('heading', { level: 1, name: en('session', 'login.title') }).waitFor();
  await signIn(page, { name: 'view', company: 'kestrelvale' }, 'a-new-password');
});

it('does not ask for the temporary password again when only the response after its replacement is lost', async () => {
  await forget(page);
  await page.goto(new URL('login', sandbox.host.url).href);
  await fillSignIn(page, { name: 'new', company: 'jagodno' }, demoPassword);
  // This account is in Polish.
  const texts = sessionTexts.pl.newPassword;
  await page.getByLabel(texts.current, { exact: true }).fill(demoPassword);
  await page.getByLabel(texts.new, { exact: true }).fill('a password of my own');
  await page.getByLabel(texts.confirm, { exact: true }).fill('a password of my own');
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const { method, url } = input instanceof Request ? input : new Request(input, init);
      if (method === 'GET' && url.endsWith('/api/Login')) throw new TypeError('Failed to fetch');
      return send(input, init);
    };
  });
  await page.getByRole('button', { name: texts.save }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
