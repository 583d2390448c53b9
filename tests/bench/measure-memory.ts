/** Memory of the worker while thousands of requests pass: its heap with buffers, and its whole process. */
import { readFile } from 'node:fs/promises';
import type { CDPSession } from 'playwright-core';
import { bootSignedIn } from './account';
import { openProfile, type Profile } from './browser';
import { timeCalls } from './page-calls';
import { type Row, reaching, within } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

type Sample = { heapMb: number; buffersMb: number; residentMb: number | null };

/** Four reads for each insert. */
const blockRequests = 50;
const insertsPerBlock = 10;
const grownBy = 1.1;
/** Longer than the pause in which the engine puts its log away (idle-maintenance.ts): each sample is of the same state. */
const pauseMs = 4000;

export async function measureMemory({ ours: { url } }: Sites, requests: number): Promise<Row[]> {
  const profile = await openProfile();
  try {
    const { page } = profile;
    const { insert, list } = await bootSignedIn(page, url);
    const worker = await attach(profile, url);
    const samples: Sample[] = [await sampleOf(worker)];
    const steps = 5;
    for (let step = 0; step < steps; step += 1) {
      for (let done = 0; done < requests / steps; done += blockRequests) {
        await timeCalls(page, url, insert, insertsPerBlock);
        await timeCalls(page, url, list, blockRequests - insertsPerBlock);
      }
      samples.push(await sampleOf(worker));
    }
    return rowsOf(samples, requests);
  } finally {
    await profile.close();
  }
}

function rowsOf(samples: readonly Sample[], requests: number): Row[] {
  const [, early] = samples;
  const last = samples.at(-1);
  if (!early || !last) throw new Error('No sample was taken.');
  const total = ({ heapMb, buffersMb }: Sample) => heapMb + buffersMb;
  const course = samples.map((sample) => total(sample).toFixed(0)).join(' → ');
  const resident = samples.map(({ residentMb }) => residentMb?.toFixed(0) ?? '?').join(' → ');
  return [
    within(
      {
        figure: `memory of the worker after ${requests} requests`,
        unit: 'MB',
        note:
          `JavaScript heap and the buffers it holds (WebAssembly memory, files), after a pause and garbage collection; one ` +
          `insert to four lists; course ${course}; resident set of its process, with the page and the browser's code: ${resident}`,
      },
      summarize([total(last)]),
      300,
    ),
    {
      ...reaching({ figure: 'growth since the first fifth', unit: '%' }, summarize([0]), 0),
      ours: summarize([(total(last) / total(early) - 1) * 100]),
      reach: `≤ ${Math.round((grownBy - 1) * 100)} %`,
      isMet: total(last) <= total(early) * grownBy,
    },
  ];
}

type Worker = { session: CDPSession; send<T>(method: string): Promise<T> };

/** A session on the worker itself: Playwright offers none, so messages are passed through the browser's. */
async function attach({ context }: Profile, url: string): Promise<Worker> {
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

async function sampleOf({ session, send }: Worker): Promise<Sample> {
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

/** Linux tells it; other systems would need a program of their own. */
async function residentMbOf(processId: number): Promise<number | null> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const kib = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kib ? (Number(kib) * 1024) / 1e6 : null;
}
