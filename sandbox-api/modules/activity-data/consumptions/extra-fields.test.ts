import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extraTexts } from '#api/contract/activity-data/extra-fields';
import * as fuels from '#api/contract/activity-data/fuel-consumptions';
import * as imports from '#api/contract/activity-data/imports';
import * as renewables from '#api/contract/activity-data/renewable-consumptions';
import * as utilities from '#api/contract/activity-data/utility-consumptions';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import type { Endpoint } from '#api/contract/endpoint';
import type { ExtraText } from '#api/contract/extra-texts';
import { users } from '#api/db/schema/account';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { type FilledCell, fillTemplate, uploadForm } from '#api/testing/workbooks/fill-template';
import { headersOf, namedRowsOf } from '#api/testing/workbooks/read-sheet';
import type { EntrySource } from './extra-fields';

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

type Kind = {
  create: Endpoint;
  update: Endpoint;
  list: Endpoint;
  /** Name of the key on the wire. */
  id: string;
  entry: object;
  importCategoryId: number;
  line: Record<string, FilledCell>;
};

const march = { startDate: '2025-03-01', endDate: '2025-03-31' };
const marchLine = { From: { date: march.startDate }, To: { date: march.endDate } };

/** Keys from the catalogue (seed/reference/catalogue): diesel in litres, electricity and a roof's output in kWh. */
const kinds: Record<EntrySource, Kind> = {
  fuel: {
    create: fuels.createFuelConsumption,
    update: fuels.updateFuelConsumption,
    list: fuels.listFuelConsumptions,
    id: 'fuelConsumptionId',
    entry: { fuelId: 501, fuelVariantId: null, value: 100, unitId: 50, date: '2025-03-10' },
    importCategoryId: 1,
    line: { Fuel: 'Diesel', Amount: 100, Unit: 'l', Date: { date: '2025-03-10' } },
  },
  utility: {
    create: utilities.createUtilityConsumption,
    update: utilities.updateUtilityConsumption,
    list: utilities.listUtilityConsumptions,
    id: 'utilityConsumptionId',
    entry: { utilityId: 1, value: 1000, unitId: 1, ...march },
    importCategoryId: 2,
    line: { Utility: 'Electricity', Amount: 1000, Unit: 'kWh', ...marchLine },
  },
  renewable: {
    create: renewables.createRenewableConsumption,
    update: renewables.updateRenewableConsumption,
    list: renewables.listRenewableConsumptions,
    id: 'renewableConsumptionId',
    entry: { renewableId: 1, value: 800, unitId: 1, ...march },
    importCategoryId: 3,
    line: { 'Renewable source': 'Solar photovoltaics', Amount: 800, Unit: 'kWh', ...marchLine },
  },
};

/** Each optional text of each type; a new one is covered without a change here. */
const fields = (Object.keys(kinds) as EntrySource[]).flatMap((source) =>
  Object.entries<ExtraText>(extraTexts[source]).map(([name, text]) => ({ source, name, text })),
);

type Answer = { status: number; body: never; problem: { errors?: Record<string, string[]> } };
type Row = Record<string, string> & Record<'id', number>;

async function callOf(endpoint: Endpoint, input: object): Promise<Answer> {
  return (await api.call(endpoint, input as never)) as unknown as Answer;
}

/** Calls of one type; `change` contains the differences from the type's entry. */
function callsOf(source: EntrySource, owner: Company = company) {
  const { create, update, list, id, entry } = kinds[source];
  const { locationId, token } = owner;
  const rowOf = ({ body, ...answer }: Answer) => ({
    ...answer,
    row: { ...(body as object), id: (body as Record<string, number>)?.[id] } as Row,
  });
  return {
    create: async (change: object) =>
      rowOf(await callOf(create, { token: token.User, body: { ...entry, locationId, ...change } })),
    update: async (key: number, change: object) =>
      rowOf(
        await callOf(update, {
          token: token.User,
          params: { id: key },
          body: { ...entry, locationId, ...change },
        }),
      ),
    find: async (search: string) =>
      (await callOf(list, { token: token.View, params: { locationId }, query: { search } })).body as Row[],
  };
}

const speakPolish = ({ companyId }: Company) =>
  api.db.update(users).set({ languageId: 2 }).where(eq(users.companyId, companyId));

const bytesOf = (body: unknown) => new Uint8Array(body as ArrayBuffer);

