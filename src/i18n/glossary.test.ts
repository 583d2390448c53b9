import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Language = 'en' | 'pl';

/** The quoted words of one column of the glossary's tables. */
function refusedWords(column: number): string[] {
  const rows = readFileSync(new URL('./glossary.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const fromEnd = rows.map((cells) => cells.slice(1, -1).at(column) ?? '');
  return fromEnd.flatMap((cell) => [...cell.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? ''));
}

const refused: Record<Language, string[]> = { en: refusedWords(-2), pl: refusedWords(-1) };

/** Finds the word as it stands, between anything that is no letter; `*` takes any ending. */
function pattern(word: string): RegExp {
  const letters = word
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\p{L}*`);
  return new RegExp(String.raw`(?<!\p{L})${letters}(?!\p{L})`, 'iu');
}

const jsonTexts = (source: string): string[] => {
  const texts: string[] = [];
  JSON.parse(source, (_key, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
};

/** String literals with a space in them; a word of its own is a key as often as a text. */
const literals = (source: string): string[] =>
  source
    .replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '')
    .match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)
    ?.filter((text) => text.includes(' ')) ?? [];

interface Place {
  folder: string;
  files: RegExp;
  read: (source: string) => string[];
  languages: Language[];
}

const lines = (source: string): string[] => source.split('\n');

const places: Place[] = [
  { folder: 'src/i18n/locales/en', files: /\.json$/, read: jsonTexts, languages: ['en'] },
  { folder: 'src/i18n/locales/pl', files: /\.json$/, read: jsonTexts, languages: ['pl'] },
  { folder: 'seed/guides/texts', files: /\.en\.md$/, read: lines, languages: ['en'] },
  { folder: 'seed/guides/texts', files: /\.pl\.md$/, read: lines, languages: ['pl'] },
  {
    folder: 'sandbox-api',
    files: /^(domain|modules)\/.*(words|texts?)\.ts$|^contract\/.*messages\.ts$/,
    read: literals,
    languages: ['en', 'pl'],
  },
];

function refusedTexts(texts: string[], words: string[]): string[] {
  const patterns = words.map(pattern);
  return texts.filter((text) => patterns.some((each) => each.test(text)));
}

describe('the glossary', () => {
  it.each(places)('is kept in $folder ($files)', ({ folder, files, read, languages }) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      files.test(name),
    );
    expect(names.length).toBeGreaterThan(5);
    const words = languages.flatMap((language) => refused[language]);
    const wrong = names.flatMap((name) =>
      refusedTexts(read(readFileSync(`${folder}/${name}`, 'utf8')), words).map((text) => `${name}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it('refuses words of both languages, with any ending where it says so', () => {
    expect(refused.en).toContain('nobody');
    expect(refusedTexts(['Nobody answered', 'Nobodys'], ['nobody'])).toEqual(['Nobody answered']);
    const polish = ['brak współczynników emisji', 'współczynnik'];
    expect(refusedTexts(polish, refused.pl)).toEqual(['brak współczynników emisji']);
  });
});
