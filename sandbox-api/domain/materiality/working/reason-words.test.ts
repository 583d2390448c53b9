import { expect, it } from 'vitest';
import { reasonText } from './reason-text';
import { reasonWords } from './reason-words';

const { en, pl } = reasonWords;
const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted();

it('says each reason in both languages with the same places to fill', () => {
  for (const [code, text] of Object.entries(en.reasons)) {
    const polish = pl.reasons[code as keyof typeof pl.reasons];
    expect(places(polish), code).toEqual(places(text));
    expect(text.endsWith('.') && polish.endsWith('.'), code).toBe(true);
  }
});

it.each(['factors', 'parameters', 'values'] as const)('names all %s in both languages', (list) => {
  const [english, polish]: Readonly<Record<string, string>>[] = [en[list], pl[list]];
  expect(Object.keys(polish ?? {})).toEqual(Object.keys(english ?? {}));
  for (const words of [english, polish]) {
    for (const [name, word] of Object.entries(words ?? {})) expect(word.length, name).toBeGreaterThan(1);
  }
});

it('ends the sentence once where the name of the item ends one', () => {
  const nameOf = () => 'Methane of the herds. ';
  expect(reasonText({ code: 'itemAdded', iroId: 1 }, nameOf, 'en')).toBe('New: Methane of the herds.');
});
