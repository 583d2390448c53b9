import type { Successor } from '#api/runtime/engine/hand-over';

/** Where the worker of a version finds what the one that waits has left. Not an address that anything asks for. */
const notePath = '.file-layout';

/** What the running version must know of the one that waits, which says it in its installation (`announce`). */
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
