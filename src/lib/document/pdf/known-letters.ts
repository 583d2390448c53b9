import type { jsPDF } from 'jspdf';
import type { Document } from '#api/contract/documents/document';

/** Replaces a letter that the font does not have. */
const standIn = '□';

/**
 * The document with only letters that the pen's font has. Drawing silently stops at the first letter that the font
 * lacks, so a name with an emoji would lose the rest of its line. `whole` means that nothing was replaced.
 */
export function inKnownLetters(document: Document, pdf: jsPDF): { document: Document; isWhole: boolean } {
  const { metadata } = pdf.getFont() as { metadata: { characterToGlyph(code: number): number } };
  const isKnown = (letter: string) =>
    letter.length === 1 && metadata.characterToGlyph(letter.charCodeAt(0)) > 0;
  let isWhole = true;
  const drawn = (letter: string) => {
    if (letter === '\n' || isKnown(letter)) return letter;
    if (/[\p{C}\p{M}]/u.test(letter)) return '';
    isWhole = false;
    return standIn;
  };
  const known = (text: string) => [...text.normalize('NFC').replaceAll('\t', ' ')].map(drawn).join('');
  return { document: mapTexts(document, known), isWhole };
}

/** Copies a structure of objects and lists and changes each text in it. */
function mapTexts<T>(value: T, change: (text: string) => string): T;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}
