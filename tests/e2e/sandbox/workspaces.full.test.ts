/** Prospects side by side: each keeps its data while another one is shown, on the same screen as the same user. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineStatus } from '#api/contract/engine';
import { engineOf, request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { enterAs, openPath } from '../support/screen';
import { en, pl } from '../support/words';

const admin = 'admin@kestrelvale.example';
const kestrel = 'Kestrel & Vale Logistics Ltd';
const screen = 'explorer?categories=fuels';

let desk: Desk;
let page: Page;

beforeAll(async () => {
  desk = await openDesk();
  page = desk.page;
  desk.context.setDefaultTimeout(30_000);
});

afterAll(async () => {
  await closeDesk(desk);
  expect(desk.failures).toEqual([]);
});

const words = { en, pl };
type Language = keyof typeof words;

const panel = (language: Language = 'en') =>
  page.getByRole('dialog', { name: words[language]('sandbox', 'panel.title') });
const rows = (language: Language = 'en') =>
  panel(language)
    .getByRole('list', { name: words[language]('workspaces', 'title') })
    .getByRole('listitem');

async function openData(language: Language = 'en'): Promise<void> {
  await page.getByRole('button', { name: words[language]('sandbox', 'strip.open') }).click();
  await panel(language)
    .getByRole('tab', { name: words[language]('sandbox', 'panel.data') })
    .click();
  await rows(language).first().waitFor();
}

/** What identifies a workspace: the name of its company, as in the strip. */
async function nameCompany(token: string, name: string): Promise<void> {
  const { body } = await request<{ updatedOn: string }>(desk, 'api/Companies/Current', { token });
  const answer = await request(desk, 'api/Companies', {
    method: 'PUT',
    token,
    body: { ...body, name },
    headers: { 'if-unmodified-since': new Date(body.updatedOn).toUTCString() },
  });
  expect(answer.status).toBe(200);
}

const companyShown = (name: string) =>
  page
    .getByText(new RegExp(`^${name}, `))
    .first()
    .waitFor();

async function quickSwitch(name: string, language: Language = 'en'): Promise<void> {
  const t = words[language];
  await page.getByRole('button', { name: t('desk', 'open') }).click();
  await page
    .getByRole('dialog', { name: t('desk', 'title') })
    .getByRole('button', { name: t('workspaces', 'switchTo', { name }) })
    .click();
}

async function expectAccessible(): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

