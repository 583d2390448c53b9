/** The producer named in the properties of each PDF. */
export const pdfCreator = 'Ledgerleaf';

/** What only the record of an issue can say: a checksum cannot be part of the document it is calculated from. */
export type PdfIssue = { finishedBy: string; hash: string };

const prefix = 'SHA-256 ';
const groupSize = 8;

/** How a PDF names its issue in its properties. */
export function checksumKeyword(hash: string): string {
  return `${prefix}${hash}`;
}

/** Grouped so that a person can compare it: `0f3a9c21 77be…`. */
export function inGroups(hash: string): string {
  return (hash.match(new RegExp(`.{1,${groupSize}}`, 'g')) ?? []).join(' ');
}

/**
 * The checksum in the properties of a PDF of a finished report; null if the file has none, was made by another
 * program or cannot be read. It says which issue to compare with, and nothing about the rest of the file.
 */
export function readChecksum(bytes: Uint8Array): string | null {
  const text = new TextDecoder('latin1').decode(bytes);
  if (!text.startsWith('%PDF-')) return null;
  const number = [...text.matchAll(/\/Info (\d+) 0 R/g)].at(-1)?.[1];
  if (number === undefined) return null;
  const start = text.lastIndexOf(`\n${number} 0 obj`);
  const properties = start < 0 ? '' : text.slice(start, text.indexOf('endobj', start));
  if (!properties.includes(`/Creator (${pdfCreator})`)) return null;
  return new RegExp(`/Keywords \\(${prefix}([0-9a-f]{64})\\)`).exec(properties)?.[1] ?? null;
}
