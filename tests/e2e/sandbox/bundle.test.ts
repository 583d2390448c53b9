/** The download size of a first visit, measured on the network. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlainHost } from '../../engines/plain-host';
import { closeSandbox, engineOf, openSandbox, type Sandbox, waitForApp } from '../../engines/sandbox';
import { startByteCounter } from '../support/byte-counter';
import { editor, readTotalTonnes, signIn } from '../support/portal';
import { startSandboxHost } from '../support/sandbox-host';
import { expectStill, watchShifts } from '../support/shifts';
import { en, like } from '../support/words';

let host: PlainHost;
let sandbox: Sandbox;
/** Scripts that the page of the first visit requested until it could be used, by path. */
const scripts = new Set<string>();

beforeAll(async () => {
  host = await startSandboxHost();
  sandbox = await openSandbox(host, {
    arrange: async (page) => {
      page.on('request', (request) => {
        if (request.resourceType() === 'script' && !request.serviceWorker())
          scripts.add(new URL(request.url()).pathname);
      });
    },
  });
  sandbox.context.setDefaultTimeout(15_000);
  await sandbox.page.setViewportSize({ width: 1440, height: 900 });
  await waitForApp(sandbox.page);
  await sandbox.page
    .getByRole('button', { name: like('sandbox', 'accounts.enter') })
    .first()
    .waitFor();
});

afterAll(async () => {
  await closeSandbox(sandbox);
  await host.kill();
});

async function textOf(path: string): Promise<Buffer> {
  const answer = await fetch(new URL(path, host.url));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe('the sign-in page', () => {
  it('needs at most 190 kB of compressed scripts', async () => {
    const sizes = await Promise.all([...scripts].map(async (path) => gzipSync(await textOf(path)).length));
    // Its own code, and its texts in one language.
    expect(scripts.size).toBeGreaterThan(2);
    const sum = sizes.reduce((total, size) => total + size, 0);
    console.log(`sign-in page: ${scripts.size} scripts, ${(sum / 1000).toFixed(1)} kB gzip`);
    expect(sum).toBeLessThanOrEqual(190_000);
  });

  it('loads neither charts nor a calendar', async () => {
    const marks = { drawings: 'data-plot', charts: 'recharts-', calendar: 'rdp-' };
    const withMark = async (paths: Iterable<string>, mark: string) => {
      const found: string[] = [];
      for (const path of paths) if ((await textOf(path)).includes(mark)) found.push(path);
      return found;
    };
    const onSignIn = [...scripts];
    expect(await withMark(onSignIn, marks.drawings)).toEqual([]);
    expect(await withMark(onSignIn, marks.charts)).toEqual([]);
    expect(await withMark(onSignIn, marks.calendar)).toEqual([]);
    // The markers are real: the screens behind the sign-in load the files that contain them.
    await signIn(sandbox.page, editor);
    await readTotalTonnes(sandbox.page);
    // One separate file contains all charts and the library.
    const chartFiles = await withMark(scripts, marks.charts);
    expect(chartFiles).toHaveLength(1);
    expect(await withMark(scripts, marks.drawings)).toEqual(chartFiles);
    await sandbox.page.goto(new URL('explorer', host.url).href);
    await sandbox.page.getByRole('heading', { level: 1, name: en('shell', 'submenu.emissions') }).waitFor();
    await expect.poll(() => withMark(scripts, marks.calendar)).not.toEqual([]);
  });
});

describe('a screen without charts', () => {
  it('does not wait for them, and loads them before one is opened', async () => {
    await sandbox.page.goto(new URL('profile', host.url).href);
    const msAfterTheScreen = () =>
      sandbox.page.evaluate(() => {
        const startOf = (file: string) =>
          performance.getEntriesByType('resource').find(({ name }) => name.includes(`/assets/${file}-`))
            ?.startTime;
        return (startOf('charts') ?? Number.NaN) - (startOf('profile') ?? Number.NaN);
      });
    await expect.poll(msAfterTheScreen, { timeout: 10_000 }).toBeGreaterThan(900);
  });
});

describe('the overview', () => {
  it('waits for no form rules', async () => {
    const { page } = sandbox;
    await page.goto(host.url);
    await readTotalTonnes(page);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => name.includes('/assets/overview-'))).toHaveLength(1);
    expect(files.filter((name) => name.includes('/assets/rules-'))).toEqual([]);
  });

  it('does not move while its figures arrive', async () => {
    const { page } = sandbox;
    await watchShifts(page);
    await page.goto(host.url);
    await readTotalTonnes(page);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    const sum = await expectStill(page);
    console.log(`overview: layout shift ${sum.toFixed(4)}`);
  });
});

describe('the first visit', () => {
  it('transfers at most 8.5 MB, the engine included', async () => {
    const counter = await startByteCounter(host.url);
    const fresh = await openSandbox({ ...host, url: counter.url });
    try {
      await waitForApp(fresh.page);
      expect((await engineOf(fresh)).state).toBe('ready');
      // What the worker caches for later counts too: until a second passes without a byte.
      let before = -1;
      const isQuiet = () => {
        const [last, now] = [before, counter.bytes()];
        before = now;
        return last === now;
      };
      await expect.poll(isQuiet, { interval: 1000, timeout: 30_000 }).toBe(true);
      console.log(`first visit: ${(counter.bytes() / 1e6).toFixed(2)} MB`);
      expect(counter.bytes()).toBeGreaterThan(1_000_000);
      expect(counter.bytes()).toBeLessThanOrEqual(8_500_000);
    } finally {
      await closeSandbox(fresh);
      await counter.close();
    }
  });
});
