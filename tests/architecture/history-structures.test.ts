import { getTableColumns, getTableName } from 'drizzle-orm';
import { PgArray } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { tableFacts } from '#api/db/table-facts';
import { type TableKey, tables } from '#api/db/tables';
import { toldStructures } from '#api/modules/account/history/structures/structures';

/**
 * Columns with several parts that the audit row stores in another form, or not at all, and how the history shows
 * them.
 */
const toldOtherwise: Record<string, string> = {
  'scenario_simulations.inputs':
    'Not kept: where the values of a simulation came from follows from its inputs.',
  'scenario_simulations.facts': 'Not kept: recorded amounts of the day.',
  'scenario_simulations.summary': 'Not kept: the result follows from the inputs.',
  'scope3_consumptions.values': 'Field by field, with the labels of its form (value-chain.ts).',
  'report_headers.copiedSteps': 'A list of steps; their words are in the client (values.copiedSteps).',
  'report_general_informations.countries': 'A list of countries by name (names.ts).',
  'report_answers.values': 'Kept as the answer, told by question and choices (words.ts).',
  'report_issues.document': 'Not kept: an issue is told by name, number and period.',
  'report_issues.ledgerState': 'Not kept: as above.',
  'recalculations.editionChoice': 'Kept as the edition choice of the request and as editions.',
  'recalculations.chosenYears': 'Kept as editions.',
  'recalculations.extent': 'Not kept: the period says it.',
  'recalculations.cursor': 'Not kept: how far the work is.',
  'recalculations.yearTotals': 'Not kept: the recalculation shows them.',
  'materiality_assessments.copiedSteps': 'Kept as their number.',
  'materiality_stakeholders.channelIds': 'Kept as channels by name.',
  'materiality_iro_assessments.activityIds': 'A list of activities by name (names.ts).',
  'materiality_iro_assessments.stakeholderIds': 'A list of stakeholders by name (names.ts).',
  'installation_settings.value': 'Kept as the day of the sandbox.',
};

const columns = Object.entries(tables).flatMap(([key, table]) => {
  if (tableFacts[key as TableKey].history !== 'told') return [];
  const entity = getTableName(table);
  return Object.entries(getTableColumns(table)).flatMap(([field, column]) =>
    column.dataType === 'json' || column instanceof PgArray
      ? [{ entity, field, name: `${entity}.${field}` }]
      : [],
  );
});

describe('the history of columns that hold many values', () => {
  test('finds them in the schema', () => {
    expect(columns.length).toBeGreaterThan(15);
  });

  test.each(columns)('has texts for $name', ({ entity, field, name }) => {
    const isTold = Object.hasOwn(toldStructures[entity] ?? {}, field);
    expect(isTold || Object.hasOwn(toldOtherwise, name), `Tell ${name} in account/history/structures.`).toBe(
      true,
    );
    expect(isTold && Object.hasOwn(toldOtherwise, name)).toBe(false);
  });

  test('names only existing columns', () => {
    const known = columns.map(({ name }) => name);
    expect(Object.keys(toldOtherwise).filter((name) => !known.includes(name))).toEqual([]);
  });
});
