/**
 * A real Chromium as users have it: the driver is connected to its pages, and not attached to its workers. A driver
 * that attaches to each worker, as Playwright does, makes the browser look up the position of the first Error in the
 * script, for which it parses the whole script again: some 100 ms at every start that no user waits for.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { findBrowser } from '../../scripts/setup/browser.mjs';
import type { PageOf } from './page-calls';

export type BarePage = PageOf & {
  bringToFront(): Promise<void>;
  /** Runs before the scripts of the next page. */
  runInNext(run: () => void): Promise<void>;
  /** Resolves when the navigation has started to show its page. */
  navigate(url: string): Promise<void>;
  /** Ends the service workers of this browser, as it does by itself when they are idle. */
  stopWorkers(): Promise<void>;
};

export type BareBrowser = { openPage(url: string): Promise<BarePage>; close(): Promise<void> };

type Message = { id?: number; method?: string; sessionId?: string; params?: object };
type Answer = { id?: number; result?: unknown; error?: { message: string } };

/** No background activity: no updates, no services, no experiments by the vendor. */
const switches = [
  '--headless',
  // A desktop size: the portal is shown from 960 px on.
  '--window-size=1440,900',
  '--no-sandbox',
  '--no-first-run',
  '--lang=en-GB',
  '--remote-debugging-pipe',
  '--disable-background-networking',
  '--disable-backgrounding-occluded-windows',
  '--disable-breakpad',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-renderer-backgrounding',
  '--disable-search-engine-choice-screen',
  '--disable-stack-profiler',
  '--disable-sync',
  '--metrics-recording-only',
  '--password-store=basic',
];

export async function openBareBrowser(): Promise<BareBrowser> {
  const path = await findBrowser();
  if (!path) throw new Error('No Chromium was found.');
  const folder = await mkdtemp(join(tmpdir(), 'ledgerleaf-bench-'));
  const browser = spawn(path, [...switches, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const send = speakOver(browser);
  return {
    openPage: async (url) => {
      const { targetId } = await send<{ targetId: string }>({
        method: 'Target.createTarget',
        params: { url },
      });
      const params = { targetId, flatten: true };
      const { sessionId } = await send<{ sessionId: string }>({ method: 'Target.attachToTarget', params });
      const page = pageOver((method, params) => send({ method, params, sessionId }));
      await untilLoaded(page, url);
      return page;
    },
    close: async () => {
      await Promise.race([send({ method: 'Browser.close' }), ended]);
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Send = <Result>(method: string, params?: object) => Promise<Result>;

function pageOver(send: Send): BarePage {
  const evaluate = async <Result>(expression: string): Promise<Result> => {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send<Evaluation>('Runtime.evaluate', params);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Result;
  };
  return {
    evaluate: (run, argument) => evaluate(`(${run})(${JSON.stringify(argument)})`),
    runInNext: async (run) => {
      await send('Page.enable');
      await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${run})()` });
    },
    navigate: (url) => send('Page.navigate', { url }),
    bringToFront: () => send('Page.bringToFront'),
    stopWorkers: async () => {
      await send('ServiceWorker.enable');
      await send('ServiceWorker.stopAllWorkers');
    },
  };
}

async function untilLoaded(page: BarePage, url: string): Promise<void> {
  const state = () => `${location.href} ${document.readyState}`;
  while ((await page.evaluate(state, null)) !== `${url} complete`) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

type Evaluation = {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
};

/** The browser's own protocol: JSON followed by a null byte for each message, on the file descriptors 3 and 4. */
function speakOver(browser: ChildProcess): <Result>(message: Message) => Promise<Result> {
  const [, , , input, output] = browser.stdio;
  if (!(input instanceof Writable && output instanceof Readable))
    throw new Error('The browser was started without its pipes.');
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let lastId = 0;
  let unread = '';
  output.setEncoding('utf8');
  output.on('data', (text: string) => {
    const messages = (unread + text).split('\0');
    unread = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message) as Answer;
      const asked = id === undefined ? undefined : waiting.get(id);
      if (id !== undefined) waiting.delete(id);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(result);
    }
  });
  browser.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser ended.'));
  });
  return (message) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve: resolve as (result: unknown) => void, reject });
      input.write(`${JSON.stringify({ id: lastId, ...message })}\0`);
    });
}
