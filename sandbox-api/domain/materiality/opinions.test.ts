import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinOpinions, type Opinion, opinionOnFinancial } from './opinions';

const harm: Opinion = {
  character: 'negative',
  occurrence: 'potential',
  irremediability: 3,
  scope: 3,
  scale: 3,
  probability: 3,
  isHumanRights: null,
};
const benefit: Opinion = { ...harm, character: 'positive', irremediability: 0 };
const actual: Opinion = { ...harm, occurrence: 'actual', probability: null };
const meansOf = (opinions: Opinion[]) => {
  const { factors } = joinOpinions(opinions);
  return Object.fromEntries(
    Object.entries(factors).map(([factor, joined]) => [factor, joined && `${joined.mean}`]),
  );
};

it('joins each factor by itself and offers the nearest levels, half up', () => {
  const opinions = [harm, { ...harm, irremediability: 4, scope: 5, scale: 4, probability: 1 }];
  expect(meansOf(opinions)).toEqual({ irremediability: '3.5', scope: '4', scale: '3.5', probability: '2' });
  expect(joinOpinions(opinions).offered).toEqual({
    ...harm,
    irremediability: 4,
    scope: 4,
    scale: 4,
    probability: 2,
  });
});

it('leaves "not applicable" and what has no likelihood out of the means', () => {
  expect(meansOf([harm, benefit, actual])).toMatchObject({ irremediability: '3', probability: '3' });
  expect(joinOpinions([harm, benefit, actual]).factors.irremediability?.count).toBe(2);
  expect(joinOpinions([benefit]).factors.irremediability).toBeNull();
});

it('offers the types that most people chose, and what belongs to them', () => {
  expect(joinOpinions([harm, harm, benefit]).offered).toMatchObject({
    character: 'negative',
    irremediability: 3,
  });
  expect(joinOpinions([harm, benefit, benefit]).offered).toMatchObject({
    character: 'positive',
    irremediability: 0,
  });
  expect(joinOpinions([actual, actual, harm]).offered).toMatchObject({
    occurrence: 'actual',
    probability: null,
  });
});

it('leaves ties, and everything that depends on them, to people', () => {
  expect(joinOpinions([harm, benefit]).offered).toMatchObject({ character: null, irremediability: null });
  expect(joinOpinions([harm, actual]).offered).toMatchObject({ occurrence: null, probability: null });
  const humanRights = [
    { ...harm, isHumanRights: true },
    { ...harm, isHumanRights: false },
  ];
  expect(joinOpinions(humanRights).offered.isHumanRights).toBeNull();
});

it('joins the opinions on a risk, which has no types', () => {
  const opinions = [
    opinionOnFinancial({ magnitude: 2, probability: 5, horizon: null }),
    opinionOnFinancial({ magnitude: 5, probability: 4, horizon: null }),
  ];
  expect(meansOf(opinions)).toEqual({ irremediability: null, scope: null, scale: '3.5', probability: '4.5' });
  expect(joinOpinions(opinions).offered).toMatchObject({ character: null, scale: 4, probability: 5 });
});

it('says that people differ when any factor is two levels apart', () => {
  expect(joinOpinions([harm, { ...harm, scope: 4 }]).differs).toBe(false);
  expect(joinOpinions([harm, { ...harm, scope: 5 }]).differs).toBe(true);
  expect(joinOpinions([]).differs).toBe(false);
});

const level = fc.integer({ min: 1, max: 5 });
const opinion = fc
  .record({
    character: fc.constantFrom('negative' as const, 'positive' as const),
    occurrence: fc.constantFrom('actual' as const, 'potential' as const),
    irremediability: level,
    scope: level,
    scale: level,
    probability: level,
    isHumanRights: fc.constantFrom(true, false, null),
  })
  .map((one) => ({
    ...one,
    irremediability: one.character === 'positive' ? 0 : one.irremediability,
    probability: one.occurrence === 'actual' ? null : one.probability,
  }));

it('proposes exactly the opinion if there is one, and never a pair that the rules refuse', () => {
  fc.assert(
    fc.property(opinion, (one) => {
      expect(joinOpinions([one]).offered).toEqual(one);
    }),
  );
  fc.assert(
    fc.property(fc.array(opinion, { minLength: 1, maxLength: 8 }), (all) => {
      const { offered } = joinOpinions(all);
      if (offered.character === 'negative') expect(offered.irremediability).not.toBe(0);
      if (offered.character === 'positive') expect(offered.irremediability).toBe(0);
      if (offered.occurrence === 'potential') expect(offered.probability).toBeGreaterThan(0);
      if (offered.occurrence === 'actual') expect(offered.probability).toBeNull();
    }),
  );
});
