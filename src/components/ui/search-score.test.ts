import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchParts, searchScore } from './search-score';

/** Removes the Polish diacritics by hand, independently of the function under test. */
const bare: Record<string, string> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
};
const withoutMarks = (text: string) =>
  [...text].map((letter) => bare[letter] ?? bare[letter.toLowerCase()]?.toUpperCase() ?? letter).join('');

const letters = fc.constantFrom(...'aącćeęlłnńoósśzźżkwŁŚŻĆ'.split(''));
const word = fc.array(letters, { minLength: 1, maxLength: 9 }).map((list) => list.join(''));
const sentence = fc.array(word, { minLength: 1, maxLength: 8 });

const markedOf = (text: string, search: string) =>
  matchParts(text, search)
    .filter(({ isMatch }) => isMatch)
    .map(({ text: part }) => part);

describe('a search', () => {
  it('finds ß by ss and by itself, and marks the letter', () => {
    expect(searchScore('Feldstraße 9', 'feldstrasse')).toBeGreaterThan(0);
    expect(searchScore('Feldstraße 9', 'STRAẞE')).toBeGreaterThan(0);
    expect(searchScore('Strasse', 'straße')).toBeGreaterThan(0);
    expect(markedOf('Feldstraße 9', 'strasse')).toEqual(['straße']);
  });

  // spec: knowledge-base.search
  it('finds any words of a text, in any order, without Polish diacritics and in either case', () => {
    fc.assert(
      fc.property(sentence, fc.infiniteStream(fc.nat()), (words, picks) => {
        const [first, second] = picks.take(2);
        const asked = [words[Number(first) % words.length], words[Number(second) % words.length]].join(' ');
        const text = words.join(' ');
        expect(searchScore(text, withoutMarks(asked).toUpperCase())).toBeGreaterThan(0);
        expect(searchScore(withoutMarks(text), asked)).toBeGreaterThan(0);
      }),
    );
  });

  it('marks the matching pieces and loses no character of the text', () => {
    fc.assert(
      fc.property(sentence, fc.nat(), (words, pick) => {
        const asked = withoutMarks(words[pick % words.length] ?? '').toLowerCase();
        const text = words.join(' ');
        const parts = matchParts(text, asked);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        const marked = markedOf(text, asked);
        expect(marked.length).toBeGreaterThan(0);
        for (const part of marked) {
          // Two adjacent matches are one piece.
          expect(withoutMarks(part).toLowerCase().replaceAll(asked, '')).toBe('');
        }
      }),
      { examples: [[['łańcuch', 'wartości'], 0]] },
    );
  });

  it('marks a letter with a separate accent character as a whole', () => {
    expect(markedOf('Z\u0301ro\u0301dło energii', 'zrodlo')).toEqual(['Z\u0301ro\u0301dło']);
  });

  it('marks every occurrence of each word, and nothing without a match', () => {
    expect(markedOf('Miks rezydualny, miks sieci', 'miks rezyd')).toEqual(['Miks', 'rezyd', 'miks']);
    expect(markedOf('Scope 2', 'gwp')).toEqual([]);
    expect(matchParts('', 'gwp')).toEqual([]);
  });
});
