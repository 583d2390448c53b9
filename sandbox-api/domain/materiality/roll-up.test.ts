import { describe, expect, it } from 'vitest';
import { decimal } from '#api/domain/units/decimal';
import { type FinancialInput, type ImpactInput, impactRefusal } from './assessment';
import { bandOf } from './bands';
import type { Iro, TopicEntry } from './items';
import { recommendedMethod as choice } from './method';
import { rollUp } from './roll-up';
import { scoreImpact } from './score';
import { sensitivity } from './sensitivity';
import { workingText } from './working/working-text';

const levels = (level: number, changes: Partial<ImpactInput> = {}): ImpactInput => ({
  character: 'negative',
  occurrence: 'actual',
  scale: level,
  scope: level,
  irremediability: level,
  probability: null,
  isHumanRights: false,
  horizon: null,
  conclusion: 'watch',
  ...changes,
});
const impact = (
  iroId: number,
  entryId: number,
  assessment: ImpactInput | null,
  reason: string | null = null,
): Iro => {
  return { iroId, entryId, basedOnId: null, reason, kind: 'impact', assessment };
};
const effect = (
  iroId: number,
  entryId: number,
  assessment: FinancialInput | null,
  kind: 'risk' | 'opportunity' = 'risk',
): Iro => {
  return { iroId, entryId, basedOnId: null, reason: null, kind, assessment };
};
const entry = (
  entryId: number,
  subtopicId: number,
  topicId: number,
  categoryId: number,
  standard: string,
): TopicEntry => {
  return { entryId, subtopicId, topicId, categoryId, standard, name: `Matter ${subtopicId}` };
};
const entries = [
  entry(1, 11, 21, 31, 'E3'),
  entry(2, 11, 21, 31, 'E3'),
  entry(3, 12, 21, 31, 'E3'),
  entry(4, 13, 22, 31, 'E1'),
  entry(5, 14, 23, 32, 'G1'),
];
const iros = [
  impact(1, 1, levels(2)),
  impact(2, 2, levels(4)),
  effect(3, 3, { magnitude: 4, probability: 4, horizon: null, conclusion: 'material' }),
  impact(4, 4, levels(1)),
  impact(5, 5, levels(5)),
];

