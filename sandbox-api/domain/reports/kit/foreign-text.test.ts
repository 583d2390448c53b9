import { describe, expect, it } from 'vitest';
import { demoReports } from '../../../../seed/companies/demo-reports';
import { foreignLanguageOf, markForeign } from './foreign-text';

const english =
  'The base year is recalculated when a change of structure moves the total by more than five percent.';
const polish = 'Rok bazowy przelicza się, gdy zmiana struktury przesuwa sumę o więcej niż pięć procent.';

describe('a text of a report', () => {
  it('is told apart where it is plainly in the other language', () => {
    expect(foreignLanguageOf(english, 'pl')).toBe('en');
    expect(foreignLanguageOf(polish, 'en')).toBe('pl');
    expect(foreignLanguageOf(english, 'en')).toBeNull();
    expect(foreignLanguageOf(polish, 'pl')).toBeNull();
    expect(markForeign(polish, 'en')).toBe(`${polish} (in Polish)`);
    expect(markForeign(english, 'pl')).toBe(`${english} (po angielsku)`);
  });

  it.each([
    '',
    'Biuro Weryfikacji Dębowa sp. z o.o.',
    'Dział Zrównoważonego Rozwoju i Środowiska',
    'Zakład Łódź, Żory, Świętochłowice, Kędzierzyn-Koźle, Gdańsk, Bielsko-Biała',
    `${english} ${polish}`,
    '12 345 678 901 2025 2026 1 2 3 4 5 6 7 8 9',
    'Chat GPT Excel SAP R/3 Power BI Tableau Python SQL Linux Windows',
  ])('is not judged where it is short, mixed or of names: %s', (text) => {
    expect(foreignLanguageOf(text, 'en')).toBeNull();
    expect(foreignLanguageOf(text, 'pl')).toBeNull();
  });

  it('of the demo is in the language of its report', () => {
    const reports = Object.values(demoReports).flatMap(({ ghg = [], csrd = [] }) => [
      ...ghg.map(({ language, general }) => ({ language, texts: Object.values(general) })),
      ...csrd.map(({ language, answers }) => ({ language, texts: Object.values(answers).flat() })),
    ]);
    const judged = reports.flatMap(({ language, texts }) =>
      texts.filter((text): text is string => typeof text === 'string').map((text) => ({ language, text })),
    );
    expect(judged.length).toBeGreaterThan(40);
    expect(judged.filter(({ language, text }) => foreignLanguageOf(text, language))).toEqual([]);
    const swapped = judged.filter(({ text }) => text.split(' ').length >= 12);
    const found = swapped.filter(({ language, text }) =>
      foreignLanguageOf(text, language === 'en' ? 'pl' : 'en'),
    );
    expect(found.length / swapped.length).toBeGreaterThan(0.9);
  });
});
