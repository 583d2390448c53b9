export type DocumentType = 'xml' | 'pdf' | { image: string };

/** What the bytes are, whatever the file is called; null if they are none of these. */
export function documentTypeOf(bytes: Uint8Array): DocumentType | null {
  const image = imageTypeOf(bytes);
  if (image !== null) return { image };
  // Some programs write a few bytes before the header; readers of PDF accept up to 1,024.
  if (latin(bytes, 0, 1024).includes('%PDF-')) return 'pdf';
  return startsAsXml(bytes) ? 'xml' : null;
}

function startsAsXml(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const start = latin(bytes, 0, 200)
    .replaceAll('\0', '')
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '');
  return (isUtf16 || first !== 0 || second !== 0) && /^\s*<(?:\?xml|!|[A-Za-z_])/.test(start);
}

function imageTypeOf(bytes: Uint8Array): string | null {
  const start = latin(bytes, 0, 16);
  if (start.startsWith('\u0089PNG\r\n')) return 'image/png';
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp';
  if (start.slice(4, 8) === 'ftyp' && /^(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(start.slice(8)))
    return 'image/heic';
  return null;
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
