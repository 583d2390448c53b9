import { Link } from '@tanstack/react-router';
import type { Document, DocumentPlace, DocumentTable as Table_ } from '#api/contract/documents/document';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow, TableTotal } from '@/components/ui/table';
import { linkTarget } from '@/lib/address/link-target';
import { unitInWords } from '@/lib/document/units';
import { documentWords } from '@/lib/document/words';
import { type Writing, writeRows, writingOf } from '@/lib/document/write-value';
import { PlaceLinks } from './document-places';

type DocumentTableProps = {
  table: Table_;
  document: Document;
  /** The visible heading; without it, the title is only the accessible name. */
  caption: string | null;
};
type RowTargets = { link?: string | null; places?: readonly DocumentPlace[] };

/** A table of a document. */
export function DocumentTable({ table, document, caption }: DocumentTableProps) {
  const writing = writingOf(document);
  const written = writeRows(table, writing);
  const words = documentWords[writing.language];
  const cells = (row: readonly string[], { link, places = [] }: RowTargets = {}) =>
    table.columns.map(({ key, isNumber }, index) => (
      <Cell key={key} isNumeric={isNumber}>
        {key === 'page' && places.length > 0 ? (
          <PlaceLinks places={places} pages={document.pages} />
        ) : index === 0 && link ? (
          <Link {...linkTarget(link)} className="traceable hover:text-brand" title={words.rows}>
            {row[index]}
          </Link>
        ) : (
          row[index]
        )}
      </Cell>
    ));
  return (
    <div>
      {caption === null ? null : <h4 className="mb-1 font-medium text-sm">{caption}</h4>}
      <Table aria-label={table.title || undefined} scrollLabel={table.title || undefined}>
        <TableHead>
          <tr>
            {table.columns.map(({ key, label, unit, isNumber }) =>
              label ? (
                <HeaderCell key={key} isNumeric={isNumber}>
                  {label}
                  <Unit unit={unit} writing={writing} />
                </HeaderCell>
              ) : (
                // An empty header is left out.
                <td key={key} />
              ),
            )}
          </tr>
        </TableHead>
        <TableBody>
          {written.slice(0, table.rows.length).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a document have no key and never move
            <TableRow key={index}>
              {cells(row, { link: table.rowLinks?.[index], places: table.rowPlaces?.[index] })}
            </TableRow>
          ))}
        </TableBody>
        {table.total ? (
          <TableTotal>
            <TableRow>{cells(written.at(-1) ?? [])}</TableRow>
          </TableTotal>
        ) : null}
      </Table>
      {table.note ? <p className="mt-1 text-ink-muted text-xs">{table.note}</p> : null}
    </div>
  );
}

function Unit({ unit, writing }: { unit: string | null; writing: Writing }) {
  const words = unit ? unitInWords(unit, writing.language, writing.currency) : '';
  return words ? <span className="whitespace-nowrap font-normal"> ({words})</span> : null;
}
