import { describe, expect, it } from 'vitest';
import type { FinancialInput, ImpactInput } from './assessment';
import { type Assessed, compareAssessments } from './comparison';
import type { Iro, TopicEntry } from './items';
import { recommendedMethod as choice } from './method';
import { reasonText } from './working/reason-text';

const impact = (changes: Partial<ImpactInput> = {}): ImpactInput => ({
  character: 'negative',
  occurrence: 'actual',
  scale: 3,
  scope: 3,
  irremediability: 3,
  probability: null,
  isHumanRights: false,
  horizon: null,
  conclusion: 'material',
  ...changes,
});
type Place = { iroId: number; entryId?: number; basedOnId?: number };
const impactAt = ({ iroId, entryId = 1, basedOnId }: Place, assessment: ImpactInput | null): Iro => ({
  iroId,
  entryId,
  basedOnId: basedOnId ?? null,
  reason: null,
  kind: 'impact',
  assessment,
});
const riskAt = ({ iroId, entryId = 1, basedOnId }: Place, assessment: FinancialInput | null): Iro => ({
  iroId,
  entryId,
  basedOnId: basedOnId ?? null,
  reason: null,
  kind: 'risk',
  assessment,
});
const entry = (entryId: number, subtopicId = entryId): TopicEntry => {
  return { entryId, subtopicId, topicId: 1, categoryId: 1, standard: 'E1', name: `Matter ${subtopicId}` };
};
const entries = [entry(1), entry(2)];
const still = impactAt({ iroId: 9, entryId: 2 }, impact());
const before: Assessed = { iros: [impactAt({ iroId: 1 }, impact()), still], entries, choice };
const movesTo = (iros: Iro[], over: Partial<Assessed> = {}) =>
  compareAssessments(before, {
    iros: [...iros, impactAt({ iroId: 19, entryId: 2, basedOnId: 9 }, impact())],
    entries,
    choice,
    ...over,
  });
const copy = { iroId: 11, basedOnId: 1 };
const item = { code: 'itemAdded', iroId: 11 } as const;

