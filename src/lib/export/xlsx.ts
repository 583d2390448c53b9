import { strToU8, zipSync } from 'fflate';
import { withoutFormula } from './csv';

export type SheetCell = string | number | null;
export type Sheet = { name: string; rows: readonly (readonly SheetCell[])[] };

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** What a sheet's name may not hold, and how long it may be. */
const forbidden = /[[\]:*?/\\]/g;
const longestName = 31;

/**
 * A workbook of plain tables, the first row in bold; numbers stay numbers, and texts that look like formulas are
 * neutralised. Written by hand: a library for it is a hundred kilobytes of the first visit. Load this file lazily.
 */
export function toXlsx(sheets: readonly Sheet[]): Blob {
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relationships([`${officeDocument}/officeDocument" Target="xl/workbook.xml`]),
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, index) => `${officeDocument}/worksheet" Target="worksheets/sheet${index + 1}.xml`),
      `${officeDocument}/styles" Target="styles.xml`,
    ]),
    'xl/styles.xml': styles,
  };
  for (const [index, { rows }] of sheets.entries()) {
    parts[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(rows);
  }
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(declaration + xml)]);
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(files)))], { type: mediaType });
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const officeDocument = `${schemas}/officeDocument/2006/relationships`;
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function contentTypes(count: number): string {
  const sheets = Array.from(
    { length: count },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${contentType}.worksheet+xml"/>`,
  );
  return `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>${sheets.join('')}</Types>`;
}

function relationships(targets: readonly string[]): string {
  const entries = targets.map((target, index) => `<Relationship Id="r${index + 1}" Type="${target}"/>`);
  return `<Relationships xmlns="${schemas}/package/2006/relationships">${entries.join('')}</Relationships>`;
}

function workbookXml(sheets: readonly Sheet[]): string {
  const entries = sheets.map(({ name }, index) => {
    const safe = escaped(name.replaceAll(forbidden, ' ').slice(0, longestName));
    return `<sheet name="${safe}" sheetId="${index + 1}" r:id="r${index + 1}"/>`;
  });
  return `<workbook xmlns="${main}" xmlns:r="${officeDocument}"><sheets>${entries.join('')}</sheets></workbook>`;
}

/** Style 1 is bold. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

function sheetXml(rows: Sheet['rows']): string {
  const columns = widthsOf(rows).map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const data = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, column, index)).join('')}</row>`,
  );
  const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
  return `<worksheet xmlns="${main}">${cols}<sheetData>${data.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: SheetCell, column: number, row: number): string {
  if (cell === null || cell === '') return '';
  const place = `r="${columnName(column)}${row + 1}"${row === 0 ? ' s="1"' : ''}`;
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
  const text = escaped(withoutFormula(cell));
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** 0 is A, 25 is Z, 26 is AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** As wide as the longest cell, within reason. */
function widthsOf(rows: Sheet['rows']): number[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, column) =>
    Math.min(40, 2 + Math.max(8, ...rows.map((row) => String(row[column] ?? '').length))),
  );
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters, which XML cannot hold, are left out. */
function escaped(text: string): string {
  const letters = [...text].filter((letter) => letter >= ' ' || letter === '\t' || letter === '\n');
  return letters.join('').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
}
