import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listImportCategories, uploadImport } from '#api/contract/activity-data/imports';
import { createTestApi } from '#api/testing/create-test-api';
import { uploadForm } from '#api/testing/fill-template';
import { hostileWorkbooks } from '#api/testing/hostile-workbooks';
import type { Company } from '#api/testing/insert-company';
import { createHeavyThread } from './heavy-thread';

const thread = createHeavyThread();
let api: Awaited<ReturnType<typeof createTestApi>>;
let isReading = false;
beforeAll(async () => {
  api = await createTestApi();
  api.platform.runHeavyWork = (work, input) => {
    isReading = true;
    return thread.run(work, input).finally(() => {
      isReading = false;
    });
  };
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await Promise.all([thread.close(), api.close()]);
});

/** The library alone holds a hundred megabytes; what came in as 39 kB took 1,650 once. */
const maxGrowthMb = 700;

/** Asks for another company as long as the upload takes. How often it is answered while the file is read, and the most memory. */
async function watchOthers(other: Company, uploaded: Promise<unknown>) {
  let isOver = false;
  const over = uploaded.finally(() => {
    isOver = true;
  });
  let [answers, mostBytes] = [0, 0];
  while (!isOver) {
    const query = { locationId: String(other.locationId) } as never;
    const { status } = await api.call(listImportCategories, { token: other.token.View, query });
    if (isReading && status === 200) answers += 1;
    mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
    await setTimeout(5);
  }
  await over;
  return { answers, mostBytes };
}

test.each(hostileWorkbooks)(
  '%s: refused on its field, while others are answered',
  async (_, make, problem) => {
    const [company, other] = [await api.company(), await api.company()];
    const form = uploadForm(make());
    const bytesBefore = process.memoryUsage.rss();
    const uploaded = api.call(uploadImport, {
      token: company.token.User,
      params: { locationId: company.locationId },
      body: form,
    });
    const { answers, mostBytes } = await watchOthers(other, uploaded);
    const refused = await uploaded;
    expect(refused.status).toBe(422);
    const message = problem === 'broken' ? 'is damaged' : 'holds too much when it is unpacked';
    expect(refused.problem.errors).toEqual({ File: [expect.stringContaining(message)] });
    expect(answers).toBeGreaterThan(0);
    expect((mostBytes - bytesBefore) / 1e6).toBeLessThan(maxGrowthMb);
  },
);
