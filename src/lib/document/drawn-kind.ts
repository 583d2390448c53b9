import type { DocumentChart } from '#api/contract/documents/document';

/** How a chart is drawn: a ring has no room for what is below zero, and leaving that out would change every share. */
export function drawnKind({ kind, series }: Pick<DocumentChart, 'kind' | 'series'>): DocumentChart['kind'] {
  const hasNegative = series.some(({ values }) => values.some((value) => value !== null && value < 0));
  return kind === 'pie' && hasNegative ? 'rows' : kind;
}
