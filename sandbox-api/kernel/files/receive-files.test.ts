import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '#api/kernel/problem-error';
import { jpegPicture, pngPicture } from '#api/testing/pictures';
import { safeFileName } from './file-name';
import { typeByContent } from './file-types';
import { type FilePurpose, receiveFiles } from './receive-files';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const contentTypes = (mainPart: string) => strToU8(`<Types><Override ContentType="${mainPart}"/></Types>`);
const officeFile = (mainPart: string, more: Record<string, Uint8Array> = {}, level: 0 | 6 = 6) =>
  zipSync({ ...more, '[Content_Types].xml': contentTypes(mainPart) }, { level });

const open = 'application/vnd.openxmlformats-officedocument.';
const samples = {
  pdf: bytesOf('%PDF-1.7 … %%EOF'),
  png: bytesOf('\x89PNG\r\n\x1a\n…'),
  jpg: bytesOf('\xff\xd8\xff\xe0…'),
  docx: officeFile(`${open}wordprocessingml.document.main+xml`),
  xlsx: officeFile(`${open}spreadsheetml.sheet.main+xml`),
};

const contracts: FilePurpose = {
  field: 'submittedFile',
  types: ['pdf', 'png', 'jpg', 'docx', 'xlsx'],
  maxFileBytes: 2000,
  maxBatchBytes: 3000,
};

const fileOf = (name: string, bytes: Uint8Array) => new File([bytes as Uint8Array<ArrayBuffer>], name);
const receive = (...files: File[]) => receiveFiles(files, contracts, 'en');

async function issueOf(...files: File[]) {
  const error = await receive(...files).catch((error: unknown) => error);
  if (!(error instanceof ProblemError)) throw new Error('Nothing was refused.');
  return { problem: error.code, ...error.details.issues?.[0] };
}

describe('the type of a file', () => {
  test.each(Object.entries(samples))('%s is recognised by its content', (type, bytes) => {
    expect(typeByContent(bytes)).toBe(type);
  });

  test.each([
    ['docm', officeFile('application/vnd.ms-word.document.macroEnabled.main+xml')],
    ['xlsm', officeFile('application/vnd.ms-excel.sheet.macroEnabled.main+xml')],
    [
      'docm',
      officeFile(
        `${open}wordprocessingml.document.main+xml"/><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml`,
      ),
    ],
    ['ZIP', withEntries(samples.xlsx, 2)],
    // A list of parts that is too long, packed and unpacked.
    ['ZIP', officeFile(`${open}spreadsheetml.sheet.main+xml"/>${' '.repeat(70_000)}<a b="`, {}, 0)],
    ['ZIP', officeFile(`${open}spreadsheetml.sheet.main+xml"/>${' '.repeat(600_000)}<a b="`)],
    ['ZIP', zipSync({ 'virus.exe': bytesOf('MZ') })],
    ['ZIP', samples.xlsx.subarray(0, 40)],
    ['HTML/XML', bytesOf('<html>')],
    [undefined, bytesOf('MZ')],
    [undefined, bytesOf(' %PDF-1.7')],
  ])('%s is not recognised as an accepted type', (type, bytes) => {
    expect(typeByContent(bytes)).toBe(type);
  });

  test('of an archive is found by unpacking only its list of parts', () => {
    const name = 'xl/worksheets/sheet1.xml';
    const file = officeFile(`${open}spreadsheetml.sheet.main+xml`, { [name]: new Uint8Array(100_000) });
    const dataStart = 30 + name.length;
    file.fill(0xff, dataStart, dataStart + 16);
    expect(() => unzipSync(file)).toThrow();
    expect(typeByContent(file)).toBe('xlsx');
  });
});

describe('a list of parts that thousands of entries share', () => {
  test('is not unpacked for each entry', () => {
    const shared = withEntries(officeFile('x'.repeat(400_000)), 4000);
    const before = process.cpuUsage();
    expect(typeByContent(shared)).toBe('ZIP');
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(1);
  });
});

