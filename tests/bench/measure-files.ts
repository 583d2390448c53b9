/**
 * Contract files in the worker: twenty of one megabyte, one after the other as the screen sends them; the memory
 * after that, and after they are removed.
 */
import type { SupplyTypeFile } from '#api/contract/company/supply-type-files';
import type { LocationSupplyType } from '#api/contract/company/supply-types';
import { bootSignedIn, signInAdmin } from './account';
import { openProfile } from './browser';
import { ask, type PageOf, timeCall } from './page-calls';
import { type Row, within } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';
import { attach, type Sample, sampleOf } from './worker-memory';

const fileCount = 20;
const fileBytes = 1_000_000;
const heldMb = ({ heapMb, buffersMb }: Sample) => heapMb + buffersMb;

export async function measureFiles({ ours: { url } }: Sites, rounds: number): Promise<Row[]> {
  const profile = await openProfile();
  try {
    const { page } = profile;
    await bootSignedIn(page, url);
    const token = await signInAdmin(page, url);
    const contractId = await addContract(page, url, token);
    const worker = await attach(profile, url);
    // The first upload and the first removal load code and buffers that stay.
    await upload(page, { url, token, contractId, count: 1 });
    await removeAll(page, { url, token, contractId });
    const samples = [await sampleOf(worker)];
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await upload(page, { url, token, contractId, count: fileCount }));
      samples.push(await sampleOf(worker));
    }
    await removeAll(page, { url, token, contractId });
    const left = await sampleOf(worker);
    return rowsOf(times, samples, left);
  } finally {
    await profile.close();
  }
}

function rowsOf(times: readonly number[], samples: readonly Sample[], left: Sample): Row[] {
  const [before = left] = samples;
  const after = samples.at(-1) ?? left;
  const ofBefore = (sample: Sample) => summarize([(100 * heldMb(sample)) / heldMb(before)]);
  const course = [...samples, left].map((sample) => heldMb(sample).toFixed(0)).join(' → ');
  const stored = (fileCount * fileBytes * times.length) / 1e6;
  const note =
    `heap and buffers of the worker in MB, after a pause and garbage collection: ${course}, the last once all are ` +
    `removed. PostgreSQL’s files are in memory, with the ${stored} MB of contents among them`;
  return [
    within({ figure: `${fileCount} files of 1 MB to a contract`, unit: 'ms' }, summarize(times), 3000),
    within(
      { figure: 'memory held once they are stored, of that before', unit: '%', note },
      ofBefore(after),
      110,
    ),
    within({ figure: 'memory held once they are removed, of that before', unit: '%' }, ofBefore(left), 110),
  ];
}

async function addContract(page: PageOf, url: string, token: string): Promise<number> {
  const [place] = await ask<{ locationId: number }[]>(page, url, { path: 'api/Locations', token });
  const body = { locationId: place?.locationId, supplyTypeId: 2, startDate: '1990-01-01' };
  const path = 'api/Locations/Utilities/SupplyTypes';
  return (await ask<LocationSupplyType>(page, url, { path, method: 'POST', token, body })).id;
}

type Files = { url: string; token: string; contractId: number };
type Uploads = Files & { count: number };

async function removeAll(page: PageOf, { url, token, contractId }: Files): Promise<void> {
  const path = 'api/Locations/SupplyTypes';
  const files = await ask<SupplyTypeFile[]>(page, url, { path: `${path}/${contractId}/Files`, token });
  for (const { locationSupplyTypeFileId: id } of files)
    await timeCall(page, url, { path: `${path}/Files/${id}`, method: 'DELETE', token, expect: 204 });
}

/** Milliseconds for all of them. Each has different contents, like real contracts. */
function upload(page: PageOf, uploads: Uploads): Promise<number> {
  return page.evaluate(
    async ({ url, token, contractId, count, bytes }) => {
      const contents = Array.from({ length: count }, () => {
        const content = new Uint8Array(bytes);
        for (let start = 0; start < bytes; start += 65_536)
          crypto.getRandomValues(content.subarray(start, Math.min(start + 65_536, bytes)));
        content.set(new TextEncoder().encode('%PDF-1.7'));
        content.set(new TextEncoder().encode('%%EOF'), bytes - 5);
        return content;
      });
      const startedAt = performance.now();
      for (const content of contents) {
        const form = new FormData();
        form.append('submittedFile', new File([content], 'certificate.pdf'));
        const answer = await fetch(new URL(`api/Locations/SupplyTypes/${contractId}/Files`, url), {
          method: 'POST',
          headers: { authorization: `Basic ${token}`, 'idempotency-key': crypto.randomUUID() },
          body: form,
        });
        if (!answer.ok) throw new Error(`An upload was answered ${answer.status}: ${await answer.text()}`);
      }
      return performance.now() - startedAt;
    },
    { ...uploads, bytes: fileBytes },
  );
}
