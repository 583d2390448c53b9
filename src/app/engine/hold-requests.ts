/** A takeover that takes longer has failed; requests are then sent anyway. */
const limitMs = 15_000;

let isHolding = false;

/**
 * Holds new API requests in the page until `until` settles. While no worker controls the page, they would go to the
 * static host; while a new worker waits to take over, they would even restart the old one.
 */
export function holdRequests(base: URL, until: Promise<unknown>): void {
  if (isHolding) return;
  isHolding = true;
  const send = globalThis.fetch;
  const api = new URL('api/', base).href;
  const limit = new Promise((resolve) => setTimeout(resolve, limitMs));
  const opened = Promise.race([until.catch(() => undefined), limit]).then(() => {
    isHolding = false;
    globalThis.fetch = send;
  });
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, document.baseURI).href;
    if (address.startsWith(api)) await opened;
    return send(input, init);
  };
}

/** Resolves when another worker controls this page. */
export function anotherController(): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}
