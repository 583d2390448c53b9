import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listGlossary } from '#api/contract/knowledge/glossary';
import { users } from '#api/db/schema/account';
import { createTestApi } from '#api/testing/create-test-api';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

// spec: knowledge-base.dictionary
test('the dictionary starts with carbon footprint, greenhouse gas and GHG Protocol', async () => {
  const { token } = await api.company();
  const { status, body } = await api.call(listGlossary, { token: token.View });
  expect(status).toBe(200);
  expect(body.slice(0, 3).map(({ abbreviation }) => abbreviation)).toEqual(['CF', 'GHG', 'GHG Protocol']);
  expect(body).toHaveLength(65);
  expect(new Set(body.map(({ code }) => code)).size).toBe(65);
});

test('a Polish reader gets Polish terms and definitions, with the English name of each beside', async () => {
  const { token, companyId } = await api.company();
  await api.db.update(users).set({ languageId: 2 }).where(eq(users.companyId, companyId));
  const { body } = await api.call(listGlossary, { token: token.User });
  expect(body.find(({ code }) => code === 'residual')).toEqual({
    glossaryTermId: 12,
    code: 'residual',
    abbreviation: '',
    term: 'Miks rezydualny',
    definition:
      'Miks energii pozostały w sieci po odjęciu energii z certyfikatami; stosowany przy braku umowy.',
    termEn: 'Residual mix',
    termPl: 'Miks rezydualny',
    area: 'ghg',
  });
});

test('is available to signed-in users with any licence, because its terms are on every screen', async () => {
  expect((await api.call(listGlossary, {})).status).toBe(401);
  const { token } = await api.company({ modules: ['SCOPE1'] });
  expect((await api.call(listGlossary, { token: token.View })).status).toBe(200);
});
