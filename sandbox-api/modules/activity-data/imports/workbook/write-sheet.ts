import { escapeXml } from '#api/kernel/files/escape-xml';
import { columnName } from './cells';
import { type Cell, type SheetContent, type Style, styles, type Validation } from './sheet-content';

const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const xmlStart = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The part of one sheet. The elements' order is the format's. */
export function sheetPart(sheet: SheetContent, hasComments: boolean, isFirst: boolean): string {
  return [
    xmlStart,
    `<worksheet xmlns="${spreadsheetNamespace}" xmlns:r="${relationNamespace}">`,
    `<sheetViews><sheetView workbookViewId="0"${isFirst ? ' tabSelected="1"' : ''}>${pane(sheet)}</sheetView></sheetViews>`,
    `<cols>${sheet.columns.map(columnElement).join('')}</cols>`,
    `<sheetData>${[...sheet.rows].map(([number, cells]) => rowElement(number, cells)).join('')}</sheetData>`,
    validationElements(sheet.validations ?? []),
    hasComments ? '<legacyDrawing r:id="rId1"/>' : '',
    '</worksheet>',
  ].join('');
}

function pane({ frozenRows }: SheetContent): string {
  if (!frozenRows) return '';
  return `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`;
}

function columnElement({ width, style }: SheetContent['columns'][number], index: number): string {
  return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1" style="${styleIndex(style)}"/>`;
}

function rowElement(number: number, cells: readonly (Cell | null)[]): string {
  const elements = cells.map((cell, column) =>
    cell ? cellElement(`${columnName(column)}${number}`, cell) : '',
  );
  return `<row r="${number}">${elements.join('')}</row>`;
}

function cellElement(reference: string, { value, style }: Cell): string {
  const start = `<c r="${reference}" s="${styleIndex(style)}"`;
  if (value === null) return `${start}/>`;
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${cellText(value)}</t></is></c>`;
}

/** What looks like the code of a character must not be read as one. */
function cellText(text: string): string {
  return escapeXml(neutralised(text).replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_'));
}

/**
 * A text that a spreadsheet would take for a formula, once it is typed over or saved as CSV, gets an apostrophe in
 * front. A plain number keeps its sign.
 */
function neutralised(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;
}

export function styleIndex(style: Style = 'plain'): number {
  return styles.indexOf(style);
}

function validationElements(validations: readonly Validation[]): string {
  if (validations.length === 0) return '';
  return `<dataValidations count="${validations.length}">${validations.map(validationElement).join('')}</dataValidations>`;
}

function validationElement({ range, kind, operator, formula, secondFormula, hint, refusal }: Validation) {
  const attributes = {
    type: kind,
    ...(operator ? { operator } : {}),
    allowBlank: '1',
    showInputMessage: '1',
    showErrorMessage: '1',
    promptTitle: hint.title.slice(0, 32),
    prompt: hint.text.slice(0, 255),
    errorTitle: refusal.title.slice(0, 32),
    error: refusal.text.slice(0, 255),
    sqref: range,
  };
  const list = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
  const second = secondFormula ? `<formula2>${escapeXml(secondFormula)}</formula2>` : '';
  return `<dataValidation ${list.join(' ')}><formula1>${escapeXml(formula)}</formula1>${second}</dataValidation>`;
}

/** Comments of a sheet, and the shapes that spreadsheets want them drawn in. */
export function commentParts(sheet: SheetContent): { comments: string; drawing: string } | null {
  const found = [...sheet.rows].flatMap(([row, cells]) =>
    cells.flatMap((cell, column) => (cell?.comment ? [{ row, column, text: cell.comment }] : [])),
  );
  if (found.length === 0) return null;
  const comments = found.map(
    ({ row, column, text }) =>
      `<comment ref="${columnName(column)}${row}" authorId="0"><text><t xml:space="preserve">${escapeXml(text)}</t></text></comment>`,
  );
  return {
    comments: `${xmlStart}<comments xmlns="${spreadsheetNamespace}"><authors><author>Ledgerleaf</author></authors><commentList>${comments.join('')}</commentList></comments>`,
    drawing: `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="note" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"/>${found.map(noteShape).join('')}</xml>`,
  };
}

function noteShape({ row, column }: { row: number; column: number }, index: number): string {
  const anchor = [column + 1, 12, row - 1, 4, column + 4, 12, row + 3, 4].join(', ');
  return `<v:shape id="note${index}" type="#note" style="visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;
}
