import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFuelConsumption, deleteFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { archiveLocation } from '#api/contract/company/locations';
import * as contract from '#api/contract/intake/evidence';
import { companyModules } from '#api/db/schema/company';
import { evidenceFiles, evidenceLinks } from '#api/db/schema/intake';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

function upload(owner: Company, text: string, name = 'bill.csv') {
  const body = new FormData();
  body.append('file', new File([text], name));
  return api.call(contract.uploadEvidenceFile, { token: owner.token.User, body });
}

const list = async (owner: Company) =>
  (await api.call(contract.listEvidenceFiles, { token: owner.token.View })).body;

async function entryOf(owner: Company, date = '2025-03-10'): Promise<number> {
  const { locationId } = owner;
  const { body } = await api.call(createFuelConsumption, {
    token: owner.token.User,
    body: { locationId, fuelId: 501, fuelVariantId: 12, value: 100, unitId: 50, date, reference: null },
  });
  return body.fuelConsumptionId;
}

const attach = (owner: Company, evidenceFileId: number, entryId: number) =>
  api.call(contract.attachEvidence, {
    token: owner.token.User,
    body: { evidenceFileId, entryKind: 'fuel', entryId },
  });

const linksOf = async (owner: Company, entryId: number) =>
  api.call(contract.listEvidenceLinks, {
    token: owner.token.View,
    query: { entryKind: 'fuel', entryId } as never,
  });

const remove = (owner: Company, id: number) =>
  api.call(deleteFuelConsumption, { token: owner.token.User, params: { id } });

describe('a file of evidence', () => {
  test('is kept unchanged, with its checksum, and every member can read it', async () => {
    const owner = await api.company();
    const { status, body } = await upload(owner, 'meter;kWh\n1;2\n', '../Zużycie.csv');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      fileName: 'Zużycie.csv',
      mediaType: 'text/plain',
      sizeBytes: 14,
      entryCount: 0,
    });
    expect(body.sha256).toMatch(/^[0-9a-f]{64}$/);
    const read = await api.call(contract.readEvidenceContent, {
      token: owner.token.View,
      params: { id: body.evidenceFileId },
    });
    expect(new TextDecoder().decode(read.body as unknown as ArrayBuffer)).toBe('meter;kWh\n1;2\n');
    expect(await list(owner)).toEqual({ files: [body], usedBytes: 14, maxBytes: 200_000_000 });
  });

  test('with the same content is kept once per company, whatever its name', async () => {
    const [owner, other] = [await api.company(), await api.company()];
    const { body: first } = await upload(owner, 'same');
    expect((await upload(owner, 'same', 'again.txt')).body).toEqual(first);
    expect((await upload(other, 'same')).body.evidenceFileId).not.toBe(first.evidenceFileId);
    expect((await list(owner)).files).toHaveLength(1);
  });

  test.each([
    ['empty', '', 422, 'The file is empty'],
    ['of another type', 'MZ\u0000\u0001', 422, /Choose a PDF, picture, workbook, XML or text file/],
    ['too large', 'x'.repeat(20_000_001), 413, /20\.01 MB/],
  ] as const)('that is %s is refused at its field', async (_, content, code, message) => {
    const owner = await api.company();
    const { status, problem } = await upload(owner, content);
    expect([status, problem.errors]).toEqual([
      code,
      { File: [typeof message === 'string' ? message : expect.stringMatching(message)] },
    ]);
    expect((await list(owner)).files).toEqual([]);
  });

  test('beyond 200 MB of a company is refused, and one that is there already is answered', async () => {
    const owner = await api.company();
    const { body } = await upload(owner, 'there');
    await api.db
      .update(evidenceFiles)
      .set({ sizeBytes: 199_999_999 })
      .where(eq(evidenceFiles.id, body.evidenceFileId));
    expect((await upload(owner, 'x')).status).toBe(200);
    const { status, problem } = await upload(owner, 'yz');
    expect([status, problem.code]).toEqual([409, 'evidence_full']);
    expect(problem.detail).toContain('200.00 of 200 MB');
    expect((await upload(owner, 'there')).status).toBe(200);
  });

  test('whose content was left out of a workspace file says so, until it is brought in again', async () => {
    const owner = await api.company();
    const { body } = await upload(owner, 'left out');
    const entryId = await entryOf(owner);
    await attach(owner, body.evidenceFileId, entryId);
    await api.db
      .update(evidenceFiles)
      .set({ content: new Uint8Array() })
      .where(eq(evidenceFiles.id, body.evidenceFileId));
    const params = { id: body.evidenceFileId };
    const read = () => api.call(contract.readEvidenceContent, { token: owner.token.View, params });
    const { status, problem } = await read();
    expect([status, problem.code]).toEqual([404, 'evidence_left_out']);
    const query = { periodStart: '2025-03-01', periodEnd: '2025-03-31' };
    const archive = await api.call(contract.downloadEvidence, { token: owner.token.View, query });
    const parts = unzipSync(new Uint8Array(archive.body as unknown as ArrayBuffer));
    expect(Object.keys(parts)).toEqual(['index.csv']);
    expect(strFromU8(parts['index.csv'] ?? new Uint8Array())).toContain('bill.csv (not in this archive)');
    expect((await upload(owner, 'left out', 'again.csv')).body.evidenceFileId).toBe(body.evidenceFileId);
    expect(new TextDecoder().decode((await read()).body as unknown as ArrayBuffer)).toBe('left out');
  });

  test('is deleted with a trace that does not hold its content', async () => {
    const owner = await api.company();
    const { body } = await upload(owner, 'content of a bill');
    const removeFile = () =>
      api.call(contract.deleteEvidenceFile, {
        token: owner.token.User,
        params: { id: body.evidenceFileId },
      });
    const entryId = await entryOf(owner);
    await attach(owner, body.evidenceFileId, entryId);
    expect((await removeFile()).problem.code).toBe('blocked_by_dependants');
    const [link] = (await linksOf(owner, entryId)).body;
    await api.call(contract.detachEvidence, {
      token: owner.token.User,
      params: { id: link?.evidenceLinkId ?? 0 },
    });
    expect((await list(owner)).files).toHaveLength(1);
    expect((await removeFile()).status).toBe(204);
    expect((await removeFile()).status).toBe(404);
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.companyId, owner.companyId));
    const told = trail.filter(({ entity }) => entity.startsWith('evidence'));
    expect(told.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      'evidence_files create',
      'evidence_links create',
      'evidence_links delete',
      'evidence_files delete',
    ]);
    expect(JSON.stringify(told)).not.toContain('content');
  });
});

