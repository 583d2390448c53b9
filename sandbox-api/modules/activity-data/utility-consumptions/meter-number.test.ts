import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as imports from '#api/contract/activity-data/imports';
import * as contract from '#api/contract/activity-data/utility-consumptions';
import { listEmissionSumRows } from '#api/contract/emissions/emission-sums';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { figures } from '#api/contract/emissions/figures';
import { users } from '#api/db/schema/account';
import { utilityConsumptions } from '#api/db/schema/consumption';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import {
  type FilledCell,
  fillTemplate,
  replaceInSheet,
  uploadForm,
} from '#api/testing/workbooks/fill-template';
import { headersOf, namedRowsOf } from '#api/testing/workbooks/read-sheet';

type Api = Awaited<ReturnType<typeof createTestApi>>;

let api: Api;
let company: Company;
beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const bill = () => ({
  locationId: company.locationId,
  utilityId: 1,
  value: 1000,
  unitId: 1,
  reference: null,
  startDate: '2025-03-01',
  endDate: '2025-03-31',
});
const create = (change: object = {}) =>
  api.call(contract.createUtilityConsumption, {
    token: company.token.User,
    body: { ...bill(), ...change },
  });
const change = (id: number, to: object, seenUpdatedOn?: string) =>
  api.call(contract.updateUtilityConsumption, {
    token: company.token.User,
    params: { id },
    body: { ...bill(), ...to },
    ...(seenUpdatedOn ? { seenUpdatedOn } : {}),
  });

const speakPolish = ({ companyId }: Company) =>
  api.db.update(users).set({ languageId: 2 }).where(eq(users.companyId, companyId));

describe('the meter number of a bill', () => {
  test('is kept trimmed, shown in the list, and may be left out', async () => {
    const { body } = await create({ meterNumber: '  PL 47/11 ' });
    expect(body.meterNumber).toBe('PL 47/11');
    const listed = await api.call(contract.listUtilityConsumptions, {
      token: company.token.View,
      params: { locationId: company.locationId },
    });
    expect(listed.body[0]).toEqual(body);
    for (const nothing of [{}, { meterNumber: null }, { meterNumber: ' ' }])
      expect((await create(nothing)).body.meterNumber).toBeNull();
  });

  test('has at most 64 characters on one line; the reason names the field', async () => {
    expect((await create({ meterNumber: 'x'.repeat(64) })).status).toBe(200);
    expect((await create({ meterNumber: 'x'.repeat(65) })).problem.errors).toEqual({
      MeterNumber: ['Enter at most 64 characters'],
    });
    expect((await create({ meterNumber: '47\n11' })).problem.errors).toEqual({
      MeterNumber: ['Write this on one line, without line breaks or tabs'],
    });
  });

  test('is changed and taken away, and the record of changes has both states', async () => {
    const { body } = await create({ meterNumber: 'A' });
    const id = body.utilityConsumptionId;
    expect((await change(id, { meterNumber: 'B' })).body.meterNumber).toBe('B');
    expect((await change(id, {})).body.meterNumber).toBeNull();
    const changes = await api.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'utility_consumptions'), eq(auditLog.entityId, id)))
      .orderBy(auditLog.id);
    expect(changes).toMatchObject([
      { after: { meterNumber: 'A' } },
      { before: { meterNumber: 'A' }, after: { meterNumber: 'B' } },
      { before: { meterNumber: 'B' }, after: { meterNumber: null } },
    ]);
  });

  test('comes with the refusal of a change that was made on an older state', async () => {
    const { body: seen } = await create({ meterNumber: 'A' });
    const id = seen.utilityConsumptionId;
    await change(id, { meterNumber: 'theirs' }, seen.updatedOn);
    const { status, problem } = await change(id, { meterNumber: 'mine' }, seen.updatedOn);
    expect([status, problem.current]).toEqual([412, expect.objectContaining({ meterNumber: 'theirs' })]);
  });
});

