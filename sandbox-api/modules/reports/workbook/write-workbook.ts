import { strToU8, type Zippable, zipSync } from 'fflate';
import { giveWay } from '#api/db/turns';
import type { WorkbookSheet } from '#api/domain/reports/workbook/sheet';
import { escapeXml } from '#api/kernel/files/escape-xml';
import { stylesPart } from './workbook-styles';
import { SharedTexts, sheetPart } from './write-sheet';

const xmlStart = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const relationNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const mainType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The bytes of an .xlsx file. The same sheets always give the same bytes. Yields to other work between its parts. */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  const texts = new SharedTexts();
  const named: { path: string; content: string }[] = [];
  for (const [index, sheet] of sheets.entries()) {
    await giveWay();
    const content = sheetPart(sheet, texts, mainNamespace);
    named.push({ path: `worksheets/sheet${index + 1}.xml`, content });
  }
  await giveWay();
  const others = [
    { kind: 'styles', content: stylesPart() },
    { kind: 'sharedStrings', content: xmlStart + texts.part(mainNamespace) },
  ];
  const relations = [
    ...named.map(({ path }) => ({ kind: 'worksheet', target: path })),
    ...others.map(({ kind }) => ({ kind, target: `${kind}.xml` })),
  ];
  return packed({
    '[Content_Types].xml': contentTypes(relations),
    '_rels/.rels': relationsPart([{ kind: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': workbookPart(sheets),
    'xl/_rels/workbook.xml.rels': relationsPart(relations),
    ...Object.fromEntries(named.map(({ path, content }) => [`xl/${path}`, xmlStart + content])),
    ...Object.fromEntries(others.map(({ kind, content }) => [`xl/${kind}.xml`, content])),
  });
}

type Relation = { kind: string; target: string };

function workbookPart(sheets: readonly WorkbookSheet[]): string {
  const elements = sheets.map(
    ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const cells = sheets.flatMap(({ name: sheet, names: own = [] }) =>
    own.map(
      ({ name, cell }) =>
        `<definedName name="${name}">${escapeXml(`'${sheet}'!${fixed(cell)}`)}</definedName>`,
    ),
  );
  const names = sheets.flatMap(({ name, headRow, filter }, index) => {
    const on = (range: string) => escapeXml(`'${name}'!${range}`);
    const heads = `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${on(`$${headRow}:$${headRow}`)}</definedName>`;
    const filtered = filter && fixed(filter);
    // What spreadsheets keep of a filter, sorted as they sort it.
    return filtered
      ? [
          `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${on(filtered)}</definedName>`,
          heads,
        ]
      : [heads];
  });
  return `${xmlStart}<workbook xmlns="${mainNamespace}" xmlns:r="${relationNamespace}"><workbookPr/><bookViews><workbookView activeTab="0"/></bookViews><sheets>${elements.join('')}</sheets><definedNames>${[...names, ...cells].join('')}</definedNames></workbook>`;
}

/** `A1:N20` as `$A$1:$N$20`. */
function fixed(range: string): string {
  return range.replaceAll(/[A-Z]+|\d+/g, (part) => `$${part}`);
}

function relationsPart(relations: readonly Relation[]): string {
  const elements = relations.map(
    ({ kind, target }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationNamespace}/${kind}" Target="${target}"/>`,
  );
  return `${xmlStart}<Relationships xmlns="${packageNamespace}/relationships">${elements.join('')}</Relationships>`;
}

function contentTypes(relations: readonly Relation[]): string {
  const parts = [{ kind: 'sheet.main', target: 'workbook.xml' }, ...relations].map(
    ({ kind, target }) => `<Override PartName="/xl/${target}" ContentType="${mainType}.${kind}+xml"/>`,
  );
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>';
  return `${xmlStart}<Types xmlns="${packageNamespace}/content-types">${defaults}${parts.join('')}</Types>`;
}

/**
 * Without the current time, so that bytes can be compared. Stronger compression would take longer than all
 * the rest.
 */
function packed(parts: Record<string, string>): Uint8Array {
  const files: Zippable = {};
  for (const [name, text] of Object.entries(parts)) files[name] = strToU8(text);
  return zipSync(files, { level: 3, mtime: new Date(1980, 0, 1) });
}
