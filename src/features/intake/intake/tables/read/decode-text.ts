import { analyse } from 'chardet';
import { UnreadableFile } from '../../model';

/** The text of a file and the encoding that it was read with, as browsers name it. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const encoding = markedEncoding(bytes) ?? wideEncoding(bytes) ?? narrowEncoding(bytes);
  return { text: decode(bytes, encoding), encoding };
}

function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  // Some versions of Node read this code page as Latin-1.
  return text.replace(/[\u0080-\u009f]/g, (letter) => westernLetters[letter.charCodeAt(0) - 0x80] ?? letter);
}

const westernLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function markedEncoding(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

const sampleBytes = 4096;

/** Two bytes a letter without a mark: in a table most letters are plain, so every second byte is zero. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, sampleBytes);
  let [even, odd] = [0, 0];
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even + odd === 0) return undefined;
  const half = sample.length / 2;
  if (odd > half * 0.5 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.5 && odd < half * 0.05) return 'utf-16be';
  throw new UnreadableFile('unknownType');
}

function narrowEncoding(bytes: Uint8Array): string {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return codePage(bytes);
  }
}

const codePages = ['windows-1252', 'windows-1250', 'iso-8859-2'] as const;

/**
 * Texts in a table are few and short, so statistics alone often mistake one code page for another. First comes
 * how well the letters fit the ones beside them, then the statistics.
 */
function codePage(bytes: Uint8Array): string {
  const sample = highSample(bytes);
  const found = analyse(sample).map(({ name }) => name.toLowerCase().replace('iso-8859-1', 'windows-1252'));
  const ranks = codePages.map((name) => {
    const place = found.indexOf(name);
    return { name, fit: letterFit(decode(sample, name)), place: place < 0 ? 99 : place };
  });
  ranks.sort((one, other) => other.fit - one.fit || one.place - other.place);
  return ranks[0]?.name ?? 'windows-1252';
}

/** The surroundings of the first bytes beyond ASCII, which may come late in a file of numbers. */
function highSample(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte > 127);
  return bytes.subarray(Math.max(0, first - 1000), first + 64_000);
}

function letterFit(text: string): number {
  let fit = 0;
  for (const { 0: found, index } of text.matchAll(/[^\0-\x7f]/g)) {
    const [before, after] = [text[index - 1] ?? ' ', text[index + 1] ?? ' '];
    const isInWord = /\p{L}/u.test(after) || (/\p{L}/u.test(before) && !/^m[23³²łł˛]$/i.test(before + found));
    const isLetter = /\p{L}/u.test(found);
    // `m³` has the byte of the Polish `ł`.
    const isPower = /m/i.test(before) && !/\p{L}/u.test(after) && /[³²]/.test(found);
    if (isPower) fit += 3;
    else if (isLetter) fit += isInWord ? 1 + (common.includes(found) ? 1 : 0) : -1;
    else fit += isInWord && !/[€£§°–—„”’…\u00a0]/.test(found) ? -2 : 0;
  }
  return fit;
}

/** Letters of Polish, German and French; the others of these code pages are far rarer in our files. */
const common = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüßÄÖÜéèàçêâ';
