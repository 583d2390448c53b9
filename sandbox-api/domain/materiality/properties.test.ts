import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '#api/domain/units/decimal';
import type { FinancialInput, ImpactInput } from './assessment';
import { compareAssessments } from './comparison';
import type { Iro, TopicEntry } from './items';
import { type MethodChoice, ruleVersions, severityForms } from './method';
import { rollUp } from './roll-up';
import { scoreFinancial, scoreImpact } from './score';
import { sensitivity } from './sensitivity';

const level = fc.integer({ min: 1, max: 5 });
const horizon = fc.constantFrom('short', 'medium', 'long', null);
const conclusion = fc.constantFrom('material', 'watch', 'notMaterial');
const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10);
const method: fc.Arbitrary<MethodChoice> = fc.record({
  rules: fc.constantFrom(...ruleVersions),
  impactThreshold: tenths(0.1, 5),
  financialThreshold: tenths(0.1, 5),
  severityForm: fc.constantFrom(...severityForms),
  likelihoodWeight: tenths(0, 1),
});
const impact: fc.Arbitrary<ImpactInput> = fc
  .record({
    character: fc.constantFrom('negative', 'positive'),
    occurrence: fc.constantFrom('actual', 'potential'),
    scale: level,
    scope: level,
    irremediability: level,
    probability: level,
    isHumanRights: fc.boolean(),
    horizon,
    conclusion,
  })
  .map((input) => ({
    ...input,
    irremediability: input.character === 'positive' ? 0 : input.irremediability,
  }));
const financial: fc.Arbitrary<FinancialInput> = fc.record({
  magnitude: level,
  probability: level,
  horizon,
  conclusion,
});

const entries: readonly TopicEntry[] = [1, 2, 3, 4, 5, 6].map((entryId) => {
  const subtopicId = Math.ceil(entryId / 2);
  const standard = entryId < 3 ? 'E1' : 'S1';
  return { entryId, subtopicId, topicId: subtopicId, categoryId: 1, standard, name: `Matter ${subtopicId}` };
});
const place = { entryId: fc.integer({ min: 1, max: 6 }), isOpen: fc.integer({ min: 0, max: 9 }) };
const iro = fc.oneof(
  fc.record({ ...place, kind: fc.constant('impact' as const), assessment: impact }),
  fc.record({
    ...place,
    kind: fc.constantFrom('risk' as const, 'opportunity' as const),
    assessment: financial,
  }),
);
/** Every tenth item is open. */
const iros: fc.Arbitrary<Iro[]> = fc.array(iro, { maxLength: 14 }).map((list) =>
  list.map(({ isOpen, ...one }, index) => {
    const common = { iroId: index + 1, basedOnId: index + 1, reason: null };
    return { ...one, ...common, assessment: isOpen === 0 ? null : one.assessment } as Iro;
  }),
);

const next = (chosen: number) => Math.min(5, chosen + 1);

