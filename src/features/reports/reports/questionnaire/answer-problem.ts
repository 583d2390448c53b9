import type { BaseQuestion } from '#api/contract/reports/questionnaires';

type Rule =
  | 'required'
  | 'number'
  | 'wholeNumber'
  | 'minValue'
  | 'maxValue'
  | 'minCharacters'
  | 'maxCharacters';

/** A rule of the words under `validation`, with its bound. */
export type AnswerProblem = { rule: Rule; bound: number };

type Asked = Pick<BaseQuestion, 'type' | 'min' | 'max'>;

/** As amounts have them: what is longer is not kept exactly. */
const wholeText = /^\d{1,15}$/;
const decimalText = /^-?\d{1,15}(\.\d{1,9})?$/;

/**
 * What the server would refuse of a text or a number, so that it is said at once (specification 002, section 5). The rest
 * cannot be entered wrongly. No values take the answer back.
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
