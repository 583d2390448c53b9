import { type Style, styles } from './sheet-content';
import { xmlStart } from './write-sheet';

const fonts = {
  plain: '<font><sz val="11"/><name val="Calibri"/></font>',
  title: '<font><b/><sz val="16"/><name val="Calibri"/></font>',
  header: '<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font>',
  reason: '<font><sz val="11"/><color rgb="FF9C1C1C"/><name val="Calibri"/></font>',
};
type Font = keyof typeof fonts;

/** The first two are fixed by the format. */
const fills = {
  none: '<fill><patternFill patternType="none"/></fill>',
  grey: '<fill><patternFill patternType="gray125"/></fill>',
  header: '<fill><patternFill patternType="solid"><fgColor rgb="FF1F5A3C"/></patternFill></fill>',
  wrong: '<fill><patternFill patternType="solid"><fgColor rgb="FFFBE0DC"/></patternFill></fill>',
};
type Fill = keyof typeof fills;

/** Numbers of formats: 0 as it comes, 49 text, 164 ours. */
const dateFormat = 164;

type Look = { font?: Font; fill?: Fill; format?: number; isWrapped?: boolean };

const looks: Record<Style, Look> = {
  plain: {},
  title: { font: 'title' },
  wrapped: { isWrapped: true },
  header: { font: 'header', fill: 'header' },
  text: { format: 49 },
  amount: {},
  date: { format: dateFormat },
  wrongText: { fill: 'wrong', format: 49 },
  wrongAmount: { fill: 'wrong' },
  wrongDate: { fill: 'wrong', format: dateFormat },
  reason: { font: 'reason', isWrapped: true },
};

/** The part with the styles; a style's number is its place in the list. */
export function stylesPart(): string {
  const formats = styles.map((style) => cellFormat(looks[style]));
  return [
    xmlStart,
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<numFmts count="1"><numFmt numFmtId="${dateFormat}" formatCode="dd\\.mm\\.yyyy"/></numFmts>`,
    list('fonts', Object.values(fonts)),
    list('fills', Object.values(fills)),
    list('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list('cellXfs', formats),
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
    '</styleSheet>',
  ].join('');
}

function cellFormat({ font = 'plain', fill = 'none', format = 0, isWrapped = false }: Look): string {
  const fontId = Object.keys(fonts).indexOf(font);
  const fillId = Object.keys(fills).indexOf(fill);
  const alignment = isWrapped ? '<alignment vertical="top" wrapText="1"/>' : '';
  return `<xf numFmtId="${format}" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1">${alignment}</xf>`;
}

function list(name: string, elements: readonly string[]): string {
  return `<${name} count="${elements.length}">${elements.join('')}</${name}>`;
}
