import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAdvice } from '#api/contract/knowledge/advice';
import { createTestApi } from '#api/testing/create-test-api';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

// spec: calls.advice, knowledge-base.advice
test('advice comes in reading order, each article with a title and a text', async () => {
  const { token } = await api.company();
  const { status, body } = await api.call(listAdvice, { token: token.View });
  expect(status).toBe(200);
  expect(body).toHaveLength(10);
  expect(body[0]).toMatchObject({ code: 'fuel-data', title: 'Collect fuel data' });
  for (const { title, body: text } of body) {
    expect(title).not.toBe('');
    expect(text.length).toBeGreaterThan(200);
  }
});
