import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readMigrations } from '#api/runtime/node/read-migrations';
import { openEmptyPglite } from '#api/testing/pglite-copies';
import { connectPglite } from './connect/pglite';
import type { Connection } from './db';
import { migrate } from './migrate';
import { companyKeyFigures, locations, reportingInformations } from './schema/company';
import { companyFactors } from './schema/company-factor';
import { fuelConsumptions, locationSupplyTypes, utilityConsumptions } from './schema/consumption';
import { evidenceFiles, evidenceLinks, intakes, replacedEntries } from './schema/intake';
import { emissionRollups } from './schema/ledger';
import {
  materialityAssessments,
  materialityIroAssessments,
  materialityIroOpinions,
  materialityIros,
  materialityScreenings,
  materialityTopicEntries,
} from './schema/materiality';
import { emissionPins } from './schema/recalculation';
import { questionnaireEditions, reportGeneralInformations, reportHeaders } from './schema/reports';
import { gapExplanations, reviewAnswers } from './schema/reviews';

let connection: Connection;
beforeAll(async () => {
  connection = connectPglite(await openEmptyPglite());
});
// All tables that a migration creates are in this schema.
beforeEach(async () => {
  await connection.db.execute(sql`drop schema public cascade`);
  await connection.db.execute(sql`create schema public`);
});
afterAll(() => connection.close());

/** A store as it was before a migration, and the upgrade from there to this version. */
async function storeBefore(name: string) {
  const { db } = connection;
  const migrations = readMigrations();
  const before = migrations.findIndex((migration) => migration.name === name);
  expect(before).toBeGreaterThan(0);
  await migrate(db, migrations.slice(0, before));
  // Foreign keys are irrelevant to these tests.
  await db.execute(sql`set session_replication_role = replica`);
  const update = async () => expect(await migrate(db, migrations)).toContain(name);
  return { db, update };
}

test('a bill in a store from before bills named their meter is unchanged, and can name one', async () => {
  const { db, update } = await storeBefore('0001_meter_number');
  await db.execute(sql`
    insert into utility_consumptions (company_id, location_id, utility_id, value, unit_id, start_date, end_date,
      reference, carbon_equivalent_kg, created_on, updated_on)
    values (1, 2, 1, 1000.5, 1, '2025-03-01', '2025-03-31', 'E/1', 177, '2025-04-02T08:00:00Z', '2025-04-02T08:00:00Z')`);

  await update();

  const kept = { locationId: 2, value: '1000.500000000', endDate: '2025-03-31', reference: 'E/1' };
  const [row] = await db.select().from(utilityConsumptions);
  expect(row).toMatchObject({ ...kept, meterNumber: null, updatedOn: new Date('2025-04-02T08:00:00Z') });
  const [changed] = await db.update(utilityConsumptions).set({ meterNumber: '4711' }).returning();
  expect(changed).toMatchObject({ ...kept, meterNumber: '4711' });
});

test('a bill in a store from before cooling had a COP is unchanged, and can have one', async () => {
  const { db, update } = await storeBefore('0013_cop_of_cooling');
  await db.execute(sql`
    insert into utility_consumptions (company_id, location_id, utility_id, value, unit_id, start_date, end_date,
      reference, carbon_equivalent_kg, created_on, updated_on, meter_number)
    values (1, 2, 4, 1000.5, 1, '2025-03-01', '2025-03-31', 'C/1', 177, '2025-04-02T08:00:00Z', '2025-04-02T08:00:00Z', '4711')`);

  await update();

  const kept = { value: '1000.500000000', carbonEquivalentKg: '177.000000000000', meterNumber: '4711' };
  const [row] = await db.select().from(utilityConsumptions);
  expect(row).toMatchObject({ ...kept, cop: null, updatedOn: new Date('2025-04-02T08:00:00Z') });
  const [changed] = await db.update(utilityConsumptions).set({ cop: '4.2' }).returning();
  expect(changed).toMatchObject({ ...kept, cop: '4.2' });
});

