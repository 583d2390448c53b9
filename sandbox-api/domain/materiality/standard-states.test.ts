import { describe, expect, it } from 'vitest';
import { topicalStandards } from '#api/contract/materiality/screenings';
import type { ImpactInput } from './assessment';
import type { Iro, TopicEntry } from './items';
import { recommendedMethod } from './method';
import { rollUp } from './roll-up';
import { type Screening, standardResults } from './standard-states';

const impact = (
  entryId: number,
  level: number | null,
  conclusion: ImpactInput['conclusion'] = 'watch',
): Iro => ({
  iroId: entryId * 10 + (level ?? 0),
  entryId,
  basedOnId: null,
  reason: null,
  kind: 'impact',
  assessment:
    level === null ? null : { ...actual, scale: level, scope: level, irremediability: level, conclusion },
});
const actual = {
  character: 'negative',
  occurrence: 'actual',
  probability: null,
  isHumanRights: false,
  horizon: null,
} as const;

const entry = (entryId: number, standard: string): TopicEntry => ({
  entryId,
  categoryId: 1,
  topicId: 100 + entryId,
  subtopicId: 1000 + entryId,
  standard,
  name: `Matter ${entryId}`,
});

type Given = {
  entries?: TopicEntry[];
  iros?: Iro[];
  screenings?: Record<string, Screening>;
  isComplete?: boolean;
};

function stateOf(standard: string, { entries = [], iros = [], screenings = {}, isComplete = true }: Given) {
  const results = standardResults(topicalStandards, {
    entries,
    results: rollUp(iros, entries, recommendedMethod),
    screenings: new Map(Object.entries(screenings)),
    isComplete,
  });
  expect(results.map((one) => one.standard)).toEqual([...topicalStandards]);
  return results.find((one) => one.standard === standard);
}

const no: Screening = { isRelevant: false, reason: 'No land.' };
const yes: Screening = { isRelevant: true, reason: null };

describe('the state of a topical standard', () => {
  it('is not screened before any statement or matter of it', () => {
    const others = { entries: [entry(1, 'E1')], iros: [impact(1, 4)], screenings: { E3: no } };
    expect(stateOf('E4', others)).toEqual({
      standard: 'E4',
      state: 'notScreened',
      reason: null,
      matterCount: 0,
      impactMateriality: null,
      financialMateriality: null,
    });
  });

  it('is screened out with the reason that was given', () => {
    expect(stateOf('E4', { screenings: { E4: no } })).toMatchObject({
      state: 'screenedOut',
      reason: 'No land.',
    });
  });

  it('is relevant from its screening until a matter of it is listed and assessed', () => {
    const screenings = { E4: yes };
    const entries = [entry(1, 'E4')];
    expect(stateOf('E4', { screenings })).toMatchObject({ state: 'relevant', matterCount: 0 });
    expect(stateOf('E4', { screenings, entries })).toMatchObject({ state: 'relevant', matterCount: 1 });
    expect(stateOf('E4', { entries, iros: [impact(1, null)] })?.state).toBe('relevant');
    expect(stateOf('E4', { entries, iros: [impact(1, 2)] })?.state).toBe('assessed');
  });

  it('is assessed with its highest scores once all of it is below the thresholds', () => {
    const entries = [entry(1, 'E4'), entry(2, 'E4')];
    const found = stateOf('E4', { entries, iros: [impact(1, 1), impact(2, 2)] });
    expect(found?.state).toBe('assessed');
    expect([found?.impactMateriality?.toNumber(), found?.financialMateriality?.toNumber()]).toEqual([2, 0]);
  });

  it('is not called not material while another step of the assessment is open', () => {
    const given = { entries: [entry(1, 'E4')], iros: [impact(1, 2)], isComplete: false };
    expect(stateOf('E4', given)?.state).toBe('relevant');
  });

  it('is material by score or by conclusion, also while other items are open', () => {
    const entries = [entry(1, 'E4'), entry(2, 'E4')];
    const iros = [impact(1, 4), impact(2, null)];
    expect(stateOf('E4', { entries, iros, isComplete: false })?.state).toBe('material');
    expect(stateOf('E4', { entries: [entry(1, 'E4')], iros: [impact(1, 2, 'material')] })?.state).toBe(
      'material',
    );
  });

  it('follows its matters if they were listed after it was screened out', () => {
    const given = { entries: [entry(1, 'E4')], iros: [impact(1, 4)], screenings: { E4: no } };
    expect(stateOf('E4', given)).toMatchObject({ state: 'material', reason: null });
  });
});