describe('an assessment that is complete', () => {
  const rolled = rollUp(iros, entries, choice);
  const figures = (groups: typeof rolled.topics) =>
    groups.map(({ id, impactMateriality, financialMateriality, result }) => [
      id,
      Number(impactMateriality),
      Number(financialMateriality),
      result,
    ]);

  it('groups by entry, subtopic, topic and category', () => {
    expect(figures(rolled.entries)).toEqual([
      [1, 2, 0, 'none'],
      [2, 4, 0, 'impact'],
      [3, 0, 3.2, 'financial'],
      [4, 1, 0, 'none'],
      [5, 5, 0, 'impact'],
    ]);
    expect(figures(rolled.subtopics)).toEqual([
      [11, 4, 0, 'impact'],
      [12, 0, 3.2, 'financial'],
      [13, 1, 0, 'none'],
      [14, 5, 0, 'impact'],
    ]);
    expect(figures(rolled.topics)).toEqual([
      [21, 4, 3.2, 'double'],
      [22, 1, 0, 'none'],
      [23, 5, 0, 'impact'],
    ]);
    expect(figures(rolled.categories)).toEqual([
      [31, 4, 3.2, 'double'],
      [32, 5, 0, 'impact'],
    ]);
    expect(rolled.subtopics[1]).toMatchObject({
      decidingImpactIroId: null,
      decidingFinancialIroId: 3,
      isIncomplete: false,
    });
  });

  it('lists the material matters by rank, their standards, and asks about climate change', () => {
    expect(rolled.topIssues.map(({ rank, subtopicId }) => [rank, subtopicId])).toEqual([
      [1, 14],
      [2, 11],
      [3, 12],
    ]);
    const [first] = rolled.topIssues;
    expect(first && workingText(first.working, 'en')).toBe(
      'Rank 1: higher score 5, sum 5, material items 1.',
    );
    expect(rolled.materialStandards).toEqual(['E3', 'G1']);
    expect(rolled).toMatchObject({ isIncomplete: false, isClimateNotMaterial: true });
    expect(rolled.working.map(({ code }) => code)).toEqual(['climateExplained']);
    expect(rolled.items.map(({ iro }) => iro.iroId)).toEqual([1, 2, 3, 4, 5]);
    const departs = (iroId: number) => [
      { iroId, code: 'disagreement' },
      { iroId, code: 'reasonMissing' },
    ];
    expect(rolled.flags).toEqual([...departs(2), ...departs(5)]);
    expect(rollUp(iros, entries, { ...choice, rules: 1 }).flags).toEqual([]);
  });

  it('has its calculation in words', () => {
    const words = rolled.topics[0]?.working.map((one) => workingText(one, 'en'));
    expect(words).toEqual([
      'A matter is material by its impacts, by its risks and opportunities, or by both.',
      'Impact materiality: the highest score of the impacts (2), 4.',
      'Financial materiality: the highest score of the risks and opportunities (1), 3.2.',
      'Thresholds decide what is material.',
      'EFRAG advises setting thresholds and explaining them (cited from a secondary source).',
      'The impact score 4 reaches its threshold of 3, and the financial score 3.2 reaches 3: double materiality.',
    ]);
    expect(rolled.subtopics[1]?.working.map(({ code }) => code)).toEqual([
      'eitherMakesMaterial',
      'noImpact',
      'highestFinancial',
      'thresholdsNeeded',
      'thresholdsAdvised',
      'resultFinancial',
      'oneAxisIsEnough',
    ]);
    expect(rolled.subtopics[2]?.working.map(({ code }) => code).slice(1)).toEqual([
      'highestImpact',
      'noFinancial',
      'thresholdsNeeded',
      'thresholdsAdvised',
      'resultNone',
    ]);
    const thresholds = { ...choice, impactThreshold: 2.5, financialThreshold: 3.5 };
    const [, other] = rollUp(iros, entries, thresholds).subtopics;
    expect(other?.working.at(-2)?.values).toMatchObject({
      impactThreshold: '2.5',
      financialThreshold: '3.5',
      financial: '3.2',
    });
  });

  it('states that nothing is offset where there are both sides', () => {
    const positive = levels(5, { character: 'positive', irremediability: 0 });
    const risk = { magnitude: 2, probability: 2, horizon: null, conclusion: 'watch' } as const;
    const both = [...iros, impact(6, 4, positive), effect(7, 4, risk), effect(8, 4, risk, 'opportunity')];
    const [, , subtopic] = rollUp(both, entries, choice).subtopics;
    expect(subtopic?.working.map(({ code }) => code).slice(1, 5)).toEqual([
      'highestImpact',
      'neverNetted',
      'highestFinancial',
      'risksAndOpportunities',
    ]);
  });
});

describe('an assessment with something open', () => {
  it('has no score in all that the open item belongs to, and asks nothing about climate change', () => {
    const rolled = rollUp([...iros, effect(6, 3, null)], entries, choice);
    expect(rolled.subtopics.map(({ isIncomplete }) => isIncomplete)).toEqual([false, true, false, false]);
    expect(rolled.topics.map(({ result }) => result)).toEqual([null, 'none', 'impact']);
    expect(rolled.categories.map(({ impactMateriality }) => impactMateriality === null)).toEqual([
      true,
      false,
    ]);
    expect(rolled).toMatchObject({ isIncomplete: true, isClimateNotMaterial: false, working: [] });
    expect(rolled.topIssues.map(({ subtopicId }) => subtopicId)).toEqual([14, 11]);
    const words = rolled.subtopics[1]?.working.map((one) => workingText(one, 'en'));
    expect(words).toEqual([
      'Incomplete, so there is no score. Items still to be assessed: 1.',
      'Listed as material because the assessor concluded so. Material items: 1.',
    ]);
  });

  it('is incomplete without entries or with an entry without items', () => {
    expect(rollUp([], [], choice)).toMatchObject({
      isIncomplete: true,
      subtopics: [],
      isClimateNotMaterial: false,
    });
    const rolled = rollUp(iros, [...entries, entry(6, 15, 23, 32, 'G1')], choice);
    expect(rolled.isIncomplete).toBe(true);
    expect(rolled.subtopics.at(-1)?.working.map(({ code }) => code)).toEqual(['nothingEntered']);
  });

  it('leaves out items of an entry that is not given', () => {
    expect(rollUp([...iros, impact(9, 99, null)], entries, choice).isIncomplete).toBe(false);
  });
});

