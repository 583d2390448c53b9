import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EngineEvent } from '#api/contract/engine';
import { uploadEvidenceFile } from '#api/contract/intake/evidence';
import { companies } from '#api/db/schema/company';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import type { EngineControl } from './engine-control';
import { answerHostCall } from './host-calls';

let api: Awaited<ReturnType<typeof createTestApi>>;
let [company, other]: Company[] = [];
const told: EngineEvent[] = [];
let restarts = 0;
beforeAll(async () => {
  api = await createTestApi();
  [company, other] = [await api.company(), await api.company()];
});
afterAll(() => api.close());

/** An engine over the test's database, which stores nothing. */
const opened = () => ({ database: { db: api.db }, platform: api.platform }) as never;
const control = () =>
  ({
    storeKind: 'memory',
    whileOpen: (work) => work(opened()),
    whileAlone: (work) => work(opened()),
    whileClosed: async (work) => {
      restarts += 1;
      return work();
    },
    tell: (event) => told.push(event),
  }) as Partial<EngineControl> as EngineControl;

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await answerHostCall(new Request(`https://host/api/Sandbox/${path}`, init), control());
  if (!answer) throw new Error(`Nothing answers ${path}.`);
  return answer;
}

function send(content: BlobPart, language = 'en'): Promise<Response> {
  const body = new FormData();
  body.set('file', new File([content], 'company.ledgerleaf'));
  return ask('Import', { method: 'POST', body, headers: { 'accept-language': language } });
}

test('a company is exported under its name and the day, and replaces itself when it is loaded', async () => {
  const file = await ask(`Workspace?userId=${company?.userId.Admin}`);
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="company-\d+-2026-06-15\.ledgerleaf"$/,
  );
  const before = await api.db.select().from(companies);
  expect((await send(await file.arrayBuffer())).status).toBe(204);
  const after = await api.db.select().from(companies);
  expect(after.toSorted((one, two) => one.id - two.id)).toEqual(before);
  expect(after.map(({ id }) => id)).toContain(other?.companyId);
  expect(restarts).toBe(1);
  expect(told.at(-1)).toEqual({ type: 'data-replaced' });
  expect(told.map(({ type }) => type)).toContain('file-progress');
});

test('all companies are exported if no user is named', async () => {
  const file = await ask('Workspace');
  expect(file.headers.get('content-disposition')).toContain('"ledgerleaf-2026-06-15.ledgerleaf"');
});

test('the contents of evidence files are left out on request', async () => {
  const body = new FormData();
  const bytes = crypto.getRandomValues(new Uint8Array(20_000));
  body.append('file', new File(['%PDF-1.7 ', bytes], 'bill.pdf'));
  await api.call(uploadEvidenceFile, { token: other?.token.User ?? '', body });
  const sizeOf = async (path: string) => (await (await ask(path)).arrayBuffer()).byteLength;
  const [whole, small] = [await sizeOf('Workspace'), await sizeOf('Workspace?withoutEvidence=true')];
  expect(whole - small).toBeGreaterThan(19_000);
  expect(await sizeOf('Workspace?withoutEvidence=false')).toBe(whole);
});

test.each([
  ['en', 'The file is not a Ledgerleaf workspace file.'],
  ['pl', 'To nie jest plik obszaru roboczego Ledgerleaf.'],
])('a file that cannot be loaded is refused with the reason, in %s', async (language, detail) => {
  const answer = await send('Dear customer', language);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'unprocessable_file', detail });
});