test('a fuel in a store from before calculated amounts counts as read, and can become an estimate', async () => {
  const { db, update } = await storeBefore('0014_worked_out_amounts');
  await db.execute(sql`
    insert into fuel_consumptions (company_id, location_id, fuel_id, value, unit_id, date, density,
      carbon_equivalent_kg, created_on, updated_on)
    values (1, 2, 501, 200.5, 50, '2025-03-10', 830, 530, '2025-04-02T08:00:00Z', '2025-04-02T08:00:00Z')`);

  await update();

  const kept = { value: '200.500000000', density: '830', updatedOn: new Date('2025-04-02T08:00:00Z') };
  const [row] = await db.select().from(fuelConsumptions);
  expect(row).toMatchObject({ ...kept, amountFrom: null, amountPaid: null, distance: null });
  const paid = {
    amountFrom: 'spend',
    amountPaid: '1253.125',
    pricePerUnit: '6.25',
    currency: 'PLN',
  } as const;
  const [changed] = await db.update(fuelConsumptions).set(paid).returning();
  expect(changed).toMatchObject({ ...kept, ...paid, updatedOn: expect.any(Date) });
});

test('a monthly sum in a store from before the widest figures keeps every digit, and has room for wider', async () => {
  const { db, update } = await storeBefore('0003_room_for_widest_figures');
  await db.execute(sql`
    insert into emission_rollups values (1, 2, '2025-03-01', 1, '1.1', 'none', 'fuel', 101, 0, true, 0, 'exact', false, 1,
      123456789012345678.123456789012, 0, 0, 0, 123456789012345678.123456789012, 0, 0)`);

  await update();

  const [row] = await db.select().from(emissionRollups);
  expect(row?.kgCo2e).toBe('123456789012345678.123456789012');
  const [widest] = await db.update(emissionRollups).set({ kgCo2e: '1e48' }).returning();
  expect(Number(widest?.kgCo2e)).toBe(1e48);
});

test('a location in a store from before grids had parts is in no part, and can be given one', async () => {
  const { db, update } = await storeBefore('0010_grid_subregion');
  await db.execute(sql`
    insert into locations (company_id, name, country_id, town, address1, created_on, updated_on)
    values (1, 'Plant', 840, 'Fresno', 'Main St 1', '2025-04-02T08:00:00Z', '2025-04-02T08:00:00Z')`);

  await update();

  const kept = { name: 'Plant', countryId: 840, updatedOn: new Date('2025-04-02T08:00:00Z') };
  const [row] = await db.select().from(locations);
  expect(row).toMatchObject({ ...kept, gridSubregion: null });
  const [changed] = await db.update(locations).set({ gridSubregion: 'CAMX' }).returning();
  expect(changed).toMatchObject({ name: 'Plant', gridSubregion: 'CAMX' });
});

test('a contract in a store from before volume contracts keeps its coverage, and can cover a volume', async () => {
  const { db, update } = await storeBefore('0012_volumes_of_contracts');
  await db.execute(sql`
    insert into location_supply_types (company_id, location_id, utility_id, supply_type_id, start_date, share_percent,
      created_on, updated_on)
    values (1, 2, 1, 1, '2025-01-01', 37.5, '2025-04-02T08:00:00Z', '2025-04-02T08:00:00Z')`);
  await db.execute(sql`
    insert into emission_pins (company_id, period_start, period_end, edition_ids, reason, created_on)
    values (1, '2024-01-01', '2024-12-01', '[1]', 'Audited', '2025-04-02T08:00:00Z')`);

  await update();

  const [pin] = await db.select().from(emissionPins);
  expect(pin).toMatchObject({ editionIds: [1], contractShares: null });
  const kept = { locationId: 2, startDate: '2025-01-01', updatedOn: new Date('2025-04-02T08:00:00Z') };
  const [row] = await db.select().from(locationSupplyTypes);
  expect(row).toMatchObject({ ...kept, sharePercent: '37.5', volumeMwh: null });
  const covers = { sharePercent: null, volumeMwh: '1200.5' };
  const [changed] = await db.update(locationSupplyTypes).set(covers).returning();
  expect(changed).toMatchObject({ ...kept, ...covers });
});

