/** Code that runs inside a page. Times are measured there, so that the control channel is not included. */

/** What the calls need from a page, whichever driver controls its browser. */
export type PageOf = {
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
};

export type Call = {
  path: string;
  method?: string;
  token?: string;
  /** JSON. A mutation gets a new Idempotency-Key each time, as in the client. */
  body?: unknown;
  /** Any other status ends the benchmark. */
  expect?: number;
};

/** Milliseconds from `fetch` to the end of the body, one after the other. */
export function timeCalls(page: PageOf, url: string, call: Call, count: number): Promise<number[]> {
  return page.evaluate(
    async ({ url, call, count }) => {
      const { path, method = 'GET', token, body, expect = 200 } = call;
      const samples: number[] = [];
      for (let number = 0; number < count; number += 1) {
        const headers: Record<string, string> = { 'accept-language': 'en' };
        if (token) headers.authorization = `Basic ${token}`;
        if (method !== 'GET') headers['idempotency-key'] = crypto.randomUUID();
        if (body !== undefined) headers['content-type'] = 'application/json';
        const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
        const startedAt = performance.now();
        const response = await fetch(new URL(path, url), init);
        const text = await response.text();
        samples.push(performance.now() - startedAt);
        if (response.status !== expect) throw new Error(`${path} answered ${response.status}: ${text}`);
      }
      return samples;
    },
    { url, call, count },
  );
}

export async function timeCall(page: PageOf, url: string, call: Call): Promise<number> {
  const [sample] = await timeCalls(page, url, call, 1);
  return sample ?? Number.NaN;
}

export function ask<T>(page: PageOf, url: string, call: Call): Promise<T> {
  return page.evaluate(
    async ({ url, call }) => {
      const { path, method = 'GET', token, body } = call;
      const headers: Record<string, string> = {};
      if (token) headers.authorization = `Basic ${token}`;
      if (body !== undefined) headers['content-type'] = 'application/json';
      const response = await fetch(new URL(path, url), {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
    { url, call },
  );
}

/** A public call that needs the database. */
export const firstCall = 'api/Sandbox/Accounts';

/** A file of the site as a page: in the worker's scope, without running the client. */
export const emptyPage = 'manifest.webmanifest';

/** Registers the site's worker from an empty page; resolves with the milliseconds until the API answered. */
export function bootWorker(page: PageOf, url: string): Promise<number> {
  return page.evaluate(
    async ({ url, firstCall }) => {
      const startedAt = performance.now();
      const controlled = new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
      const { installing } = await navigator.serviceWorker.register(new URL('sw.js', url));
      const failure = new Promise((_, reject) => {
        installing?.addEventListener('statechange', () => {
          if (installing.state === 'redundant') reject(new Error('The worker was not installed.'));
        });
      });
      if (!navigator.serviceWorker.controller) await Promise.race([controlled, failure]);
      const response = await fetch(new URL(firstCall, url));
      const text = await response.text();
      if (!response.ok) throw new Error(`The first answer is ${response.status}: ${text}`);
      return performance.now() - startedAt;
    },
    { url, firstCall },
  );
}