describe('differences between two assessments', () => {
  it('are none if the copies are assessed alike', () => {
    expect(movesTo([impactAt(copy, impact())])).toEqual({ moved: [], unchangedCount: 2 });
  });

  it('include every different level and choice', () => {
    const other = impact({
      scale: 4,
      scope: 5,
      occurrence: 'potential',
      probability: 4,
      isHumanRights: true,
    });
    const { moved, unchangedCount } = movesTo([impactAt(copy, other)]);
    expect(unchangedCount).toBe(1);
    expect(moved).toHaveLength(1);
    expect(moved[0]).toMatchObject({
      subtopicId: 1,
      before: { result: 'impact' },
      after: { result: 'impact' },
    });
    expect(moved[0]?.before?.impactMateriality?.toString()).toBe('3');
    expect(moved[0]?.after?.impactMateriality?.toString()).toBe('4');
    expect(moved[0]?.reasons).toEqual([
      { code: 'factorChanged', iroId: 11, factor: 'occurrence', from: 'actual', to: 'potential' },
      { code: 'factorChanged', iroId: 11, factor: 'scale', from: '3', to: '4' },
      { code: 'factorChanged', iroId: 11, factor: 'scope', from: '3', to: '5' },
      { code: 'factorChanged', iroId: 11, factor: 'probability', from: 'none', to: '4' },
      { code: 'factorChanged', iroId: 11, factor: 'isHumanRights', from: 'false', to: 'true' },
    ]);
  });

  it('include a matter that is material only by conclusion', () => {
    const small = { scale: 1, scope: 1, irremediability: 1 };
    const was: Assessed = { ...before, iros: [impactAt({ iroId: 1 }, impact(small)), still] };
    const after = [impactAt(copy, impact({ ...small, conclusion: 'watch' })), { ...still, basedOnId: 9 }];
    expect(compareAssessments(was, { iros: after, entries, choice }).moved[0]?.reasons).toEqual([
      { code: 'factorChanged', iroId: 11, factor: 'conclusion', from: 'material', to: 'watch' },
    ]);
  });

  it('include items that were added, removed, reopened or assessed for the first time', () => {
    const fresh = riskAt(
      { iroId: 12 },
      { magnitude: 5, probability: 5, horizon: null, conclusion: 'material' },
    );
    const reasons = (iros: Iro[]) => movesTo(iros).moved[0]?.reasons;
    expect(reasons([fresh, impactAt(copy, impact())])).toEqual([{ code: 'itemAdded', iroId: 12 }]);
    expect(reasons([fresh])).toEqual([
      { code: 'itemAdded', iroId: 12 },
      { code: 'itemRemoved', iroId: 1 },
    ]);
    expect(reasons([impactAt(copy, null)])).toEqual([{ code: 'itemReopened', iroId: 11 }]);
    const open: Assessed = { ...before, iros: [impactAt({ iroId: 1 }, null), still] };
    const assessed = { ...before, iros: [impactAt(copy, impact()), { ...still, basedOnId: 9 }] };
    expect(compareAssessments(open, assessed).moved[0]?.reasons).toEqual([
      { code: 'itemAssessed', iroId: 11 },
    ]);
  });

  it('follows an item to another matter, and what was changed in it there', () => {
    const { moved } = movesTo([
      impactAt({ ...copy, entryId: 2 }, impact({ scale: 5 })),
      riskAt({ iroId: 13 }, { magnitude: 1, probability: 1, horizon: null, conclusion: 'watch' }),
    ]);
    expect(moved.map(({ subtopicId, reasons }) => [subtopicId, reasons])).toEqual([
      [
        1,
        [
          { code: 'itemAdded', iroId: 13 },
          { code: 'itemMovedOut', iroId: 11 },
        ],
      ],
      [
        2,
        [
          { code: 'itemMovedIn', iroId: 11 },
          { code: 'factorChanged', iroId: 11, factor: 'scale', from: '3', to: '5' },
        ],
      ],
    ]);
  });

  it('knows an item again in the assessment that it was copied into, asked the other way round', () => {
    const copied: Assessed = {
      ...before,
      iros: [
        impactAt(copy, impact({ scale: 5 })),
        impactAt({ iroId: 19, entryId: 2, basedOnId: 9 }, impact()),
      ],
    };
    expect(compareAssessments(copied, before).moved.map(({ reasons }) => reasons)).toEqual([
      [{ code: 'factorChanged', iroId: 1, factor: 'scale', from: '5', to: '3' }],
    ]);
  });

  it('knows an item again over assessments that lie between, and in another copy of the same one', () => {
    const later = impactAt({ iroId: 21, basedOnId: 11 }, impact({ scale: 5 }));
    const after = { ...before, iros: [later, impactAt({ iroId: 29, entryId: 2, basedOnId: 19 }, impact())] };
    const between = new Map([
      [11, 1],
      [19, 9],
    ]);
    const reasons = [{ code: 'factorChanged', iroId: 21, factor: 'scale', from: '3', to: '5' }];
    expect(compareAssessments(before, after, between).moved[0]?.reasons).toEqual(reasons);
    const sibling = [
      impactAt({ iroId: 31, basedOnId: 11 }, impact()),
      impactAt({ iroId: 39, entryId: 2 }, impact()),
    ];
    expect(compareAssessments({ ...before, iros: sibling }, after).moved[0]?.reasons).toEqual(reasons);
  });

  it('include an entry without items', () => {
    const { moved } = movesTo([impactAt(copy, impact())], { entries: [...entries, entry(3, 1)] });
    expect(moved[0]?.after?.isIncomplete).toBe(true);
    expect(moved[0]?.reasons).toEqual([{ code: 'emptyEntries', from: 0, to: 1 }]);
  });

  it('include matters that were added or removed, in the order of the list', () => {
    const { moved, unchangedCount } = movesTo([impactAt({ iroId: 15, entryId: 3 }, impact())], {
      entries: [entry(3), entry(2)],
    });
    expect(unchangedCount).toBe(1);
    expect(
      moved.map(({ subtopicId, before: was, after, reasons }) => [
        subtopicId,
        was === null,
        after === null,
        reasons,
      ]),
    ).toEqual([
      [1, false, true, [{ code: 'subtopicRemoved' }]],
      [3, true, false, [{ code: 'subtopicAdded' }]],
    ]);
  });

  it('name the part of the method that changes a matter, and no other part', () => {
    const same = [impactAt(copy, impact({ conclusion: 'watch' }))];
    const changed = { ...choice, impactThreshold: 3.5, financialThreshold: 2, likelihoodWeight: 0.5 };
    const { moved } = movesTo(same, { choice: changed });
    const threshold = { code: 'methodChanged', parameter: 'impactThreshold', from: '3', to: '3.5' };
    expect(moved.map(({ subtopicId, reasons }) => [subtopicId, reasons])).toEqual([
      [
        1,
        [
          { code: 'factorChanged', iroId: 11, factor: 'conclusion', from: 'material', to: 'watch' },
          threshold,
        ],
      ],
      [2, [threshold]],
    ]);
  });

  it('name both parts of the method that change a matter only together', () => {
    const rare = impact({
      occurrence: 'potential',
      probability: 3,
      scale: 5,
      scope: 1,
      irremediability: 1,
      conclusion: 'watch',
    });
    const cut = impact({ scale: 3, scope: 3, irremediability: 3, conclusion: 'watch' });
    const was: Assessed = {
      iros: [impactAt({ iroId: 1 }, rare), impactAt({ iroId: 2 }, cut)],
      entries: [entry(1)],
      choice: { ...choice, severityForm: 'mean' },
    };
    const is: Assessed = {
      iros: [impactAt(copy, rare), impactAt({ iroId: 12, basedOnId: 2 }, cut)],
      entries: [entry(1)],
      choice: { ...choice, severityForm: 'meanWithExtreme', likelihoodWeight: 0.5 },
    };
    const codes = compareAssessments(was, is).moved[0]?.reasons.map(
      (one) => 'parameter' in one && one.parameter,
    );
    expect(codes).toEqual(['severityForm', 'likelihoodWeight']);
  });
});

