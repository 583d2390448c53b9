import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { judgeContent } from './media-type';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const wide = (text: string) => [...text].map((letter) => `${letter}\0`).join('');
const compound = (name: string) => bytes(`\xd0\xcf\x11\xe0${'\0'.repeat(512)}${wide(name)}\0\0`);
const archive = (part: string, content: string) =>
  zipSync({ [part]: [new TextEncoder().encode(content), { level: 0 }] });
const typesOf = (part: string) =>
  archive('[Content_Types].xml', `<Types>application/vnd.${part}.main+xml</Types>`);

describe('a file is judged by its content', () => {
  test.each([
    ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
    ['a PNG', bytes('\x89PNG\r\n\x1a\n....'), 'image/png'],
    ['a JPEG', bytes('\xff\xd8\xff\xe0'), 'image/jpeg'],
    ['a TIFF', bytes('II*\0\x08\0'), 'image/tiff'],
    ['a WebP', bytes('RIFF\x10\0\0\0WEBPVP8 '), 'image/webp'],
    ['a HEIC of a phone', bytes('\0\0\0\x18ftypheic\0\0'), 'image/heic'],
    [
      'a workbook',
      typesOf('openxmlformats-officedocument.spreadsheetml.sheet'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    [
      'a workbook with macros',
      typesOf('ms-excel.sheet.macroEnabled'),
      'application/vnd.ms-excel.sheet.macroEnabled.12',
    ],
    [
      'an OpenDocument sheet',
      archive('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'),
      'application/vnd.oasis.opendocument.spreadsheet',
    ],
    ['an old workbook', compound('Workbook'), 'application/vnd.ms-excel'],
    ['an e-invoice', bytes('\xef\xbb\xbf<?xml version="1.0"?><Faktura/>'), 'application/xml'],
    ['XML without a declaration', bytes('\n<ubl:Invoice xmlns:ubl="x">'), 'application/xml'],
    ['a table in UTF-16', bytes(`\xff\xfe${wide('MPR,kWh\r\n')}`), 'text/plain'],
    ['a table in windows-1250', bytes('Zu\xbfycie;kWh\r\n1,5;2\r\n'), 'text/plain'],
    ['a web page', bytes('<html><body>'), 'text/plain'],
  ])('%s', (_, content, mediaType) => {
    expect(judgeContent(content)).toEqual({ mediaType });
  });

  test.each([
    ['a program', bytes('MZ\x90\0\x03\0'), 'evidenceType'],
    ['an archive', archive('bill.txt', 'x'), 'evidenceType'],
    ['a text document', typesOf('openxmlformats-officedocument.wordprocessingml.document'), 'evidenceType'],
    ['an old text document', compound('WordDocument'), 'evidenceType'],
    ['a workbook with a password', compound('EncryptedPackage'), 'importEncrypted'],
  ])('refuses %s', (_, content, refused) => {
    expect(judgeContent(content)).toEqual({ refused });
  });
});
