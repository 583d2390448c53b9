import { type Archive, openArchive } from './archive';
import { isDateFormat } from './cells';
import { readSheetRows, type SheetRow } from './read-sheet';
import { WorkbookProblem } from './workbook-problem';
import { readXml } from './xml';

export type { SheetRow } from './read-sheet';

export type WorkbookSheet = {
  name: string;
  isHidden: boolean;
  /** Goes through the rows that hold anything. */
  eachRow(visit: (row: SheetRow) => void): void;
  /** The first of them, at most `limit`. */
  rows(limit: number): SheetRow[];
};

export type Workbook = {
  sheets: WorkbookSheet[];
  /** Dates are counted from 1904 instead of 1900. */
  is1904: boolean;
};

/**
 * Opens an .xlsx file by its content. Sheets are read when they are asked for.
 * @throws WorkbookProblem
 */
export function readWorkbook(bytes: Uint8Array): Workbook {
  assertArchive(bytes);
  const archive = openArchive(bytes);
  const mainPart = findMainPart(archive);
  const targets = readRelations(archive, mainPart);
  const { sheets, is1904 } = readMainPart(archive.text(mainPart));
  const shared = lazy(() => readSharedStrings(archive, targets.byType('sharedStrings')));
  const dateStyles = lazy(() => readDateStyles(archive, targets.byType('styles')));
  return {
    is1904,
    sheets: sheets.flatMap(({ name, isHidden, relation }) => {
      const part = targets.byId.get(relation);
      if (!part) return [];
      const eachRow = (visit: (row: SheetRow) => void) =>
        readSheetRows(archive.text(part), { shared: shared(), dateStyles: dateStyles() }, visit);
      return [{ name, isHidden, eachRow, rows: (limit: number) => firstRows(eachRow, limit) }];
    }),
  };
}

function firstRows(eachRow: WorkbookSheet['eachRow'], limit: number): SheetRow[] {
  const rows: SheetRow[] = [];
  eachRow((row) => {
    if (rows.length < limit) rows.push(row);
  });
  return rows;
}

/** The first bytes: `PK` of an archive, or the compound file that holds old workbooks and encrypted ones. */
function assertArchive(bytes: Uint8Array): void {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return;
  if (!startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new WorkbookProblem('notWorkbook');
  // The name of the stream with the encrypted workbook, two bytes a letter.
  const isEncrypted = new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
  throw new WorkbookProblem(isEncrypted ? 'encrypted' : 'notWorkbook');
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** The part that lists the sheets, once it is sure that this is a workbook and one without macros. */
function findMainPart(archive: Archive): string {
  if (!archive.has('[Content_Types].xml') || !archive.has('_rels/.rels')) {
    throw new WorkbookProblem('notWorkbook');
  }
  const part = readRelations(archive, '').byType('officeDocument');
  if (!part) throw new WorkbookProblem('notWorkbook');
  let type = '';
  readXml(archive.text('[Content_Types].xml'), {
    open: (name, attribute) => {
      if (name === 'Override' && attribute('PartName')?.replace(/^\//, '') === part) {
        type = attribute('ContentType') ?? '';
      }
    },
  });
  if (/macroEnabled/i.test(type) || archive.has('xl/vbaProject.bin')) throw new WorkbookProblem('macros');
  if (!type.includes('spreadsheetml.sheet.main+xml')) throw new WorkbookProblem('notWorkbook');
  return part;
}

type Relations = { byId: Map<string, string>; byType: (type: string) => string | undefined };

/** Parts that a part refers to, by the id of the reference and by the last word of its type. */
function readRelations(archive: Archive, part: string): Relations {
  const slash = part.lastIndexOf('/') + 1;
  const [folder, file] = [part.slice(0, slash), part.slice(slash)];
  const path = `${folder}_rels/${file}.rels`;
  const byId = new Map<string, string>();
  const types = new Map<string, string>();
  if (archive.has(path)) {
    readXml(archive.text(path), {
      open: (name, attribute) => {
        if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
        const target = resolve(folder, attribute('Target') ?? '');
        byId.set(attribute('Id') ?? '', target);
        types.set((attribute('Type') ?? '').split('/').at(-1) ?? '', target);
      },
    });
  }
  return { byId, byType: (type) => types.get(type) };
}

/** `/xl/a.xml` and, from `xl/`, `a.xml` and `../xl/a.xml` are the same part. */
function resolve(folder: string, target: string): string {
  const steps = target.startsWith('/') ? [] : folder.split('/').filter(Boolean);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

function readMainPart(document: string) {
  const sheets: { name: string; isHidden: boolean; relation: string }[] = [];
  let is1904 = false;
  readXml(document, {
    open: (name, attribute) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      const isHidden = (attribute('state') ?? 'visible') !== 'visible';
      sheets.push({ name: attribute('name') ?? '', isHidden, relation: attribute('id') ?? '' });
    },
  });
  return { sheets, is1904 };
}

/** Texts that cells refer to by number. Parts of a rich text are joined; readings of characters left out. */
function readSharedStrings(archive: Archive, part: string | undefined): string[] {
  const strings: string[] = [];
  if (!part) return strings;
  let text = '';
  let isText = false;
  let isReading = false;
  readXml(archive.text(part), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') strings.push(text);
    },
  });
  return strings;
}

/** For each cell style whether it shows dates. */
function readDateStyles(archive: Archive, part: string | undefined): boolean[] {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  if (!part) return [];
  let isCellStyle = false;
  readXml(archive.text(part), {
    open: (name, attribute) => {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      if (name === 'cellXfs') isCellStyle = true;
      if (name === 'xf' && isCellStyle) formats.push(Number(attribute('numFmtId') ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return formats.map((id) => isDateFormat(id, codes.get(id)));
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
