/** The main journey in the sandbox, one user's morning: each step continues where the previous one ended. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import dashboardTexts from '@/i18n/locales/pl/emissions/dashboard.json';
import { demoPassword } from '../../../seed/companies/demo-company';
import { killBrowser } from '../../engines/kill-browser';
import type { PlainHost } from '../../engines/plain-host';
import {
  closeSandbox,
  engineOf,
  openSandbox,
  type Sandbox,
  untilOfflineReady,
  waitForApp,
} from '../../engines/sandbox';
import {
  enterFuelAndBill,
  enterGoldenFuel,
  exploreByAddress,
  readWithoutEditing,
  refusePasswordInEnglish,
  refuseWrongPassword,
  replaceTemporaryPassword,
  resolveConflict,
} from '../support/journey';
import {
  amountCell,
  editor,
  menuLink,
  openLocation,
  readEmissions,
  reader,
  readTotalTonnes,
  rowOf,
  sessionTexts,
  signIn,
  signOut,
} from '../support/portal';
import { startSandboxHost } from '../support/sandbox-host';
import { en } from '../support/words';

let host: PlainHost;
let sandbox: Sandbox;

beforeAll(async () => {
  host = await startSandboxHost();
  sandbox = await openSandbox(host);
  sandbox.context.setDefaultTimeout(15_000);
  await sandbox.page.setViewportSize({ width: 1440, height: 900 });
  await waitForApp(sandbox.page);
});

afterAll(async () => {
  await closeSandbox(sandbox);
  await host.kill();
});

describe('signing in', () => {
  it('takes one click for a demo account', async () => {
    const { page } = sandbox;
    await page
      .getByRole('button', {
        name: en('sandbox', 'accounts.enter', {
          role: en('sandbox', 'role.Admin'),
          company: 'Jagodno Foods S.A.',
        }),
      })
      .click();
    await page.getByRole('heading', { level: 1, name: en('dashboard', 'title') }).waitFor();
    expect(await readTotalTonnes(page)).toBeGreaterThan(100);
    await signOut(page);
    // This account is in Polish, the page is not.
    await page.getByRole('button', { name: /temporary password.* of Jagodno Foods S\.A\./ }).click();
    await refusePasswordInEnglish(page);
    await page.getByRole('button', { name: sessionTexts.pl.newPassword.signOut }).click();
    await page.getByRole('heading', { level: 1, name: sessionTexts.pl.login.title }).waitFor();
    await page.getByRole('button', { name: /^EN/ }).click();
  });

  // spec: accounts.login, errors.login
  it('shows a wrong password at the password field', async () => {
    await refuseWrongPassword(sandbox.page, editor);
  });

  // spec: routes.new-password, layouts.private, accounts.forced, states.new-user
  it('opens nothing else until a temporary password is replaced', async () => {
    const { page } = sandbox;
    await replaceTemporaryPassword(page, demoPassword);
    await page.getByRole('button', { name: 'EN, ', exact: false }).click();
    await signOut(page);
  });

  // spec: states.language
  it('by e-mail and password keeps the selected language', async () => {
    const { page } = sandbox;
    await signIn(page, editor);
    await page.getByRole('button', { name: 'PL, Polski' }).click();
    await page.getByRole('heading', { level: 1, name: dashboardTexts.title }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: dashboardTexts.title }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
    await page.getByRole('button', { name: /^EN/ }).click();
    await page.getByRole('heading', { level: 1, name: en('dashboard', 'title') }).waitFor();
  });
});

describe('entering consumption', () => {
  it('shows the published figure of a published case', async () => {
    await enterGoldenFuel(sandbox.page);
  });

  it('changes the total of the overview immediately', async () => {
    await enterFuelAndBill(sandbox.page);
  });

  // spec: explorer.query-string
  it('is shown in the explorer, whose address holds the selection', async () => {
    await exploreByAddress(sandbox.page);
  });

  // spec: states.conflict
  it('asks the second of two tabs that edit the same row', async () => {
    const theirs = await sandbox.context.newPage();
    await theirs.setViewportSize({ width: 1440, height: 900 });
    await theirs.goto(host.url);
    await resolveConflict(sandbox.page, theirs);
    await theirs.close();
  });

  // spec: roles.view
  it('is not offered to a reader', async () => {
    const { page } = sandbox;
    await signOut(page);
    await signIn(page, reader);
    await readWithoutEditing(page);
    await signOut(page);
  });
});

describe('the end of the day', () => {
  it('loses nothing when the browser is killed and the host is gone', async () => {
    const { page, profile } = sandbox;
    await signIn(page, editor);
    const total = await readTotalTonnes(page);
    await openLocation(page, 'Leeds depot');
    const emissions = await readEmissions(page, 'tank-1');

    await untilOfflineReady(sandbox);
    await host.kill();
    killBrowser(profile);
    sandbox = await openSandbox(host, { profile });
    await sandbox.page.setViewportSize({ width: 1440, height: 900 });
    sandbox.context.setDefaultTimeout(15_000);
    await sandbox.page.getByRole('heading', { level: 1, name: en('dashboard', 'title') }).waitFor();
    expect(await readTotalTonnes(sandbox.page)).toBe(total);
    await openLocation(sandbox.page, 'Leeds depot');
    expect(await readEmissions(sandbox.page, 'tank-1')).toBe(emissions);
    await amountCell(sandbox.page, 'shared-1', '40 l').waitFor();
    expect(await engineOf(sandbox)).toMatchObject({ host: 'service-worker', store: { kind: 'overlay' } });
  });

  // spec: shell.account-menu, states.logout
  it('still works while the host is gone, until signing out', async () => {
    const { page } = sandbox;
    await page.getByRole('tab', { name: en('utility-consumptions', 'title') }).click();
    await rowOf(page, 'bill-1').waitFor();
    await menuLink(page, en('dashboard', 'links.explorer')).click();
    await page.getByRole('heading', { level: 1, name: en('shell', 'submenu.emissions') }).waitFor();
    await signOut(page);
    await page.goto(new URL('explorer', host.url).href);
    await page.getByRole('heading', { level: 1, name: en('session', 'login.title') }).waitFor();
  });
});
