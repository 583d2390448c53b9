import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createReportAnswer, listReportAnswers } from '#api/contract/reports/questionnaires';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';
import { createApiClient } from './client';

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
let headerId: number;
let token: string;
/** What was transferred. */
let statuses: number[];

const client = createApiClient({
  baseUrl: new URL('https://portal.example/'),
  send: async (request) => {
    const answer = await api.app.fetch(request);
    statuses.push(answer.status);
    return answer;
  },
  readToken: () => token,
  readLanguage: () => 'en',
  onTokenRefused: () => undefined,
});

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  company = await api.company();
  token = company.token.User;
  headerId = await insertReport(api, company);
  statuses = [];
});
afterAll(() => api.close());

const answers = (of = headerId) => client.call(listReportAnswers, { params: { headerId: of } });

async function answerOne(): Promise<void> {
  const body = { reportHeaderId: headerId, reportQuestionId: 2, values: ['individual'] };
  await client.call(createReportAnswer, { params: { headerId }, body });
}

// spec: reports.calls.answers-since
it('does not transfer an unchanged response again but still returns it', async () => {
  await answerOne();
  statuses = [];
  const first = await answers();
  expect(first).toHaveLength(1);
  expect(await answers()).toEqual(first);
  expect(await answers()).toEqual(first);
  expect(statuses).toEqual([200, 304, 304]);
});

// spec: reports.calls.answers-since
it('transfers a changed response in full', async () => {
  expect(await answers()).toEqual([]);
  await answerOne();
  statuses = [];
  expect(await answers()).toHaveLength(1);
  expect(statuses).toEqual([200]);
});

it('keeps responses for different reports and users apart', async () => {
  const other = await insertReport(api, company);
  await answerOne();
  await answers();
  expect(await answers(other)).toEqual([]);
  token = company.token.Admin;
  statuses = [];
  expect(await answers(other)).toEqual([]);
  expect(statuses).toEqual([200]);
});
