import { Decimal } from '#api/domain/units/decimal';
import type { Question } from './edition';

export type AnswerIssue = {
  code:
    | 'required'
    | 'oneAnswer'
    | 'minChars'
    | 'maxChars'
    | 'wholeNumber'
    | 'quantityNotFinite'
    | 'minValue'
    | 'maxValue'
    | 'unknownReference'
    | 'choiceTwice'
    | 'noneExcludes'
    | 'pictureOnly';
  params: { count?: number };
};

type Asked = Pick<Question, 'type' | 'min' | 'max'> & { choices: readonly { value: string }[] };

/** The choice that says that none of the others applies. */
export const noneOfThem = 'none';

/** Digits before and after the point, as amounts have them elsewhere (contract/fields.ts). */
const wholeText = /^\d{1,15}$/;
const decimalText = /^-?\d{1,15}(\.\d{1,9})?$/;

/**
 * What is wrong with the values of an answer, null when nothing is (specification 002, section 5). Texts come trimmed;
 * numbers in digits with a point, whatever the language.
 */
export function answerIssue(question: Asked, values: readonly string[]): AnswerIssue | null {
  if (question.type === 'image') return issue('pictureOnly');
  if (values.length === 0 || values.some((value) => value === '')) return issue('required');
  if (question.type === 'ms_tickboxes') return choicesIssue(question, values);
  const [value = ''] = values;
  if (values.length > 1) return issue('oneAnswer');
  if (question.type === 'text') return textIssue(question, value);
  if (question.type === 'int')
    return wholeText.test(value) ? boundsIssue(question, value) : issue('wholeNumber');
  if (question.type === 'decimal')
    return decimalText.test(value) ? boundsIssue(question, value) : issue('quantityNotFinite');
  return choicesIssue(question, values);
}

/** One notation for each answer: `007` is `7`, and tick boxes are in the order of the question. */
export function canonicalValues({ type, choices }: Asked, values: readonly string[]): string[] {
  if (type === 'int' || type === 'decimal')
    return values.map((value) => new Decimal(value).plus(0).toFixed().replace(/^-0$/, '0'));
  if (type !== 'ms_tickboxes') return [...values];
  return choices.map(({ value }) => value).filter((value) => values.includes(value));
}

function textIssue({ min, max }: Asked, text: string): AnswerIssue | null {
  if (min !== undefined && text.length < min) return issue('minChars', min);
  return max !== undefined && text.length > max ? issue('maxChars', max) : null;
}

function boundsIssue({ min, max }: Asked, text: string): AnswerIssue | null {
  const value = new Decimal(text);
  if (min !== undefined && value.lt(min)) return issue('minValue', min);
  return max !== undefined && value.gt(max) ? issue('maxValue', max) : null;
}

function choicesIssue({ choices }: Asked, values: readonly string[]): AnswerIssue | null {
  if (values.some((value) => !choices.some((choice) => choice.value === value)))
    return issue('unknownReference');
  if (new Set(values).size < values.length) return issue('choiceTwice');
  return values.length > 1 && values.includes(noneOfThem) ? issue('noneExcludes') : null;
}

function issue(code: AnswerIssue['code'], count?: number): AnswerIssue {
  return { code, params: count === undefined ? {} : { count } };
}
