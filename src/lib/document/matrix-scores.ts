import type { DocumentMatrix } from '#api/contract/documents/document';
import { type Writing, writeValue } from './write-value';

/** Both scores of a point, each with the name of its axis. */
export function matrixScores(
  { x, y }: Pick<DocumentMatrix, 'x' | 'y'>,
  point: { x: number; y: number },
  writing: Writing,
): string {
  return [
    `${y.label} ${writeValue(point.y, '1', writing)}`,
    `${x.label} ${writeValue(point.x, '1', writing)}`,
  ].join(' · ');
}
