import type {
  DocumentPage,
  DocumentSection,
  DocumentTable,
  DocumentValue,
} from '#api/contract/documents/document';
import { numbers, section, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import type { CsrdContext } from './context';
import { requirementsWords } from './requirements-words';
import { csrdWords } from './words';

/** Every figure of the report's tables that has a datapoint, as printed, with its page. */
export function datapointsAppendix(
  { language }: CsrdContext,
  pages: readonly DocumentPage[],
): DocumentSection[] {
  const words = requirementsWords[language];
  const title = csrdWords[language].datapoints;
  const found = pages.flatMap((page, number) =>
    page.sections.flatMap(({ paragraphs }, section) =>
      paragraphs
        .filter((paragraph) => paragraph.type === 'table')
        .flatMap((one) => rowsOf(one, page.title))
        .map((row) => ({ row, place: { page: number, section } })),
    ),
  );
  const rows = found.map(({ row }) => row);
  if (rows.length === 0) return [];
  return [
    section(title, [
      text(words.datapointIntro),
      table(
        title,
        [
          wordColumn('datapoint', words.datapoint),
          wordColumn('what', words.what),
          numbers('value', words.value, null),
          wordColumn('unit', words.unit),
          wordColumn('page', words.page),
        ],
        rows,
        { rowPlaces: found.map(({ place }) => [place]) },
      ),
    ]),
  ];
}

/** Tables of figures name their columns alike: what, `n` or `value`, unit, datapoint. */
function rowsOf({ columns, rows }: DocumentTable, page: DocumentValue): DocumentValue[][] {
  const at = (...keys: string[]) => columns.findIndex(({ key }) => keys.includes(key));
  const [datapoint, what, value, unit] = [at('datapoint'), at('row', 'figure'), at('n', 'value'), at('unit')];
  if (datapoint < 0) return [];
  return rows
    .filter((row) => row[datapoint] && typeof row[value] === 'number')
    .map((row) => [row[datapoint] ?? null, row[what] ?? null, row[value] ?? null, row[unit] ?? null, page]);
}
