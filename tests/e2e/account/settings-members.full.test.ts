/** Members, their history and the user's own devices in the built sandbox, for an Admin and a colleague. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { enterAs, openPath, toast } from '../support/screen';
import { en, like, optional } from '../support/words';

type Member = { userId: number; email: string; roleName: string; state: string };
type Mail = { recipient: string; body: string };

let sandbox: Desk;
let page: Page;
let token: string;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'admin@jagodno.example', { path: 'settings/users' });
});

afterAll(() => closeDesk(sandbox));

const members = async () => (await request<Member[]>(sandbox, 'api/Users?PageSize=50', { token })).body;
const stored = async (email: string) => (await members()).find((member) => member.email === email);
const dialog = () => page.getByRole('dialog');
const row = (text: string) => page.getByRole('table').getByRole('row').filter({ hasText: text });
const newcomer = 'zofia.nowa@jagodno.example';

async function act(on: string, action: string): Promise<void> {
  await row(on)
    .getByRole('button', { name: like('components', 'table.actionsOf') })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function mailedPassword(email: string): Promise<string> {
  const { body } = await request<Mail[]>(sandbox, 'api/Sandbox/Outbox', { token });
  const mails = body.filter(({ recipient }) => recipient === email).map((mail) => mail.body);
  return mails.map((text) => /[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}/.exec(text)?.[0] ?? '').find(Boolean) ?? '';
}

describe('an Admin', () => {
  // spec: members.screens.users, members.screens.table
  it('sees colleagues in every state, and cannot change their own', async () => {
    await row('Katarzyna Lis').getByText(en('members', 'access.active')).waitFor();
    await row('Jakub Wrona').getByText(like('members', 'access.invited')).waitFor();
    await row('Olga Maj').getByText(like('members', 'access.expired')).waitFor();
    await row('Paweł Sikora').getByText(en('members', 'access.inactive')).waitFor();
    expect(await row('Tomasz Baran').count()).toBe(0);
    expect(await page.getByRole('combobox', { name: /this is you/ }).isDisabled()).toBe(true);
    await row('admin@jagodno.example')
      .getByRole('button', { name: like('components', 'table.actionsOf') })
      .click();
    expect(await page.getByRole('menuitem').allTextContents()).not.toContain(en('members', 'remove.confirm'));
    await page.keyboard.press('Escape');
  });

  // spec: members.screens.add
  it('adds a colleague, who gets a temporary password by mail; an address with an account is refused at its field', async () => {
    await page.getByRole('button', { name: en('members', 'add') }).click();
    await dialog().getByLabel(en('session', 'login.email')).fill('user@blauweide.example');
    await dialog().getByRole('radio', { name: /^User/ }).click();
    await dialog()
      .getByRole('button', { name: en('members', 'form.submit') })
      .click();
    await dialog().getByText('This e-mail cannot be used').first().waitFor();
    expect(await dialog().getByLabel(en('session', 'login.email')).getAttribute('aria-invalid')).toBe('true');
    await dialog().getByLabel(en('session', 'login.email')).fill(newcomer);
    await dialog()
      .getByLabel(optional(en('session', 'invitation.firstName')))
      .fill('Zofia');
    await dialog()
      .getByLabel(optional(en('session', 'invitation.lastName')))
      .fill('Nowa');
    await dialog()
      .getByRole('button', { name: en('members', 'form.submit') })
      .click();
    await toast(page, `${newcomer} added. Temporary password sent.`);
    expect(await stored(newcomer)).toMatchObject({ state: 'invited', roleName: 'User' });
    expect(await mailedPassword(newcomer)).not.toBe('');
  });

  // spec: members.screens.edit
  it('changes a role, and sends a temporary password again', async () => {
    await act(newcomer, 'Edit');
    await dialog()
      .getByRole('radio', { name: /^Viewer/ })
      .click();
    await dialog()
      .getByRole('button', { name: en('profile', 'save') })
      .click();
    await toast(page, en('members', 'form.saved', { name: 'Zofia Nowa' }));
    expect((await stored(newcomer))?.roleName).toBe('View');
    await act(newcomer, 'Send new temporary password');
    await toast(page, `New temporary password sent to ${newcomer}`);
  });

  // spec: members.screens.status
  it('deactivates a colleague and activates them again', async () => {
    const status = () =>
      page.getByRole('combobox', { name: en('members', 'status.label', { name: 'Zofia Nowa' }) });
    await status().click();
    await page.getByRole('option', { name: en('members', 'status.inactive') }).click();
    await toast(page, en('members', 'status.inactiveDone', { name: 'Zofia Nowa' }));
    expect((await stored(newcomer))?.state).toBe('inactive');
    await status().click();
    await page.getByRole('option', { name: en('members', 'status.active'), exact: true }).click();
    await toast(page, en('members', 'status.activeDone', { name: 'Zofia Nowa' }));
  });

  // spec: members.history.link
  it('finds each step in the history of that colleague, before and after, with the selection in the address', async () => {
    await act(newcomer, 'History');
    await page.waitForURL(/\/settings\/history\?.*entity=users/);
    await page.getByRole('heading', { level: 1, name: en('history', 'title') }).waitFor();
    const shown = page.getByRole('table', { name: en('history', 'title') });
    await shown.getByText(en('history', 'actions.deactivate')).waitFor();
    await shown.getByText(en('history', 'actions.renew-password')).waitFor();
    const changed = shown
      .getByRole('row')
      .filter({ hasText: en('members', 'form.role') })
      .filter({ hasText: en('members', 'roles.View.name') })
      .first();
    expect(await changed.textContent()).toContain(en('members', 'roles.User.name'));
    await shown.getByRole('button', { name: /^Added/ }).click();
    await dialog().getByText(newcomer).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en('history', 'filter.allOfKind') }).click();
    await page.waitForURL((url) => !url.search.includes('entityId'));
    await page.goBack();
    await page.waitForURL(/entityId=/);
  });

  // spec: members.history.pages, members.history.export
  it('pages through the history, filters it by user and exports it', async () => {
    await openPath(sandbox, 'settings/history');
    const first = await page.getByRole('table').getByRole('row').nth(1).textContent();
    await page.getByRole('button', { name: en('history', 'older') }).click();
    await page.waitForURL(/older=/);
    await page.getByRole('button', { name: en('history', 'newer'), exact: true }).click();
    await page.waitForURL(/newer=/);
    await expect.poll(() => page.getByRole('table').getByRole('row').nth(1).textContent()).toBe(first);
    await page.getByLabel(en('history', 'filter.person'), { exact: true }).click();
    await page.getByRole('option', { name: /^Tomasz Baran/ }).click();
    await page.waitForURL(/person=115/);
    await page.getByRole('cell', { name: 'Tomasz Baran' }).first().waitFor();
    await openPath(sandbox, 'settings/history?entity=users');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en('history', 'export.button') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
  });

  // spec: members.screens.remove, members.states.removal
  it('removes a colleague after a dialog that names them', async () => {
    await openPath(sandbox, 'settings/users');
    await act(newcomer, 'Remove member');
    const question = page.getByRole('alertdialog', {
      name: en('members', 'remove.title', { name: 'Zofia Nowa' }),
    });
    await question.getByText(/This can't be undone/).waitFor();
    await question.getByRole('button', { name: en('members', 'remove.confirm') }).click();
    await toast(page, en('members', 'remove.done', { name: 'Zofia Nowa' }));
    expect(await stored(newcomer)).toBeUndefined();
  });

  // spec: members.errors.delete
  it('sees in the dialog why a member cannot be removed', async () => {
    const other = (await members()).find(({ email }) => email.startsWith('katarzyna'));
    await act('Katarzyna Lis', 'Remove member');
    await request(sandbox, `api/Users/${other?.userId}`, { method: 'DELETE', token });
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: en('members', 'remove.confirm') }).click();
    await question.getByText(en('app', 'notFound.text')).waitFor();
    await question.getByRole('button', { name: en('common', 'actions.cancel') }).click();
  });
});

describe('every user', () => {
  // spec: members.devices.end
  it('sees where they are signed in, and signs the other devices out', async () => {
    await request(sandbox, 'api/Login', {
      method: 'POST',
      body: { username: 'admin@jagodno.example', password: 'ledgerleaf-demo' },
    });
    await openPath(sandbox, 'profile');
    await page.getByRole('heading', { name: en('profile', 'devices.title') }).waitFor();
    await page.getByText(en('profile', 'devices.this')).waitFor();
    expect(await page.getByText(/^Chrome on/).count()).toBeGreaterThan(1);
    await page.getByRole('button', { name: en('profile', 'devices.endOthers') }).click();
    await toast(page, en('profile', 'devices.othersEnded'));
    await expect.poll(() => page.getByText(/^Chrome on/).count()).toBe(1);
  });

  // spec: members.screens.profile, members.rules.password-confirm, members.errors.password
  it('sees at the field that the current password is wrong', async () => {
    await page.getByLabel(en('profile', 'current'), { exact: true }).fill('not it');
    await page.getByLabel(en('session', 'newPassword.new'), { exact: true }).fill('one of my own');
    await page.getByLabel(en('session', 'forgot.confirm')).fill('another one');
    await page.getByRole('button', { name: en('profile', 'changePassword') }).click();
    await page.getByText(en('common', 'validation.passwordMismatch')).first().waitFor();
    await page.getByLabel(en('session', 'forgot.confirm')).fill('one of my own');
    await page.getByRole('button', { name: en('profile', 'changePassword') }).click();
    await page.getByText('The current password is not correct').first().waitFor();
    expect(
      await page.getByLabel(en('profile', 'current'), { exact: true }).getAttribute('aria-invalid'),
    ).toBe('true');
  });

  // spec: members.roles.changes
  it('without the Admin role reads the members, changes nothing and cannot open the history', async () => {
    await enterAs(sandbox, 'user@jagodno.example', { path: 'settings/users' });
    await row('Anna Wiśniewska').waitFor();
    expect(await page.getByRole('button', { name: en('members', 'add') }).count()).toBe(0);
    expect(await page.getByRole('button', { name: like('components', 'table.actionsOf') }).count()).toBe(0);
    expect(await page.getByRole('table').getByRole('combobox').count()).toBe(0);
    await page.goto(new URL('settings/history', sandbox.host.url).href);
    await page.waitForURL(/\/settings\/users/);
  });

  // spec: members.screens.users-guard
  it('with the View role has no settings', async () => {
    await enterAs(sandbox, 'view@jagodno.example', { path: 'settings/users' });
    await page.waitForURL((url) => !url.pathname.includes('settings'));
  });
});
