import { z } from 'zod';
import { injection } from '#api/contract/engine-injections';

const settings = z.object({ isRecording: z.boolean(), injections: z.array(injection) });
export type DeveloperSettings = z.output<typeof settings>;

export const noSettings: DeveloperSettings = { isRecording: false, injections: [] };

const path = '/developer-settings';

/**
 * Stored for the next start of the host: a browser stops an idle worker after half a minute, and a
 * developer's settings must survive that. If they cannot be stored, they last as long as the host.
 */
export function createSettingsStore(cacheName: string) {
  return {
    async read(): Promise<DeveloperSettings> {
      try {
        // Looking for a cache must not create it.
        const kept = await caches.match(path, { cacheName });
        return kept ? settings.parse(await kept.json()) : noSettings;
      } catch {
        return noSettings;
      }
    },
    async keep(wanted: DeveloperSettings): Promise<void> {
      const isOff = !wanted.isRecording && wanted.injections.length === 0;
      try {
        if (isOff) await caches.delete(cacheName);
        else await (await caches.open(cacheName)).put(path, Response.json(wanted));
      } catch {
        // See above.
      }
    },
  };
}
