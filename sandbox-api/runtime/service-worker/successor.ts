import type { Successor } from '#api/runtime/engine/hand-over';

/** Where a running worker finds information about the waiting version. The address is never requested. */
const notePath = '.file-layout';

/** What the running version must know about the waiting one, which stores it during installation (`announce`). */
export function createSuccessor(
  registration: ServiceWorkerRegistration,
  cacheName: string,
  fileLayout: string,
): Successor & { announce(): Promise<void> } {
  const url = new URL(notePath, registration.scope).href;
  return {
    isWaiting: () => registration.waiting !== null,
    isForeign: async () => {
      if (!registration.waiting) return false;
      const note = await (await caches.open(cacheName)).match(url);
      return note !== undefined && (await note.text()) !== fileLayout;
    },
    announce: async () => {
      await (await caches.open(cacheName)).put(url, new Response(fileLayout));
    },
  };
}