test('a factor in a store from before daily validity is valid until the end of its last month', async () => {
  const { db, update } = await storeBefore('0007_factors_by_day');
  for (const [from, to] of [
    ['2024-01-01', '2024-02-01'],
    ['2024-03-01', '2024-12-01'],
    ['2025-01-01', null],
  ])
    await db.execute(sql`
      insert into company_factors (company_id, applies_to, unit_id, valid_from, valid_to, publisher, document, reference,
        created_on, updated_on)
      values (1, 'fuel', 1, ${from}, ${to}, 'Lab', 'Analysis', 'p. 1', '2025-04-02T08:00:00Z', '2025-04-02T08:00:00Z')`);

  await update();

  const rows = await db.select().from(companyFactors).orderBy(companyFactors.id);
  expect(
    rows.map(({ validFrom, validTo, networkBoundary, region }) => [
      validFrom,
      validTo,
      networkBoundary,
      region,
    ]),
  ).toEqual([
    ['2024-01-01', '2024-02-29', null, null],
    ['2024-03-01', '2024-12-31', null, null],
    ['2025-01-01', null, null, null],
  ]);
});

test('a store from before reports keeps its data, and can hold a report', async () => {
  const { db, update } = await storeBefore('0016_reports');
  await db.execute(sql`
    insert into locations (company_id, name, country_id, town, address1, created_on, updated_on)
    values (1, 'Plant', 616, 'Poznań', 'Polna 1', '2025-04-02T08:00:00Z', '2025-04-02T08:00:00Z')`);

  await update();

  expect(await db.select().from(locations)).toMatchObject([{ name: 'Plant', countryId: 616 }]);
  const now = new Date('2026-06-15T08:00:00Z');
  const [header] = await db
    .insert(reportHeaders)
    .values({
      companyId: 1,
      reportId: 1,
      language: 'pl',
      createdBy: 1,
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      createdOn: now,
      modifiedOn: now,
      updatedOn: now,
    })
    .returning();
  expect(header).toMatchObject({
    shareStatus: 'private',
    isComplete: false,
    copiedSteps: [],
    basedOnId: null,
  });
});

test('a report in a store from before double materiality is unchanged, and can start an assessment', async () => {
  const { db, update } = await storeBefore('0017_materiality');
  await db.execute(sql`
    insert into report_headers (company_id, report_id, name, language, period_start, period_end, created_by, created_on,
      modified_on, updated_on)
    values (1, 2, 'Statement', 'en', '2025-01-01', '2025-12-31', 1, '2025-04-02T08:00:00Z', '2025-04-02T08:00:00Z',
      '2025-04-02T08:00:00Z')`);

  await update();

  const updatedOn = new Date('2025-04-02T08:00:00Z');
  const [header] = await db.select().from(reportHeaders);
  expect(header).toMatchObject({ name: 'Statement', periodEnd: '2025-12-31', updatedOn });
  const [assessment] = await db
    .insert(materialityAssessments)
    .values({
      companyId: 1,
      headerId: header?.id ?? 0,
      editionVersion: 'ESRS2023-1',
      sectorId: 3,
      companySizeId: 4,
      impactThreshold: '3',
      financialThreshold: '2.5',
      likelihoodWeight: '1',
      severityForm: 'mean',
      updatedOn,
    })
    .returning();
  expect(assessment).toMatchObject({
    impactThreshold: '3.0',
    financialThreshold: '2.5',
    basedOnHeaderId: null,
  });
});

test('an assessment in a store from before screening keeps its matters, and has no screened standard', async () => {
  const { db, update } = await storeBefore('0024_standard_screenings');
  await db.execute(sql`
    insert into materiality_topic_entries (company_id, header_id, category_id, topic_id, subtopic_id, issue, updated_on)
    values (1, 2, 1, 101, 1002, 'Gas burners', '2025-04-02T08:00:00Z')`);

  await update();

  expect(await db.select().from(materialityTopicEntries)).toMatchObject([
    { headerId: 2, subtopicId: 1002, issue: 'Gas burners', updatedOn: new Date('2025-04-02T08:00:00Z') },
  ]);
  expect(await db.select().from(materialityScreenings)).toEqual([]);
  const screened = { companyId: 1, headerId: 2, standard: 'E4', isRelevant: false, reason: 'No land.' };
  const [row] = await db
    .insert(materialityScreenings)
    .values({ ...screened, updatedOn: new Date('2025-04-02T08:00:00Z') })
    .returning();
  expect(row).toMatchObject({ ...screened, isCopied: false });
});

