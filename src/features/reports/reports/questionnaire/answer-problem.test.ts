import { describe, expect, it } from 'vitest';
import { answerIssue } from '#api/domain/reports/questionnaire/answer';
import { type AnswerProblem, answerProblem } from './answer-problem';

/** The server's name of each rule. */
const ofServer = {
  required: 'required',
  number: 'quantityNotFinite',
  wholeNumber: 'wholeNumber',
  minValue: 'minValue',
  maxValue: 'maxValue',
  minCharacters: 'minChars',
  maxCharacters: 'maxChars',
} as const satisfies Record<AnswerProblem['rule'], string>;

const numbers = ['0', '7', '007', '-1', '1.5', '100', '100.000000001', '101', 'NaN', '1e5', '1'.repeat(16)];
const texts = ['a', 'abc', 'abcd', 'x'.repeat(11)];

describe('refuses in the form what the server would refuse', () => {
  // spec: reports.validation.answers
  it.each([
    ['int', 0, 100, numbers],
    ['int', null, null, numbers],
    ['decimal', 0, 100, numbers],
    ['decimal', null, null, numbers],
    ['text', 2, 10, texts],
    ['text', null, 10, texts],
  ] as const)('a %s from %s to %s', (type, min, max, values) => {
    const asked = { type, choices: [], ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
    for (const value of values) {
      const problem = answerProblem({ type, min, max }, [value]);
      expect(problem && ofServer[problem.rule], value).toBe(answerIssue(asked, [value])?.code ?? null);
    }
  });

  it('refuses a text of blanks, which the server treats as empty', () => {
    expect(answerProblem({ type: 'text', min: null, max: null }, ['  \n '])?.rule).toBe('required');
  });

  it('always accepts an empty value, which clears the answer', () => {
    expect(answerProblem({ type: 'int', min: 1, max: 2 }, [])).toBeNull();
  });
});
