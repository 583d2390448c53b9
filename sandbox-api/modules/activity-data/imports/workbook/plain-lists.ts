import { isDateFormat } from './cells';
import { WorkbookProblem } from './workbook-problem';
import { attributeOf, soundXml } from './xml';

const maxSheets = 256;
/** Of a part without cells. There are at most 65,490 cell styles, each with two elements inside. */
const maxElements = 200_000;

/** The sheets in their order. Each is of one part: a part listed a thousand times would be read a thousand times. */
export function plainWorkbook(document: string): string {
  const relations = new Set<string | undefined>();
  const sheets: string[] = [];
  let properties = '';
  visitElements(document, (name, attributes) => {
    if (name === 'workbookPr') properties = `<workbookPr${kept(attributes, ['date1904'])}/>`;
    if (name !== 'sheet') return;
    const relation = attributeOf(attributes, 'id');
    if (relations.has(relation)) throw new WorkbookProblem('broken');
    if (relations.add(relation).size > maxSheets) throw new WorkbookProblem('unpacksTooLarge');
    sheets.push(`<sheet${kept(attributes, ['name', 'sheetId', 'state'])}${written('r:id', relation)}/>`);
  });
  return `<workbook ${workbookSpaces}>${properties}<sheets>${sheets.join('')}</sheets></workbook>`;
}

const workbookSpaces =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** The last word of a type says what it is; the rest differs between the editions of the format. */
export function plainRelations(document: string): string {
  const relations: string[] = [];
  visitElements(document, (name, attributes) => {
    if (name !== 'Relationship') return;
    const kind = attributeOf(attributes, 'Type')?.split('/').at(-1);
    const type = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}`;
    const others = kept(attributes, ['Id', 'Target', 'TargetMode']);
    relations.push(`<Relationship${others}${written('Type', type)}/>`);
  });
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`;
}

/** The format of a day, and the one of everything else. */
const [dayFormat, generalFormat] = [14, 0];

/** Of each cell style whether it shows a day; the library would show every cell by its format, however long that is. */
export function plainStyles(document: string): string {
  const codes = new Map<string | undefined, string | undefined>();
  const styles: string[] = [];
  let list = '';
  visitElements(document, (name, attributes) => {
    if (lists.includes(name)) list = name;
    const format = attributeOf(attributes, 'numFmtId');
    if (name === 'numFmt' && list === 'numFmts') codes.set(format, attributeOf(attributes, 'formatCode'));
    if (name !== 'xf' || list !== 'cellXfs') return;
    const isDay = isDateFormat(Number(format), unescaped(codes.get(format)));
    styles.push(`<xf numFmtId="${isDay ? dayFormat : generalFormat}"/>`);
  });
  return `<styleSheet><cellXfs>${styles.join('')}</cellXfs></styleSheet>`;
}

/** Where formats and styles of cells stand, and where others of the same names do. */
const lists = ['numFmts', 'cellXfs', 'cellStyleXfs', 'dxfs'];

const unescaped = (code: string | undefined) => code?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Goes through a part that must be sound and of a usual size. @throws WorkbookProblem */
export function visitElements(document: string, visit: (name: string, attributes: string) => void): void {
  let elements = 0;
  soundXml(document, (name, attributes) => {
    elements += 1;
    if (elements > maxElements) throw new WorkbookProblem('unpacksTooLarge');
    visit(name, attributes);
  });
}

function kept(attributes: string, names: readonly string[]): string {
  return names.map((name) => written(name, attributeOf(attributes, name))).join('');
}

function written(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${value.replaceAll('"', '&quot;')}"`;
}
