/** Memory of the worker while it handles thousands of requests: its heap with buffers, and its whole process. */
import { bootSignedIn } from './account';
import { openProfile } from './browser';
import { timeCalls } from './page-calls';
import { type Row, reaching, within } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';
import { attach, type Sample, sampleOf } from './worker-memory';

/** Four reads for each insert. */
const blockRequests = 50;
const insertsPerBlock = 10;
const grownBy = 1.1;

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
