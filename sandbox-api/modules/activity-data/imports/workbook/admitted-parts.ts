import { strToU8, zipSync } from 'fflate';
import { type Archive, openArchive } from './archive';
import { plainRelations, plainStyles, plainWorkbook, visitElements } from './plain-lists';
import { type Allowance, newAllowance, plainSheet, plainStrings } from './plain-parts';
import { WorkbookProblem } from './workbook-problem';
import { attributeOf } from './xml';

export type AdmittedParts = {
  /** A workbook of the parts with data alone, each of them checked. */
  bytes: Uint8Array;
  /** Sheets with a chart or a dialogue instead of cells. They are listed, but their parts are left out. */
  otherSheets: number;
};

type Kind = 'workbook' | 'worksheet' | 'sharedStrings' | 'styles';

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const mediaTypes: Record<Kind, string> = {
  workbook: `${spreadsheetType}.sheet.main+xml`,
  worksheet: `${spreadsheetType}.worksheet+xml`,
  sharedStrings: `${spreadsheetType}.sharedStrings+xml`,
  styles: `${spreadsheetType}.styles+xml`,
};
const kinds = Object.keys(mediaTypes) as Kind[];

/** Where a part stands whose type its writer did not tell. */
const usualPlaces: Record<Kind, RegExp> = {
  workbook: /^xl\/workbook\.xml$/,
  worksheet: /^xl\/worksheets\/[^/]+\.xml$/,
  sharedStrings: /^xl\/sharedStrings\.xml$/,
  styles: /^xl\/styles\.xml$/,
};

const typesName = '[Content_Types].xml';

/**
 * What the library receives of an upload: only the parts with data, unpacked within a budget, well-formed,
 * within limits on their contents, and rewritten with the data alone. Nothing written by a stranger is left
 * for its regular expressions to search.
 * @throws WorkbookProblem
 */
export function admitParts(bytes: Uint8Array): AdmittedParts {
  assertArchive(bytes);
  const archive = openArchive(bytes);
  const { found, otherSheets } = findParts(archive);
  const main = found.find(({ kind }) => kind === 'workbook');
  if (!main) throw new WorkbookProblem('notWorkbook');
  const relations = main.name.replace(/[^/]*$/, '_rels/$&.rels');
  const allowance = newAllowance();
  const parts = [
    [typesName, typesPart(found)],
    ...(archive.has(relations) ? [[relations, plainRelations(archive.text(relations))]] : []),
    ...found.map(({ name, kind }) => [name, readers[kind](archive.text(name), allowance)]),
  ] as [string, string][];
  const files = Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)]));
  // Not packed again: the library would only unpack it.
  return { bytes: zipSync(files, { level: 0 }), otherSheets };
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

type Part = { name: string; kind: Kind };

/** The parts with data, once it is sure that this is a workbook and one without macros. */
function findParts(archive: Archive): { found: Part[]; otherSheets: number } {
  if (!archive.has(typesName)) throw new WorkbookProblem('notWorkbook');
  const types = new Map<string, string>();
  visitElements(archive.text(typesName), (name, attributes) => {
    if (name !== 'Override') return;
    const part = attributeOf(attributes, 'PartName') ?? '';
    types.set(part.replace(/^\//, ''), attributeOf(attributes, 'ContentType') ?? '');
  });
  const told = [...types.values()];
  if (told.some((type) => /macroEnabled/i.test(type)) || archive.has('xl/vbaProject.bin')) {
    throw new WorkbookProblem('macros');
  }
  const names = new Set([...types.keys(), ...archive.names]);
  const found = [...names].flatMap((name) => {
    const type = types.get(name);
    const kind = kinds.find((kind) => (type ? type === mediaTypes[kind] : usualPlaces[kind].test(name)));
    return kind ? [{ name, kind }] : [];
  });
  return { found, otherSheets: told.filter((type) => /(chart|dialog|macro)sheet\+xml$/.test(type)).length };
}

function typesPart(parts: readonly Part[]): string {
  const overrides = parts.map(
    ({ name, kind }) => `<Override PartName="/${name}" ContentType="${mediaTypes[kind]}"/>`,
  );
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${overrides.join('')}</Types>`;
}

const readers: Record<Kind, (document: string, allowance: Allowance) => string> = {
  workbook: plainWorkbook,
  worksheet: plainSheet,
  sharedStrings: plainStrings,
  styles: plainStyles,
};