test('a review in a store from before gap explanations keeps its answers, and a gap can be explained', async () => {
  const { db, update } = await storeBefore('0025_gap_explanations');
  await db.execute(sql`
    insert into review_answers (company_id, review_header_id, scope, category_number, all_data, is_zero, is_complete, updated_on)
    values (1, 3, 1, 1, true, false, true, '2025-04-02T08:00:00Z')`);

  await update();

  expect(await db.select().from(reviewAnswers)).toMatchObject([
    { reviewHeaderId: 3, allData: true, isComplete: true, updatedOn: new Date('2025-04-02T08:00:00Z') },
  ]);
  expect(await db.select().from(gapExplanations)).toEqual([]);
  const said = {
    companyId: 1,
    locationId: 1,
    list: 'fuels',
    sourceId: 101,
    explanation: 'Standstill',
  } as const;
  const [row] = await db
    .insert(gapExplanations)
    .values({ ...said, firstMonth: '2025-08-01', updatedOn: new Date('2025-10-02T08:00:00Z') })
    .returning();
  expect(row).toMatchObject({ ...said, firstMonth: '2025-08-01', lastMonth: null });
});

test('an answer in a store from before its day was kept takes the day from its history, or has none', async () => {
  const { db, update } = await storeBefore('0029_answers_and_checks');
  const answer = (id: number) => sql`
    insert into review_answers (id, company_id, review_header_id, scope, category_number, all_data, is_zero, is_complete,
      answered_by, updated_on)
    values (${id}, 1, 3, 1, ${id}, true, false, true, 7, '2025-04-02T08:00:00Z')`;
  await db.execute(answer(1));
  await db.execute(answer(2));
  await db.execute(sql`
    insert into audit_log (company_id, user_id, action, entity, entity_id, request_id, occurred_on)
    values (1, 7, 'update', 'review_answers', 1, 'x', '2025-02-03T09:00:00Z')`);

  await update();

  const rows = await db.select().from(reviewAnswers).orderBy(reviewAnswers.id);
  expect(rows).toMatchObject([
    {
      answeredOn: new Date('2025-02-03T09:00:00Z'),
      checkedOn: null,
      updatedOn: new Date('2025-04-02T08:00:00Z'),
    },
    { answeredOn: null, checkedOn: null, answeredBy: 7 },
  ]);
});

test('an edition in a store that compressed it is read as before, and a new one is stored uncompressed', async () => {
  const { db, update } = await storeBefore('0018_plain_editions');
  const content = { words: 'The same words again. '.repeat(2000) };
  const storedBytes = async (version: string) => {
    const { rows } = await db.execute<{ bytes: number }>(
      sql`select pg_column_size(content)::int as bytes from questionnaire_editions where version = ${version}`,
    );
    return rows[0]?.bytes ?? 0;
  };
  await db.insert(questionnaireEditions).values({ version: 'old', content });

  await update();

  await db.insert(questionnaireEditions).values({ version: 'new', content });
  const rows = await db.select().from(questionnaireEditions).orderBy(questionnaireEditions.version);
  expect(rows).toEqual([
    { version: 'new', content },
    { version: 'old', content },
  ]);
  expect(await storedBytes('old')).toBeLessThan(10_000);
  expect(await storedBytes('new')).toBeGreaterThan(40_000);
});

test('reporting information of a store without a reason for its approach is unchanged, and has none', async () => {
  const { db, update } = await storeBefore('0019_consolidation_reason');
  await db.execute(sql`
    insert into reporting_informations
      (company_id, reporting_basis_id, period_start, period_end, consolidation_approach, base_year, updated_on)
    values (1, 1, '2025-01-01', '2025-12-31', 'equity-share', 2024, '2025-04-02T08:00:00Z')`);

  await update();

  expect(await db.select().from(reportingInformations)).toMatchObject([
    { consolidationApproach: 'equity-share', consolidationReason: null, baseYear: 2024 },
  ]);
});

