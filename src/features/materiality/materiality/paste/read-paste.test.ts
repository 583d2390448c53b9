import { describe, expect, it } from 'vitest';
import type { AssessmentRow, ChosenOptions } from '#api/contract/materiality/assessments';
import { assessmentRow } from '#api/testing/facts/assessment-row';
import { startValues } from '@/features/materiality/materiality/assessment/values';
import { requestOf } from '@/features/materiality/materiality/grid/request';
import type { PasteLists, PasteOption } from './read-changes';
import { mostRows, readPaste } from './read-paste';

const levels = (base: number, from = 1): PasteOption[] =>
  ['None', 'Minimal', 'Low', 'Medium', 'High', 'Very high'].slice(from).map((label, index) => ({
    id: base + from + index,
    value: from + index,
    label,
    words: [],
  }));
const word = (id: number, label: string, other: string): PasteOption => ({
  id,
  value: null,
  label,
  words: [label.toLowerCase(), other],
});
const remedies = levels(10, 0);
const ids = { positive: 2, negative: 1, potential: 4 };
const lists: PasteLists = {
  rules: { ids, remedies },
  options: new Map([
    ['dmAssessmentType1Id', [word(1, 'Negative', 'negatywny'), word(2, 'Positive', 'pozytywny')]],
    ['dmAssessmentType2Id', [word(3, 'Actual', 'rzeczywisty'), word(4, 'Potential', 'potencjalny')]],
    ['dmAssessmentIrremediabilityId', remedies],
    ['dmAssessmentScopeId', levels(20)],
    ['dmAssessmentProbabilityId', levels(30)],
    ['dmAssessmentImpactScaleId', levels(40)],
    ['dmAssessmentRiskScaleId', levels(50)],
    ['dmAssessmentOpportunityScaleId', levels(60)],
    ['dmAssessmentMaterialityId', [word(1, 'Material', 'istotny'), word(3, 'Not material', 'nieistotny')]],
  ]),
};
const chosen: ChosenOptions = {
  ...startValues(null),
  dmAssessmentIrremediabilityId: 13,
  dmAssessmentType1Id: 1,
  dmAssessmentType2Id: 3,
  dmAssessmentScopeId: 23,
  dmAssessmentImpactScaleId: 43,
  dmAssessmentMaterialityId: 1,
  reason: null,
  updatedOn: 'version 1',
};
const item = (dmIroId: number, description: string, over: Partial<AssessmentRow> = {}) =>
  assessmentRow({ dmIroId, description, chosen, updatedOn: 'version 0', ...over });
const open = { chosen: null, isAssessmentCompleted: false, score: null };
const items = [
  item(1, 'Dust reaches\nthe houses'),
  item(2, 'Filters are dear', { ...open, typeCode: 'risk' }),
  item(3, 'Noise'),
  item(4, 'Noise', { subtopicName: 'People' }),
  item(5, 'Noise', { ...open, typeCode: 'risk' }),
  item(6, 'Smell', { withdrawnReason: 'Sold' }),
];
const read = (...lines: string[]) => readPaste(lines.join('\n'), items, lists);
const only = (...lines: string[]) => {
  const [row] = read(...lines).rows;
  if (!row) throw new Error('No row was read.');
  return row;
};
const head = 'Impact, risk or opportunity\tScale';

describe('a pasted row', () => {
  it('changes the levels that it names, by number or words, and accepts a decimal comma', () => {
    for (const level of ['5', '5,0', '5.0', 'Very high', 'very  HIGH', '5 – Very high', '5-very high'])
      expect(only(head, `"Dust reaches\nthe houses"\t${level}`).changes).toEqual({
        dmAssessmentImpactScaleId: 45,
      });
  });

  it('can be in Polish', () => {
    const row = only(
      'Wpływ, ryzyko lub szansa\tNegatywny czy pozytywny\tNieodwracalność (0: nie dotyczy)\tPrawa człowieka\tPerspektywa czasowa\tWniosek',
      'dust reaches the houses\tpozytywny\t0\tTak\tPerspektywa krótkoterminowa\tNieistotny',
    );
    expect(row.problems).toEqual([]);
    expect(row.changes).toEqual({
      dmAssessmentType1Id: 2,
      dmAssessmentIrremediabilityId: 10,
      dmAssessmentMaterialityId: 3,
      isHumanRights: true,
      horizon: 'short',
    });
  });

  it('can name its item by list number if the text matches', () => {
    expect(only('No.\tScale', '1\t4').item?.dmIroId).toBe(1);
    expect(only('No.\tItem\tScale', '1\tNoise\t4').problems).toEqual([
      { code: 'otherNumber', column: 'No.', value: '1' },
    ]);
    expect(only('No.\tScale', '77\t4').problems).toMatchObject([{ code: 'unknownItem', value: '77' }]);
  });

  it('ignores empty cells and unchanged values', () => {
    const row = only(`${head}\tScope\tHuman rights`, 'Dust reaches the houses\t3\t\tno');
    expect([row.changes, row.problems]).toEqual([{}, []]);
  });

  it('assesses an unassessed item when it names every choice', () => {
    const names = 'Item\tSize of the financial effect\tLikelihood\tConclusion';
    const row = only(names, 'Filters are dear\t4\t2\tMaterial');
    expect(row.problems).toEqual([]);
    expect(row.item && requestOf(row.item, row.changes, ids)).toMatchObject({
      is: 'create',
      body: { dmAssessmentRiskScaleId: 54, dmAssessmentProbabilityId: 32, dmAssessmentMaterialityId: 1 },
    });
    expect(only(names, 'Filters are dear\t4\t\tMaterial').problems).toEqual([
      { code: 'missing', fields: ['dmAssessmentProbabilityId'] },
    ]);
  });

  it('changes an assessment with the time at which it was read', () => {
    const row = only(`${head}\tReason`, 'Dust reaches the houses\t5\tMeasured');
    expect(row.item && requestOf(row.item, row.changes, ids)).toMatchObject({
      is: 'update',
      seenUpdatedOn: 'version 1',
      body: { dmAssessmentImpactScaleId: 45, dmAssessmentScopeId: 23, reason: 'Measured' },
    });
  });
});

