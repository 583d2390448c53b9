import autoTable from 'jspdf-autotable';
import type { DocumentColumn, DocumentTable } from '#api/contract/documents/document';
import { unitInWords } from '../units';
import { writeRows } from '../write-value';
import { colours, lineHeight, type Sheet } from './sheet';

/** Title, head and first row of a table: what must not be parted, in millimetres. */
export function tableStartHeight(sheet: Sheet, { title }: Pick<DocumentTable, 'title'>): number {
  return 25 + (title ? sheet.linesOf(title, titleStyle).length * lineHeight(titleStyle.size) : 0);
}

const titleStyle = { size: 9, weight: 'bold' } as const;

/** A table whose head is repeated on each page; a row is never cut. */
export function drawTable(sheet: Sheet, table: DocumentTable): void {
  sheet.makeRoom(tableStartHeight(sheet, table));
  if (table.title) sheet.write(table.title, titleStyle);
  sheet.y += 1;
  const written = writeRows(table, sheet.writing);
  autoTable(sheet.pdf, {
    startY: sheet.y,
    margin: {
      left: sheet.left,
      right: sheet.left,
      top: sheet.top,
      bottom: sheet.pdf.internal.pageSize.getHeight() - sheet.bottom,
    },
    head: [table.columns.map((column) => headOf(column, sheet))],
    body: written.slice(0, table.rows.length),
    foot: written.slice(table.rows.length),
    showFoot: 'lastPage',
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: {
      font: 'Inter',
      fontSize: table.columns.length > 8 ? 6.5 : 8,
      textColor: colours.ink,
      cellPadding: { top: 1.4, bottom: 1.4, left: 1, right: 1.5 },
      lineColor: colours.hairline,
      lineWidth: { bottom: 0.15 },
      valign: 'top',
    },
    headStyles: {
      fontStyle: 'bold',
      textColor: colours.brand,
      lineColor: colours.brand,
      lineWidth: { bottom: 0.3 },
    },
    footStyles: { fontStyle: 'bold', lineColor: colours.ink, lineWidth: { top: 0.3 } },
    didParseCell: ({ column, cell }) => {
      if (table.columns[column.index]?.isNumber) cell.styles.halign = 'right';
    },
    didDrawPage: ({ cursor }) => {
      sheet.y = cursor?.y ?? sheet.y;
    },
  });
  sheet.y += 3;
  if (table.note) sheet.write(table.note, { size: 7.5, colour: colours.muted });
  sheet.y += 3;
}

function headOf({ label, unit }: DocumentColumn, { writing }: Sheet): string {
  const words = unit ? unitInWords(unit, writing.language, writing.currency) : '';
  return words ? `${label}, ${words}` : label;
}
