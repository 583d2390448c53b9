import { monthColumnsOf } from './columns/period-columns';
import type { Table } from './table';
import { normalise } from './values/normalise';

/** The same for every file of this kind: of its headers and layout, whatever months or intervals they name. */
export function fingerprintOf({ headers, layout }: Table): string {
  const periods = new Set(
    layout.type === 'months'
      ? (monthColumnsOf(headers) ?? []).map(({ column }) => column)
      : layout.type === 'intervals'
        ? layout.columns?.columns
        : [],
  );
  const names = headers.map((header, column) => (periods.has(column) ? '#' : normalise(header)));
  const distinct = names.filter(
    (name, index) => name !== '' && (name !== '#' || names.indexOf('#') === index),
  );
  return `table:${layout.type}:${hashOf(distinct.join('|'))}`;
}

/** Two FNV-1a hashes of 32 bits: short enough for a key, and apart for any two headers in practice. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x9e3779b9]
    .map((seed) => {
      let hash = seed;
      for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
