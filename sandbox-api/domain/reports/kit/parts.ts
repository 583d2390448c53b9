import type {
  DocumentChart,
  DocumentColumn,
  DocumentParagraph,
  DocumentPlace,
  DocumentScope,
  DocumentSection,
  DocumentTable,
  DocumentValue,
  DocumentVariable,
} from '#api/contract/documents/document';
import type { Locale } from '#api/contract/messages';
import { markForeign } from './foreign-text';

const tonnesCo2e = 't CO2e';

type Figure = { value: DocumentValue; unit: string; isChange?: boolean };
/**
 * Inserts values into a text through variables of the document, so that a user's text is never read as a
 * placeholder.
 */
export type Say = (
  text: string,
  values?: Readonly<Record<string, string | number | null | Figure>>,
) => string;

/**
 * Numbers each variable, because the same name has another value on another page. User text in another
 * language than the report's is marked.
 */
export function createSay(variables: DocumentVariable[], language: Locale): Say {
  return (text, values = {}) =>
    text.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
      const given = values[key];
      if (given === undefined) throw new Error(`No value for {${key}} in a text of the report.`);
      const figure =
        given !== null && typeof given === 'object'
          ? given
          : { value: typeof given === 'string' ? markForeign(given, language) : given, unit: '' };
      const name = `${key}_${variables.length + 1}`;
      variables.push({ name, ...figure });
      return `{${name}}`;
    });
}

/** t CO2e within a sentence. */
export function inTonnes(value: number): Figure {
  return { value, unit: tonnesCo2e };
}

export function text(content: string): DocumentParagraph {
  return { type: 'text', text: content };
}

export function subtitle(content: string): DocumentParagraph {
  return { type: 'subtitle', text: content };
}

/** Nothing where there are no items. */
export function list(items: string[], isNumbered = false): DocumentParagraph[] {
  return items.length > 0 ? [{ type: 'list', items, isNumbered }] : [];
}

export function section(
  title: string,
  paragraphs: readonly (DocumentParagraph | null)[],
  step?: string,
): DocumentSection {
  const own = paragraphs.filter((paragraph) => paragraph !== null);
  return step ? { title, paragraphs: own, step } : { title, paragraphs: own };
}

export function words(key: string, label: string): DocumentColumn {
  return { key, label, unit: null, isNumber: false };
}

export function numbers(key: string, label: string, unit: string | null = tonnesCo2e): DocumentColumn {
  return { key, label, unit, isNumber: true };
}

/** Each row names the unit of its number in the column `unit`. */
export function ofRowUnit(key: string, label: string): DocumentColumn {
  return { ...numbers(key, label, null), isOfRowUnit: true };
}

/** A column of relative differences, written with their sign. */
export function changes(key: string, label: string): DocumentColumn {
  return { ...numbers(key, label, 'share'), isChange: true };
}

type TableParts = {
  total?: DocumentValue[] | null;
  note?: string | null;
  rowLinks?: (string | null)[];
  rowPlaces?: DocumentPlace[][];
};

export function table(
  title: string,
  columns: DocumentColumn[],
  rows: DocumentValue[][],
  { total = null, note = null, ...places }: TableParts = {},
): DocumentTable {
  return { type: 'table', title, columns, rows, total, note, ...places };
}

type ChartParts = { unit?: string; note?: string | null; xScopes?: (DocumentScope | null)[] };

export function chart(
  kind: DocumentChart['kind'],
  title: string,
  x: string[],
  series: { key: string; label: string; values: (number | null)[]; scope?: DocumentScope }[],
  { unit = tonnesCo2e, note = null, ...colours }: ChartParts = {},
): DocumentChart {
  const drawn = series.map((one) => ({ ...one, isDotted: false }));
  return { type: 'chart', kind, title, unit, x, ...colours, series: drawn, base: null, note };
}
