import { engineNames } from '#api/contract/engine-names';

declare const self: ServiceWorkerGlobalScope;

/**
 * Begins to read a part of the engine that an earlier start kept. A worker is started because somebody waits for
 * an answer: what the disk and the compiler do by themselves runs beside the evaluation of this script. For that
 * the modules that call it import nothing large and come first in main.ts. Undefined where nothing is kept.
 */
export async function readKept<T>(
  path: string,
  read: (kept: Response) => Promise<T>,
): Promise<T | undefined> {
  if (!('ServiceWorkerGlobalScope' in globalThis)) return undefined;
  try {
    const scope = new URL(self.registration.scope);
    const { engineCache } = engineNames(scope.pathname);
    const kept = await caches.match(new URL(path, scope).href, { cacheName: engineCache });
    return kept && (await read(kept));
  } catch {
    // The engine reads it again, and says what is wrong.
    return undefined;
  }
}
