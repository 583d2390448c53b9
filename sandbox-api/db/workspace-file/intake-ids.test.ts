import { expect, test } from 'vitest';
import { idsInAnswers } from './intake-ids';
import { idsInJson } from './named-ids';

/** Locations move by 1000; nothing else has a new id. */
const newId = (table: string, id: number) => (table === 'locations' ? id + 1000 : id);
const item = { kind: 'utility', itemId: 1, variantId: null };

const moved = (answers: object) => {
  const text = idsInAnswers.intakeProfiles?.content?.(JSON.stringify({ format: 1, answers }), newId);
  return JSON.parse(text ?? 'null');
};

test('what a profile knows of locations follows them to their new ids, and items stay', () => {
  expect(
    moved({
      decimal: ',',
      item,
      locationId: 11,
      locations: { 'site 7': 12 },
      meters: { '4711': { locationId: 13, item } },
    }),
  ).toEqual({
    format: 1,
    answers: {
      decimal: ',',
      item,
      locationId: 1011,
      locations: { 'site 7': 1012 },
      meters: { '4711': { locationId: 1013, item } },
    },
  });
});

test('an open intake keeps its rows, and asks again which entry a credit note corrects', () => {
  expect(moved({ rows: { 'Sheet!2': { locationId: 11, amount: 3, correctsId: 7 } } })).toEqual({
    format: 1,
    answers: { rows: { 'Sheet!2': { locationId: 1011, amount: 3 } } },
  });
});

test.each(['text', '[1]', '{"answers":null}', '{"format":2}'])(
  'leaves other content as it is: %s',
  (text) => {
    expect(idsInAnswers.intakes?.choices?.(text, newId)).toBe(text);
  },
);

test('an entry that an undo would bring back follows its user and its files to their new ids', () => {
  const { entry, links } = idsInJson.replacedEntries ?? {};
  const moving = (table: string, id: number) =>
    id + ({ users: 1000, evidenceFiles: 2000, intakes: 3000 }[table] ?? 0);
  const row = () => 'utility';
  expect(entry?.({ id: 5, unitId: 1, createdBy: 7 } as never, moving, row)).toEqual({
    id: 5,
    unitId: 1,
    createdBy: 1007,
  });
  expect(links?.([{ evidenceFileId: 3, intakeId: 4, confirmedBy: 7 }] as never, moving, row)).toEqual([
    { evidenceFileId: 2003, intakeId: 3004, confirmedBy: 1007 },
  ]);
});
