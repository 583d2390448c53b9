import { WorkbookProblem } from './workbook-problem';

/** What a document consists of, in order. Names, of attributes too, come without their prefix. */
export type XmlListener = {
  /** `attribute` reads the attributes of this very element and may not be kept. */
  open?(name: string, attribute: (name: string) => string | undefined): void;
  text?(text: string): void;
  close?(name: string): void;
};

/**
 * Reads the XML of a workbook's part. It knows what such parts may hold and refuses the rest, above all
 * document types, which is where entities that grow come from. A general parser took three times as long for
 * 5,000 rows, and longer for a million empty ones.
 */
export function readXml(document: string, listener: XmlListener): void {
  const open: string[] = [];
  let position = 0;
  while (position < document.length) {
    const start = document.indexOf('<', position);
    if (start < 0) break;
    if (start > position && open.length > 0) listener.text?.(unescapeXml(document.slice(position, start)));
    const mark = document.charCodeAt(start + 1);
    if (mark === questionMark || mark === exclamationMark) {
      position = skip(document, start, listener);
      continue;
    }
    const end = tagEnd(document, start + 1);
    if (mark === slash) {
      const name = localName(document.slice(start + 2, end).trim());
      if (open.pop() !== name) throw new WorkbookProblem('broken');
      listener.close?.(name);
    } else {
      const isEmpty = document.charCodeAt(end - 1) === slash;
      const tag = document.slice(start + 1, isEmpty ? end - 1 : end);
      const name = nameOf(tag);
      listener.open?.(name, attributeReader(tag));
      if (isEmpty) listener.close?.(name);
      else open.push(name);
    }
    position = end + 1;
  }
  if (open.length > 0) throw new WorkbookProblem('broken');
}

const [slash, questionMark, exclamationMark, greaterThan, quote, apostrophe] = [47, 63, 33, 62, 34, 39];

/** Processing instructions and comments say nothing; a CDATA section is text; a document type is refused. */
function skip(document: string, start: number, listener: XmlListener): number {
  if (document.startsWith('<![CDATA[', start)) {
    const end = endOf(document, ']]>', start);
    listener.text?.(document.slice(start + 9, end - 3));
    return end;
  }
  if (document.startsWith('<!--', start)) return endOf(document, '-->', start);
  if (document.startsWith('<?', start)) return endOf(document, '?>', start);
  throw new WorkbookProblem('broken');
}

function endOf(document: string, mark: string, from: number): number {
  const found = document.indexOf(mark, from);
  if (found < 0) throw new WorkbookProblem('broken');
  return found + mark.length;
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

function nameOf(tag: string): string {
  const name = /^[^\s]+/.exec(tag)?.[0];
  if (!name) throw new WorkbookProblem('broken');
  return localName(name);
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** Reads the attributes when the first one is asked for: most elements of a sheet are never asked. */
function attributeReader(tag: string): (name: string) => string | undefined {
  let attributes: Map<string, string> | undefined;
  return (name) => {
    attributes ??= readAttributes(tag);
    return attributes.get(name);
  };
}

function readAttributes(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of tag.matchAll(/\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    // `xmlns:r` declares a prefix; without the prefix it would pass for the attribute `r`.
    if (!name.startsWith('xmlns')) attributes.set(localName(name), unescapeXml(double ?? single ?? ''));
  }
  return attributes;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const code = /^#x([\da-f]{1,6})$/i.exec(name)?.[1] ?? /^#(\d{1,7})$/.exec(name)?.[1];
    const known = code ? character(Number.parseInt(code, /^#x/i.test(name) ? 16 : 10)) : named[name];
    if (known === undefined || !whole.endsWith(';')) throw new WorkbookProblem('broken');
    return known;
  });
}

/** Undefined for what XML has no character for. */
function character(code: number): string | undefined {
  const isCharacter =
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff));
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

/** Text for the inside of an element or a quoted attribute. What XML has no character for is left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
