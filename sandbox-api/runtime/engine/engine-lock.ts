import { EngineError } from './engine-error';

/** An old version that is being replaced needs at most this long to finish its requests. */
const waitMs = 10_000;

/**
 * Takes the exclusive lock of the engine and returns a function that releases it. The browser releases it
 * when the host dies, so a lock is never left behind. If there is no lock manager (an insecure address) or
 * the browser forbids it (a site that may store nothing), the store's own epoch check still stops a second
 * writer.
 */
export async function takeLock(name: string): Promise<() => void> {
  const locks: LockManager | undefined = globalThis.navigator.locks;
  if (!locks) return () => undefined;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(waitMs);
    locks
      .request(name, { mode: 'exclusive', signal }, () => new Promise<void>((release) => resolve(release)))
      .catch((cause: unknown) => {
        if (signal.aborted) reject(new EngineError('in-use', 'Another host holds the engine.', { cause }));
        else resolve(() => undefined);
      });
  });
}
