import { expect, it } from 'vitest';
import type { Question } from '../../model';
import { shownText } from '../testing/render';
import { choices } from '../testing/samples';
import { QuestionList, questionKey } from './question-list';

const show = (questions: Question[]) =>
  shownText(<QuestionList questions={questions} choices={choices} onAnswer={() => undefined} />);

it('asks nothing when nothing is open', () => {
  expect(show([])).toBe('');
});

it('says what is asked, why, and shows the values it is about', () => {
  const shown = show([{ about: 'decimal', samples: ['1.234', '9.013'], options: ['.', ','] }]);
  expect(shown).toContain('1 question about this file');
  expect(shown).toContain('What separates the decimals?');
  expect(shown).toContain('a thousand times apart');
  expect(shown).toContain('A point: 1.234 is between 1 and 2');
  expect(shown).toContain('A comma: 1.234 is 1234');
  expect(shown.match(/<button/g)).toHaveLength(2);
});

it('names the text of the file and how many rows have it', () => {
  expect(show([{ about: 'units', text: 'kBtu', count: 12 }])).toContain('Which unit is “kBtu”? (12 rows)');
});

it('says that a hotel has no factor under its name', () => {
  const question = { about: 'items', text: 'Sweden', count: 2, proposals: [], isStay: true } as const;
  expect(show([{ ...question, proposals: [] }])).toContain('No factor for hotel nights is published');
});

it('says that a name means several fuels, and what to do when none of them fits', () => {
  const asked: Question = { about: 'items', text: 'LPG', count: 1, proposals: [] };
  const withoutScope3 = { ...choices, items: choices.items.filter(({ kind }) => kind !== 'valueChain') };
  const shown = shownText(
    <QuestionList
      questions={[{ ...asked, isSeveral: true }]}
      choices={withoutScope3}
      onAnswer={() => undefined}
    />,
  );
  expect(shown).toContain('This name can mean more than one fuel or utility.');
  expect(shown).toContain('If nothing in the list fits');
  expect(shown).not.toContain('Value chain emissions');
  expect(show([asked])).not.toContain('This name can mean more than one');
});

it('counts header rows from 1, as a spreadsheet does', () => {
  expect(show([{ about: 'headerRow', options: [0, 5] }])).toContain('Row 6');
});

it('lets many options be searched', () => {
  const options = Array.from({ length: 9 }, (_, index) => `Column ${index}`);
  const shown = show([{ about: 'columns', field: 'amount', options }]);
  expect(shown).toContain('Which column has this: Amount?');
  expect(shown.match(/<button/g)).toHaveLength(1);
});

it('offers to add up the columns of a tariff', () => {
  const question: Question = { about: 'columns', field: 'amount', options: ['day', 'night'], canAddUp: true };
  expect(show([question])).toContain('All of these, added up');
  expect(show([{ about: 'columns', field: 'amount', options: ['day', 'night'] }])).not.toContain('added up');
});

it('keeps each question apart from the others', () => {
  const questions: Question[] = [
    { about: 'unit' },
    { about: 'units', text: 'a', count: 1 },
    { about: 'units', text: 'b', count: 1 },
    { about: 'meters', meter: 'a', count: 1 },
    { about: 'columns', field: 'amount', options: [] },
    { about: 'columns', field: 'unit', options: [] },
  ];
  expect(new Set(questions.map(questionKey)).size).toBe(questions.length);
});
