/** Developer tools in the sandbox panel: recording requests, injecting failures, inspecting the database. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlainHost } from '../../engines/plain-host';
import { closeSandbox, openSandbox, type Sandbox, waitForApp } from '../../engines/sandbox';
import { editor, openLocation, signIn } from '../support/portal';
import { startSandboxHost } from '../support/sandbox-host';
import { en, like } from '../support/words';

let host: PlainHost;
let sandbox: Sandbox;
let page: Page;

beforeAll(async () => {
  host = await startSandboxHost();
  sandbox = await openSandbox(host);
  sandbox.context.setDefaultTimeout(20_000);
  page = sandbox.page;
  await page.setViewportSize({ width: 1440, height: 900 });
  await waitForApp(page);
  await signIn(page, editor);
});

afterAll(async () => {
  await closeSandbox(sandbox);
  await host.kill();
});

const panel = () => page.getByRole('dialog', { name: en('sandbox', 'panel.title') });

async function openPanel(tab: 'network' | 'console' | 'testing'): Promise<void> {
  await page.getByTitle(en('sandbox', 'strip.open')).click();
  await panel()
    .getByRole('tab', { name: en('sandbox', `panel.${tab}`), exact: true })
    .click();
}

async function closePanel(): Promise<void> {
  await page.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });
}

describe('the network panel', () => {
  it('records the requests of a list with their SQL, and only when enabled', async () => {
    await openPanel('network');
    await panel().getByText(en('developer-tools', 'network.empty')).waitFor();
    await panel()
      .getByRole('button', { name: en('developer-tools', 'network.start') })
      .click();
    await panel()
      .getByRole('button', { name: en('developer-tools', 'network.pause') })
      .waitFor();
    await closePanel();
    await openLocation(page, 'Leeds depot');
    await openPanel('network');
    await panel()
      .getByRole('searchbox', { name: en('developer-tools', 'network.filter') })
      .fill('Fuels/Consumptions');
    const call = panel()
      .getByRole('button', { name: /GET \/api\/Locations\/\d+\/Fuels\/Consumptions/ })
      .first();
    await call.click();
    const statements = panel().getByRole('list', { name: en('developer-tools', 'network.statementList') });
    await statements
      .getByText(/from "fuel_consumptions"/)
      .first()
      .waitFor();
    await panel().getByText('"reference"').first().waitFor();
  });

  it('copies a request as a command without the credential', async () => {
    await sandbox.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel()
      .getByRole('button', { name: en('developer-tools', 'network.copy') })
      .click();
    await page.getByText(en('developer-tools', 'network.copied')).waitFor();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain("curl 'http://localhost:8787/api/Locations/");
    expect(command).toContain('authorization: Basic $TOKEN');
  });

  it('adds little to the time of a list', async () => {
    const measure = (isOn: boolean) =>
      page.evaluate(async (isRecording) => {
        const base = document.baseURI;
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ isRecording });
        await fetch(new URL('api/Sandbox/Recording', base), { method: 'PUT', headers, body });
        const times: number[] = [];
        for (let number = 0; number < 60; number += 1) {
          const startedAt = performance.now();
          const answer = await fetch(new URL('api/Sandbox/Accounts', base));
          await answer.text();
          times.push(performance.now() - startedAt);
        }
        return times.sort((a, b) => a - b)[30] ?? 0;
      }, isOn);
    const rounds = { off: [] as number[], on: [] as number[] };
    for (let round = 0; round < 6; round += 1) {
      rounds.off.push(await measure(false));
      rounds.on.push(await measure(true));
    }
    const best = (times: number[]) => Math.min(...times);
    const ratio = best(rounds.on) / best(rounds.off);
    console.log(
      `list: ${best(rounds.off).toFixed(2)} ms, recorded ${best(rounds.on).toFixed(2)} ms, ratio ${ratio.toFixed(3)}`,
    );
    expect(ratio).toBeLessThan(1.5);
  });
});

describe('an injected failure', () => {
  it("shows the product's error, is announced in the strip, and is turned off there by one click", async () => {
    await panel()
      .getByLabel(en('developer-tools', 'injections.path'), { exact: true })
      .fill('/api/Locations*');
    await panel().getByLabel(en('developer-tools', 'injections.effect'), { exact: true }).click();
    await page.getByRole('option', { name: en('developer-tools', 'injections.effects.error') }).click();
    await panel()
      .getByRole('button', { name: en('developer-tools', 'injections.add') })
      .click();
    await panel()
      .getByRole('list', { name: en('developer-tools', 'injections.list') })
      .getByText('/api/Locations*')
      .waitFor();
    await closePanel();
    const note = page
      .getByRole('status')
      .filter({ hasText: en('developer-tools', 'injections.note', { count: 1 }) });
    await note.first().waitFor();
    await page.goto(new URL('locations', host.url).href);
    await page
      .getByText(en('app', 'error.nothingLost'), { exact: false })
      .or(page.getByRole('alert'))
      .first()
      .waitFor();
    await note
      .first()
      .getByRole('button', { name: en('developer-tools', 'injections.off') })
      .click();
    await note.first().waitFor({ state: 'detached' });
    await page
      .getByRole('navigation', { name: en('shell', 'submenu.locations') })
      .getByRole('link')
      .first()
      .waitFor();
  });
});

describe('the SQL console', () => {
  const sql = () => panel().getByLabel(en('developer-tools', 'console.label'));
  const run = async (text: string) => {
    await sql().fill(text);
    await panel()
      .getByRole('button', { name: en('developer-tools', 'console.run'), exact: true })
      .click();
  };

  it('shows the rows of an example', async () => {
    await openPanel('console');
    await panel()
      .getByRole('button', { name: en('developer-tools', 'console.run'), exact: true })
      .click();
    const result = panel().getByRole('table', { name: en('developer-tools', 'console.result') });
    await result
      .getByRole('cell', { name: /^Kestrel & Vale/ })
      .first()
      .waitFor();
  });

  it('refuses to drop a table, also after a semicolon', async () => {
    await run('drop table companies');
    await panel()
      .getByText(en('developer-tools', 'console.error.refusedRead', { word: 'DROP' }))
      .waitFor();
    await run('select 1; drop table companies');
    await panel().getByText(en('developer-tools', 'console.error.several')).waitFor();
  });

  it('shows the first thousand of a million rows', async () => {
    await run('select n from generate_series(1, 1000000) n');
    await panel().getByText(like('developer-tools', 'console.cut_other')).waitFor();
  });

  it('stops an endless recursion, and runs the next statement', async () => {
    await run('with recursive r as (select 1 as n union all select n + 1 from r) select count(*) from r');
    await panel().getByText(en('developer-tools', 'console.running')).waitFor();
    await panel()
      .getByRole('button', { name: en('developer-tools', 'console.stop'), exact: true })
      .click();
    await panel().getByText(en('developer-tools', 'console.stopped')).waitFor();
    await run("select 'still here' as answer");
    await panel().getByRole('cell', { name: 'still here' }).waitFor();
  });

  it('lists tables with their columns', async () => {
    await panel().getByText(en('developer-tools', 'console.schema'), { exact: true }).click();
    await panel()
      .getByRole('searchbox', { name: en('developer-tools', 'console.schemaFilter') })
      .fill('fuel_consumptions');
    await panel().getByText('fuel_consumptions', { exact: true }).click();
    await panel()
      .getByRole('list', { name: en('developer-tools', 'console.columns', { table: 'fuel_consumptions' }) })
      .getByText('calorific_value', { exact: true })
      .waitFor();
  });

  it('changes data in write mode after a trial run, a confirmation and a checkpoint', async () => {
    await panel()
      .getByRole('switch', { name: en('developer-tools', 'console.write') })
      .click();
    await run("update locations set name = 'Leeds renamed' where name = 'Leeds depot'");
    const question = page.getByRole('alertdialog', { name: en('developer-tools', 'console.ask.title') });
    await question.getByText('UPDATE 1', { exact: false }).waitFor();
    await question.getByRole('button', { name: en('developer-tools', 'console.ask.confirm') }).click();
    await question.waitFor({ state: 'detached' });
    await closePanel();
    await page
      .getByRole('navigation', { name: en('shell', 'submenu.locations') })
      .getByRole('link', { name: /^Leeds renamed/ })
      .waitFor();
    await page.getByTitle(en('sandbox', 'strip.open')).click();
    await panel()
      .getByRole('tab', { name: en('sandbox', 'panel.data'), exact: true })
      .click();
    await panel().getByText(like('developer-tools', 'console.checkpoint')).waitFor();
    await closePanel();
  });
});

describe('the testing page', () => {
  it('copies a line with the addresses of this deployment, and opens a recipe', async () => {
    await openPanel('testing');
    const line = (id: 'recipe' | 'settled') => en('testing-page', `lines.${id}`);
    await panel()
      .getByRole('button', { name: en('testing-page', 'copyOf', { name: line('settled') }) })
      .click();
    await page.getByText(en('testing-page', 'copied'), { exact: true }).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `await fetch('${new URL('api/Sandbox/Settled', host.url).href}');`,
    );
    const recipe = panel().getByRole('link', {
      name: en('testing-page', 'openOf', { name: line('recipe') }),
    });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    const [opened] = await Promise.all([sandbox.context.waitForEvent('page'), recipe.click()]);
    await opened.getByRole('region', { name: en('demo', 'card') }).waitFor();
    await opened.close();
    await closePanel();
  });

  it('has an example for Playwright with the same addresses', async () => {
    await openPanel('testing');
    const example = panel().getByText(/^import { expect, test }/);
    const text = (await example.textContent()) ?? '';
    const addresses = [...text.matchAll(/'(http[^']+)'/g)].map(([, address]) => address ?? '');
    expect(addresses).toHaveLength(3);
    expect(addresses.every((address) => address.startsWith(host.url))).toBe(true);
    await closePanel();
  });
});
