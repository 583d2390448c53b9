import type { Locale } from '#api/contract/messages';
import { firstWords, phrasesIn } from './structures/phrases';

/** What a field held. */
export type Value = string | number | boolean | null;
export type Difference = { field: string; before: Value; after: Value };
type Kept = Record<string, unknown>;

/** Keys and stamps without meaning for a reader: the user and time are shown beside them. */
const technical = new Set([
  'id',
  'companyId',
  'createdBy',
  'createdOn',
  'updatedOn',
  'answeredOn',
  'checkedOn',
  'deletedOn',
  'requestId',
  'importId',
  'intakeId',
  'digest',
  'sha256',
  'fingerprint',
  'updatedBy',
  'content',
  'ids',
  // Of the thing itself, which its name and place tell.
  'activityId',
  'categoryId',
  'inputFormId',
  'locationSupplyTypeId',
  'reviewHeaderId',
  'sourceId',
  'widgetId',
]);

/** Never shown, whatever an audit row may contain. */
const secret = /(hash|secret|token)|^(password|newPassword|currentPassword|code)$/i;

const longestText = 300;

/** The fields that differ between two states of a row; of a new one those that are filled, of a deleted one too. */
export function differencesOf(before: unknown, after: unknown, locale: Locale = 'en'): Difference[] {
  const [old, fresh] = [flat(before), flat(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((field) => !technical.has(field) && !secret.test(field))
    .filter((field) => held(old[field]) !== held(fresh[field]))
    .map((field) => {
      const before = told(old[field], versions[locale].earlier);
      const after = told(fresh[field], versions[locale].later);
      const isAlike = before !== null && before === after;
      return isAlike
        ? { field, before: null, after: laterChange(old[field], fresh[field], locale) }
        : { field, before, after };
    });
}

/** What an audit row keeps of a thing: its newest state, the fields of a form beside the others. */
export function flat(kept: unknown): Kept {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
  const { values, ...own } = kept as Kept;
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return kept as Kept;
  const entered = Object.entries(values).map(([name, value]): [string, unknown] => [`values.${name}`, value]);
  return { ...own, ...Object.fromEntries(entered) };
}

/**
 * `1200.500000000` and `1200.5` are one number. Columns of amounts have nine decimals or more (db/schema/columns.ts); the
 * two of an invoice 12.10 are as they were written.
 */
const decimal = /^(-?\d+)\.(?=\d{9})(\d*?)0*$/;

function held(value: unknown): Value {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') return JSON.stringify(value);
  const match = decimal.exec(value);
  return match ? `${match[1]}${match[2] ? `.${match[2]}` : ''}` : value;
}

/** Summary of a value with many parts, which does not fit on a line. */
const versions = {
  en: { earlier: 'Earlier version', later: 'New version' },
  pl: { earlier: 'Poprzednia wersja', later: 'Nowa wersja' },
} as const;

/** A value in words: a list by its members, a value with parts as its version. */
function told(value: unknown, version: string): Value {
  const text = Array.isArray(value) && !value.some(isStructure) ? value.join(', ') : value;
  if (text === '' || !isStructure(text)) return shortened(held(text));
  return Object.keys(text).length === 0 ? null : version;
}

/** For two texts with a long common start: the words from the first difference. */
function laterChange(before: unknown, after: unknown, locale: Locale): string {
  const [old, fresh] = [String(before), String(after)];
  let at = 0;
  while (at < fresh.length && fresh[at] === old[at]) at += 1;
  const start = fresh.lastIndexOf(' ', at) + 1;
  return `${phrasesIn(locale).textChanged}: …${firstWords(fresh.slice(start))}`;
}

function isStructure(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const shortened = (value: Value): Value => (typeof value === 'string' ? value.slice(0, longestText) : value);
