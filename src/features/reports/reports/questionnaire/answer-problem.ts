import type { BaseQuestion } from '#api/contract/reports/questionnaires';

type Rule =
  | 'required'
  | 'number'
  | 'wholeNumber'
  | 'minValue'
  | 'maxValue'
  | 'minCharacters'
  | 'maxCharacters';

/** A rule named in the texts under `validation`, with its limit. */
export type AnswerProblem = { rule: Rule; bound: number };

type Asked = Pick<BaseQuestion, 'type' | 'min' | 'max'>;

/** Same limit as for amounts; a longer number is not stored exactly. */
const wholeText = /^\d{1,15}$/;
const decimalText = /^-?\d{1,15}(\.\d{1,9})?$/;

/**
 * What the server would refuse in a text or a number, reported immediately (specification 002, section 5). Other
 * answers cannot be entered wrongly. An empty value clears the answer.
 */
export function answerProblem(asked: Asked, [value]: readonly string[]): AnswerProblem | null {
  if (value === undefined) return null;
  switch (asked.type) {
    case 'text':
      return textProblem(asked, value.trim());
    case 'int':
      return wholeText.test(value) ? boundProblem(asked, Number(value)) : { rule: 'wholeNumber', bound: 0 };
    case 'decimal':
      return decimalText.test(value) ? boundProblem(asked, Number(value)) : { rule: 'number', bound: 0 };
    default:
      return null;
  }
}

function textProblem({ min, max }: Asked, text: string): AnswerProblem | null {
  if (text === '') return { rule: 'required', bound: 0 };
  if (min !== null && text.length < min) return { rule: 'minCharacters', bound: min };
  return max !== null && text.length > max ? { rule: 'maxCharacters', bound: max } : null;
}

function boundProblem({ min, max }: Asked, value: number): AnswerProblem | null {
  if (min !== null && value < min) return { rule: 'minValue', bound: min };
  return max !== null && value > max ? { rule: 'maxValue', bound: max } : null;
}