describe('the evidence of an entry', () => {
  test('is attached by hand once, and says who attached it', async () => {
    const owner = await api.company();
    const { body: file } = await upload(owner, 'one');
    const entryId = await entryOf(owner);
    const { status, body } = await attach(owner, file.evidenceFileId, entryId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ entryId, values: [], intakeId: null, keptWarnings: [] });
    expect(body.file.entryCount).toBe(1);
    expect((await attach(owner, file.evidenceFileId, entryId)).body).toEqual(body);
    expect((await linksOf(owner, entryId)).body).toEqual([body]);
  });

  test('is of the own company alone', async () => {
    const [owner, other] = [await api.company(), await api.company()];
    const { body: file } = await upload(owner, 'mine');
    const [entryId, foreign] = [await entryOf(owner), await entryOf(other)];
    expect(Object.keys((await attach(owner, file.evidenceFileId, foreign)).problem.errors ?? {})).toEqual([
      'EntryId',
    ]);
    expect(Object.keys((await attach(other, file.evidenceFileId, foreign)).problem.errors ?? {})).toEqual([
      'EvidenceFileId',
    ]);
    expect((await linksOf(other, entryId)).status).toBe(404);
  });

  test('is deleted with the entry, and the file with its last entry', async () => {
    const owner = await api.company();
    const { body: file } = await upload(owner, 'two entries');
    const [first, second] = [await entryOf(owner), await entryOf(owner, '2025-04-10')];
    await attach(owner, file.evidenceFileId, first);
    await attach(owner, file.evidenceFileId, second);
    expect((await remove(owner, first)).status).toBe(204);
    expect((await list(owner)).files).toMatchObject([{ entryCount: 1 }]);
    expect((await remove(owner, second)).status).toBe(204);
    expect((await list(owner)).files).toEqual([]);
  });

  test('is deleted with the data of its location', async () => {
    const owner = await api.company();
    const { body: file } = await upload(owner, 'of a location');
    await attach(owner, file.evidenceFileId, await entryOf(owner));
    const archived = await api.call(archiveLocation, {
      token: owner.token.Admin,
      params: { id: owner.locationId },
      query: { deleteData: 'true' } as never,
    });
    expect(archived.status).toBe(204);
    expect((await list(owner)).files).toEqual([]);
    const left = await api.db
      .select()
      .from(evidenceLinks)
      .where(eq(evidenceLinks.companyId, owner.companyId));
    expect(left).toEqual([]);
  });
});