describe('an upload', () => {
  test('is received with a safe name, its type and its content', async () => {
    expect(await receive(fileOf('C:\\umowy\\Żółć.PDF', samples.pdf), fileOf('a.jpeg', samples.jpg))).toEqual([
      { name: 'Żółć.PDF', type: 'pdf', bytes: samples.pdf },
      { name: 'a.jpeg', type: 'jpg', bytes: samples.jpg },
    ]);
  });

  test('of a type that is not accepted is refused, by its name and by its content', async () => {
    const accepted = '.pdf, .png, .jpg, .jpeg, .docx, .xlsx';
    expect(await issueOf(fileOf('a.exe', samples.pdf))).toEqual({
      problem: 'unsupported_body',
      path: 'submittedFile',
      code: 'fileType',
      params: { type: 'exe', accepted },
    });
    expect(await issueOf(fileOf('a.pdf', bytesOf('GIF89a')))).toMatchObject({
      code: 'fileType',
      params: { type: 'GIF' },
    });
    expect(await issueOf(fileOf('a.pdf', bytesOf('MZ')))).toMatchObject({ code: 'fileContentUnknown' });
  });

  test('of an accepted type with the wrong extension is refused with the correct one', async () => {
    expect(await issueOf(fileOf('a.pdf', samples.png))).toMatchObject({
      problem: 'unsupported_body',
      code: 'fileOtherEnding',
      params: { ending: 'pdf', type: 'PNG' },
    });
    for (const name of ['report', '.pdf'])
      expect(await issueOf(fileOf(name, samples.pdf))).toMatchObject({
        problem: 'unsupported_body',
        code: 'fileWithoutEnding',
        params: { accepted: '.pdf, .png, .jpg, .jpeg, .docx, .xlsx' },
      });
  });

  test('is received up to the last byte of both limits, and refused with one byte more', async () => {
    const pdfOf = (size: number) => Uint8Array.from({ length: size }, (_, index) => samples.pdf[index] ?? 0);
    const sizesOf = async (...sizes: number[]) => {
      const received = await receive(...sizes.map((size) => fileOf('a.pdf', pdfOf(size))));
      return received.map(({ bytes }) => bytes.byteLength);
    };
    expect(await sizesOf(2000, 1000)).toEqual([2000, 1000]);
    await expect(sizesOf(2000, 1001)).rejects.toMatchObject({ code: 'body_too_large' });
    await expect(sizesOf(2001)).rejects.toMatchObject({ code: 'body_too_large' });
  });

  test('that is empty or too large is refused with its size and the accepted one', async () => {
    expect(await issueOf(fileOf('a.pdf', new Uint8Array()))).toMatchObject({ code: 'fileEmpty' });
    expect(await issueOf(fileOf('a.pdf', new Uint8Array(2001)))).toMatchObject({
      problem: 'body_too_large',
      code: 'fileTooLarge',
      params: { size: '0.01', max: '0.01' },
    });
  });

  test('that is too large in total is refused before any file is read', async () => {
    const files = [fileOf('a.exe', new Uint8Array(1600)), fileOf('b.pdf', new Uint8Array(1600))];
    expect(await issueOf(...files)).toMatchObject({ problem: 'body_too_large', code: 'filesTooLarge' });
  });
});

describe('a damaged file', () => {
  const docx = samples.docx;
  test.each([
    ['a.pdf', bytesOf('%PDF-1.7 …')],
    ['a.docx', docx.subarray(0, docx.byteLength - 30)],
    ['a.xlsx', samples.xlsx.subarray(0, 40)],
  ])('is refused when its end is missing: %s', async (name, bytes) => {
    expect(await issueOf(fileOf(name, bytes))).toMatchObject({
      problem: 'unprocessable_file',
      path: 'submittedFile',
      code: 'fileDamaged',
    });
  });

  test('is recognised by its content when its name says another type', async () => {
    expect(await issueOf(fileOf('a.pdf', docx.subarray(0, 40)))).toMatchObject({
      code: 'fileType',
      params: { type: 'ZIP' },
    });
  });

  test.each([
    ['scan.png', pngPicture(3, 2).subarray(0, -14)],
    ['scan.jpg', jpegPicture(4, 3).subarray(0, -2)],
  ])('is refused when it is a picture: %s', async (name, bytes) => {
    const measured = { ...contracts, maxPictureSidePx: 100 };
    await expect(receiveFiles([fileOf(name, bytes)], measured, 'en')).rejects.toMatchObject({
      code: 'unprocessable_file',
      details: { issues: [{ path: 'submittedFile', code: 'imageDamaged' }] },
    });
  });

  test.each([
    ['scan.png', pngPicture(101, 1)],
    ['scan.jpg', jpegPicture(1, 101)],
  ])('is distinguished from a picture with too many pixels: %s', async (name, bytes) => {
    const measured = { ...contracts, maxPictureSidePx: 100 };
    await expect(receiveFiles([fileOf(name, bytes)], measured, 'en')).rejects.toMatchObject({
      details: { issues: [{ code: 'imageTooLarge', params: { max: 100 } }] },
    });
  });
});

describe('a name', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\Umowa 2025.pdf', 'Umowa 2025.pdf'],
    ['invoice\u202Egpj.exe', 'invoicegpj.exe'],
    ['a\u0000b\r\nc\u200B.pdf', 'abc.pdf'],
    ['half \uD800 pair.pdf', 'half pair.pdf'],
    ['what?<is>"this"|*.pdf', 'what__is__this___.pdf'],
    ['.htaccess', 'htaccess'],
    ['name.pdf. ', 'name.pdf'],
    ['Zażółć gęślą jaźń.pdf', 'Zażółć gęślą jaźń.pdf'],
    ['Zaz\u0307o\u0301ł.pdf', 'Zażół.pdf'],
    ['/', 'file'],
  ])('%j is kept as %j', (name, kept) => {
    expect(safeFileName(name)).toBe(kept);
  });

  test('that is too long keeps its extension, and no letter is cut in two', () => {
    const name = safeFileName(`${'😀'.repeat(300)}.docx`);
    expect([...name]).toHaveLength(255);
    expect(name).toBe(`${'😀'.repeat(250)}.docx`);
    expect([...safeFileName('x'.repeat(300))]).toHaveLength(255);
  });
});

/** An archive of one part, with this many directory entries for it. */
function withEntries(archive: Uint8Array, count: number): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - 22;
  const start = view.getUint32(end + 16, true);
  const entry = archive.subarray(start, end);
  const copy = new Uint8Array(start + count * entry.byteLength + 22);
  copy.set(archive.subarray(0, start));
  for (let index = 0; index < count; index += 1) copy.set(entry, start + index * entry.byteLength);
  copy.set(archive.subarray(end), copy.byteLength - 22);
  const record = new DataView(copy.buffer, copy.byteLength - 22);
  record.setUint16(8, count, true);
  record.setUint16(10, count, true);
  record.setUint32(12, count * entry.byteLength, true);
  return copy;
}
