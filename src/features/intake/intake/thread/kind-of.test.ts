import { utils, write } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { kindOf } from './kind-of';

const text = (content: string) => new TextEncoder().encode(content);
const bytes = (...values: number[]) => Uint8Array.from(values);

function workbook(bookType: 'xlsx' | 'ods' | 'biff8'): Uint8Array {
  const book = utils.book_new(utils.aoa_to_sheet([['Date', 'kWh']]), 'Meters');
  return new Uint8Array(write(book, { type: 'array', bookType }));
}

function utf16(content: string, isBigEndian: boolean, hasMark: boolean): Uint8Array {
  const codes = [...(hasMark ? '\ufeff' : ''), ...content].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(
    codes.flatMap((code) => (isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8])),
  );
}

test.each([
  ['xlsx', workbook('xlsx')],
  ['ods', workbook('ods')],
  ['xls', workbook('biff8')],
])('an %s file is a workbook', (_, content) => {
  expect(kindOf(content)).toBe('workbook');
});

test('a truncated workbook is still one, so that it is refused as damaged', () => {
  expect(kindOf(workbook('xlsx').subarray(0, 900))).toBe('workbook');
});

test('a text document and other archives are unknown', () => {
  expect(kindOf(zipSync({ 'word/document.xml': text('<x/>'), '[Content_Types].xml': text('<x/>') }))).toBe(
    'unknown',
  );
  expect(kindOf(zipSync({ 'bill.csv': text('a,b') }))).toBe('unknown');
  expect(kindOf(bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))).toBe('unknown');
});

test.each([
  ['comma separated', text('Date,kWh\n2025-01-01,5\n')],
  ['cp1250', bytes(0x5a, 0x75, 0xbf, 0x79, 0x63, 0x69, 0x65, 0x3b, 0x35)],
  ['UTF-16 with a mark', utf16('Data;kWh', false, true)],
  ['UTF-16 without a mark', utf16('Data;kWh\r\n2025;5', true, false)],
  ['less than', text('a < b\n1;2')],
])('text is a table: %s', (_, content) => {
  expect(kindOf(content)).toBe('csv');
});

test.each([
  ['with a declaration', text('<?xml version="1.0"?><Faktura/>')],
  ['with a byte order mark', text('\ufeff<Invoice/>')],
  ['in UTF-16', utf16('<?xml version="1.0"?><a/>', false, true)],
])('XML is found %s', (_, content) => {
  expect(kindOf(content)).toBe('xml');
});

test('a PDF is found behind a few other bytes', () => {
  expect(kindOf(text('\n\n%PDF-1.7\n'))).toBe('pdf');
});

test.each([
  ['PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['JPEG', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['HEIC', text('\0\0\0\u0018ftypheic\0\0')],
  ['WebP', text('RIFF....WEBPVP8 ')],
])('a %s picture is an image', (_, content) => {
  expect(kindOf(content)).toBe('image');
});

test('anything else is unknown', () => {
  expect(kindOf(bytes())).toBe('unknown');
  expect(kindOf(bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 3, 0, 0x3e))).toBe('unknown');
});
