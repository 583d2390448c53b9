import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { referencesOf, type TableKey, tables } from '#api/db/tables';
import { companyTables, keyOf, rowsOfCompanies, sharedTables } from '#api/db/workspace-file/company-rows';
import { idsInAnswers } from '#api/db/workspace-file/intake-ids';
import { idsInJson, neededIds, plainIds } from '#api/db/workspace-file/named-ids';
import { namedRows } from '#api/db/workspace-file/shared-rows';

const declarations = 'sandbox-api/db/workspace-file/named-ids.ts';

/** Keys of reference data and of code, the same everywhere, and JSON that contains no ids. */
const sameEverywhere: Partial<Record<TableKey, readonly string[]>> = {
  widgetSelections: ['widget_id'],
  reportingInformations: ['reporting_basis_id'],
  companyLockedReports: ['report_id'],
  companyLockedScenarios: ['scenario_id'],
  scope3Consumptions: ['input_form_id', 'method_id', 'values'],
  emissionLines: ['item_id', 'supply_type_id'],
  materialityAssessments: ['sector_id', 'company_size_id', 'copied_steps'],
  materialityActivities: ['value_chain_type_id'],
  materialityStakeholders: ['channel_ids'],
  materialityTopicEntries: ['category_id', 'topic_id', 'subtopic_id'],
  materialityIroAssessments: [
    'irremediability_id',
    'type1_id',
    'type2_id',
    'scope_id',
    'scale_id',
    'probability_id',
    'materiality_id',
  ],
  materialityIroOpinions: [
    'irremediability_id',
    'type1_id',
    'type2_id',
    'scope_id',
    'scale_id',
    'probability_id',
  ],
  recalculations: ['edition_choice', 'chosen_years', 'year_totals'],
  recalculationFailures: ['item_id', 'problem'],
  calculationMonths: ['chosen_years'],
  emissionPins: ['edition_ids'],
  reportHeaders: ['copied_steps'],
  reportGeneralInformations: ['countries'],
  reportAnswers: ['question_id', 'values'],
  reviewAnswers: ['review_explanation_id'],
  gapExplanations: ['source_id'],
  scenarioSimulations: ['summary'],
  // Of one request to one installation.
  auditLog: ['request_id'],
};

test(`each column that may name a row of a company is a foreign key, or is declared in ${declarations}`, () => {
  const undeclared = companyTables.flatMap((table) => {
    const key = keyOf(table);
    const known = new Set([
      'id',
      ...referencesOf(table).flatMap(({ columns }) => columns.map(({ name }) => name)),
      ...Object.keys(neededIds[key] ?? {}),
      ...Object.keys(plainIds[key] ?? {}),
      ...Object.keys(idsInJson[key] ?? {}),
      ...(sameEverywhere[key] ?? []),
    ]);
    return columnsOf(table)
      .filter((column) => /(_id|_ids|_by)$|^id$/.test(column.name) || column.getSQLType().startsWith('json'))
      .filter(({ name }) => !known.has(name))
      .map(({ name }) => `${getTableName(table)}.${name}`);
  });
  expect(undeclared).toEqual([]);
});

test('declared columns exist in those tables', () => {
  for (const declared of [neededIds, plainIds, idsInJson, idsInAnswers, sameEverywhere])
    for (const [key, columns] of Object.entries(declared)) {
      const names = columnsOf(tables[key as TableKey]).map(({ name }) => name);
      expect(names, key).toEqual(
        expect.arrayContaining(Array.isArray(columns) ? columns : Object.keys(columns)),
      );
    }
});

test('for each table in a file, it is known which of its rows belong to a company', () => {
  for (const table of companyTables) expect(rowsOfCompanies(table, [1])).toBeDefined();
  for (const table of sharedTables) expect(namedRows(table, [1])).toBeDefined();
});

const columnsOf = (table: PgTable) => Object.values<PgColumn>(getTableColumns(table));
