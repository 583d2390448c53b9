import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLanguages } from '#api/contract/account/languages';
import { createTestApi } from '#api/testing/create-test-api';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

// spec: product.languages, members.limits.languages, knowledge-product.languages
test('English and Polish are listed without sign-in', async () => {
  const { status, body } = await api.call(listLanguages, {});
  expect(status).toBe(200);
  expect(body).toEqual([
    { languageId: 1, code: 'en' },
    { languageId: 2, code: 'pl' },
  ]);
});
