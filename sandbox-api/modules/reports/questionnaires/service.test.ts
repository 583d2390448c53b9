import { afterAll, beforeAll, expect, it } from 'vitest';
import { moduleKeys } from '#api/contract/endpoint';
import { reportAnswers } from '#api/db/schema/reports';
import type { Ctx } from '#api/kernel/context';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';
import { missingAnswers, shownAnswers } from './service';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const contextOf = ({ companyId, userId }: Company): Ctx => ({
  db: api.db,
  platform: api.platform,
  locale: 'pl',
  requestId: 'r',
  origin: null,
  idempotency: null,
  unitOfWork: null,
  session: {
    sessionId: 1,
    userId: userId.User,
    companyId,
    role: 'User',
    locale: 'pl',
    modules: moduleKeys,
    forcePasswordChange: false,
    expiresOn: api.clock.now(),
    lastUsedOn: null,
  },
});

/** Keys in the edition: level of reporting, same group, which companies differ. */
const [level, same, differences] = [2, 3, 4];

it('tells others what a report lacks and what it prints, without questions that do not show', async () => {
  const owner = await api.company();
  const headerId = await insertReport(api, owner);
  const ctx = contextOf(owner);
  const given = (questionId: number, values: string[]) => ({
    companyId: owner.companyId,
    headerId,
    questionId,
    values,
    updatedOn: api.clock.now(),
  });
  await api.db
    .insert(reportAnswers)
    .values([given(level, ['individual']), given(same, ['no']), given(differences, ['Two small ones.'])]);
  const missing = await missingAnswers(ctx, headerId);
  expect(missing[0]).toEqual({ field: 'BP-EDITION', text: '1.1 Zastosowane standardy', page: 1 });
  expect(missing.map(({ field }) => field)).not.toContain('BP-CONSOLIDATION');
  const printed = await shownAnswers(ctx, headerId);
  expect(printed.map(({ question, answer }) => [question.code, answer.row.values])).toEqual([
    ['BP-CONSOLIDATION', ['individual']],
  ]);
});
