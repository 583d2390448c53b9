import { strToU8, type Zippable, zipSync } from 'fflate';
import { escapeXml } from '#api/kernel/files/escape-xml';
import type { SheetContent } from './sheet-content';
import { stylesPart } from './styles-part';
import { commentParts, sheetPart, xmlStart } from './write-sheet';

export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const mainType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The bytes of an .xlsx file. The same content always gives the same bytes. */
export function writeWorkbook(sheets: readonly SheetContent[]): Uint8Array {
  const parts: Record<string, string> = {
    '_rels/.rels': relationsPart([{ type: `${officeNamespace}/officeDocument`, target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': workbookPart(sheets),
    'xl/_rels/workbook.xml.rels': relationsPart([
      ...sheets.map((_, index) => ({
        type: `${officeNamespace}/worksheet`,
        target: `worksheets/sheet${index + 1}.xml`,
      })),
      { type: `${officeNamespace}/styles`, target: 'styles.xml' },
    ]),
    'xl/styles.xml': stylesPart(),
  };
  const types = [
    ['/xl/workbook.xml', `${mainType}.sheet.main+xml`],
    ['/xl/styles.xml', `${mainType}.styles+xml`],
  ];
  for (const [index, sheet] of sheets.entries()) {
    const number = index + 1;
    const notes = commentParts(sheet);
    parts[`xl/worksheets/sheet${number}.xml`] = sheetPart(sheet, notes !== null, index === 0);
    types.push([`/xl/worksheets/sheet${number}.xml`, `${mainType}.worksheet+xml`]);
    if (!notes) continue;
    parts[`xl/comments${number}.xml`] = notes.comments;
    parts[`xl/drawings/notes${number}.vml`] = notes.drawing;
    parts[`xl/worksheets/_rels/sheet${number}.xml.rels`] = relationsPart([
      { type: `${officeNamespace}/vmlDrawing`, target: `../drawings/notes${number}.vml` },
      { type: `${officeNamespace}/comments`, target: `../comments${number}.xml` },
    ]);
    types.push([`/xl/comments${number}.xml`, `${mainType}.comments+xml`]);
  }
  return packed({ '[Content_Types].xml': contentTypesPart(types), ...parts });
}

function workbookPart(sheets: readonly SheetContent[]): string {
  const elements = sheets.map(({ name, isHidden }, index) => {
    const state = isHidden ? ' state="hidden"' : '';
    return `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`;
  });
  return `${xmlStart}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeNamespace}"><workbookPr/><bookViews><workbookView activeTab="0"/></bookViews><sheets>${elements.join('')}</sheets></workbook>`;
}

function relationsPart(relations: readonly { type: string; target: string }[]): string {
  const elements = relations.map(
    ({ type, target }, index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `${xmlStart}<Relationships xmlns="${packageNamespace}/relationships">${elements.join('')}</Relationships>`;
}

function contentTypesPart(types: readonly string[][]): string {
  const overrides = types.map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`);
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>';
  return `${xmlStart}<Types xmlns="${packageNamespace}/content-types">${defaults}${overrides.join('')}</Types>`;
}

/** Without the present in it, so that bytes can be compared. */
function packed(parts: Record<string, string>): Uint8Array {
  const files: Zippable = {};
  for (const [name, text] of Object.entries(parts)) files[name] = strToU8(text);
  return zipSync(files, { level: 6, mtime: new Date(1980, 0, 1) });
}
