/** The same client against the API on Node over PostgreSQL: built without an engine, with the same journey. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStaticServer } from '../../../scripts/setup/static-server.mjs';
import { demoPassword } from '../../../seed/companies/demo-company';
import { launch } from '../../engines/sandbox';
import { bytesOf } from '../support/downloads';
import {
  enterFuelAndBill,
  enterGoldenFuel,
  exploreByAddress,
  readWithoutEditing,
  refuseWrongPassword,
  replaceTemporaryPassword,
  resolveConflict,
} from '../support/journey';
import { freePort, type NodeHost, startNodeHost } from '../support/node-host';
import { editor, reader, readTotalTonnes, signIn, signOut } from '../support/portal';
import { buildForRemote, filesBelow } from '../support/remote-build';
import { type SupportService, startSupportService } from '../support/support-service';
import { en, like } from '../support/words';

let folder: string;
let client: Awaited<ReturnType<typeof startStaticServer>>;
let host: NodeHost | null = null;
let support: SupportService;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  const port = await freePort();
  const apiUrl = `http://127.0.0.1:${port}`;
  support = await startSupportService();
  folder = await buildForRemote(apiUrl, support.url);
  client = await startStaticServer({ folder, connectTo: [apiUrl], formTo: [new URL(support.url).origin] });
  host = await startNodeHost(port, new URL(client.url).origin);
}, 300_000);

afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close().catch(() => undefined)));
  await client.close();
  await host?.close();
  await support.close();
  await rm(folder, { recursive: true, force: true });
});

async function openClient(): Promise<Page> {
  const context = await launch(await mkdtemp(join(tmpdir(), 'ledgerleaf-remote-')));
  contexts.push(context);
  context.setDefaultTimeout(15_000);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(client.url);
  await page.getByRole('heading', { level: 1, name: en('session', 'login.title') }).waitFor();
  return page;
}

describe('a build for a remote API', () => {
  it('has no worker, no database, no snapshot and no demo', async () => {
    const files = await filesBelow(folder);
    expect(files).toContain('index.html');
    const engine = /(^|\/)sw(-rest-\w+)?\.js$|worker|engine\/|\.(wasm|data|part|tar)$|snapshot/;
    // Not part of the engine: data is exported from a server too, and files are read beside the page.
    const ofPage = /^assets\/(sql-wasm-browser|intake-worker|pdf\.worker(\.min)?)-[\w-]{8}\.(wasm|m?js)$/;
    expect(files.filter((path) => engine.test(path) && !ofPage.test(path))).toEqual([]);
    expect(files.filter((path) => path.startsWith('demos'))).toEqual([]);
  });

  it('has nothing of the sandbox in its scripts', async () => {
    const scripts = (await filesBelow(folder)).filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    const marks = [
      'serviceWorker.register',
      'Sandbox/Accounts',
      'Sandbox/Sessions',
      '__engine',
      'Sandbox/Calls',
      'Sandbox/Recording',
      'Sandbox/Injections',
      'Sandbox/Sql',
      'Sandbox/Changes',
      'Sandbox/Workspace',
      'Sandbox/Companies',
      'ledgerleaf-console',
      'ledgerleaf-guide',
      'ledgerleaf-recipe',
      'ledgerleaf-replay',
      'localhost:8787',
      'ledgerleaf-session',
      'electric-sql',
    ];
    const found: string[] = [];
    for (const path of scripts) {
      const text = await readFile(join(folder, path), 'utf8');
      found.push(...marks.filter((mark) => text.includes(mark)).map((mark) => `${mark} in ${path}`));
    }
    expect(found).toEqual([]);
  });
});

describe('the journey over PostgreSQL', () => {
  let page: Page;

  it('starts at a sign-in page without demo accounts, and reports a wrong password', async ({ skip }) => {
    if (!host) return skip('no PostgreSQL 15 or newer is installed');
    page = await openClient();
    expect(await page.getByRole('button', { name: like('sandbox', 'accounts.enter') }).count()).toBe(0);
    await refuseWrongPassword(page, editor);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  });

  it('opens nothing else until a temporary password is replaced', async ({ skip }) => {
    if (!host) return skip('no PostgreSQL 15 or newer is installed');
    await replaceTemporaryPassword(page, demoPassword);
    await page.getByRole('button', { name: /^EN/ }).click();
    await signOut(page);
  });

  it('shows published figures and the totals of entries', async ({ skip }) => {
    if (!host) return skip('no PostgreSQL 15 or newer is installed');
    await signIn(page, editor);
    await enterGoldenFuel(page);
    await enterFuelAndBill(page);
    await exploreByAddress(page);
  });

  it('asks the second of two users who edit the same row', async ({ skip }) => {
    if (!host) return skip('no PostgreSQL 15 or newer is installed');
    const theirs = await openClient();
    await signIn(theirs, { name: 'admin', company: 'kestrelvale' });
    await resolveConflict(page, theirs);
  });

  it('exports the data as files', async ({ skip }) => {
    if (!host) return skip('no PostgreSQL 15 or newer is installed');
    await page.goto(new URL('settings/data-export', client.url).href);
    const bytesBy = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button, exact: true }).click(),
      ]);
      return bytesOf(download);
    };
    const sqlite = await bytesBy(en('data-export', 'sqlite.save'));
    expect(sqlite.subarray(0, 15).toString()).toBe('SQLite format 3');
    for (const kind of ['csv', 'package'] as const) {
      const zip = await bytesBy(en('data-export', `${kind}.save`));
      expect(zip.subarray(0, 2).toString()).toBe('PK');
    }
  });

  it('says when the language cannot be changed, and keeps the previous one', async ({ skip }) => {
    if (!host) return skip('no PostgreSQL 15 or newer is installed');
    await page.route('**/api/Users/Languages', (route) => route.abort());
    await page.getByRole('button', { name: /^PL/ }).click();
    await page.getByText("The service didn't respond.").waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.unroute('**/api/Users/Languages');
  });

  it('sends a message to the support service, asks nothing about leaving, and returns', async ({ skip }) => {
    if (!host) return skip('no PostgreSQL 15 or newer is installed');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.goto(client.url);
    await page.getByRole('button', { name: en('shell', 'help.label'), exact: true }).click();
    await page.getByRole('menuitem', { name: en('shell', 'help.contact') }).click();
    const dialog = page.getByRole('dialog', { name: en('dashboard', 'trial.contact') });
    await dialog.getByLabel(en('contact-form', 'subject'), { exact: true }).fill('A question');
    await dialog.getByLabel(en('contact-form', 'message'), { exact: true }).fill('How do I enter steam?');
    await dialog.getByRole('button', { name: en('contact-form', 'send') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: en('shell', 'help.label'), exact: true }).waitFor();
    expect(page.url()).toBe(client.url);
    expect(asked).toEqual([]);
    expect(support.received).toMatchObject([{ subject: 'A question', message: 'How do I enter steam?' }]);
  });

  it('keeps everything over a reload, and offers a reader no change', async ({ skip }) => {
    if (!host) return skip('no PostgreSQL 15 or newer is installed');
    await page.goto(client.url);
    const total = await readTotalTonnes(page);
    await page.reload();
    expect(await readTotalTonnes(page)).toBe(total);
    await signOut(page);
    await signIn(page, reader);
    await readWithoutEditing(page);
  });
});
