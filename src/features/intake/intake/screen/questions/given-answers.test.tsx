import { expect, it } from 'vitest';
import type { Answers } from '../../model';
import { shownText } from '../testing/render';
import { choices } from '../testing/samples';
import { GivenAnswers } from './given-answers';

const show = (answers: Answers) =>
  shownText(<GivenAnswers answers={answers} choices={choices} onAnswers={() => undefined} />);

it('lists the answers about a file, so that a wrong one can be taken back', () => {
  const answers: Answers = { dateOrder: 'mdy', locations: { main: 1 }, rows: { a: { amount: 7 } } };
  expect(show(answers)).toContain('2 answers used for this file');
});

it('shows nothing before the first answer', () => {
  expect(show({ rows: { a: { isLeftOut: true } } })).toBe('');
});
