import type { Document, DocumentTable } from '#api/contract/documents/document';

export function tableOf(report: Document, title: string): DocumentTable {
  const tables = report.pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ paragraphs }) => paragraphs)
    .filter((paragraph) => paragraph.type === 'table');
  const found = tables.find((one) => one.title === title);
  if (!found) throw new Error(`No table ${title}; there are: ${tables.map((one) => one.title).join(', ')}`);
  return found;
}

/** All words of a page, with the values of their variables. */
export function wordsOf(report: Document, page?: string): string {
  const values = new Map(report.variables.map(({ name, value }) => [name, String(value)]));
  return report.pages
    .filter(({ title }) => page === undefined || title?.includes(page))
    .flatMap(({ sections }) => sections)
    .flatMap(({ title, paragraphs }) => [
      title,
      ...paragraphs.flatMap((paragraph) => {
        if (paragraph.type === 'list') return paragraph.items;
        return paragraph.type === 'text' || paragraph.type === 'subtitle' ? [paragraph.text] : [];
      }),
    ])
    .join('\n')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? `{${name}}`);
}

export function rowOf(table: DocumentTable, label: string) {
  return table.rows.find(([first]) => first === label)?.slice(1);
}

/** Everything that a document prints, line by line: titles, texts, tables with their heads and notes, series of charts. */
export function everyWord(report: Document): string {
  const values = new Map(report.variables.map(({ name, value }) => [name, String(value)]));
  const wordsOfTable = ({ title, columns, rows, total, note }: DocumentTable) => [
    title,
    columns.map(({ label }) => label).join(' | '),
    ...[...rows, ...(total ? [total] : [])].map((row) => row.join(' | ')),
    note,
  ];
  const paragraphs = report.pages.flatMap((page) => [
    page.title,
    ...page.sections.flatMap(({ title, paragraphs: own }) => [
      title,
      ...own.flatMap((paragraph) => {
        if (paragraph.type === 'list') return paragraph.items;
        if (paragraph.type === 'table') return wordsOfTable(paragraph);
        if (paragraph.type === 'chart')
          return [paragraph.title, ...paragraph.series.map(({ label }) => label)];
        return paragraph.type === 'text' || paragraph.type === 'subtitle' ? [paragraph.text] : [];
      }),
    ]),
  ]);
  return [report.title, report.subtitle, ...paragraphs]
    .filter(Boolean)
    .join('\n')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? `{${name}}`);
}