test('a verification in a store from before it had a date is unchanged, and can be completed', async () => {
  const { db, update } = await storeBefore('0022_verification_of_an_issue');
  await db.execute(sql`
    insert into report_general_informations (company_id, header_id, company_name, countries, production, policies,
      is_first_audit, audit_number, verification, verifier, updated_on)
    values (1, 7, 'Acme', '[616]', 'Bread', 'Less', false, 2, 'limited', 'Checkers Ltd', '2025-04-02T08:00:00Z')`);

  await update();

  const kept = {
    production: 'Bread',
    auditNumber: 2,
    verification: 'limited',
    verifier: 'Checkers Ltd',
  } as const;
  const [row] = await db.select().from(reportGeneralInformations);
  const missing = { verifiedOn: null, verificationStandard: null, isVerificationCleared: false };
  expect(row).toMatchObject({ ...kept, ...missing, updatedOn: new Date('2025-04-02T08:00:00Z') });
  const completed = { verifiedOn: '2026-03-12', verificationStandard: 'ISO 14064-3' };
  const [changed] = await db
    .update(reportGeneralInformations)
    .set({ ...completed, policies: null })
    .returning();
  expect(changed).toMatchObject({ ...kept, ...completed, policies: null });
});

test('revenue in a store from before conversions keeps its amount and currency, and can be converted', async () => {
  const { db, update } = await storeBefore('0023_currency_conversions');
  await db.execute(sql`
    insert into company_key_figures (company_id, year, revenue, revenue_currency, employees, created_on, updated_on)
    values (1, 2025, 412300000.5, 'EUR', 618.5, '2026-02-02T08:00:00Z', '2026-02-02T08:00:00Z')`);

  await update();

  const kept = {
    year: 2025,
    revenue: '412300000.500000000',
    revenueCurrency: 'EUR',
    employees: '618.500000000',
  };
  const [row] = await db.select().from(companyKeyFigures);
  const none = {
    conversionCurrency: null,
    conversionRate: null,
    conversionDate: null,
    conversionSource: null,
  };
  expect(row).toMatchObject({ ...kept, ...none, updatedOn: new Date('2026-02-02T08:00:00Z') });
  const conversion = {
    conversionCurrency: 'PLN',
    conversionRate: '0.2343',
    conversionDate: '2025-12-31',
    conversionSource: 'NBP 251/A/NBP/2025',
  };
  const [changed] = await db.update(companyKeyFigures).set(conversion).returning();
  expect(changed).toMatchObject({ ...kept, ...conversion, conversionRate: '0.234300000' });
});

test('an assessment in a store from before rule versions keeps the first version and its choices', async () => {
  const { db, update } = await storeBefore('0026_rules_of_an_assessment');
  await db.execute(sql`
    insert into materiality_assessments (company_id, header_id, edition_version, sector_id, company_size_id,
      impact_threshold, financial_threshold, severity_form, likelihood_weight, updated_on)
    values (1, 2, 'ESRS2023-1', 3, 4, 3, 3, 'mean', 1, '2025-04-02T08:00:00Z')`);
  await db.execute(sql`
    insert into materiality_topic_entries (company_id, header_id, category_id, topic_id, subtopic_id, issue, updated_on)
    values (1, 2, 1, 101, 1002, 'Gas burners', '2025-04-02T08:00:00Z')`);
  await db.execute(sql`
    insert into materiality_iros (company_id, header_id, topic_entry_id, kind, value, updated_on)
    values (1, 2, 1, 'risk', 'Prices', '2025-04-02T08:00:00Z')`);
  await db.execute(sql`
    insert into materiality_iro_assessments (company_id, header_id, iro_id, scale_id, probability_id, materiality_id, updated_on)
    values (1, 2, 1, 54, 33, 2, '2025-04-02T08:00:00Z')`);

  await update();

  expect(await db.select().from(materialityAssessments)).toMatchObject([
    { rules: 1, severityForm: 'mean', copiedSteps: [], updatedOn: new Date('2025-04-02T08:00:00Z') },
  ]);
  expect(await db.select().from(materialityTopicEntries)).toMatchObject([
    { subtopicId: 1002, ownName: null },
  ]);
  expect(await db.select().from(materialityIros)).toMatchObject([{ value: 'Prices', withdrawnReason: null }]);
  const nowhere = { isHumanRights: null, horizon: null, activityIds: [], stakeholderIds: [] };
  expect(await db.select().from(materialityIroAssessments)).toMatchObject([{ scaleId: 54, ...nowhere }]);
});

