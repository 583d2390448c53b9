import type { DocumentMatrix } from '#api/contract/documents/document';
import { formatNumber } from '@/lib/format/number';
import type { Writing } from './write-value';

/** Both scores of a point with one decimal, as on the results screen, each with the name of its axis. */
export function matrixScores(
  { x, y }: Pick<DocumentMatrix, 'x' | 'y'>,
  point: { x: number; y: number },
  writing: Writing,
): string {
  const score = (value: number) => formatNumber(value, writing.language, { decimals: 1 });
  return [`${y.label} ${score(point.y)}`, `${x.label} ${score(point.x)}`].join(' · ');
}
