import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEvidenceFiles, readEvidenceContent, uploadEvidenceFile } from '#api/contract/intake/evidence';
import { evidenceFiles } from '#api/db/schema/intake';
import { settleCompanies } from '#api/modules/company/workspaces/service';
import { readMigrations } from '#api/runtime/node/read-migrations';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { loadWorkspace } from './load-workspace';
import { writeWorkspace } from './write-workspace';

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
/** Does not get smaller by packing. */
const bill = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString('hex');

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
  const body = new FormData();
  body.append('file', new File([bill], 'bill.csv'));
  await api.call(uploadEvidenceFile, { token: company.token.User, body });
});
afterAll(() => api.close());

const write = async (withoutEvidence: boolean) =>
  (await writeWorkspace(api.db, { createdOn: api.clock.now(), withoutEvidence })).bytes;

async function loaded(bytes: Uint8Array<ArrayBuffer>) {
  const elsewhere = await createTestApi();
  const [first] = await loadWorkspace(elsewhere.db, bytes, {
    migrations: readMigrations(),
    openScratch: () => Promise.reject(new Error('No older version is loaded.')),
    knownAccounts: 'refuse',
    finish: (db, companyIds) => settleCompanies({ db, platform: elsewhere.platform }, companyIds),
  });
  const rows = await elsewhere.db
    .select()
    .from(evidenceFiles)
    .where(eq(evidenceFiles.companyId, first?.id ?? 0));
  await elsewhere.close();
  return rows;
}

test('evidence keeps its name, size and checksum when its content is left out', async () => {
  const [whole, small] = [await write(false), await write(true)];
  expect(whole.length - small.length).toBeGreaterThan(50_000);
  const [file] = (await api.call(listEvidenceFiles, { token: company.token.View })).body.files;
  const kept = { name: 'bill.csv', sha256: file?.sha256, sizeBytes: 120_000 };
  expect(await loaded(small)).toMatchObject([{ ...kept, content: new Uint8Array() }]);
  const [row] = await loaded(whole);
  expect(row).toMatchObject(kept);
  expect(row?.content.byteLength).toBe(120_000);
});

test('the company that was exported keeps the contents', async () => {
  await write(true);
  const [file] = (await api.call(listEvidenceFiles, { token: company.token.View })).body.files;
  const params = { id: file?.evidenceFileId ?? 0 };
  const { status } = await api.call(readEvidenceContent, { token: company.token.View, params });
  expect(status).toBe(200);
});
