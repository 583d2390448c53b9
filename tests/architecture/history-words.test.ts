import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import * as account from '#api/db/schema/account';
import * as company from '#api/db/schema/company';
import * as companyFactor from '#api/db/schema/company-factor';
import * as consumption from '#api/db/schema/consumption';
import * as imports from '#api/db/schema/imports';
import * as materiality from '#api/db/schema/materiality';
import * as recalculation from '#api/db/schema/recalculation';
import * as reports from '#api/db/schema/reports';
import * as reviews from '#api/db/schema/reviews';
import * as scenarios from '#api/db/schema/scenarios';
import { differencesOf } from '#api/modules/account/history/differences';
import { actions, entities, textsOfEntries } from '../../src/features/account/history/fields';
import en from '../../src/i18n/locales/en/account/history.json' with { type: 'json' };
import pl from '../../src/i18n/locales/pl/account/history.json' with { type: 'json' };

const schemas = [
  account,
  company,
  companyFactor,
  consumption,
  imports,
  materiality,
  recalculation,
  reports,
  reviews,
  scenarios,
];
const tables = schemas.flatMap((schema) => Object.values<unknown>(schema)).filter((one) => is(one, PgTable));

/** What happens to a recalculation is told by its actions; its columns are its own bookkeeping. */
const withoutFields = ['recalculations', 'sessions'];

/** What the trail keeps where it is not the columns: an answer by the names of its report and its question. */
const keptFields = new Map([
  ['report_answers', ['report', 'question', 'answer']],
  [
    'materiality_assessments',
    [
      ...['report', 'editionVersion', 'sector', 'companySize', 'impactThreshold', 'financialThreshold'],
      ...['severityForm', 'likelihoodWeight', 'climateExplanation', 'fileDescription'],
    ],
  ],
  ['materiality_files', ['report', 'name', 'mediaType', 'sizeBytes', 'digest']],
  ['materiality_activities', ['report', 'name', 'valueChainType', 'description']],
  [
    'materiality_stakeholders',
    ['report', 'name', 'activities', 'impactOnEntity', 'impactOnStakeholders', 'channels'],
  ],
  ['materiality_topic_entries', ['report', 'category', 'topic', 'matter', 'issue']],
  ['materiality_iros', ['report', 'matter', 'iroKind', 'iro']],
  [
    'materiality_iro_assessments',
    [
      ...['report', 'iroKind', 'iro', 'impactType', 'occurrence', 'scale', 'impactScope', 'irremediability'],
      ...['probability', 'conclusion', 'reason'],
    ],
  ],
]);

describe.each([
  ['English', en],
  ['Polish', pl],
])('the history in %s', (_language, words) => {
  const named = new Map(tables.map((table) => [getTableName(table), table]));

  test.each(entities.filter((entity) => named.has(entity) && !withoutFields.includes(entity)))(
    'has a word for each field of %s',
    (entity) => {
      const table = named.get(entity);
      const columns = keptFields.get(entity) ?? (table ? Object.keys(getTableColumns(table)) : []);
      // Those that are told: what the list leaves out needs no word.
      const told = differencesOf(null, Object.fromEntries(columns.map((column) => [column, 'x'])));
      const known = { ...words.fields, ...textsOfEntries };
      expect(told.map(({ field }) => field).filter((field) => !(field in known))).toEqual([]);
    },
  );

  test('has a word for each kind of thing and each action', () => {
    expect(Object.keys(words.entities).toSorted()).toEqual([...entities].toSorted());
    expect(Object.keys(words.actions).toSorted()).toEqual([...actions].toSorted());
  });
});
