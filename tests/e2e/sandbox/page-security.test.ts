/** What the page may do and which hosts it contacts, over the main journey. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForApp } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { enterFuelAndBill, exploreByAddress } from '../support/journey';
import { editor, signIn, signOut } from '../support/portal';

let sandbox: Desk;
const origins = new Map<string, number>();
const blocked: string[] = [];

beforeAll(async () => {
  sandbox = await openDesk({
    arrange: async (page) => {
      page.context().on('request', (request) => {
        const { origin } = new URL(request.url());
        origins.set(origin, (origins.get(origin) ?? 0) + 1);
      });
      page.on('console', (message) => {
        if (/Content Security Policy|Refused to/i.test(message.text())) blocked.push(message.text());
      });
    },
  });
});

afterAll(() => closeDesk(sandbox));

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

function expectStrict(policy: string): void {
  const found = directives(policy);
  expect(found.get('default-src')).toEqual(["'self'"]);
  expect(found.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(found.get('connect-src')).toEqual(["'self'"]);
  expect(found.get('object-src')).toEqual(["'none'"]);
  expect(found.get('base-uri')).toEqual(["'self'"]);
}

describe('the content security policy', () => {
  it('is sent with the page as a header, and is in the page for hosts that send none', async () => {
    const answer = await fetch(sandbox.host.url);
    const header = answer.headers.get('content-security-policy') ?? '';
    expectStrict(header);
    expect(directives(header).get('frame-ancestors')).toEqual(["'none'"]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const html = await answer.text();
    expectStrict(/http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  });

  it('covers the worker, and a page served by the worker', async () => {
    const worker = await fetch(new URL('sw.js', sandbox.host.url));
    expectStrict(worker.headers.get('content-security-policy') ?? '');
    await sandbox.page.reload();
    await waitForApp(sandbox.page);
    const isInlineRun = await sandbox.page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.inlineRan = "yes"';
      document.head.append(script);
      script.remove();
      return document.documentElement.dataset.inlineRan !== undefined;
    });
    expect(isInlineRun).toBe(false);
    expect(blocked.splice(0).length).toBeGreaterThan(0);
  });
});

describe('the main journey', () => {
  it('contacts no other host and needs nothing that the policy blocks', async () => {
    const { page } = sandbox;
    await signIn(page, editor);
    await enterFuelAndBill(page);
    await exploreByAddress(page);
    await signOut(page);
    expect(blocked).toEqual([]);
    const own = new URL(sandbox.host.url).origin;
    // data: and blob: addresses have the origin "null"; they stay in the page.
    expect([...origins.keys()].filter((origin) => origin !== own && origin !== 'null')).toEqual([]);
    expect(origins.get(own)).toBeGreaterThan(50);
  });
});
