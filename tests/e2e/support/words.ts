/** The words on screen by their key in the locale files, so that a reworded label breaks no test. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import i18next, { type ParseKeys, type ResourceNamespaceMap } from 'i18next';

type Namespace = keyof ResourceNamespaceMap & string;
type Language = 'en' | 'pl';

const folder = 'src/i18n/locales';
const texts = i18next.createInstance();
void texts.init({
  resources: { en: readTexts('en'), pl: readTexts('pl') },
  lng: 'en',
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** `en('session', 'newPassword.title')` */
export function en<N extends Namespace>(namespace: N, key: ParseKeys<N>, values: object = {}): string {
  return wordOf('en', namespace, String(key), values);
}

export function pl<N extends Namespace>(namespace: N, key: ParseKeys<N>, values: object = {}): string {
  return wordOf('pl', namespace, String(key), values);
}

/** The label of an optional field. */
export function optional(label: string, language: Language = 'en'): string {
  return `${label} (${wordOf(language, 'common', 'form.optional', {})})`;
}

/** The text with any value in its placeholders. A plural is named with its form, as in the file: `rows_other`. */
export function like<N extends Namespace>(namespace: N, key: string, language: Language = 'en'): RegExp {
  const word: unknown = texts.getResource(language, namespace, key);
  if (typeof word !== 'string') throw new Error(`No word ${namespace}:${key}`);
  const parts = word.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function wordOf(language: Language, namespace: Namespace, key: string, values: object): string {
  if (!texts.exists(key, { lng: language, ns: namespace, ...values }))
    throw new Error(`No word ${namespace}:${key}`);
  return String(texts.getFixedT(language, namespace)(key as never, values as never));
}

/** A namespace is the name of its file, whichever area has it. */
function readTexts(language: Language) {
  const files = readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(folder, language, file), 'utf8')),
      ]),
  );
}
