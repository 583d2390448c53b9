import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { TableKey } from '#api/db/tables';
import { tables } from '#api/db/tables';
import { keyOf, rowsOfCompanies, type sharedTables } from './company-rows';

/**
 * The rows of shared tables that the rows of companies refer to. They are part of the file, because a newer
 * version may have corrected a published number or stopped shipping an edition.
 */
const namedBy: Partial<Record<TableKey, (companyIds: readonly number[]) => SQL>> = {
  emissionTrails: (ids) => sql`id in (select trail_id ${from('emissionLines', ids)})`,
  emissionFactors: (ids) => sql`id in (${factorIds(ids)})`,
  factorEditions: (ids) => sql`id in (select edition_id from emission_factors where id in (${factorIds(ids)}))
    or id in (select value::integer from emission_pins, jsonb_array_elements_text(edition_ids)
      where ${rowsOfCompanies(tables.emissionPins, ids)})`,
  factorActivities: (
    ids,
  ) => sql`id in (select activity_id from emission_factors where id in (${factorIds(ids)}))
    or id in (select activity_id ${from('companyFactors', ids)})`,
  materialityEditions: (ids) =>
    sql`version in (select edition_version ${from('materialityAssessments', ids)})`,
  questionnaireEditions: (ids) =>
    sql`version in (select questionnaire_version ${from('reportHeaders', ids)})`,
  scenarioEditions: (ids) => sql`version in (${scenarioVersions(ids)})`,
  scenarioDefinitions: (ids) => sql`version in (${scenarioVersions(ids)})`,
  scenarioParameters: (ids) => sql`version in (${scenarioVersions(ids)})`,
  scenarioSources: (ids) => sql`version in (${scenarioVersions(ids)})`,
};

function from(key: TableKey, companyIds: readonly number[]): SQL {
  return sql`from ${tables[key]} where ${rowsOfCompanies(tables[key], companyIds)}`;
}

const scenarioVersions = (ids: readonly number[]) =>
  sql`select definition_version ${from('scenarioSimulations', ids)}`;

/** Those of the ledger, and those used by an issued report. */
function factorIds(ids: readonly number[]): SQL {
  return sql`select factor_id ${from('emissionLines', ids)} and factor_id is not null
    union select (factor ->> 'id')::integer
    from report_issues, jsonb_array_elements(ledger_state -> 'factors') as factor
    where ${rowsOfCompanies(tables.reportIssues, ids)}`;
}

export function namedRows(table: (typeof sharedTables)[number], companyIds: readonly number[]): SQL {
  const condition = namedBy[keyOf(table)];
  if (!condition) throw new Error(`Which rows of ${getTableName(table)} a company names is not declared.`);
  return condition(companyIds);
}
