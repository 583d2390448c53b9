/** Contract files in the worker: twenty of one megabyte, one after the other as the screen sends them, and the memory after. */
import type { LocationSupplyType } from '#api/contract/company/supply-types';
import { bootSignedIn, signInAdmin } from './account';
import { openProfile } from './browser';
import { ask, type PageOf } from './page-calls';
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
    // The first upload brings code and buffers that stay.
    await upload(page, { url, token, contractId, count: 1 });
    const samples = [await sampleOf(worker)];
    const seconds: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      seconds.push((await upload(page, { url, token, contractId, count: fileCount })) / 1000);
      samples.push(await sampleOf(worker));
    }
    const course = samples.map((sample) => heldMb(sample).toFixed(0)).join(' → ');
    const [before, after] = [samples.at(0), samples.at(-1)].map((sample) => (sample ? heldMb(sample) : 0));
    const note = `heap and buffers of the worker in MB, after a pause and garbage collection: ${course}`;
    return [
      within({ figure: `${fileCount} files of 1 MB to a contract`, unit: 's' }, summarize(seconds), 3),
      within(
        { figure: 'memory held once they are stored, to before', unit: 'times', note },
        summarize([(after ?? 0) / (before || 1)]),
        1.1,
      ),
    ];
  } finally {
    await profile.close();
  }
}

async function addContract(page: PageOf, url: string, token: string): Promise<number> {
  const [place] = await ask<{ locationId: number }[]>(page, url, { path: 'api/Locations', token });
  const body = { locationId: place?.locationId, supplyTypeId: 2, startDate: '1990-01-01' };
  const path = 'api/Locations/Utilities/SupplyTypes';
  return (await ask<LocationSupplyType>(page, url, { path, method: 'POST', token, body })).id;
}

type Uploads = { url: string; token: string; contractId: number; count: number };

/** Milliseconds for all of them. No two are alike, as no two contracts are. */
function upload(page: PageOf, uploads: Uploads): Promise<number> {
  return page.evaluate(
    async ({ url, token, contractId, count, bytes }) => {
      const contents = Array.from({ length: count }, () => {
        const content = new Uint8Array(bytes);
        for (let start = 0; start < bytes; start += 65_536)
          crypto.getRandomValues(content.subarray(start, Math.min(start + 65_536, bytes)));
        content.set(new TextEncoder().encode('%PDF-1.7'));
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
