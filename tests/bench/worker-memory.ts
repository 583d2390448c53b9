/** How much memory the worker uses, as reported by the browser. */
import { readFile } from 'node:fs/promises';
import type { CDPSession } from 'playwright-core';
import type { Profile } from './browser';

export type Sample = { heapMb: number; buffersMb: number; residentMb: number | null };

/**
 * Longer than the pause after which the engine removes its log (idle-maintenance.ts), so that each sample is of the
 * same state.
 */
const pauseMs = 4000;

type Worker = { session: CDPSession; send<T>(method: string): Promise<T> };

/** A session on the worker itself: Playwright offers none, so messages are sent through the browser's. */
export async function attach({ context }: Profile, url: string): Promise<Worker> {
  const browser = context.browser();
  if (!browser) throw new Error('The browser has no session of its own.');
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const target = targetInfos.find((info) => info.type === 'service_worker' && info.url.startsWith(url));
  if (!target) throw new Error('The service worker has no target.');
  const { targetId } = target;
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  let last = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  return {
    session,
    send: async (method) => {
      last += 1;
      const id = last;
      const answer = new Promise<unknown>((resolve) => waiting.set(id, resolve));
      await session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method }),
      });
      return (await answer) as never;
    },
  };
}

export async function sampleOf({ session, send }: Worker): Promise<Sample> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  await send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await send<{ usedSize: number; backingStorageSize: number }>(
    'Runtime.getHeapUsage',
  );
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMbOf(id));
  const residents = (await Promise.all(renderers)).filter((size) => size !== null);
  return {
    heapMb: usedSize / 1e6,
    buffersMb: backingStorageSize / 1e6,
    // The worker's process is by far the largest of the renderers.
    residentMb: residents.length > 0 ? Math.max(...residents) : null,
  };
}

/** Linux reports it; other systems would need a separate program. */
async function residentMbOf(processId: number): Promise<number | null> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const kib = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kib ? (Number(kib) * 1024) / 1e6 : null;
}