describe('the evidence of a period', () => {
  const download = async (owner: Company, periodStart: string, periodEnd: string) => {
    const query = { periodStart, periodEnd };
    const answer = await api.call(contract.downloadEvidence, { token: owner.token.View, query });
    return { ...answer, parts: () => unzipSync(new Uint8Array(answer.body as unknown as ArrayBuffer)) };
  };

  test('is a ZIP of the files as they were received, with an index of the values', async () => {
    const owner = await api.company();
    const { body: file } = await upload(owner, 'date;litres\n2025-03-10;100\n', '=bill.csv');
    const entryId = await entryOf(owner);
    await attach(owner, file.evidenceFileId, entryId);
    const { status, headers, parts } = await download(owner, '2025-03-01', '2025-03-31');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    const path = `${file.evidenceFileId}-=bill.csv`;
    expect(Object.keys(parts()).toSorted()).toEqual([path, 'index.csv'].toSorted());
    expect(strFromU8(parts()[path] ?? new Uint8Array())).toBe('date;litres\n2025-03-10;100\n');
    const [head, line, end] = strFromU8(parts()['index.csv'] ?? new Uint8Array()).split('\r\n');
    expect(head).toMatch(/^Entry type,Entry,Location,/);
    expect(parts()['index.csv']?.subarray(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(line).toContain(`Fuel,${entryId},`);
    expect(line).toContain(`100,l,2025-03-10,2025-03-10,,${path},${file.sha256},`);
    expect(end).toBe('');
  });

  test('is the same file whenever it is downloaded', async () => {
    const owner = await api.company();
    const { body: file } = await upload(owner, 'of March');
    await attach(owner, file.evidenceFileId, await entryOf(owner));
    const months = [
      ['2025-03-01', '2025-03-31'],
      ['2025-04-01', '2025-04-30'],
    ] as const;
    for (const [firstDay, lastDay] of months) {
      const bytes = async () =>
        new Uint8Array((await download(owner, firstDay, lastDay)).body as unknown as ArrayBuffer);
      const first = await bytes();
      api.clock.advance(3_600_000);
      expect(await bytes()).toEqual(first);
    }
  });

  test('has neither entries nor files of a module that the company has no longer', async () => {
    const owner = await api.company();
    const { body: file } = await upload(owner, 'of the fleet');
    const entryId = await entryOf(owner);
    await attach(owner, file.evidenceFileId, entryId);
    await api.db
      .delete(companyModules)
      .where(and(eq(companyModules.companyId, owner.companyId), eq(companyModules.moduleKey, 'SCOPE1')));
    const { parts } = await download(owner, '2025-03-01', '2025-03-31');
    expect(Object.keys(parts())).toEqual(['index.csv']);
    expect(strFromU8(parts()['index.csv'] ?? new Uint8Array())).not.toContain(`Fuel,${entryId}`);
    expect((await linksOf(owner, entryId)).problem.code).toBe('module_required');
    expect((await attach(owner, file.evidenceFileId, entryId)).problem.code).toBe('module_required');
  });

  test('has no file outside its folder, whatever a loaded workspace names it', async () => {
    const owner = await api.company();
    const { body: file } = await upload(owner, 'hostile');
    const entryId = await entryOf(owner);
    await attach(owner, file.evidenceFileId, entryId);
    await api.db
      .update(evidenceFiles)
      .set({ name: '../../../.bashrc' })
      .where(eq(evidenceFiles.id, file.evidenceFileId));
    const { parts } = await download(owner, '2025-03-01', '2025-03-31');
    expect(Object.keys(parts()).filter((path) => path.includes('/'))).toEqual([]);
  });

  test('has no file of another period or company', async () => {
    const [owner, other] = [await api.company(), await api.company()];
    const { body: file } = await upload(owner, 'of March');
    await attach(owner, file.evidenceFileId, await entryOf(owner));
    expect(Object.keys((await download(owner, '2025-04-01', '2025-04-30')).parts())).toEqual(['index.csv']);
    expect(Object.keys((await download(other, '2025-03-01', '2025-03-31')).parts())).toEqual(['index.csv']);
    expect((await download(owner, '2025-03-02', '2025-03-01')).problem.errors).toHaveProperty('PeriodEnd');
  });
});
