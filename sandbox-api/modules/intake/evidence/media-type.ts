import { typeByContent } from '#api/kernel/files/file-types';

/** What the content is, or that it can be no evidence. */
export type Content = { mediaType: string } | { refused: 'evidenceType' | 'importEncrypted' };

/** Enough to tell text from anything else. */
const sampleBytes = 64 * 1024;

/** Judges a file by its content alone: PDF, picture, workbook, XML or text. */
export function judgeContent(bytes: Uint8Array): Content {
  const start = latin1(bytes.subarray(0, 128));
  const known = signatures.find(({ matches }) => matches(start));
  if (known) return { mediaType: known.mediaType };
  if (start.startsWith('\xd0\xcf\x11\xe0')) return judgeCompound(bytes);
  if (start.startsWith('PK')) return judgeArchive(bytes, start);
  return judgeText(bytes);
}

type Signature = { mediaType: string; matches(start: string): boolean };

const starting = (mediaType: string, mark: string): Signature => ({
  mediaType,
  matches: (start) => start.startsWith(mark),
});

/** HEIF names its brand after the length of the first box. */
const heifBrands = ['heic', 'heix', 'mif1', 'msf1', 'heim', 'heis', 'avif'];

const signatures: readonly Signature[] = [
  starting('application/pdf', '%PDF-'),
  starting('image/png', '\x89PNG\r\n\x1a\n'),
  starting('image/jpeg', '\xff\xd8\xff'),
  starting('image/gif', 'GIF8'),
  starting('image/tiff', 'II*\0'),
  starting('image/tiff', 'MM\0*'),
  { mediaType: 'image/webp', matches: (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP' },
  {
    mediaType: 'image/heic',
    matches: (start) => start.slice(4, 8) === 'ftyp' && heifBrands.includes(start.slice(8, 12)),
  },
];

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const workbookWithMacros = 'application/vnd.ms-excel.sheet.macroEnabled.12';
const openDocument = 'application/vnd.oasis.opendocument.spreadsheet';

function judgeArchive(bytes: Uint8Array, start: string): Content {
  const type = typeByContent(bytes);
  if (type === 'xlsx') return { mediaType: workbook };
  if (type === 'xlsm') return { mediaType: workbookWithMacros };
  // The first part of such an archive is its type, stored as it is.
  if (start.includes(`mimetype${openDocument}`)) return { mediaType: openDocument };
  return { refused: 'evidenceType' };
}

/** Old Office files and encrypted new ones are the same type of container; the names inside differ. */
function judgeCompound(bytes: Uint8Array): Content {
  const text = latin1(bytes);
  if (text.includes(wide('EncryptedPackage'))) return { refused: 'importEncrypted' };
  if (text.includes(wide('Workbook')) || text.includes(`${wide('Book')}\0\0`))
    return { mediaType: 'application/vnd.ms-excel' };
  return { refused: 'evidenceType' };
}

/** The form that names have in such a container. */
const wide = (text: string) => [...text].map((letter) => `${letter}\0`).join('');

function judgeText(bytes: Uint8Array): Content {
  const sample = bytes.subarray(0, sampleBytes);
  const text = textOf(sample);
  if (text === null) return { refused: 'evidenceType' };
  const isXml = /^\s*<(\?xml\b|[A-Za-z_][\w.-]*(:[\w.-]+)?[\s/>])/.test(text) && !/^\s*<html\b/i.test(text);
  return { mediaType: isXml ? 'application/xml' : 'text/plain' };
}

/** Null if it is no text. Its letters do not matter, so every encoding of one byte is as good as another. */
function textOf(sample: Uint8Array): string | null {
  const [first, second] = sample;
  const wideEncoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const text = wideEncoding
    ? new TextDecoder(wideEncoding).decode(sample)
    : latin1(sample).replace(/^\xef\xbb\xbf/, '');
  return [...text].some(isForeign) ? null : text;
}

/** Control characters, other than those between words and lines, and the escape of old terminals. */
function isForeign(letter: string): boolean {
  const code = letter.charCodeAt(0);
  return code < 32 && !(code >= 9 && code <= 13) && code !== 27;
}

const bytesAtOnce = 8192;

/** A letter for each byte. A decoder for "latin1" reads windows-1252 in browsers, where 0x89 is another letter. */
function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += bytesAtOnce)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + bytesAtOnce)));
  return parts.join('');
}
