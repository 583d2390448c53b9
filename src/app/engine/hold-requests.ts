/** An update that has not come by then has failed; requests go to the old version again. */
const limitMs = 15_000;

let isHolding = false;

/**
 * Keeps new requests to the API in the page until another worker controls it. A new version only gets in while
 * the old one has nothing to do, and a request would even start the old one again.
 */
export function holdRequests(base: URL): void {
  if (isHolding) return;
  isHolding = true;
  const send = globalThis.fetch;
  const api = new URL('api/', base).href;
  const opened = new Promise<void>((open) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => open(), { once: true });
    setTimeout(open, limitMs);
  }).then(() => {
    isHolding = false;
    globalThis.fetch = send;
  });
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, document.baseURI).href;
    if (address.startsWith(api)) await opened;
    return send(input, init);
  };
}
