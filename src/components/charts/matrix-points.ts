import type { MatrixPoint } from '@/lib/matrix/lay-out-matrix';

/** A numbered point of a matrix, with its name and the index of its group, which determines its colour and shape. */
export type NamedPoint = MatrixPoint & { id: string | number; name: string; group: number };

export type MatrixGroup = { label: string; colour: string | undefined };

/** Both axes of a matrix, and the four fields separated by its thresholds. */
export type MatrixAxes = {
  highest: number;
  x: { label: string; threshold: number };
  y: { label: string; threshold: number };
  fields: { both: string; x: string; y: string; none: string };
};
