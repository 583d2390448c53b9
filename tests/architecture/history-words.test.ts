import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '#api/db/tables';
import { differencesOf } from '#api/modules/account/history/differences';
import { actions, entities, kindOf, textsOfEntries } from '../../src/features/account/history/fields';
import en from '../../src/i18n/locales/en/account/history.json' with { type: 'json' };
import pl from '../../src/i18n/locales/pl/account/history.json' with { type: 'json' };

/** Changes of a recalculation are shown by its actions; its columns are internal bookkeeping. */
const withoutFields = ['recalculations', 'sessions'];

/** Fields of the trail that are not columns: an answer by the names of its report and its question. */
const keptFields = new Map([
  ['report_answers', ['report', 'question', 'answer']],
  ['outbox_messages', ['subject']],
  ['evidence_files', ['name', 'mediaType', 'sizeBytes']],
  ['evidence_links', ['fileName', 'entryKind']],
  ['intakes', ['fileName', 'intakeState', 'entryCount', 'leftOutCount']],
  ['widget_durations', ['chart', 'months']],
  ['installation_settings', ['today']],
  [
    'materiality_assessments',
    [
      'report',
      'editionVersion',
      'sector',
      'companySize',
      'rules',
      'impactThreshold',
      'financialThreshold',
      'severityForm',
      'likelihoodWeight',
      'climateExplanation',
      'fileDescription',
      'copiedSteps',
    ],
  ],
  ['materiality_files', ['report', 'name', 'mediaType', 'sizeBytes', 'digest']],
  ['materiality_activities', ['report', 'name', 'valueChainType', 'description']],
  [
    'materiality_stakeholders',
    ['report', 'name', 'activities', 'impactOnEntity', 'impactOnStakeholders', 'channels'],
  ],
  ['materiality_screenings', ['report', 'standard', 'topic', 'isRelevant', 'reason']],
  ['materiality_topic_entries', ['report', 'category', 'topic', 'matter', 'issue']],
  ['materiality_iros', ['report', 'matter', 'iroKind', 'iro', 'withdrawnReason']],
  [
    'materiality_iro_assessments',
    [
      'report',
      'iroKind',
      'iro',
      'impactType',
      'occurrence',
      'scale',
      'impactScope',
      'irremediability',
      'probability',
      'isHumanRights',
      'horizon',
      'conclusion',
      'reason',
      'activityIds',
      'stakeholderIds',
    ],
  ],
  [
    'materiality_iro_opinions',
    [
      'report',
      'iroKind',
      'iro',
      'person',
      'impactType',
      'occurrence',
      'scale',
      'impactScope',
      'irremediability',
      'probability',
      'isHumanRights',
      'comment',
    ],
  ],
]);

describe.each([
  ['English', en],
  ['Polish', pl],
])('the history in %s', (_language, words) => {
  const named = new Map(Object.values(tables).map((table) => [getTableName(table), table]));

  // spec: members.history.fields
  test.each(entities.filter((entity) => named.has(entity) && !withoutFields.includes(entity)))(
    'has a text for each field of %s',
    (entity) => {
      const table = named.get(entity);
      const columns = keptFields.get(entity) ?? (table ? Object.keys(getTableColumns(table)) : []);
      // The fields that are shown: those that the list leaves out need no text.
      const told = differencesOf(null, Object.fromEntries(columns.map((column) => [column, 'x'])));
      const known = { ...words.fields, ...textsOfEntries };
      expect(told.map(({ field }) => field).filter((field) => !(field in known))).toEqual([]);
    },
  );

  test.each(entities.filter((entity) => named.has(entity) && !keptFields.has(entity)))(
    'says each choice of %s in words',
    (entity) => {
      const table = named.get(entity);
      const columns = Object.entries(table ? getTableColumns(table) : {}) as [string, Column][];
      const raw = columns.flatMap(([name, { enumValues = [] }]) =>
        enumValues.filter((value) => !isCode(value) && !isSaid(name, value)).map((value) => [name, value]),
      );
      expect(withoutFields.includes(entity) ? [] : raw).toEqual([]);
    },
  );

  /** The name of an assessment report is the same in all languages. */
  const isCode = (value: string) => /^AR\d$/.test(value);
  const isSaid = (field: string, value: string) =>
    kindOf(field) === 'choice' &&
    value in ((words.values as Record<string, Record<string, string>>)[field] ?? {});

  test('has a text for each item type and each action', () => {
    expect(Object.keys(words.entities).toSorted()).toEqual([...entities].toSorted());
    expect(Object.keys(words.actions).toSorted()).toEqual([...actions].toSorted());
  });
});
