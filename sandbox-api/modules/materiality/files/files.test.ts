import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import * as contract from '#api/contract/materiality/files';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import { materialityOf } from '#api/testing/filled/filled-materiality';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';
import { pngPicture } from '#api/testing/pictures';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  headerId = await insertReport(api, owner);
  await materialityOf(api, headerId, owner.token.User).begin();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const here = () => ({ token: owner.token.User, params: { id: headerId } });

/** A pdf of so many bytes. */
function pdf(size = 20): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  bytes.set(new TextEncoder().encode('%%EOF'), size - 5);
  return bytes;
}

function upload(bytes = pdf(), name = 'Minutes.pdf', id = headerId) {
  const body = new FormData();
  body.append('submittedFile', new File([bytes], name));
  return api.call(contract.uploadMaterialityFile, { token: owner.token.User, params: { id }, body });
}

const list = async () => (await api.call(contract.listMaterialityFiles, here())).body;
const inFile = (fileId: number, id = headerId) => ({ token: owner.token.User, params: { id, fileId } });

describe('a document', () => {
  // spec: materiality.wizard.documents, materiality.entities.context, materiality.calls.files
  it('is listed newest first, downloaded as it was and deleted', async () => {
    const first = (await upload(pdf(1234), 'Świadectwo (żółć).pdf')).body;
    expect(first).toMatchObject({ name: 'Świadectwo (żółć).pdf', sizeBytes: 1234 });
    const second = (await upload()).body;
    expect(await list()).toEqual([second, first]);
    const answer = await api.call(contract.downloadMaterialityFile, inFile(first.dmFileId));
    expect(new Uint8Array(answer.body as unknown as ArrayBuffer)).toEqual(pdf(1234));
    expect((await api.call(contract.deleteMaterialityFile, inFile(first.dmFileId))).status).toBe(204);
    expect(await list()).toEqual([second]);
  });

  // spec: materiality.calls.files
  it('belongs to its report: another one neither shows nor deletes it', async () => {
    const { dmFileId } = (await upload()).body;
    const otherId = await insertReport(api, owner);
    await materialityOf(api, otherId, owner.token.User).begin();
    expect((await api.call(contract.downloadMaterialityFile, inFile(dmFileId, otherId))).status).toBe(404);
    expect((await api.call(contract.deleteMaterialityFile, inFile(dmFileId, otherId))).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  // spec: materiality.validation.file-limits, materiality.errors.file
  test.each([
    ['a page under the name of a pdf', new TextEncoder().encode('<html>'), 'a.pdf', 415],
    ['a type that is not taken', pdf(), 'a.exe', 415],
    ['a pdf that is cut off', pdf().slice(0, -6), 'a.pdf', 422],
    ['a picture that is cut off', pngPicture(3, 2).slice(0, -14), 'a.png', 422],
    ['a picture that is 60,000 pixels wide', pngPicture(60_000, 1), 'a.png', 422],
    ['one without content', new Uint8Array(0), 'a.pdf', 422],
    ['one of more than 5 MB', pdf(5_000_001), 'a.pdf', 413],
  ])('is refused: %s', async (_what, bytes, name, status) => {
    const answer = await upload(bytes as Uint8Array<ArrayBuffer>, name);
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.problem.errors ?? {})).toEqual(['SubmittedFile']);
    expect(await list()).toEqual([]);
  });

  // spec: materiality.validation.file-limits, materiality.errors.file
  it('is refused after the twentieth', async () => {
    for (let made = 0; made < 20; made += 1) expect((await upload()).status).toBe(200);
    const { status, problem } = await upload();
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['SubmittedFile']]);
    expect(problem.errors?.SubmittedFile?.[0]).toContain('at most 20');
    expect(await list()).toHaveLength(20);
  });

  it('requires a started assessment', async () => {
    const { status } = await upload(pdf(), 'a.pdf', await insertReport(api, owner));
    expect(status).toBe(409);
  });

  it('has its name and size in the history, and never its content', async () => {
    await upload();
    const rows = await api.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entity, 'materiality_files')))
      .orderBy(asc(auditLog.id));
    expect(rows).toMatchObject([{ after: { name: 'Minutes.pdf', sizeBytes: 20, report: 'Statement 2025' } }]);
    expect(rows[0]?.after).not.toHaveProperty('content');
  });
});

describe('what the documents show', () => {
  const read = async () => (await api.call(contract.readMaterialityFileDescription, here())).body;
  const write = (description: string, seenUpdatedOn: string) =>
    api.call(contract.updateMaterialityFileDescription, { ...here(), body: { description }, seenUpdatedOn });

  // spec: materiality.entities.context, materiality.validation.file-description, materiality.calls.description
  it('is empty at first, and then contains the saved text', async () => {
    const first = await read();
    expect(first.description).toBeNull();
    await write('  Two workshops. ', first.updatedOn);
    expect((await read()).description).toBe('Two workshops.');
    expect((await write('Three', first.updatedOn)).status).toBe(412);
  });

  // spec: materiality.validation.file-description
  it('cannot be left empty', async () => {
    const { problem } = await write('   ', (await read()).updatedOn);
    expect(problem.errors).toEqual({ Description: ["This field can't be empty"] });
  });
});

// spec: materiality.entities.file-limits, materiality.validation.file-limits, materiality.calls.limits
// spec: materiality.constants.files
it('shows the limits before anything is sent', async () => {
  const call = { token: owner.token.View };
  expect((await api.call(contract.listMaterialityFileExtensions, call)).body).toContain('docx');
  expect((await api.call(contract.readMaterialityFileMaxSize, call)).body).toEqual({ maxSize: 5_000_000 });
  expect((await api.call(contract.readMaterialityFileMaxCount, call)).body).toEqual({ maxFiles: 20 });
});