test('an assessed item in a store from before opinions is unchanged, and can be given an opinion', async () => {
  const { db, update } = await storeBefore('0027_opinions_on_an_item');
  await db.execute(sql`
    insert into materiality_iros (company_id, header_id, topic_entry_id, kind, value, updated_on)
    values (1, 2, 1, 'risk', 'Prices', '2025-04-02T08:00:00Z')`);
  await db.execute(sql`
    insert into materiality_iro_assessments (company_id, header_id, iro_id, scale_id, probability_id, materiality_id, updated_on)
    values (1, 2, 1, 54, 33, 2, '2025-04-02T08:00:00Z')`);

  await update();

  const updatedOn = new Date('2025-04-02T08:00:00Z');
  expect(await db.select().from(materialityIroAssessments)).toMatchObject([
    { iroId: 1, scaleId: 54, materialityId: 2, updatedOn },
  ]);
  expect(await db.select().from(materialityIroOpinions)).toEqual([]);
  const given = { companyId: 1, headerId: 2, iroId: 1, personName: 'Anna Nowak', scaleId: 55 };
  const [row] = await db
    .insert(materialityIroOpinions)
    .values({ ...given, updatedOn })
    .returning();
  expect(row).toMatchObject({ ...given, assessorId: null, probabilityId: null, comment: null });
});

test('an entry in a store from before evidence is unchanged, and can have a file', async () => {
  const { db, update } = await storeBefore('0031_intake');
  await db.execute(sql`
    insert into utility_consumptions (company_id, location_id, utility_id, value, unit_id, start_date, end_date,
      reference, carbon_equivalent_kg, created_on, updated_on)
    values (1, 2, 1, 1000.5, 1, '2025-03-01', '2025-03-31', 'E/1', 177, '2025-04-02T08:00:00Z', '2025-04-02T08:00:00Z')`);

  await update();

  const [entry] = await db.select().from(utilityConsumptions);
  expect(entry).toMatchObject({ reference: 'E/1', updatedOn: new Date('2025-04-02T08:00:00Z') });
  expect(await db.select().from(evidenceLinks)).toEqual([]);
  const createdOn = new Date('2026-06-15T08:00:00Z');
  const content = new Uint8Array([37, 80, 68, 70]);
  const [file] = await db
    .insert(evidenceFiles)
    .values({
      companyId: 1,
      name: 'bill.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 4,
      sha256: 'a'.repeat(64),
      content,
      createdOn,
    })
    .returning();
  expect(file).toMatchObject({ name: 'bill.pdf', createdBy: null });
  const [link] = await db
    .insert(evidenceLinks)
    .values({
      companyId: 1,
      evidenceFileId: file?.id ?? 0,
      entryKind: 'utility',
      entryId: entry?.id ?? 0,
      values: '[]',
      keptWarnings: '',
      confirmedOn: createdOn,
    })
    .returning();
  expect(link).toMatchObject({ entryKind: 'utility', intakeId: null });
});

test('a recording in a store from before replaced entries were kept still says how many it replaced', async () => {
  const { db, update } = await storeBefore('0033_keep_replaced_entries');
  await db.execute(sql`
    insert into evidence_files (company_id, name, media_type, size_bytes, sha256, content, created_on)
    values (1, 'bill.pdf', 'application/pdf', 4, 'a', '\\x25504446', '2026-06-15T08:00:00Z')`);
  await db.execute(sql`
    insert into intakes (company_id, evidence_file_id, state, left_out, left_out_count, entry_count, replaced_count,
      created_on, recorded_on, updated_on)
    select 1, id, 'recorded', '[]', 0, 1, 1, created_on, created_on, created_on from evidence_files`);

  await update();

  expect(await db.select().from(intakes)).toMatchObject([{ state: 'recorded', replacedCount: 1 }]);
  expect(await db.select().from(replacedEntries)).toEqual([]);
});
