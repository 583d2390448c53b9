import { expect, it } from 'vitest';
import { readSections } from './read-sections';

it('reads terms as headings with their paragraphs', () => {
  const text = 'Before.\n\n## 1. First\n\nOne\nline.\n\nAnother.\n\n## 2. Second\n\nText.\n';
  expect(readSections(text)).toEqual([
    { title: '', paragraphs: ['Before.'] },
    { title: '1. First', paragraphs: ['One line.', 'Another.'] },
    { title: '2. Second', paragraphs: ['Text.'] },
  ]);
});
