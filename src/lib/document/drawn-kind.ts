import type { DocumentChart } from '#api/contract/documents/document';

/**
 * How a chart is drawn. A ring cannot show negative values, and leaving them out would change every share, so it
 * becomes a bar chart.
 */
export function drawnKind({ kind, series }: Pick<DocumentChart, 'kind' | 'series'>): DocumentChart['kind'] {
  const hasNegative = series.some(({ values }) => values.some((value) => value !== null && value < 0));
  return kind === 'pie' && hasNegative ? 'rows' : kind;
}
