import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answerIssue, canonicalValues } from './answer';

const choices = ['a', 'b', 'none'].map((value) => ({ value }));
const text = { type: 'text', min: 3, max: 5, choices: [] } as const;
const int = { type: 'int', min: 1, max: 20, choices: [] } as const;
const decimal = { type: 'decimal', min: -100, max: 100, choices: [] } as const;
const radio = { type: 'radio', choices } as const;
const dropdown = { type: 'dropdown', choices } as const;
const boxes = { type: 'ms_tickboxes', choices } as const;
const image = { type: 'image', choices: [] } as const;

describe('an answer', () => {
  // spec: reports.questionnaire.types
  test.each([
    ['text of its length', text, ['abc']],
    ['whole number', int, ['20']],
    ['whole number with noughts before it', int, ['007']],
    ['decimal below nothing', decimal, ['-12.5']],
    ['decimal at its limit', decimal, ['100']],
    ['choice', radio, ['b']],
    ['choice of a list', dropdown, ['none']],
    ['several boxes', boxes, ['b', 'a']],
    ['only none', boxes, ['none']],
  ] as const)('may be a %s', (_case, question, values) => {
    expect(answerIssue(question, values)).toBeNull();
  });

  // spec: reports.validation.answers, reports.validation.boxes
  test.each([
    ['no value', boxes, [], 'required'],
    ['blank text', text, [''], 'required'],
    ['too short text', text, ['ab'], 'minChars'],
    ['too long text', text, ['abcdef'], 'maxChars'],
    ['two texts', text, ['abc', 'abd'], 'oneAnswer'],
    ['two choices of one', radio, ['a', 'b'], 'oneAnswer'],
    ['fraction', int, ['1.5'], 'wholeNumber'],
    ['sign', int, ['-1'], 'wholeNumber'],
    ['word', int, ['one'], 'wholeNumber'],
    ['exponent', decimal, ['1e2'], 'quantityNotFinite'],
    ['decimal comma', decimal, ['1,5'], 'quantityNotFinite'],
    ['endless number', decimal, ['Infinity'], 'quantityNotFinite'],
    ['too small number', int, ['0'], 'minValue'],
    ['too large number', decimal, ['100.01'], 'maxValue'],
    ['value that is no choice', dropdown, ['c'], 'unknownReference'],
    ['box that there is not', boxes, ['a', 'c'], 'unknownReference'],
    ['box twice', boxes, ['a', 'a'], 'choiceTwice'],
    ['none beside others', boxes, ['a', 'none'], 'noneExcludes'],
    ['text for a picture', image, ['chart.png'], 'pictureOnly'],
  ] as const)('cannot be a %s', (_case, question, values, code) => {
    expect(answerIssue(question, values)?.code).toBe(code);
  });

  // spec: reports.validation.answers
  it('is refused with its limit', () => {
    expect(answerIssue(text, ['ab'])?.params).toEqual({ count: 3 });
    expect(answerIssue(decimal, ['101'])?.params).toEqual({ count: 100 });
  });

  it('has one notation: numbers without extra zeros, boxes in the order of the question', () => {
    expect(canonicalValues(int, ['007'])).toEqual(['7']);
    expect(canonicalValues(decimal, ['-0.50'])).toEqual(['-0.5']);
    expect(canonicalValues(decimal, ['-0'])).toEqual(['0']);
    expect(canonicalValues(boxes, ['b', 'a'])).toEqual(['a', 'b']);
    expect(canonicalValues(text, ['007'])).toEqual(['007']);
  });

  it('stays unchanged when it is written again, and remains valid', () => {
    const values = fc
      .oneof(fc.stringMatching(/^-?\d{1,15}(\.\d{1,9})?$/), fc.string())
      .map((value) => [value]);
    fc.assert(
      fc.property(values, (values) => {
        const open = { type: 'decimal', choices: [] } as const;
        fc.pre(answerIssue(open, values) === null);
        const once = canonicalValues(open, values);
        expect(canonicalValues(open, once)).toEqual(once);
        expect(answerIssue(open, once)).toBeNull();
      }),
    );
  });
});
