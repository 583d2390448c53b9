import { describe, expect, it } from 'vitest';
import type { Iro, TopicEntry } from '#api/domain/materiality/items';
import { recommendedMethod, severityForms } from '#api/domain/materiality/method';
import { rollUp } from '#api/domain/materiality/roll-up';
import { bakery, type HandAssessment, type HandItem, preserves } from './assessments';

const entriesOf = ({ matters }: HandAssessment): TopicEntry[] =>
  matters.map(({ name, standard }, index) => {
    const id = index + 1;
    return { entryId: id, subtopicId: id, topicId: id, categoryId: 1, standard, name };
  });

function iroOf(item: HandItem, place: { iroId: number; entryId: number }): Iro {
  const { kind, levels, probability, isHumanRights, conclusion } = item;
  const [first = 0, second = 0, third = 0] = levels;
  const common = { ...place, basedOnId: null, reason: null };
  if (kind === 'risk' || kind === 'opportunity') {
    return {
      ...common,
      kind,
      assessment: { magnitude: first, probability: second, horizon: null, conclusion },
    };
  }
  const assessment = {
    character: kind === 'harm' ? ('negative' as const) : ('positive' as const),
    occurrence: probability === null ? ('actual' as const) : ('potential' as const),
    scale: first,
    scope: second,
    irremediability: third,
    probability,
    isHumanRights,
    horizon: null,
    conclusion,
  };
  return { ...common, kind: 'impact', assessment };
}

const irosOf = ({ matters }: HandAssessment): Iro[] =>
  matters.flatMap(({ items }, matter) =>
    items.map((item, at) => iroOf(item, { iroId: (matter + 1) * 100 + at, entryId: matter + 1 })),
  );

const cases = [
  ['a bakery chain', bakery, { matters: 5, items: 15, standards: 5 }],
  ['a maker of preserves', preserves, { matters: 15, items: 29, standards: 10 }],
] as const;

describe.each(cases)('the assessment of %s, scored by hand', (_name, assessment, size) => {
  const [entries, iros] = [entriesOf(assessment), irosOf(assessment)];

  it('has the size of a practitioner’s', () => {
    expect(entries).toHaveLength(size.matters);
    expect(iros).toHaveLength(size.items);
    expect(new Set(entries.map(({ standard }) => standard)).size).toBe(size.standards);
  });

  it.each(severityForms.map((form, at) => [form, at] as const))(
    'scores every item by %s',
    (severityForm, at) => {
      const { items } = rollUp(iros, entries, { ...recommendedMethod, severityForm });
      expect(items.map(({ scored }) => scored?.score.toString())).toEqual(
        assessment.matters.flatMap((matter) => matter.items.map(({ scores }) => scores[at])),
      );
    },
  );

  it.each(assessment.results)('comes to its results at $threshold by $severityForm', (result) => {
    const { threshold, severityForm, outcomes, standards } = result;
    const choice = { impactThreshold: threshold, financialThreshold: threshold, severityForm };
    const rolled = rollUp(iros, entries, { ...recommendedMethod, ...choice });
    expect(rolled.entries.map((entry) => entry.result)).toEqual(outcomes);
    expect(rolled.materialStandards).toEqual(standards);
  });
});

it('questions the severe items that likelihood takes below the threshold, and the conclusions that depart', () => {
  const flagged = (assessment: HandAssessment, code: string) => {
    const { flags } = rollUp(irosOf(assessment), entriesOf(assessment), recommendedMethod);
    const ids = flags.filter((flag) => flag.code === code).map(({ iroId }) => Math.floor(iroId / 100) - 1);
    return ids.map((at) => assessment.matters[at]?.name);
  };
  expect(flagged(bakery, 'tailRisk')).toEqual(['S4.2.1 allergens', 'S4.2.1 allergens']);
  expect(flagged(bakery, 'disagreement')).toEqual([]);
  expect(flagged(preserves, 'tailRisk')).toEqual(['E1.2 steam', 'E2.2 wastewater', 'S4.2 glass splinters']);
  expect(flagged(preserves, 'disagreement')).toEqual(['S1.1 shifts']);
});
