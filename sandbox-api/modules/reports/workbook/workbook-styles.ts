import { type CellFormat, formats } from '#api/domain/reports/workbook/sheet';
import { escapeXml } from '#api/kernel/files/escape-xml';

/**
 * Style of a cell besides its number format. `text`: slightly apart from the number before it; `quoted`:
 * stays a text even when edited.
 */
const looks = {
  plain: { font: 0, fill: 0, more: '' },
  text: { font: 0, fill: 0, more: '<alignment horizontal="left" indent="1"/>' },
  bold: { font: 1, fill: 0, more: '' },
  head: { font: 1, fill: 2, more: '<alignment vertical="top" wrapText="1"/>' },
  lines: { font: 0, fill: 0, more: '<alignment vertical="top" wrapText="1"/>' },
  quoted: { font: 0, fill: 0, more: '<alignment horizontal="left" indent="1"/>' },
} as const;
export type Look = keyof typeof looks;

const names = Object.keys(looks) as Look[];
const codes: readonly (CellFormat | null)[] = [null, ...Object.values(formats)];

/** Our formats start here; lower numbers belong to the spreadsheet. */
const firstFormat = 164;

/** The number of a style: every style with every format, so that it is found without a search. */
export function styleOf(look: Look, format: CellFormat | null = null): number {
  return names.indexOf(look) * codes.length + codes.indexOf(format);
}

/** The part with the styles. */
export function stylesPart(): string {
  const numbers = codes.flatMap((code, index) =>
    code ? [`<numFmt numFmtId="${firstFormat + index}" formatCode="${escapeXml(code)}"/>`] : [],
  );
  const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/></font>`;
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    list('numFmts', numbers),
    list('fonts', [font(''), font('<b/>')]),
    // The first two are fixed by the format.
    list('fills', [
      ...['none', 'gray125'].map((kind) => `<fill><patternFill patternType="${kind}"/></fill>`),
      '<fill><patternFill patternType="solid"><fgColor rgb="FFE4EEE7"/></patternFill></fill>',
    ]),
    list('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list(
      'cellXfs',
      names.flatMap((look) => codes.map((code, index) => styleElement(look, code ? firstFormat + index : 0))),
    ),
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
    '</styleSheet>',
  ].join('');
}

function styleElement(look: Look, format: number): string {
  const { font, fill, more } = looks[look];
  const quotes = look === 'quoted' ? ' quotePrefix="1"' : '';
  const applied = 'applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"';
  return `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0"${quotes} ${applied}>${more}</xf>`;
}

function list(name: string, elements: readonly string[]): string {
  return `<${name} count="${elements.length}">${elements.join('')}</${name}>`;
}
