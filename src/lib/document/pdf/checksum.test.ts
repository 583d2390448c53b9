import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Document } from '#api/contract/documents/document';
import { readChecksum } from './checksum';
import { makePdf, type PdfOptions } from './make-pdf';

const require = createRequire(import.meta.url);
const font = (file: string) =>
  readFileSync(require.resolve(`@expo-google-fonts/inter/${file}`)).toString('base64');
const hash = '0f3a9c21'.repeat(8);
const options: PdfOptions = {
  fonts: {
    normal: font('400Regular/Inter_400Regular.ttf'),
    bold: font('600SemiBold/Inter_600SemiBold.ttf'),
  },
  margins: 'medium',
  author: '',
  madeOn: new Date('2026-08-20T22:30:15Z'),
  images: {},
  issue: { finishedBy: 'Łucja Wójcik', hash },
};
const report: Document = {
  title: `Emisje /Keywords (SHA-256 ${'a'.repeat(64)}) /Info 1 0 R`,
  subtitle: null,
  language: 'pl',
  currency: 'PLN',
  author: 'Ewa Wójcik',
  finishedBy: 'Łucja Wójcik',
  results: [{ label: 'Razem', value: 1234.5, unit: 't CO2e' }],
  coverBackground: null,
  coverLogo: null,
  headerLogo: null,
  variables: [],
  pages: ['Jeden', 'Dwa'].map((title) => ({ title, sections: [] })),
};
const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

describe('the PDF of a finished issue', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('has the same bytes whenever and wherever it is set', () => {
    vi.stubEnv('TZ', 'Europe/Warsaw');
    const first = makePdf(report, options);
    vi.stubEnv('TZ', 'America/New_York');
    vi.useFakeTimers({ now: new Date('2031-02-03T04:05:06Z') });
    // A different row of numbers; with equal ones the writer would confuse its parts.
    let drawnNumbers = 0;
    vi.spyOn(Math, 'random').mockImplementation(() => {
      drawnNumbers += 1;
      return (drawnNumbers * 0.6180339887) % 1;
    });
    expect(new Date().getTimezoneOffset()).toBe(300);
    expect(Buffer.compare(makePdf(report, options), first)).toBe(0);
    expect(latin(first)).toContain("/CreationDate (D:20260820223015+00'00')");
  });

  it('states its checksum in its properties, whatever its title is', () => {
    expect(readChecksum(makePdf(report, options))).toBe(hash);
  });

  it('is a different file for a different checksum or user', () => {
    const bytes = makePdf(report, options);
    for (const issue of [
      { finishedBy: 'Anna Nowak', hash },
      { finishedBy: 'Łucja Wójcik', hash: 'b'.repeat(64) },
    ])
      expect(Buffer.compare(makePdf(report, { ...options, issue }), bytes)).not.toBe(0);
  });
});

describe('no checksum is read', () => {
  const { issue: _, ...withoutIssue } = options;

  it('from a draft, or an issue from before checksums', () => {
    expect(readChecksum(makePdf({ ...report, isDraft: true }, withoutIssue))).toBeNull();
  });

  it('from a file that is not a PDF, is cut off, or was made by another program', () => {
    const bytes = makePdf(report, options);
    const text = latin(bytes).replace('/Creator (Ledgerleaf)', '/Creator (Somewhere)');
    expect(readChecksum(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBeNull();
    expect(readChecksum(bytes.subarray(0, bytes.length / 2))).toBeNull();
    expect(readChecksum(bytes.subarray(1))).toBeNull();
    expect(readChecksum(new Uint8Array())).toBeNull();
  });
});
