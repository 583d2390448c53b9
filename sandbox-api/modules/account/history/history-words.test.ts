import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateOwnLanguage } from '#api/contract/account/accounts';
import * as contract from '#api/contract/account/history';
import { createScope3Consumption, updateScope3Consumption } from '#api/contract/activity-data/value-chain';
import { updateWidgetSelection } from '#api/contract/emissions/dashboard-settings';
import { createResidualMix } from '#api/contract/factors/residual-mixes';
import { replaceReportFacilities } from '#api/contract/reports/facilities';
import { createReportAnswer, listQuestionnaireSections } from '#api/contract/reports/questionnaires';
import { createGapExplanation } from '#api/contract/reviews/gap-explanations';
import { saveSimulation, updateSimulation } from '#api/contract/scenarios/simulations';
import { auditLog } from '#api/db/schema/platform';
import { reportHeaders } from '#api/db/schema/reports';
import { createTestApi } from '#api/testing/create-test-api';
import { beginReport, recordYear } from '#api/testing/filled/filled-report';
import { filledVariables, recordElectricity, scenarioIds } from '#api/testing/filled/filled-scenario';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** The newest entry of a type, its changes by field. */
async function newest(company: Company, entity: string) {
  const { body } = await api.call(contract.readHistory, {
    token: company.token.Admin,
    query: { entity } as never,
  });
  const [entry] = body.entries;
  return { entry, changes: new Map(entry?.changes.map(({ field, ...held }) => [field, held])) };
}

/** Values that look like a key, or like what is stored. */
const isRaw = (value: unknown) =>
  typeof value === 'number' || /[{}[\]]|null|undefined/.test(String(value ?? ''));

test('a changed simulation says which inputs changed, with their units', async () => {
  const company = await api.company();
  await recordElectricity(api, company);
  const { led } = scenarioIds;
  const token = company.token.User;
  const variables = await filledVariables(api, token, led);
  const body = { name: 'Hall lights', scenarioId: led, variables };
  const saved = await api.call(saveSimulation, { token, params: { id: led }, body });
  const { scenarioBackupId } = saved.body;
  const created = await newest(company, 'scenario_simulations');
  expect(created.changes.get('variables')?.after).toBe(`${variables.length} inputs`);
  expect(created.changes.get('scenarioId')?.after).toEqual(expect.stringContaining('LED'));
  const changed = await filledVariables(api, token, led, { ef_el_lb: 0.4 });
  await api.call(updateSimulation, {
    token,
    params: { id: led, saveId: scenarioBackupId },
    body: { scenarioBackupId, variables: changed },
  });
  const { changes } = await newest(company, 'scenario_simulations');
  expect(changes.get('variables')).toMatchObject({
    before: null,
    after: expect.stringMatching(/^1 input changed: .+: [\d.]+ → [\d.]+/),
  });
});

test('changed facilities of a report are told by type and location', async () => {
  const company = await api.company();
  await recordYear(api, company);
  const { reportHeaderId } = (await beginReport(api, company)).body;
  const row = {
    reportHeaderId,
    locationId: company.locationId,
    facilityId: 1,
    isOwned: true,
    exclude: false,
  };
  const replace = (area: number) =>
    api.call(replaceReportFacilities, {
      token: company.token.User,
      params: { id: reportHeaderId },
      body: [{ ...row, area }],
    });
  await replace(300);
  const first = await newest(company, 'report_headers');
  expect(first.changes.get('facilities')?.after).toBe('Added: Office (Plant)');
  await replace(450);
  await api.call(updateOwnLanguage, { token: company.token.Admin, body: { languageId: 2 } });
  const { changes } = await newest(company, 'report_headers');
  expect(changes.get('facilities')?.after).toMatch(/^Zmieniono: Biuro \(Plant\) 300 → 450\u00a0m²$/);
});

test('an answer of a report is told by its question and its choices', async () => {
  const company = await api.company();
  const headerId = await insertReport(api, company);
  const token = company.token.User;
  const { body } = await api.call(listQuestionnaireSections, { token, params: { headerId }, query: {} });
  const question = body
    .flatMap(({ questions }) => questions)
    .find(
      ({ choices, dependencies, type }) =>
        type === 'radio' || (choices.length > 1 && dependencies.length === 0),
    );
  const choice = question?.choices[0];
  const { reportQuestionId = 0 } = question ?? {};
  const values = [choice?.value ?? ''];
  const answered = await api.call(createReportAnswer, {
    token,
    params: { headerId },
    body: { reportQuestionId, reportHeaderId: headerId, values },
  });
  expect(answered.status).toBe(200);
  const { changes } = await newest(company, 'report_answers');
  expect(changes.get('answer')?.after).toBe(choice?.displayString);
  expect(changes.get('question')?.after).toMatch(new RegExp(`^${question?.number} \\S`));
});

test('a hidden tile of the overview is told by its name', async () => {
  const company = await api.company();
  const { status } = await api.call(updateWidgetSelection, {
    token: company.token.Admin,
    params: { widgetId: 3 },
    body: { show: false },
  });
  expect(status).toBe(200);
  const { entry, changes } = await newest(company, 'widget_selections');
  expect(entry?.name).toBe('Top emission sources');
  expect(changes.get('tiles')?.after).toBe('Hidden: Top emission sources');
});