test('the trail of a bill, and the rows behind a figure, name its meter in the language of the reader', async () => {
  const reader = await api.company();
  const { body } = await api.call(contract.createUtilityConsumption, {
    token: reader.token.User,
    body: { ...bill(), locationId: reader.locationId, reference: 'E/1', meterNumber: '4711' },
  });
  const read = async () => {
    const call = { token: reader.token.View };
    const params = { kind: 'utility', id: body.utilityConsumptionId } as const;
    const trail = await api.call(readEmissionTrail, { ...call, params });
    const rows = await api.call(listEmissionSumRows, {
      ...call,
      query: figures.scope({ year: 2025, scope: 2 }),
    });
    return [trail.body, rows.body[0]];
  };
  const named = (label: string) => ({ reference: 'E/1', details: [{ label, value: '4711' }] });
  expect(await read()).toMatchObject([named('Meter number'), named('Meter number')]);
  await speakPolish(reader);
  expect(await read()).toMatchObject([named('Numer licznika'), named('Numer licznika')]);
});

describe('an import of bills', () => {
  const templateFor = async (owner: Company) => {
    const { body } = await api.call(imports.createImportTemplate, {
      token: owner.token.User,
      params: { locationId: owner.locationId },
      body: { importCategoryId: 2, subcategories: [] },
    });
    return new Uint8Array(body as unknown as ArrayBuffer);
  };
  const upload = async (owner: Company, bytes: Uint8Array) => {
    const { body } = await api.call(imports.uploadImport, {
      token: owner.token.User,
      params: { locationId: owner.locationId },
      body: uploadForm(bytes),
    });
    return body;
  };
  const record = async (owner: Company, bytes: Uint8Array) => {
    const { importId, errorRows } = await upload(owner, bytes);
    expect(errorRows).toBe(0);
    const { status } = await api.call(imports.processImport, {
      token: owner.token.User,
      query: { importId: String(importId) } as never,
    });
    expect(status).toBe(200);
    const rows = await api.db
      .select({ meterNumber: utilityConsumptions.meterNumber })
      .from(utilityConsumptions)
      .where(eq(utilityConsumptions.companyId, owner.companyId))
      .orderBy(utilityConsumptions.id);
    return rows.map(({ meterNumber }) => meterNumber);
  };
  const line = (meterNumber: FilledCell): FilledCell[] => [
    'Electricity',
    12.5,
    'MWh',
    { date: '2024-12-15' },
    { date: '2025-01-14' },
    'E/1',
    meterNumber,
  ];

  test('has a column for it in both languages, as text or as a number', async () => {
    for (const label of ['Meter number', 'Numer licznika']) {
      const owner = await api.company();
      if (label === 'Numer licznika') await speakPolish(owner);
      const template = await templateFor(owner);
      expect(headersOf(template)).toContain(label);
      const recorded = await record(owner, fillTemplate(template, [line(' A 1 '), line(4711), line(null)]));
      expect(recorded).toEqual(['A 1', '4711', null]);
    }
  });

  test('also takes a file made from an older template, which has no such column', async () => {
    const owner = await api.company();
    const older = replaceInSheet(await templateFor(owner), '>Meter number<', '>Our own notes<');
    expect(await record(owner, fillTemplate(older, [line('not a meter')]))).toEqual([null]);
  });

  test('tells bills of two meters apart that are else the same, and knows the same one again', async () => {
    const owner = await api.company();
    const template = await templateFor(owner);
    await record(owner, fillTemplate(template, [line('A'), line('B')]));
    const again = await upload(owner, fillTemplate(template, [line('B'), line('C'), line('C')]));
    expect(again).toMatchObject({ rows: 3, errorRows: 2 });
  });

  test('gives back a wrong one in its cell with the reason', async () => {
    const owner = await api.company();
    const long = '9'.repeat(65);
    const { importId, errorRows } = await upload(
      owner,
      fillTemplate(await templateFor(owner), [line(long), line('4\n7')]),
    );
    expect(errorRows).toBe(2);
    const { body } = await api.call(imports.readImportErrors, {
      token: owner.token.User,
      params: { importId },
    });
    const rows = namedRowsOf(new Uint8Array(body as unknown as ArrayBuffer));
    expect(rows.get(2)?.get('Meter number')).toMatchObject({ value: long });
    const reasonOf = (number: number) => rows.get(number)?.get('What to correct');
    expect(reasonOf(2)).toMatchObject({ value: 'Meter number: Enter at most 64 characters' });
    expect(reasonOf(3)).toMatchObject({ value: expect.stringContaining('on one line') });
  });
});