describe('a reason in words', () => {
  const named = (reason: Parameters<typeof reasonText>[0], language: 'en' | 'pl') =>
    reasonText(reason, (id) => `item ${id}`, language);

  it('names the item, the level and both values', () => {
    const levels = { code: 'factorChanged', iroId: 4, factor: 'scale', from: '3', to: '4' } as const;
    expect(named(levels, 'en')).toBe('item 4: scale changed from 3 to 4.');
    expect(named(levels, 'pl')).toBe('item 4: skala, zmiana z 3 na 4.');
    const concluded = { ...levels, factor: 'conclusion', from: 'watch', to: 'notMaterial' } as const;
    expect(named(concluded, 'en')).toBe('item 4: conclusion changed from to be monitored to not material.');
    expect(named(concluded, 'pl')).toContain('wniosek, zmiana z „do monitorowania” na „nieistotny”');
  });

  it('names the part of the method and the numbers of entries', () => {
    const form = { code: 'methodChanged', parameter: 'severityForm', from: 'mean', to: 'maximum' } as const;
    expect(named(form, 'en')).toBe('Method: severity formula changed from mean to highest factor.');
    const threshold = { code: 'methodChanged', parameter: 'impactThreshold', from: '3', to: '3.5' } as const;
    expect(named(threshold, 'pl')).toBe('Metoda: próg istotności wpływu, zmiana z 3 na 3,5.');
    expect(named({ code: 'emptyEntries', from: 0, to: 2 }, 'en')).toContain('0 before, 2 now');
    expect(named({ code: 'subtopicAdded' }, 'pl')).toBe('Kwestia jest nowa.');
    expect(named(item, 'en')).toBe('New: item 11.');
  });
});
