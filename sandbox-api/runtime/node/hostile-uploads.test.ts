import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createImportTemplate,
  listImportCategories,
  listImportProblems,
  processImport,
  uploadImport,
} from '#api/contract/activity-data/imports';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { isSoak, testForm } from '#api/testing/test-form';
import { damaged, damageSeed, damages } from '#api/testing/workbooks/damaged-workbooks';
import { fillTemplate, uploadForm } from '#api/testing/workbooks/fill-template';
import { hostileWorkbooks } from '#api/testing/workbooks/hostile-workbooks';
import { createHeavyThread } from './heavy-thread';

const thread = createHeavyThread();
let api: Awaited<ReturnType<typeof createTestApi>>;
/** Requests sent while a file is being read; the file's response waits for theirs, however soon it was read. */
let askMeanwhile: () => Promise<unknown> = async () => {};
beforeAll(async () => {
  api = await createTestApi();
  api.platform.runHeavyWork = async (work, input) => {
    const read = thread.run(work, input);
    await Promise.allSettled([read, askMeanwhile()]);
    return read;
  };
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await Promise.all([thread.close(), api.close()]);
});

/** The library alone needs a hundred megabytes; an upload of 39 kB once took 1,650. */
const maxGrowthMb = 700;

/** The highest memory use of the process until something is over. */
async function mostBytesUntil(over: Promise<unknown>) {
  let isOver = false;
  const marked = over.finally(() => {
    isOver = true;
  });
  let mostBytes = 0;
  while (!isOver) {
    mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
    await setTimeout(5);
  }
  await marked;
  return mostBytes;
}

const categoriesFor = ({ token, locationId }: Company) =>
  api.call(listImportCategories, { token: token.View, query: { locationId: String(locationId) } as never });
const upload = ({ token, locationId }: Company, bytes: Uint8Array) =>
  api.call(uploadImport, { token: token.User, params: { locationId }, body: uploadForm(bytes) });

/** One upload after the other: a refused one leaves nothing behind that the next would add to. */
const rounds = isSoak ? 5 : 1;

/** The quick form sends a third of them; hostile-files.test.ts passes all of them to the reader. */
const sent = hostileWorkbooks.filter((_, index) => testForm !== 'quick' || index % 3 === 0);

test.each(sent)(
  '%s: refused on its field, while other requests are answered',
  async (_, make, problem) => {
    const [company, other] = [await api.company(), await api.company()];
    const answers: number[] = [];
    askMeanwhile = async () => answers.push((await categoriesFor(other)).status);
    const bytes = make();
    const bytesBefore = process.memoryUsage.rss();
    for (let round = 1; round <= rounds; round += 1) {
      const uploaded = upload(company, bytes);
      const mostBytes = await mostBytesUntil(uploaded);
      const refused = await uploaded;
      expect(refused.status).toBe(422);
      const message = problem === 'broken' ? 'is damaged' : 'is too large once unpacked';
      expect(refused.problem.errors).toEqual({ File: [expect.stringContaining(message)] });
      expect((mostBytes - bytesBefore) / 1e6).toBeLessThan(maxGrowthMb);
    }
    expect(answers).toEqual(Array(rounds).fill(200));
  },
  rounds * 30_000,
);

test('a filled template with any damage is checked, recorded or refused with its reason', async () => {
  askMeanwhile = async () => {};
  const company = await api.company();
  const template = await api.call(createImportTemplate, {
    token: company.token.User,
    params: { locationId: company.locationId },
    body: { importCategoryId: 1, subcategories: [] },
  });
  const row = ['Natural gas', null, 120, 'kWh (gross CV)', { date: '2025-03-10' }, 'G 3/2025'];
  const filled = fillTemplate(new Uint8Array(template.body as unknown as ArrayBuffer), Array(20).fill(row));
  const answers = new Map<string, number>();
  for (const where of fc.sample(damages, { seed: damageSeed, numRuns: isSoak ? 500 : 20 })) {
    const answer = await answerTo(company, damaged(filled, where));
    expect(answer, `seed ${damageSeed}: ${JSON.stringify(where)}`).toMatch(/^(recorded|problems|File):/);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  // Otherwise the damage was all of one type, and proves little.
  expect(answers.size).toBeGreaterThan(2);
}, 600_000);

/** Result of an upload: how many of its rows were recorded or have problems, or why the file is refused. */
async function answerTo(company: Company, bytes: Uint8Array): Promise<string> {
  const uploaded = await upload(company, bytes);
  if (uploaded.status !== 200)
    return Object.entries(uploaded.problem.errors ?? {})
      .map(([field, messages]) => `${field}: ${messages}`)
      .join();
  const { importId, errorRows } = uploaded.body;
  if (errorRows > 0) {
    const token = company.token.User;
    const { status, body } = await api.call(listImportProblems, { token, params: { importId } });
    return status === 200 ? `problems: ${body.total > 0}` : `${status}`;
  }
  const query = { importId: String(importId) } as never;
  const recorded = await api.call(processImport, { token: company.token.User, query });
  return recorded.status === 200 ? 'recorded: all' : `${recorded.status}`;
}
