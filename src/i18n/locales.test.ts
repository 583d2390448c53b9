import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Texts } from './area-files';

const folder = new URL('./locales/', import.meta.url);
const read = (path: string): Texts => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const namesIn = (language: string): string[] =>
  readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();

const namespaces = namesIn('en');
const pluralForms = { en: ['one', 'other'], pl: ['one', 'few', 'many', 'other'] };
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Every text with its dotted key. */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

function baseKeys(flat: Map<string, string>): string[] {
  return [...new Set([...flat.keys()].map((key) => key.replace(pluralEnding, '')))].sort();
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? ''))].sort();
}

/** Plural groups that lack a form of their language, as `key_form`. */
function missingPlurals(flat: Map<string, string>, forms: string[]): string[] {
  const counted = [...flat.keys()]
    .filter((key) => pluralEnding.test(key))
    .map((key) => key.replace(pluralEnding, ''));
  return [...new Set(counted)].flatMap((key) =>
    forms.filter((form) => !flat.has(`${key}_${form}`)).map((form) => `${key}_${form}`),
  );
}

function declarationsFor(area: string): string {
  const file =
    area === '.'
      ? new URL('./i18next.d.ts', import.meta.url)
      : new URL(`../features/${area}/words.d.ts`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

describe('texts', () => {
  it('exist in both languages for every namespace', () => {
    expect(namespaces.length).toBeGreaterThan(2);
    expect(namesIn('pl')).toEqual(namespaces);
  });

  it('have unique names across all areas', () => {
    const names = namespaces.map((path) => basename(path));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('are typed: each namespace has its line in i18next.d.ts or in the words.d.ts of its area', () => {
    const undeclared = namespaces.filter((path) => !declarationsFor(dirname(path)).includes(`/en/${path}'`));
    expect(undeclared).toEqual([]);
  });

  describe.each(namespaces)('%s', (name) => {
    const english = flatten(read(`en/${name}`));
    const polish = flatten(read(`pl/${name}`));

    // spec: product.languages, knowledge-product.languages
    it('has the same keys in both languages', () => {
      expect(baseKeys(polish)).toEqual(baseKeys(english));
    });

    it('has every plural form', () => {
      expect(missingPlurals(english, pluralForms.en)).toEqual([]);
      expect(missingPlurals(polish, pluralForms.pl)).toEqual([]);
    });

    it('has no empty text and the same placeholders', () => {
      const wrong = [...english].filter(([key, text]) => {
        const other = polish.get(key);
        if (text.trim() === '' || other?.trim() === '') return true;
        // Plural forms may leave the count out ("one file"), so only plain texts must agree.
        return (
          other !== undefined &&
          !pluralEnding.test(key) &&
          `${placeholders(text)}` !== `${placeholders(other)}`
        );
      });
      expect(wrong).toEqual([]);
    });
  });
});

describe('the checks', () => {
  it('detect a missing Polish plural form', () => {
    const flat = flatten({ rows: { total_one: 'a', total_many: 'b', total_other: 'c' } });
    expect(missingPlurals(flat, pluralForms.pl)).toEqual(['rows.total_few']);
  });
});
