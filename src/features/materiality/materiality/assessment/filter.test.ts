import { describe, expect, it } from 'vitest';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { assessmentRow } from '#api/testing/facts/assessment-row';
import { countOf, filtered, mattersOf, nextOpen, statesOf } from './filter';

const row = (dmIroId: number, over: Partial<AssessmentRow> = {}) => assessmentRow({ dmIroId, ...over });
const rows = [
  row(1, { isTailRisk: true, disagrees: true, isReasonMissing: true }),
  row(2, {
    dmTopicEntryId: 2,
    subtopicName: 'Water',
    description: 'Wells run dry',
    isAssessmentCompleted: false,
  }),
  row(3, { typeCode: 'risk', type: 'Risk', description: 'Fines for dust', opinionsDiffer: true }),
  row(4, { dmTopicEntryId: 2, subtopicName: 'Water', isAssessmentCompleted: false }),
  row(5, { withdrawnReason: 'Sold' }),
];
const idsOf = (filter: Parameters<typeof filtered>[1]) =>
  filtered(rows, filter).map(({ dmIroId }) => dmIroId);

describe('the list of the assessment', () => {
  it('finds rows that contain every word in topic, type or text, ignoring case', () => {
    expect(idsOf({})).toEqual([1, 2, 3, 4]);
    expect(idsOf({ find: 'DUST' })).toEqual([1, 3, 4]);
    expect(idsOf({ find: 'risk dust' })).toEqual([3]);
    expect(idsOf({ find: 'smoke' })).toEqual([]);
  });

  it('filters by kind, topic and state', () => {
    expect(idsOf({ kind: 'risk' })).toEqual([3]);
    expect(idsOf({ matter: 2 })).toEqual([2, 4]);
    expect(idsOf({ state: 'open' })).toEqual([2, 4]);
    expect(idsOf({ state: 'severe', kind: 'risk' })).toEqual([]);
    expect(idsOf({ state: 'opinions' })).toEqual([3]);
    expect(idsOf({ state: 'withdrawn' })).toEqual([5]);
  });

  it('counts assessed items per topic and ignores withdrawn ones', () => {
    expect(countOf(rows)).toEqual({ assessed: 2, all: 4 });
    expect(mattersOf(rows)).toEqual([
      { id: 1, name: 'Air', assessed: 2, all: 2 },
      { id: 2, name: 'Water', assessed: 0, all: 2 },
    ]);
    expect(statesOf(rows)).toEqual([
      { state: 'open', count: 2 },
      { state: 'reason', count: 1 },
      { state: 'differs', count: 1 },
      { state: 'severe', count: 1 },
      { state: 'opinions', count: 1 },
      { state: 'done', count: 2 },
      { state: 'withdrawn', count: 1 },
    ]);
  });

  it('finds the next open item and continues from the top after the last one', () => {
    expect(nextOpen(rows, 2)?.dmIroId).toBe(4);
    expect(nextOpen(rows, 4)?.dmIroId).toBe(2);
    expect(nextOpen(rows.slice(0, 1), 1)).toBeUndefined();
  });
});
