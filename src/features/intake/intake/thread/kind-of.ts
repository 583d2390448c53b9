import { unzipSync } from 'fflate';

export type FileContent = 'csv' | 'workbook' | 'xml' | 'pdf' | 'image' | 'unknown';

/** What a file is by its content. Its name is not looked at: it can say anything. */
export function kindOf(bytes: Uint8Array): FileContent {
  const start = latin(bytes, 1024);
  if (isImage(start)) return 'image';
  if (start.startsWith('PK')) return isZippedWorkbook(bytes, start) ? 'workbook' : 'unknown';
  if (start.startsWith('\xd0\xcf\x11\xe0')) return isOldWorkbook(bytes) ? 'workbook' : 'unknown';
  // Some programs write a few bytes ahead of the header.
  if (start.includes('%PDF-')) return 'pdf';
  if (isXml(start)) return 'xml';
  return isText(bytes) ? 'csv' : 'unknown';
}

function isImage(start: string): boolean {
  const signatures = ['\x89PNG\r\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a', 'II*\0', 'MM\0*'];
  if (signatures.some((signature) => start.startsWith(signature))) return true;
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return true;
  return start.slice(4, 8) === 'ftyp' && /^(hei|hev|mif1|msf1|avif)/.test(start.slice(8, 12));
}

/** A document of a word processor is a ZIP as well. One without a list of its files is left to the reader. */
function isZippedWorkbook(bytes: Uint8Array, start: string): boolean {
  if (start.includes('opendocument.spreadsheet')) return true;
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        return false;
      },
    });
  } catch {
    return start.includes('xl/') || start.includes('[Content_Types].xml');
  }
  return names.some((name) => name.startsWith('xl/'));
}

/** The names of the streams inside are UTF-16; an encrypted workbook has one stream of another name. */
function isOldWorkbook(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return ['Workbook', 'Book\0', 'EncryptedPackage'].some((name) => text.includes(name));
}

function isXml(start: string): boolean {
  const text = start.replaceAll('\0', '').replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
  return /^\s*<(\?xml|!|[A-Za-z_])/.test(text);
}

/** Mostly printable, in an encoding of one byte, UTF-8 or UTF-16. */
function isText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 65_536);
  if (sample.length === 0) return false;
  const isUtf16 = /^(\xff\xfe|\xfe\xff)/.test(latin(sample, 2)) || hasZeroInEveryOther(sample);
  const controls = sample.reduce((count, byte) => count + (isControl(byte, isUtf16) ? 1 : 0), 0);
  return controls <= sample.length / 200;
}

function isControl(byte: number, isUtf16: boolean): boolean {
  if (byte === 0) return !isUtf16;
  return byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte);
}

function hasZeroInEveryOther(sample: Uint8Array): boolean {
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  return Math.max(even, odd) > sample.length * 0.35 && Math.min(even, odd) < sample.length * 0.02;
}

function latin(bytes: Uint8Array, count: number): string {
  return String.fromCharCode(...bytes.subarray(0, count));
}