test('keys are shown by name, and as deleted if their row no longer exists', async () => {
  const company = await api.company();
  const reportHeaderId = await insertReport(api, company);
  const [header] = await api.db.select().from(reportHeaders).where(eq(reportHeaders.id, reportHeaderId));
  await api.db.insert(auditLog).values([
    {
      companyId: company.companyId,
      userId: company.userId.Admin,
      action: 'create',
      entity: 'report_general_informations',
      after: { headerId: reportHeaderId, countries: [616, 9_999_999] },
      requestId: 'test',
      occurredOn: api.clock.now(),
    },
    {
      companyId: company.companyId,
      userId: company.userId.Admin,
      action: 'create',
      entity: 'report_headers',
      after: { reportId: header?.reportId, basedOnId: 9_999_999, createdBy: 1 },
      requestId: 'test',
      occurredOn: api.clock.now(),
    },
    {
      companyId: company.companyId,
      userId: company.userId.Admin,
      action: 'unpin',
      entity: 'emission_pins',
      before: { periodStart: '2024-01-01', editionIds: [11, 12], contractShares: null },
      requestId: 'test',
      occurredOn: api.clock.now(),
    },
  ]);
  const general = (await newest(company, 'report_general_informations')).changes;
  expect(general.get('headerId')?.after).toBe(header?.name);
  expect(general.get('countries')?.after).toBe('Poland, deleted');
  const report = (await newest(company, 'report_headers')).changes;
  expect(report.get('basedOnId')?.after).toBe('deleted');
  expect(isRaw(report.get('reportId')?.after)).toBe(false);
  const pin = (await newest(company, 'emission_pins')).changes;
  expect(pin.get('editionIds')?.before).toBe('2 factor editions');
});

test('a language is told by its name', async () => {
  const company = await api.company();
  await api.call(updateOwnLanguage, { token: company.token.Admin, body: { languageId: 2 } });
  const { changes } = await newest(company, 'users');
  expect(changes.get('languageId')).toMatchObject({ before: 'angielski', after: 'polski' });
});

test('an entry of the value chain tells what was chosen by its name, before and after', async () => {
  const company = await api.company();
  const token = company.token.User;
  const entry = (scope3MethodId: number, values: object) => ({
    locationId: company.locationId,
    scope3InputFormId: 6,
    scope3MethodId,
    values: { startDate: '2024-04-10', ...values },
  });
  const flight = (travelMode: string, travelVariant: string) =>
    entry(602, { travelMode, travelVariant, distance: 1200, passengers: 2, radiativeForcing: true });
  const { body } = await api.call(createScope3Consumption, {
    token,
    body: flight('short-haul-to-from-uk', 'economy-class'),
  });
  const change = (changed: ReturnType<typeof entry>) =>
    api.call(updateScope3Consumption, {
      token,
      params: { id: body.scope3ConsumptionEntryId },
      body: changed,
    });
  await change(flight('rail', 'national-rail'));
  const { changes } = await newest(company, 'scope3_consumptions');
  expect(changes.get('values.travelMode')).toMatchObject({
    label: 'Means of transport',
    before: 'Flight, short-haul (to 3,700 km)',
    after: 'Train, tram, underground',
  });
  expect(changes.get('values.travelVariant')).toMatchObject({
    before: 'Economy class',
    after: 'Train, domestic',
  });
  const fuel = await change(entry(601, { fuelType: '501', fuelQuantity: 40, fuelUnit: 'l' }));
  expect(fuel.status).toBe(200);
  const other = (await newest(company, 'scope3_consumptions')).changes;
  expect(other.get('values.travelMode')).toMatchObject({
    label: 'Means of transport',
    before: 'Train, tram, underground',
    after: null,
  });
  expect(other.get('values.fuelType')?.after).toMatch(/[A-Za-z]{3}/);
  expect(other.get('values.fuelType')?.after).not.toBe('501');
});

test('a residual mix tells the country that it is of by its name', async () => {
  const company = await api.company({ countryId: 724 });
  await api.call(createResidualMix, {
    token: company.token.Admin,
    body: {
      region: 'ES',
      year: 2024,
      value: 300,
      unit: 'g/kWh',
      gases: 'co2',
      publisher: 'AIB',
      document: 'European Residual Mixes 2024',
      reference: 'Table 2',
    },
  });
  const { changes } = await newest(company, 'company_factors');
  expect(changes.get('region')?.after).toBe('Spain');
});

test('an explanation of a gap names its source', async () => {
  const company = await api.company();
  const { status } = await api.call(createGapExplanation, {
    token: company.token.User,
    body: {
      locationId: company.locationId,
      list: 'utilities',
      sourceId: 1,
      firstMonth: '2024-02-01',
      lastMonth: '2024-02-01',
      explanation: 'The plant stood still.',
    },
  });
  expect(status).toBe(200);
  const { entry } = await newest(company, 'gap_explanations');
  expect(entry).toMatchObject({ name: 'Electricity', locationName: 'Plant' });
});
