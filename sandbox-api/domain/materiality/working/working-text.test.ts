import { describe, expect, it } from 'vitest';
import type { ImpactInput } from '#api/domain/materiality/assessment';
import { recommendedMethod as choice } from '#api/domain/materiality/method';
import { scoreFinancial, scoreImpact } from '#api/domain/materiality/score';
import { type StepCode, step, stepRules } from './working-step';
import { basisText, workingText } from './working-text';
import { stepWords } from './working-words';

const impact: ImpactInput = {
  character: 'negative',
  occurrence: 'potential',
  scale: 5,
  scope: 4,
  irremediability: 5,
  probability: 1,
  isHumanRights: false,
  horizon: null,
  conclusion: 'material',
};
const written = (input: ImpactInput, method = choice) =>
  scoreImpact(input, method).working.map((one) => `${workingText(one, 'en')} [${basisText(one, 'en')}]`);

describe('the working of an impact', () => {
  it('names every step with its numbers, rule, mark and paragraph', () => {
    expect(written(impact)).toEqual([
      'Negative impact: severity follows from scale 5, scope 4 and irremediable character 5. [R1, norm, ESRS 1 (2023) par. 45, AR 10]',
      'Mean of the three factors: (5 + 4 + 5) ÷ 3 = 4.6667. [R1, convention]',
      'Any one of the factors can make an impact severe. The highest is 5. [R2, norm, ESRS 1 (2023) AR 11]',
      'Severity is 4.6667: the higher of the mean, 4.6667, and the highest factor minus one, 5 − 1. [R2, convention]',
      'Potential negative impact: severity 4.6667 and likelihood 1 both count. [R6, norm, ESRS 1 (2023) par. 45]',
      'Score: 4.6667 × 1 ÷ 5 = 0.9333. [R6, convention]',
      'Assessed without counting measures that are only planned. [R11, convention]',
      'Effects over the short, medium and long term count. [R14, norm, ESRS 1 (2023) par. 43, 49, 77]',
      'Likelihood 1 is for the time horizon in which the effect is largest. [R14, convention]',
      'Thresholds decide what is material. [R16, norm, ESRS 1 (2023) par. 42, AR 9(c)]',
      'The score 0.9333 is below the threshold of 3. [R16, convention]',
      'Severe, but scored below the threshold because of its likelihood: severity 4.6667, likelihood 1. Review it and give a reason. [R10, convention]',
      'The assessor concludes that the item is material although the score 0.9333 is below the threshold of 3. Both are kept; give a reason. [R18, convention]',
    ]);
  });

  it('says which form of severity the company chose', () => {
    const alone = written(impact, { ...choice, severityForm: 'mean' });
    expect(alone[1]).toContain('(5 + 4 + 5) ÷ 3 = 4.6667');
    expect(alone[2]).toContain('The highest is 5');
    expect(alone[3]).toContain('without the rule for one extreme factor: severity 4.6667');
    const highest = written(impact, { ...choice, severityForm: 'maximum' });
    expect(highest[1]).toContain('The highest is 5');
    expect(highest[2]).toBe('The company uses the highest factor as severity: 5. [R2, convention]');
    expect(highest.join()).not.toContain('÷ 3');
  });

  it('states the weight of the likelihood, and that it is left out for human rights', () => {
    const half = written(impact, { ...choice, likelihoodWeight: 0.5 });
    expect(half[5]).toContain('likelihood weight of 0.5: 4.6667 × (1 − 0.5 × (1 − 1 ÷ 5)) = 2.8.');
    const rights = written({ ...impact, isHumanRights: true });
    expect(rights[4]).toContain('severity takes precedence over likelihood');
    expect(rights[5]).toBe('Likelihood 1 is shown but left out of the score: 4.6667. [R7, convention]');
  });

  it('is short where no likelihood is asked for', () => {
    const positive = { ...impact, character: 'positive', occurrence: 'actual', irremediability: 0 } as const;
    expect(written({ ...positive, probability: null })).toEqual([
      'Positive impact: scale 5 and scope 4 count; there is nothing to remedy. [R3, norm, ESRS 1 (2023) par. 46]',
      'Severity: mean of the two factors, (5 + 4) ÷ 2 = 4.5. [R3, convention]',
      'Actual positive impact: scale and scope alone give the score, 4.5. [R5, norm, ESRS 1 (2023) par. 46(a)]',
      'Thresholds decide what is material. [R16, norm, ESRS 1 (2023) par. 42, AR 9(c)]',
      'The score 4.5 reaches the threshold of 3. [R16, convention]',
    ]);
    expect(written({ ...impact, occurrence: 'actual' })[4]).toContain(
      'severity alone gives the score, 4.6667',
    );
    expect(written({ ...positive, occurrence: 'potential' })[3]).toBe(
      'Score: 4.5 × 1 ÷ 5 = 0.9. [R8, convention]',
    );
  });
});

it('writes a risk in Polish, with Polish numbers and points of the standard', () => {
  const { working } = scoreFinancial(
    { magnitude: 4, probability: 2, horizon: null, conclusion: 'notMaterial' },
    choice,
  );
  expect(working.map((one) => `${workingText(one, 'pl')} [${basisText(one, 'pl')}]`)).toEqual([
    'Liczą się prawdopodobieństwo 2 i wielkość skutku finansowego 4. [R12, norma, ESRS 1 (2023) pkt 51, AR 15]',
    'Ocena: 4 × 2 ÷ 5 = 1,6. [R12, konwencja]',
    'Liczą się skutki w perspektywie krótko-, średnio- i długoterminowej. [R14, norma, ESRS 1 (2023) pkt 43, 49, 77]',
    'Prawdopodobieństwo 2 dotyczy perspektywy czasowej, w której skutek jest największy. [R14, konwencja]',
    'O istotności rozstrzygają progi. [R16, norma, ESRS 1 (2023) pkt 42, AR 9(c)]',
    'Ocena 1,6 jest poniżej progu 3. [R16, konwencja]',
    'Uwzględnia się także skutki, które raczej nie wystąpią. [R13, norma, ESRS 1 (2023) AR 15(b)]',
    'Duży, ale z powodu prawdopodobieństwa oceniony poniżej progu: skutek 4, prawdopodobieństwo 2. Wymaga przeglądu i uzasadnienia. [R13, konwencja]',
  ]);
});

it('cites advice at second hand as such, and both standards on climate change', () => {
  expect(basisText(step('thresholdsAdvised'), 'pl')).toBe('R16, wytyczne, EFRAG IG 1, 3.6, 3.7');
  expect(basisText(step('thresholdsAdvised'), 'en')).toContain('R16, guidance');
  expect(basisText(step('climateExplained'), 'pl')).toBe(
    'R17, norma, ESRS 1 (2023) pkt 32; ESRS 2 (2023) pkt 57',
  );
});

it('leaves a placeholder open if the step has no number for it', () => {
  expect(workingText(step('noImpact', { count: 1 }), 'en')).toBe(stepWords.en.noImpact);
  expect(workingText(step('openItems'), 'en')).toContain('{count}');
});

it('puts the same numbers into the words of both languages', () => {
  for (const code of Object.keys(stepRules) as StepCode[]) {
    const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted();
    expect(places(stepWords.pl[code]), code).toEqual(places(stepWords.en[code]));
    expect(stepWords.pl[code].length > 10 && stepWords.en[code].length > 10, code).toBe(true);
  }
});