describe('a salesperson', () => {
  it('names the existing workspace, and opens a fresh demo beside it on the same screen', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await nameCompany(await enterAs(desk, admin), 'Bakery Ltd');
    await openPath(desk, screen);
    await companyShown('Bakery Ltd');
    const { href } = new URL(page.url());
    await openData();
    expect(await rows().count()).toBe(1);
    const first = en('workspaces', 'first');
    await rows()
      .getByRole('button', { name: en('workspaces', 'renameOf', { name: first }) })
      .click();
    await rows()
      .getByLabel(en('workspaces', 'newNameOf', { name: first }))
      .fill('Bakery prospect');
    await page.keyboard.press('Enter');
    await rows().getByText('Bakery prospect').waitFor();
    await panel()
      .getByRole('button', { name: en('workspaces', 'new') })
      .click();
    await expectAccessible();
    await panel().getByLabel(en('workspaces', 'name')).fill('Bakery prospect');
    const create = panel().getByRole('button', { name: en('workspaces', 'create') });
    await create.click();
    await panel().getByText(en('workspaces', 'nameTaken')).waitFor();
    await panel().getByLabel(en('workspaces', 'name')).fill('Retail prospect');
    await create.click();
    await panel().waitFor({ state: 'detached' });
    await companyShown(kestrel);
    expect(page.url()).toBe(href);
    expect(await page.getByText(en('engine', 'notice.data-replaced')).count()).toBe(0);
  });

  it('switches from the strip within a moment, and loses nothing of either', async () => {
    const { href } = new URL(page.url());
    const times: { worker: number; shown: number }[] = [];
    for (const [name, shown] of [
      ['Bakery prospect', 'Bakery Ltd'],
      ['Retail prospect', kestrel],
      ['Bakery prospect', 'Bakery Ltd'],
      ['Retail prospect', kestrel],
      ['Bakery prospect', 'Bakery Ltd'],
    ] as const) {
      await page.getByRole('button', { name: en('desk', 'open') }).click();
      const button = page.getByRole('button', { name: en('workspaces', 'switchTo', { name }) });
      await button.waitFor();
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/Switch'));
      const startedAt = performance.now();
      await button.click();
      await answered;
      const worker = Math.round(performance.now() - startedAt);
      await companyShown(shown);
      times.push({ worker, shown: Math.round(performance.now() - startedAt) });
      expect(page.url()).toBe(href);
    }
    const { phases }: EngineStatus = await engineOf(desk);
    console.log('switches', JSON.stringify(times), JSON.stringify(phases));
  });

  it('recognises each by a picture of its figures, its size and when it was used', async () => {
    await openData();
    expect(await rows().count()).toBe(2);
    for (const company of ['Bakery Ltd', kestrel]) {
      const figures = en('workspaces', 'pictureScope', { scope: '1', amount: '[\\d.,]+\\s' });
      const label = new RegExp(`^${en('workspaces', 'pictureOf', { company, year: '\\d{4}', figures })}`);
      await rows().getByRole('img', { name: label }).waitFor();
    }
    await rows()
      .getByText(new RegExp(`^${en('workspaces', 'lastUsed', { time: '' })}`))
      .waitFor();
    await expectAccessible();
    await page.keyboard.press('Escape');
  });

  it('sees in another window that the data was replaced', async () => {
    const other = await desk.context.newPage();
    await other.setViewportSize({ width: 1440, height: 900 });
    await other.goto(new URL(screen, desk.host.url).href);
    await other
      .getByText(/^Bakery Ltd, /)
      .first()
      .waitFor();
    await quickSwitch('Retail prospect');
    await companyShown(kestrel);
    await other.getByText(en('engine', 'notice.data-replaced')).waitFor();
    await other.getByRole('button', { name: en('engine', 'update.reload') }).click();
    await other
      .getByText(new RegExp(`^${kestrel}, `))
      .first()
      .waitFor();
    await other.close();
  });

  it('lands on the sign-in page when the account does not exist in the other workspace', async () => {
    const sql = "update users set email = 'someone@else.example' where email = 'admin@kestrelvale.example'";
    expect((await request(desk, 'api/Sandbox/Sql', { method: 'POST', body: { sql } })).status).toBe(200);
    await openPath(desk, screen);
    await quickSwitch('Bakery prospect');
    await page.waitForURL(/\/login/);
  });

  it('does all of that in Polish, and deletes one after a confirmation', async () => {
    await enterAs(desk, admin, { languageId: 2, path: screen });
    await companyShown('Bakery Ltd');
    await openData('pl');
    await expectAccessible();
    await panel('pl')
      .getByRole('button', { name: pl('workspaces', 'new') })
      .click();
    await panel('pl').getByLabel(pl('workspaces', 'name')).fill('Kopia');
    await panel('pl')
      .getByRole('radio', { name: new RegExp(pl('workspaces', 'fromCurrent')) })
      .click();
    await panel('pl')
      .getByRole('button', { name: pl('workspaces', 'create') })
      .click();
    await panel('pl').waitFor({ state: 'detached' });
    await companyShown('Bakery Ltd');
    await quickSwitch('Bakery prospect', 'pl');
    await page.getByRole('dialog', { name: pl('desk', 'title') }).waitFor({ state: 'detached' });
    await openData('pl');
    expect(await rows('pl').count()).toBe(3);
    await rows('pl')
      .getByRole('button', { name: pl('workspaces', 'deleteOf', { name: 'Kopia' }) })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: pl('workspaces', 'delete') })
      .click();
    await expect.poll(() => rows('pl').count()).toBe(2);
  });
});
