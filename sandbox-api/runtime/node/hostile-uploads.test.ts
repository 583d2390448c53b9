import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listImportCategories, uploadImport } from '#api/contract/activity-data/imports';
import { createTestApi } from '#api/testing/create-test-api';
import { uploadForm } from '#api/testing/fill-template';
import { hostileWorkbooks } from '#api/testing/hostile-workbooks';
import { createHeavyThread } from './heavy-thread';

const thread = createHeavyThread();
let api: Awaited<ReturnType<typeof createTestApi>>;
/** Who asks while a file is with its reader; the file's answer waits for theirs, however soon it was read. */
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

/** The library alone holds a hundred megabytes; what came in as 39 kB took 1,650 once. */
const maxGrowthMb = 700;

/** The most memory that the process holds until something is over. */
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

test.each(hostileWorkbooks)(
  '%s: refused on its field, while others are answered',
  async (_, make, problem) => {
    const [company, other] = [await api.company(), await api.company()];
    const answers: number[] = [];
    askMeanwhile = async () => {
      const query = { locationId: String(other.locationId) } as never;
      answers.push((await api.call(listImportCategories, { token: other.token.View, query })).status);
    };
    const form = uploadForm(make());
    const bytesBefore = process.memoryUsage.rss();
    const uploaded = api.call(uploadImport, {
      token: company.token.User,
      params: { locationId: company.locationId },
      body: form,
    });
    const mostBytes = await mostBytesUntil(uploaded);
    const refused = await uploaded;
    expect(refused.status).toBe(422);
    const message = problem === 'broken' ? 'is damaged' : 'holds too much when it is unpacked';
    expect(refused.problem.errors).toEqual({ File: [expect.stringContaining(message)] });
    expect(answers).toEqual([200]);
    expect((mostBytes - bytesBefore) / 1e6).toBeLessThan(maxGrowthMb);
  },
);
