import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Document } from '#api/contract/documents/document';
import { updateReportNames } from '#api/contract/reports/headers';
import { finishReport, generateReport, readReportChanges } from '#api/contract/reports/issues';
import { countStatements } from '#api/testing/count-statements';
import { createTestApi } from '#api/testing/create-test-api';
import { beginReport, fillReport, recordYear } from '#api/testing/filled/filled-report';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  await recordYear(api, owner);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

type Asked = { draft?: 'true' };

const documentOf = async (headerId: number, query: Asked = {}): Promise<Document> =>
  (await api.call(generateReport, { token: owner.token.User, params: { headerId }, query: query as never }))
    .body;

const finish = (headerId: number) =>
  api.call(finishReport, { token: owner.token.User, params: { headerId } });

async function wholeReport(): Promise<number> {
  const { body } = await beginReport(api, owner);
  return (await fillReport(api, body, owner.token.User)).reportHeaderId;
}

/** Finishes a report; `act` runs after it was read, while its workbook is written. */
async function finishWhile(headerId: number, act: () => Promise<unknown>): Promise<void> {
  const { runHeavyWork } = api.platform;
  let acting: Promise<unknown> | undefined;
  api.platform.runHeavyWork = async (work, input) => {
    acting ??= act();
    await acting;
    return runHeavyWork(work, input);
  };
  try {
    expect((await finish(headerId)).status).toBe(200);
    expect(acting).toBeDefined();
  } finally {
    api.platform.runHeavyWork = runHeavyWork;
  }
}

describe('a change after a report was read and before its issue is stored', () => {
  it('is in the figures of the issue, and the ledger shows no change since', async () => {
    const headerId = await wholeReport();
    const before = await documentOf(headerId, { draft: 'true' });
    await finishWhile(headerId, () => recordYear(api, owner));
    const issue = await documentOf(headerId);
    expect(issue.results).not.toEqual(before.results);
    expect(issue.results).toEqual((await documentOf(headerId, { draft: 'true' })).results);
    const { body } = await api.call(readReportChanges, {
      token: owner.token.User,
      params: { headerId },
      query: {},
    });
    expect(body.hasChanged).toBe(false);
  });

  it('is in the texts of the issue', async () => {
    const headerId = await wholeReport();
    const name = 'Renamed while it was finished';
    await finishWhile(headerId, () =>
      api.call(updateReportNames, {
        token: owner.token.User,
        params: { headerId },
        body: { name, description: null },
      }),
    );
    expect(JSON.stringify(await documentOf(headerId))).toContain(name);
  });
});

it('reads a report once if nothing changes before it is stored', async () => {
  const headerId = await wholeReport();
  const reading = await countStatements(() => documentOf(headerId, { draft: 'true' }));
  expect(await countStatements(() => finish(headerId))).toBeLessThan(2 * reading);
});
