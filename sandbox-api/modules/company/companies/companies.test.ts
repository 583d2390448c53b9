import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CompanyBody,
  listColumnNames,
  readCompany,
  updateCompany,
} from '#api/contract/company/companies';
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

const germanyId = 276;
const polandId = 616;

const details = {
  name: 'Jagodno S.A.',
  countryId: polandId,
  town: 'Poznań',
  address1: 'Malinowa 12',
  address2: 'Hala 3',
  postCode: '60-101',
  billingEmail: 'Faktury@Jagodno.example',
  vatNumber: 'pl 123 456 32 18',
  registrationNumber: '0000123456',
  pkdNumber: '1039z',
  naceSection: 'C',
  sizeClass: 'large',
} as const;

const read = (owner: Company) => api.call(readCompany, { token: owner.token.View });
const change = (owner: Company, body: object = details, seenUpdatedOn?: string) =>
  api.call(updateCompany, {
    token: owner.token.Admin,
    body: body as CompanyBody,
    ...(seenUpdatedOn ? { seenUpdatedOn } : {}),
  });

describe('the company’s details', () => {
  test('are kept as they are written properly, and read by every role', async () => {
    const owner = await api.company();
    const { status, body } = await change(owner);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...details,
      address3: null,
      country: 'Poland',
      billingEmail: 'faktury@jagodno.example',
      vatNumber: 'PL1234563218',
      pkdNumber: '10.39.Z',
    });
    expect((await read(owner)).body).toEqual(body);
  });

  test('are changed with a trace of how they were', async () => {
    const owner = await api.company();
    await change(owner);
    const [trace] = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entity, 'companies')));
    expect(trace).toMatchObject({
      action: 'update',
      before: { address1: 'Polna 1', naceSection: null },
      after: { address1: 'Malinowa 12', naceSection: 'C' },
    });
  });

  // spec: settings.rules.required
  test('that miss something are refused with every field at once, and nothing changes', async () => {
    const owner = await api.company();
    const before = (await read(owner)).body;
    const { status, problem } = await change(owner, {
      ...details,
      name: ' ',
      town: '',
      billingEmail: 'nobody',
      naceSection: 'Z',
    });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {}).sort()).toEqual(['BillingEmail', 'NaceSection', 'Name', 'Town']);
    expect((await read(owner)).body).toEqual(before);
  });

  // spec: settings.rules.vat
  test.each([
    ['of another country', { vatNumber: 'DE136695976' }],
    ['with a wrong check digit', { vatNumber: 'PL1234563219' }],
    ['of the country that was left', { countryId: germanyId, pkdNumber: null }],
  ])('with a VAT number %s are refused at that field, and nothing changes', async (_case, wrong) => {
    const owner = await api.company();
    const before = (await read(owner)).body;
    const { status, problem } = await change(owner, { ...details, ...wrong });
    expect([status, problem.errors]).toEqual([
      400,
      { VatNumber: ['Invalid VAT number for the selected country'] },
    ]);
    expect((await read(owner)).body).toEqual(before);
  });

  // spec: settings.states.two-at-once
  test('changed by two users at once keep the first change, and the second user gets that row', async () => {
    const owner = await api.company();
    const seen = (await read(owner)).body.updatedOn;
    await change(owner, { ...details, town: 'Gniezno' }, seen);
    const { status, problem } = await change(owner, { ...details, town: 'Kórnik' }, seen);
    expect([status, problem.code]).toEqual([412, 'stale']);
    expect(problem).toMatchObject({ current: { town: 'Gniezno' } });
  });

  // spec: settings.roles.admins-change
  test('are an administrator’s to change', async () => {
    const owner = await api.company();
    const { status } = await api.call(updateCompany, { token: owner.token.User, body: details });
    expect(status).toBe(403);
  });
});

describe('the names of a company’s numbers', () => {
  const namesIn = async (countryId: number, locale = 'en') => {
    const { body } = await api.call(listColumnNames, {
      params: { countryId },
      headers: { 'accept-language': locale },
    });
    return Object.fromEntries(body.map(({ column, name }) => [column, name]));
  };

  // spec: settings.rules.labels
  test('are those of the country, and PKD only where there is one', async () => {
    expect(await namesIn(polandId)).toEqual({
      vatNumber: 'VAT number (NIP)',
      registrationNumber: 'Registration number (KRS)',
      pkdNumber: 'PKD number',
    });
    expect(await namesIn(germanyId)).toEqual({
      vatNumber: 'VAT number (USt-IdNr.)',
      registrationNumber: 'Registration number (Handelsregisternummer)',
    });
  });

  // spec: settings.rules.labels
  test('are general ones elsewhere, in the language asked for', async () => {
    const japan = 392;
    expect(await namesIn(japan, 'pl')).toEqual({
      vatNumber: 'Numer VAT',
      registrationNumber: 'Numer rejestrowy',
    });
    const { status } = await api.call(listColumnNames, { params: { countryId: 5000 } });
    expect(status).toBe(404);
  });
});