describe('reports a problem with', () => {
  it('an empty text, missing column names, column names without rows, and an unclosed quotation mark', () => {
    expect(read(' ', '\t').problems).toEqual([{ code: 'empty' }]);
    expect(read('Dust reaches the houses\t5').problems).toEqual([{ code: 'noHeader' }]);
    expect(read(head).problems).toEqual([{ code: 'noRows' }]);
    expect(read(head, '"Noise\t5').problems).toEqual([{ code: 'unclosedQuote', row: 2 }]);
  });

  it('an unknown column, which is ignored, but not a results column of the workbook', () => {
    const pasted = read(`${head}\tScael\tScore\tSubtopic`, 'Dust reaches the houses\t5\t1\t3.2\tAir');
    expect(pasted.unknown).toEqual([{ name: 'Scael', number: 3 }]);
    expect(pasted.rows[0]?.problems).toEqual([]);
  });

  it('two columns with the same meaning, and too many rows', () => {
    expect(read(`${head}\tSkala`, 'Noise\t1\t2').problems).toEqual([
      { code: 'columnTwice', column: 'Skala', first: 2, second: 3 },
    ]);
    const many = Array.from({ length: mostRows + 1 }, () => 'Noise\t1');
    expect(read(head, ...many).problems).toEqual([
      { code: 'tooManyRows', rows: mostRows + 1, most: mostRows },
    ]);
  });

  it('an item that is unknown, withdrawn, not named or named twice', () => {
    const pasted = read(head, 'Rain\t1', 'Smell\t1', '\t1', 'Filters are dear\t', 'filters are dear\t2');
    expect(pasted.rows.map(({ number, problems }) => [number, ...problems])).toEqual([
      [2, { code: 'unknownItem', column: 'Impact, risk or opportunity', value: 'Rain' }],
      [3, { code: 'withdrawn', column: 'Impact, risk or opportunity', value: 'Smell' }],
      [4, { code: 'noItem' }],
      [5],
      [6, { code: 'itemTwice', column: 'Impact, risk or opportunity', value: 'filters are dear', first: 5 }],
    ]);
  });

  it('an item whose text is not unique, unless its type or subtopic identifies it', () => {
    expect(only(head, 'Noise\t1').problems).toMatchObject([{ code: 'severalItems', value: 'Noise' }]);
    const names = 'Item\tType\tSubtopic\tScale';
    expect(only(names, 'Noise\tRyzyko\t\t1').item?.dmIroId).toBe(5);
    expect(only(names, 'Noise\tImpact\tPeople\t1').item?.dmIroId).toBe(4);
    expect(only(names, 'Noise\tImpact\t\t1').problems).toMatchObject([{ code: 'severalItems' }]);
  });

  it('a value that is not a level', () => {
    for (const level of ['6', '2,5', '0', 'Enormous'])
      expect(only(head, `Dust reaches the houses\t${level}`).problems).toEqual([
        {
          code: 'unknownLevel',
          column: 'Scale',
          value: level,
          allowed: ['1 – Minimal', '2 – Low', '3 – Medium', '4 – High', '5 – Very high'],
        },
      ]);
  });

  it('a level that the kind does not ask for, or that does not fit the type', () => {
    expect(only('Item\tScope', 'Filters are dear\t3').problems).toEqual([
      { code: 'notAsked', column: 'Scope', value: '3' },
    ]);
    expect(only('Item\tLikelihood', 'Dust reaches the houses\t3').problems).toMatchObject([
      { code: 'notAsked' },
    ]);
    expect(only('Item\tIrremediability', 'Dust reaches the houses\t0').problems).toMatchObject([
      { code: 'misfit' },
    ]);
  });

  it('an impact that becomes potential without a likelihood, and a reason that is too long', () => {
    expect(only('Item\tActual or potential', 'Dust reaches the houses\tPotential').problems).toEqual([
      { code: 'missing', fields: ['dmAssessmentProbabilityId'] },
    ]);
    expect(only('Item\tReason', `Dust reaches the houses\t${'x'.repeat(501)}`).problems).toEqual([
      { code: 'tooLong', column: 'Reason', most: 500 },
    ]);
  });
});
