import { afterAll, beforeAll, expect, test } from 'vitest';
import { listContactFaqs, listFaqs, listHelpFaqs } from '#api/contract/knowledge/faqs';
import { createTestApi } from '#api/testing/create-test-api';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

// spec: calls.faqs, constants.faqs, knowledge-base.faqs, knowledge-constants.faqs
test('at most six help questions are shown, the most useful first', async () => {
  const { token } = await api.company();
  const { status, body } = await api.call(listHelpFaqs, { token: token.View });
  expect(status).toBe(200);
  expect(body).toHaveLength(6);
  expect(body.map(({ question }) => question)[0]).toBe('What are Scopes 1, 2 and 3?');
});

// spec: calls.faqs
test('the contact form has its own questions', async () => {
  const { token } = await api.company();
  const { body } = await api.call(listContactFaqs, { token: token.User });
  expect(body.map(({ code }) => code)).toEqual(['who-csrd', 'dma-meaning']);
});

test('every question is listed for the search, each once', async () => {
  const { token } = await api.company();
  const { status, body } = await api.call(listFaqs, { token: token.View });
  expect(status).toBe(200);
  expect(body).toHaveLength(12);
  expect(new Set(body.map(({ code }) => code)).size).toBe(12);
  expect(body[0]?.question).toBe('What are Scopes 1, 2 and 3?');
});