describe('flags', () => {
  const rare = levels(5, { occurrence: 'potential', probability: 1 });
  const flagsOf = (reason: string | null, assessment: ImpactInput | null) =>
    rollUp([impact(1, 1, assessment, reason)], entries, choice).flags.map(
      ({ iroId, code }) => `${iroId} ${code}`,
    );

  it('name a rare but severe item, a disagreement and a reason that is missing', () => {
    expect(flagsOf(null, rare)).toEqual(['1 tailRisk', '1 reasonMissing']);
    expect(flagsOf('  ', rare)).toEqual(['1 tailRisk', '1 reasonMissing']);
    expect(flagsOf('Seen with the board', rare)).toEqual(['1 tailRisk']);
    expect(flagsOf('Known', levels(4, { conclusion: 'notMaterial' }))).toEqual(['1 disagreement']);
    expect(flagsOf(null, { ...rare, conclusion: 'material' })).toEqual([
      '1 tailRisk',
      '1 disagreement',
      '1 reasonMissing',
    ]);
    expect(flagsOf(null, levels(4, { conclusion: 'material' }))).toEqual([]);
    expect(flagsOf(null, levels(4))).toEqual(['1 disagreement', '1 reasonMissing']);
    expect(flagsOf(null, null)).toEqual([]);
  });
});

it('ranks by name as the language sorts names', () => {
  const names = ['Łagodzenie', 'Lasy', 'Zasoby'];
  const named = names.map((name, index) => ({ ...entry(index + 1, index + 1, 1, 1, 'E1'), name }));
  const equal = named.map(({ entryId }) => impact(entryId, entryId, levels(4)));
  const order = (language: 'en' | 'pl') =>
    rollUp(equal, named, choice, language).topIssues.map(({ subtopicId }) => names[subtopicId - 1]);
  expect(order('pl')).toEqual(['Lasy', 'Łagodzenie', 'Zasoby']);
  expect(order('en')).toEqual(['Łagodzenie', 'Lasy', 'Zasoby']);
});

it('turns matters on and off the list, or only their axis', () => {
  const other = { ...choice, impactThreshold: 4.5, financialThreshold: 3.5 };
  const [chosen, asked] = [choice, other].map((one) => rollUp(iros, entries, one).subtopics);
  expect(sensitivity(chosen ?? [], asked ?? [])).toEqual([
    { subtopicId: 11, before: 'impact', after: 'none', becomesMaterial: false },
    { subtopicId: 12, before: 'financial', after: 'none', becomesMaterial: null },
  ]);
  expect(sensitivity(asked ?? [], chosen ?? [])[0]).toMatchObject({
    after: 'impact',
    becomesMaterial: true,
  });
});

describe('an impact that cannot be scored', () => {
  it('is refused by the field that is wrong', () => {
    const potential = levels(3, { occurrence: 'potential' });
    expect(impactRefusal(potential)).toEqual({ field: 'probability', code: 'required' });
    expect(impactRefusal(levels(3))).toBeNull();
    expect(impactRefusal(levels(3, { character: 'positive' }))).toEqual({
      field: 'irremediability',
      code: 'notApplicable',
    });
    expect(impactRefusal(levels(3, { irremediability: 0 }))).toEqual({
      field: 'irremediability',
      code: 'required',
    });
    expect(() => scoreImpact(potential, choice)).toThrow('probability required');
  });
});

it('puts a bound into the higher band', () => {
  const bandsOf = ['0', '0.9999', '1', '2', '2.9999', '3', '3.9999', '4', '5'].map((score) =>
    bandOf(decimal(score)),
  );
  expect(bandsOf.join(' ')).toBe(
    'minimal minimal low moderate moderate significant significant critical critical',
  );
});

it('flags no actual impact as rare, whatever likelihood came with it', () => {
  const actual = levels(4, { probability: 1 });
  expect(scoreImpact(actual, { ...choice, impactThreshold: 4.5 }).isTailRisk).toBe(false);
});

it('counts the open items of a matter and sees two risks as no opportunity', () => {
  const [place] = entries;
  const risk = { magnitude: 2, probability: 2, horizon: null, conclusion: 'watch' } as const;
  const open = [impact(1, 1, null), impact(2, 1, levels(2)), effect(3, 1, null), effect(4, 1, null)];
  const workingOf = (list: Iro[]) => rollUp(list, place ? [place] : [], choice).subtopics[0]?.working;
  expect(workingOf(open)?.[0]).toMatchObject({ code: 'openItems', values: { count: '3' } });
  const codesOf = (list: Iro[]) => workingOf(list)?.map(({ code }) => code);
  expect(codesOf([effect(1, 1, risk), effect(2, 1, risk)])).not.toContain('risksAndOpportunities');
  const opportunity = effect(1, 1, risk, 'opportunity');
  expect(codesOf([opportunity, impact(2, 1, levels(2))])).not.toContain('risksAndOpportunities');
});