describe('the score of an impact', () => {
  it('never falls when a factor rises', () => {
    fc.assert(
      fc.property(impact, method, (input, choice) => {
        const { score, severity } = scoreImpact(input, choice);
        const higher: ImpactInput[] = [
          { ...input, scale: next(input.scale) },
          { ...input, scope: next(input.scope) },
          { ...input, probability: next(input.probability ?? 1) },
        ];
        if (input.character === 'negative')
          higher.push({ ...input, irremediability: next(input.irremediability) });
        for (const one of higher) {
          const risen = scoreImpact(one, choice);
          expect(risen.score.gte(score)).toBe(true);
          expect(risen.severity.gte(severity)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('lies above 0, never above 5 and never above the severity', () => {
    fc.assert(
      fc.property(impact, method, (input, choice) => {
        const { score, severity } = scoreImpact(input, choice);
        expect(score.gt(0) && score.lte(severity)).toBe(true);
        expect(severity.gte(1) && severity.lte(5)).toBe(true);
        expect(score.decimalPlaces()).toBeLessThanOrEqual(4);
      }),
      { numRuns: 150 },
    );
  });

  it('is the severity where likelihood weighs nothing, where it is certain and where human rights are harmed', () => {
    fc.assert(
      fc.property(impact, method, (input, choice) => {
        const unweighted = scoreImpact(input, { ...choice, likelihoodWeight: 0 });
        expect(unweighted.score.eq(unweighted.severity)).toBe(true);
        const certain = scoreImpact({ ...input, probability: 5 }, choice);
        expect(certain.score.eq(certain.severity)).toBe(true);
        if (input.character === 'positive') return;
        const rights = scoreImpact({ ...input, isHumanRights: true }, choice);
        expect(rights.score.eq(rights.severity)).toBe(true);
      }),
      { numRuns: 80 },
    );
  });

  it('is lowest with the mean alone and highest with the highest factor', () => {
    fc.assert(
      fc.property(impact, method, (input, choice) => {
        const [extreme, mean, maximum] = severityForms.map((severityForm) =>
          scoreImpact(input, { ...choice, severityForm }).score.toNumber(),
        );
        expect([mean, extreme, maximum].toSorted()).toEqual([mean, extreme, maximum]);
      }),
      { numRuns: 80 },
    );
  });

  it('does not depend on the conclusion or on a threshold', () => {
    fc.assert(
      fc.property(impact, conclusion, method, tenths(0.1, 5), (input, other, choice, threshold) => {
        const { score } = scoreImpact(input, choice);
        const changed = scoreImpact(
          { ...input, conclusion: other },
          { ...choice, impactThreshold: threshold },
        );
        expect(changed.score.eq(score)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the score of a risk or an opportunity', () => {
  it('never falls when a factor rises, and lies between 0.2 and 5', () => {
    fc.assert(
      fc.property(financial, method, (input, choice) => {
        const { score } = scoreFinancial(input, choice);
        const { magnitude, probability } = input;
        expect(score.gte('0.2') && score.lte(5)).toBe(true);
        expect(scoreFinancial({ ...input, magnitude: next(magnitude) }, choice).score.gte(score)).toBe(true);
        expect(scoreFinancial({ ...input, probability: next(probability) }, choice).score.gte(score)).toBe(
          true,
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe('any item', () => {
  it('reaches a threshold that its score equals, and asks for a reason only when flagged', () => {
    fc.assert(
      fc.property(impact, financial, method, (input, effect, choice) => {
        const score = scoreImpact(input, choice).score.toNumber();
        expect(scoreImpact(input, { ...choice, impactThreshold: score }).reachesThreshold).toBe(true);
        const size = scoreFinancial(effect, choice).score.toNumber();
        expect(scoreFinancial(effect, { ...choice, financialThreshold: size }).reachesThreshold).toBe(true);
        for (const one of [scoreImpact(input, choice), scoreFinancial(effect, choice)]) {
          expect(one.needsReason).toBe(one.isTailRisk || one.disagrees);
          expect(one.isTailRisk && one.reachesThreshold).toBe(false);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('has a working whose norms and advice name a paragraph and whose conventions name none', () => {
    fc.assert(
      fc.property(impact, financial, method, (input, effect, choice) => {
        for (const { working } of [scoreImpact(input, choice), scoreFinancial(effect, choice)]) {
          for (const { mark, paragraph } of working) expect(paragraph === null).toBe(mark === 'convention');
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('an assessment', () => {
  it('has the highest score of each matter in every group of the matter, and no score while an item is open', () => {
    fc.assert(
      fc.property(iros, method, (list, choice) => {
        const rolled = rollUp(list, entries, choice);
        for (const subtopic of rolled.subtopics) {
          const parts = entries
            .filter(({ subtopicId }) => subtopicId === subtopic.id)
            .map(({ entryId }) => entryId);
          const inside = rolled.items.filter(({ iro: one }) => parts.includes(one.entryId));
          const isOpen =
            inside.some(({ scored }) => !scored) ||
            parts.some((id) => !inside.some(({ iro: one }) => one.entryId === id));
          expect(subtopic.isIncomplete).toBe(isOpen);
          if (isOpen) {
            expect(subtopic.impactMateriality).toBeNull();
            continue;
          }
          const highest = (kind: string) =>
            Math.max(
              0,
              ...inside.filter((one) => one.kind === kind).map(({ scored }) => scored?.score.toNumber() ?? 9),
            );
          expect(subtopic.impactMateriality?.toNumber()).toBe(highest('impact'));
          expect(subtopic.financialMateriality?.toNumber()).toBe(highest('financial'));
        }
        const [category] = rolled.categories;
        if (category?.impactMateriality) {
          const impacts = rolled.subtopics.map(({ impactMateriality }) => impactMateriality?.toNumber() ?? 9);
          expect(category.impactMateriality.toNumber()).toBe(Math.max(...impacts));
        }
      }),
      { numRuns: 80 },
    );
  });

  it('gives the same result for any order of its items and entries', () => {
    fc.assert(
      fc.property(iros, method, fc.integer(), (list, choice, seed) => {
        const shuffled = <T>(all: readonly T[]) =>
          all
            .map((one, index) => ({ one, key: Math.sin(index + seed) }))
            .sort((left, right) => left.key - right.key)
            .map(({ one }) => one);
        expect(rollUp(shuffled(list), shuffled(entries), choice)).toEqual(rollUp(list, entries, choice));
      }),
      { numRuns: 100 },
    );
  });

  it('is changed by no equal choice, and only where another choice scores differently', () => {
    fc.assert(
      fc.property(iros, method, method, (list, choice, other) => {
        const by = (one: MethodChoice) => rollUp(list, entries, one).subtopics;
        expect(sensitivity(by(choice), by({ ...choice }))).toEqual([]);
        for (const { before, after, becomesMaterial } of sensitivity(by(choice), by(other))) {
          expect(before).not.toBe(after);
          if (becomesMaterial === true) expect(before).toBe('none');
          if (becomesMaterial === false) expect(after).toBe('none');
        }
      }),
      { numRuns: 100 },
    );
  });

  it('has not changed against itself, and has a reason for every change against another', () => {
    fc.assert(
      fc.property(iros, iros, method, method, (list, otherList, choice, otherChoice) => {
        const one = { iros: list, entries, choice };
        expect(compareAssessments(one, { ...one, choice: { ...choice } })).toEqual({
          moved: [],
          unchangedCount: 3,
        });
        const { moved, unchangedCount } = compareAssessments(one, {
          iros: otherList,
          entries: entries.slice(1),
          choice: otherChoice,
        });
        expect(moved.length + unchangedCount).toBe(3);
        for (const { reasons } of moved) expect(reasons.length).toBeGreaterThan(0);
      }),
      { numRuns: 80 },
    );
  });

  // spec: materiality.results.top
  it('lists at most ten matters, each not above the one before', () => {
    const many = Array.from({ length: 14 }, (_, index) => ({
      ...entries[0],
      entryId: index + 1,
      subtopicId: index + 1,
      name: `Matter ${index % 3}`,
    })) as TopicEntry[];
    fc.assert(
      fc.property(fc.array(impact, { minLength: 14, maxLength: 14 }), method, (list, choice) => {
        const all = list.map((assessment, index): Iro => {
          return {
            kind: 'impact',
            iroId: index,
            entryId: index + 1,
            basedOnId: null,
            reason: null,
            assessment,
          };
        });
        const rolled = rollUp(all, many, choice);
        const material = rolled.subtopics.filter(({ isMaterial }) => isMaterial);
        expect(rolled.topIssues).toHaveLength(Math.min(10, material.length));
        rolled.topIssues.forEach(({ rank, highest }, index) => {
          expect(rank).toBe(index + 1);
          expect(highest.lte(rolled.topIssues[index - 1]?.highest ?? decimal(5))).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });
});
