import { lookAtEngine } from './watch-store';

/** Chromium stops an idle worker after thirty seconds; a ping in time saves the user the restart. */
const pingMs = 20_000;

let isStarted = false;

/** Keeps the engine awake while the page is visible, and wakes it when the user returns. */
export function keepEngineAlive(base: URL): void {
  if (isStarted) return;
  isStarted = true;
  const ping = () => {
    if (document.visibilityState !== 'visible') return;
    // The response is not awaited; a failure shows at the next real request.
    lookAtEngine(base).catch(() => undefined);
  };
  setInterval(ping, pingMs);
  document.addEventListener('visibilitychange', ping);
  globalThis.addEventListener('focus', ping);
  globalThis.addEventListener('pageshow', ping);
}
