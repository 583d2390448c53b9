/**
 * A company's data as files: created in the built sandbox in both languages, opened by other programs than wrote
 * them.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { strFromU8, unzipSync } from 'fflate';
import { Database } from 'node-sqlite3-wasm';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request, untilOfflineReady } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { bytesOf } from '../support/downloads';
import { enterAs, openPath } from '../support/screen';
import { en, like, pl } from '../support/words';

let desk: Desk;
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerleaf-export-'));
  desk = await openDesk();
  page = desk.page;
  desk.context.setDefaultTimeout(60_000);
});

afterAll(async () => {
  await closeDesk(desk);
  await rm(folder, { recursive: true, force: true });
  expect(desk.failures).toEqual([]);
});

const screen = 'settings/data-export';
const admin = 'admin@jagodno.example';
const stem = /^jagodno-foods-\d{4}-\d\d-\d\d/;

/** Clicks, and returns the resulting file with its name. */
async function pressed(button: Locator): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await bytesOf(download)) };
}

const buttonOf = (word: string) => page.getByRole('button', { name: word, exact: true });

/** The number of rows by table; fails if the file is damaged. */
async function countsIn(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const path = join(folder, 'data.sqlite');
  await writeFile(path, bytes);
  const db = new Database(path, { readOnly: true });
  try {
    expect(db.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    const names = db
      .all("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .map((row) => String(row.name));
    return Object.fromEntries(names.map((name) => [name, db.get(`SELECT count(*) AS n FROM ${name}`)?.n]));
  } finally {
    db.close();
  }
}

/** Lines of each CSV file of the archive without its header; no text in the demo has a line end. */
function linesIn(bytes: Uint8Array): Record<string, number> {
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, file]) => [
      path.replace(/^.*\//, '').replace('.csv', ''),
      strFromU8(file).split('\r\n').length - 2,
    ]),
  );
}

/** Jobs finish the demo’s reports while no requests are made, hence the pauses. */
async function untilFinished(token: string): Promise<void> {
  const complete = async () =>
    (await request<unknown[]>(desk, 'api/Reports/1/Headers?completeOnly=true', { token })).body.length;
  await expect.poll(complete, { interval: 4000, timeout: 90_000 }).toBeGreaterThan(0);
}

const languages = [
  { languageId: 1, word: en, readMe: 'README.txt' },
  { languageId: 2, word: pl, readMe: 'CZYTAJ.txt' },
] as const;

describe.each(languages)('the data of a company in language $languageId', ({ languageId, word, readMe }) => {
  let counts: Record<string, unknown>;

  it('can be downloaded as an SQLite database', async () => {
    const token = await enterAs(desk, admin, { languageId, path: screen });
    await untilFinished(token);
    await page.reload();
    const { name, bytes } = await pressed(buttonOf(word('data-export', 'sqlite.save')));
    expect(name).toMatch(new RegExp(`${stem.source}\\.sqlite$`));
    await page.getByRole('status').filter({ hasText: name }).waitFor();
    counts = await countsIn(bytes);
    const { body } = await request<{ ledgerLines: number }>(desk, 'api/DataExport/Tables', { token });
    expect(counts.ledger).toBe(body.ledgerLines);
    expect(body.ledgerLines).toBeGreaterThan(1000);
  });

  it('can be downloaded as CSV files with the same rows', async () => {
    const { name, bytes } = await pressed(buttonOf(word('data-export', 'csv.save')));
    expect(name).toMatch(new RegExp(`${stem.source}-csv\\.zip$`));
    expect(linesIn(bytes)).toEqual(counts);
  });

  it('can be downloaded with a finished report as a package', async () => {
    const { name, bytes } = await pressed(buttonOf(word('data-export', 'package.save')));
    expect(name).toMatch(new RegExp(`${stem.source}-package\\.zip$`));
    const files = unzipSync(bytes);
    const [pdf, xlsx, sqlite] = ['pdf', 'xlsx', 'sqlite'].map((ending) =>
      Object.keys(files).find((path) => path.endsWith(`.${ending}`)),
    );
    expect(Object.keys(files)).toHaveLength(4);
    expect(strFromU8((files[pdf ?? ''] ?? new Uint8Array()).subarray(0, 5))).toBe('%PDF-');
    expect(strFromU8((files[xlsx ?? ''] ?? new Uint8Array()).subarray(0, 2))).toBe('PK');
    expect(await countsIn(files[sqlite ?? ''] ?? new Uint8Array())).toEqual(counts);
    const text = strFromU8(files[`${name.replace('-package.zip', '')}/${readMe}`] ?? new Uint8Array());
    expect(text).toContain(word('data-export', 'readMe.sqlite'));
    for (const path of [pdf, xlsx, sqlite]) expect(text).toContain(path?.replace(/^.*\//, ''));
    expect(text).not.toContain(word('data-export', 'readMe.missing'));
  });

  it('without a report says in its read-me that there is none', async () => {
    await page.getByLabel(word('data-export', 'package.report'), { exact: true }).click();
    await page.getByRole('option', { name: word('data-export', 'package.without'), exact: true }).click();
    const { bytes } = await pressed(buttonOf(word('data-export', 'package.save')));
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toHaveLength(2);
    const text = strFromU8(
      Object.entries(files).find(([path]) => path.endsWith(readMe))?.[1] ?? new Uint8Array(),
    );
    expect(text).toContain(word('data-export', 'readMe.noReport'));
  });

  it('is on a screen that passes axe, in light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes[0]?.html])).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  });
});

describe('a package', () => {
  it('is available at a finished report, also for readers', async () => {
    const token = await enterAs(desk, 'view@jagodno.example', { path: 'reports/1?tab=saved' });
    const { body } = await request<{ isShared: boolean }[]>(desk, 'api/Reports/1/Headers', { token });
    expect(body.length).toBeGreaterThan(0);
    await page
      .getByRole('button', { name: like('components', 'table.actionsOf') })
      .first()
      .click();
    const { name } = await pressed(page.getByRole('menuitem', { name: en('data-export', 'package.open') }));
    expect(name).toMatch(new RegExp(`${stem.source}-package\\.zip$`));
    await page.getByRole('dialog').getByText(name, { exact: false }).waitFor();
  });
});

describe('the largest company', () => {
  it('has its SQLite file within seconds, once for two clicks, and without a connection', async () => {
    await enterAs(desk, 'admin@blauweide.example', { path: screen });
    const button = buttonOf(en('data-export', 'sqlite.save'));
    await pressed(button);
    await page.getByRole('status').filter({ hasText: '.sqlite' }).waitFor();
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    const startedAt = performance.now();
    const [download] = await Promise.all([page.waitForEvent('download'), button.dblclick()]);
    const tookMs = performance.now() - startedAt;
    const bytes = new Uint8Array(await bytesOf(download));
    const { ledger } = await countsIn(bytes);
    console.log(
      `SQLite file of the retailer: ${ledger} lines, ${(bytes.length / 1e6).toFixed(2)} MB in ${Math.round(tookMs)} ms`,
    );
    await page.getByRole('status').filter({ hasText: '.sqlite' }).waitFor();
    await untilOfflineReady(desk);
    await desk.context.setOffline(true);
    try {
      await openPath(desk, screen);
      expect((await countsIn((await pressed(button)).bytes)).ledger).toBe(ledger);
    } finally {
      await desk.context.setOffline(false);
    }
    expect(downloads).toHaveLength(2);
  });
});