async function templateFor(source: EntrySource, owner: Company) {
  const { body } = await api.call(imports.createImportTemplate, {
    token: owner.token.User,
    params: { locationId: owner.locationId },
    body: { importCategoryId: kinds[source].importCategoryId, subcategories: [] },
  });
  return bytesOf(body);
}

async function upload(owner: Company, bytes: Uint8Array) {
  const { body } = await api.call(imports.uploadImport, {
    token: owner.token.User,
    params: { locationId: owner.locationId },
    body: uploadForm(bytes),
  });
  return body;
}

describe.each(fields)('$name of a $source entry', ({ source, name, text }) => {
  const tooLong = 'x'.repeat(text.maxChars + 1);
  const wireName = name.charAt(0).toUpperCase() + name.slice(1);

  test('is kept trimmed, found by the search of the list, and may be left out', async () => {
    const { create, find } = callsOf(source);
    const mark = `${name} 47/11`;
    const { row } = await create({ [name]: `  ${mark} ` });
    expect(row[name]).toBe(mark);
    expect(await find(mark)).toMatchObject([{ [name]: mark }]);
    for (const nothing of [{}, { [name]: null }, { [name]: ' ' }])
      expect((await create(nothing)).row[name]).toBeNull();
  });

  test('is refused when it is too long or has two lines, and the reason names it', async () => {
    const { create } = callsOf(source);
    expect((await create({ [name]: tooLong.slice(1) })).status).toBe(200);
    expect((await create({ [name]: tooLong })).problem.errors).toEqual({
      [wireName]: [`Enter at most ${text.maxChars} characters`],
    });
    expect((await create({ [name]: 'A\nB' })).problem.errors).toEqual({
      [wireName]: ['Write this on one line, without line breaks or tabs'],
    });
  });

  test('is changed and emptied, and the audit has both states', async () => {
    const { create, update } = callsOf(source);
    const { row } = await create({ [name]: 'A' });
    expect((await update(row.id, { [name]: 'B' })).row[name]).toBe('B');
    expect((await update(row.id, {})).row[name]).toBeNull();
    const changes = await api.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.entity, `${source}_consumptions`), eq(auditLog.entityId, row.id)))
      .orderBy(auditLog.id);
    expect(changes).toMatchObject([
      { after: { [name]: 'A' } },
      { before: { [name]: 'A' }, after: { [name]: 'B' } },
      { before: { [name]: 'B' }, after: { [name]: null } },
    ]);
  });

  test('is named in the trail in the language of the reader', async () => {
    const reader = await api.company();
    const { row } = await callsOf(source, reader).create({ [name]: '4711' });
    const details = async () => {
      const { body } = await api.call(readEmissionTrail, {
        token: reader.token.View,
        params: { kind: source, id: row.id },
      });
      return body.details;
    };
    expect(await details()).toEqual([{ label: text.label.en, value: '4711' }]);
    await speakPolish(reader);
    expect(await details()).toEqual([{ label: text.label.pl, value: '4711' }]);
  });

  test('has a column in templates of both languages, and tells rows apart that are else the same', async () => {
    const owner = await api.company();
    const { line } = kinds[source];
    const template = await templateFor(source, owner);
    const lines = ['A', 4711, null].map((entered) => ({ ...line, [text.label.en]: entered }));
    const first = await upload(owner, fillTemplate(template, lines));
    expect(first).toMatchObject({ rows: 3, errorRows: 0 });
    const query = { importId: String(first.importId) } as never;
    expect((await api.call(imports.processImport, { token: owner.token.User, query })).status).toBe(200);
    expect(await callsOf(source, owner).find('4711')).toMatchObject([{ [name]: '4711' }]);
    expect(await upload(owner, fillTemplate(template, lines))).toMatchObject({ rows: 3, errorRows: 3 });
    await speakPolish(owner);
    expect(headersOf(await templateFor(source, owner))).toContain(text.label.pl);
  });

  test('comes back from an import in its cell with the reason when it is wrong', async () => {
    const owner = await api.company();
    const lines = [{ ...kinds[source].line, [text.label.en]: tooLong }];
    const { importId, errorRows } = await upload(
      owner,
      fillTemplate(await templateFor(source, owner), lines),
    );
    expect(errorRows).toBe(1);
    const { body } = await api.call(imports.readImportErrors, {
      token: owner.token.User,
      params: { importId },
    });
    const row = namedRowsOf(bytesOf(body)).get(2);
    expect(row?.get(text.label.en)).toMatchObject({ value: tooLong });
    expect(row?.get('What to correct')).toMatchObject({
      value: `${text.label.en}: Enter at most ${text.maxChars} characters`,
    });
  });
});
