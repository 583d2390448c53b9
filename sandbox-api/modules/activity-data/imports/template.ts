import { firstActivityDay } from '#api/contract/activity-data/activity-days';
import { importLimits } from '#api/contract/activity-data/imports';
import { calorificUnitNames } from './calorific-units';
import {
  columnLabel,
  extraWords,
  type ImportField,
  isAmountField,
  isDateField,
  isRequired,
  type SharedField,
} from './columns';
import { type ChoiceRanges, choiceSheet, type Template } from './template-choices';
import { columnHint, templateWords } from './template-words';
import { columnName, serialOfDate } from './workbook/cells';
import type { Cell, SheetContent, Style, Validation } from './workbook/sheet-content';

/** Filled rows for the sheet with the data, by row number; the header is in `headerRow`. */
export type FilledRows = { headerRow: number; rows: ReadonlyMap<number, readonly (Cell | null)[]> };

/** The sheets of a template: the one to fill, the instructions, and hidden lists for the drop-downs. */
export function templateSheets(template: Template, filled?: FilledRows): SheetContent[] {
  const lists = choiceSheet(template);
  return [dataSheet(template, lists.ranges, filled), instructionSheet(template), lists.sheet];
}

function dataSheet(template: Template, ranges: ChoiceRanges, filled?: FilledRows): SheetContent {
  const { columns, locale } = template;
  const words = templateWords[locale];
  const headerRow = filled?.headerRow ?? 1;
  const labels = columns.fields.map((field) => label(template, field));
  const header = [...labels, ...(filled ? [words.reason] : [])];
  return {
    name: words.kinds[columns.code],
    columns: [
      ...columns.fields.map((field) => ({ width: widths[field] ?? textWidth, style: cellStyle(field) })),
      ...(filled ? [{ width: 70, style: 'reason' as const }] : []),
    ],
    rows: endedRows(
      new Map([
        [headerRow, header.map((value): Cell => ({ value, style: 'header' }))],
        ...(filled?.rows ?? []),
      ]),
      [...header.map(() => null), { value: words.end }],
      lastRowOf(headerRow + 1),
    ),
    frozenRows: headerRow,
    validations: columns.fields.flatMap(
      (field) => validationOf(template, ranges, field, headerRow + 1) ?? [],
    ),
  };
}

const lastRowOf = (firstRow: number) => firstRow + importLimits.maxRows - 1;

/**
 * The rows with `end` in the last one that has drop-downs, beside the table, where it is not read: LibreOffice saves
 * them down to 1,000 rows below the last cell that holds something, so those of an empty template ended in row 1001.
 */
function endedRows(
  rows: ReadonlyMap<number, readonly (Cell | null)[]>,
  end: readonly (Cell | null)[],
  lastRow: number,
): SheetContent['rows'] {
  if (Math.max(...rows.keys()) >= lastRow) return rows;
  return new Map([...rows, [lastRow, end]]);
}

function label({ columns, locale }: Template, field: ImportField): string {
  return columnLabel(columns.code, field, locale) + (isRequired(columns.code, field) ? ' *' : '');
}

const textWidth = 24;
const widths: { [field in ImportField]?: number } = {
  item: 34,
  variant: 28,
  value: 14,
  date: 14,
  startDate: 14,
  endDate: 14,
};

export function cellStyle(field: ImportField, isWrong = false): Style {
  if (isAmountField(field)) return isWrong ? 'wrongAmount' : 'amount';
  if (isDateField(field)) return isWrong ? 'wrongDate' : 'date';
  return isWrong ? 'wrongText' : 'text';
}

/** Rules and hints of a column; what spreadsheets cannot check is checked after the upload. */
function validationOf(
  template: Template,
  ranges: ChoiceRanges,
  field: ImportField,
  firstRow: number,
): Validation | undefined {
  const words = templateWords[template.locale];
  const column = columnName(template.columns.fields.indexOf(field));
  const text = columnHint(template.columns.code, field, template.locale);
  const common = {
    range: `${column}${firstRow}:${column}${lastRowOf(firstRow)}`,
    hint: { title: columnLabel(template.columns.code, field, template.locale), text },
    refusal: { title: words.refusal, text },
  };
  if (isAmountField(field))
    return { ...common, kind: 'decimal', operator: 'greaterThanOrEqual', formula: '0' };
  if (field === 'calorificValueUnit')
    return { ...common, kind: 'list', formula: `"${calorificUnitNames(template.locale).join()}"` };
  if (isDateField(field)) {
    const earliest = String(serialOfDate(firstActivityDay));
    return { ...common, kind: 'date', operator: 'between', formula: earliest, secondFormula: 'TODAY()' };
  }
  const formula = ranges(field, firstRow);
  return formula === undefined ? undefined : { ...common, kind: 'list', formula };
}

function instructionSheet(template: Template): SheetContent {
  const { columns, location, locale } = template;
  const words = templateWords[locale];
  const steps = words.steps[location ? 'entries' : 'locations'].map((step, index) => [
    wrapped(`${index + 1}. ${step.replace('{maxRows}', String(importLimits.maxRows))}`),
  ]);
  const table = columns.fields.map((field) => [
    wrapped(label(template, field)),
    wrapped(
      `${isRequired(columns.code, field) ? words.required : words.optional}. ${columnHint(columns.code, field, locale)}`,
    ),
    {
      value: exampleOf(template, field),
      style: isDateField(field) ? ('date' as const) : ('wrapped' as const),
    },
  ]);
  const rows: (Cell | null)[][] = [
    [{ value: words.title, style: 'title' }],
    location ? [wrapped(`${words.location}: ${location.name}`)] : [],
    [],
    ...steps,
    [],
    words.columns.map((value): Cell => ({ value, style: 'header' })),
    ...table,
  ];
  return {
    name: words.instructions,
    columns: [{ width: 60 }, { width: 70 }, { width: 30 }],
    rows: new Map(rows.map((cells, index) => [index + 1, cells])),
  };
}

function wrapped(value: string): Cell {
  return { value, style: 'wrapped' };
}

/** Of an example row that could be uploaded; it is in the instructions, so that it is not uploaded by accident. */
function exampleOf({ columns, items, locale, today }: Template, field: ImportField): string | number {
  const [item] = items;
  const [year, month] = today.split('-').map(Number) as [number, number];
  const monthBefore = (day: number) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  const examples: Record<SharedField, string | number> = {
    item: item?.names[locale] ?? '',
    variant: item?.variants[0]?.names[locale] ?? '',
    value: 1234.5,
    unit: item?.units[0]?.symbols[locale] ?? '',
    date: serialOfDate(monthBefore(0)),
    startDate: columns.code === 'fuels' ? '' : serialOfDate(`${monthBefore(0).slice(0, 8)}01`),
    endDate: serialOfDate(monthBefore(0)),
    reference: 'INV-2025/117',
    density: '',
    calorificValue: '',
    calorificValueUnit: '',
    volumeCorrection: '',
    cop: '',
    name: 'Gdynia depot',
    address1: 'Portowa 3',
    address2: '',
    address3: '',
    postCode: '81-350',
    town: 'Gdynia',
    area: 1200,
    gridSubregion: '',
  };
  return extraWords(columns.code, field)?.example ?? examples[field as SharedField];
}
