import { escapeXml } from '#api/kernel/files/escape-xml';
import { WorkbookProblem } from './workbook-problem';

/** Called with each element's name, without its prefix, and its attributes as they are written. */
type Visit = (name: string, attributes: string) => void;

/** Parts of workbooks are five or six deep. */
const maxDepth = 64;

/** Of a cell of 32,767 letters: one takes up to seven characters, as in `_x0041_`, and formats may go between. */
export const maxWrittenLength = 327_670;

/**
 * Checks that a part is sound XML, and gives it back in a form that SheetJS reads right: SheetJS looks for elements
 * with regular expressions, says nothing of damage, and knows neither comments nor characters beyond four digits. A
 * document type is refused, which is where entities that grow come from.
 * @throws WorkbookProblem
 */
export function soundXml(document: string, visit: Visit): string {
  const open: string[] = [];
  const pieces: string[] = [];
  let [copied, position] = [0, 0];
  const step = (end: number, sound: (text: string) => string) => {
    const text = document.slice(position, end);
    const read = sound(text);
    if (read !== text) {
      pieces.push(document.slice(copied, position), read);
      copied = end;
    }
    position = end;
    return read;
  };
  while (position < document.length) {
    const start = document.indexOf('<', position);
    if (start !== position) step(start < 0 ? document.length : start, soundText);
    if (start < 0) break;
    const mark = document.charCodeAt(start + 1);
    if (mark === questionMark || mark === exclamationMark) step(asideEnd(document, start), soundAside);
    else nest(open, step(tagEnd(document, start + 1) + 1, soundTag), visit);
  }
  if (open.length > 0) throw new WorkbookProblem('broken');
  return pieces.join('') + document.slice(copied);
}

const [questionMark, exclamationMark, greaterThan, quote, apostrophe] = [63, 33, 62, 34, 39];

/** Opens or closes an element among those that are open. */
function nest(open: string[], tag: string, visit: Visit): void {
  const [start = '', closes, name = ''] = startOfTag.exec(tag) ?? [];
  const attributes = tag.slice(start.length, -1);
  if (closes) {
    if (open.pop() !== name) throw new WorkbookProblem('broken');
    return;
  }
  visit(name, attributes);
  if (!attributes.endsWith('/') && open.push(name) > maxDepth) throw new WorkbookProblem('broken');
}

/** The tag's closing bracket; one within quotes belongs to a value. */
function tagEnd(document: string, from: number): number {
  let open = 0;
  for (let position = from; position < document.length; position += 1) {
    const code = document.charCodeAt(position);
    if (open !== 0) {
      if (code === open) open = 0;
    } else if (code === quote || code === apostrophe) {
      open = code;
    } else if (code === greaterThan) {
      return position;
    }
  }
  throw new WorkbookProblem('broken');
}

/** Where a comment, a CDATA section or a processing instruction ends. */
function asideEnd(document: string, start: number): number {
  const [, end] = asides.find(([mark]) => document.startsWith(mark, start)) ?? [];
  const found = end === undefined ? -1 : document.indexOf(end, start);
  if (end === undefined || found < 0) throw new WorkbookProblem('broken');
  return found + end.length;
}

const asides = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

/** A CDATA section is text; the others say nothing. */
function soundAside(aside: string): string {
  return aside.startsWith('<![CDATA[') ? escapeXml(aside.slice(9, -3)) : '';
}

/**
 * One bracket opens a tag and one closes it, and its name has no prefix, so that the opening of an element is
 * always matched by its end. A regular expression without a match would search to the end of the part, once
 * for every element.
 */
function soundTag(tag: string): string {
  const isPlain = tag.indexOf('<', 1) < 0 && tag.indexOf('>') === tag.length - 1;
  const sound = soundText(isPlain ? tag : `<${escapeBrackets(tag.slice(1, -1))}>`);
  if (plainStart.test(sound)) return sound;
  const [start, closes, name] = startOfTag.exec(sound) ?? [];
  if (start === undefined) throw new WorkbookProblem('broken');
  return closes ? `</${name}>` : `<${name}${sound.slice(start.length)}`;
}

const plainStart = /^<(?:\/[\w.-]+>|[\w.-]+[\s/>])/;
const startOfTag = /^<(\/?)(?:[^\s/>:]*:)?([^\s/>:]+)(?=[\s/>])/;

function escapeBrackets(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Characters by their number become the characters themselves. */
function soundText(text: string): string {
  if (!text.includes('&')) return text;
  if (text.length > maxWrittenLength) throw new WorkbookProblem('unpacksTooLarge');
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/.test(text))
    throw new WorkbookProblem('broken');
  return text.replace(/&#(x?)([\da-f]+);/gi, (_, isHex: string, digits: string) => {
    const known = character(Number.parseInt(digits, isHex ? 16 : 10));
    if (known === undefined) throw new WorkbookProblem('broken');
    return escapeXml(known);
  });
}

/** An attribute as it is written, whatever its prefix; what declares a prefix is none. */
export function attributeOf(attributes: string, name: string): string | undefined {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`\\s(?!xmlns)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  const found = pattern.exec(attributes);
  return found?.[1] ?? found?.[2];
}

const patterns = new Map<string, RegExp>();

/** Undefined for what XML has no character for. */
function character(code: number): string | undefined {
  const isCharacter =
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff));
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
