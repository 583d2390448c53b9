import type { FillPattern } from '@/components/charts/fill-patterns';
import type { Sheet } from './sheet';

type Box = { x: number; y: number; width: number; height: number };

/** Millimetres from one line or dot to the next. */
const step = 1.3;
const lineWidth = 0.3;
const dotRadius = 0.28;

/** White lines or dots over a filled shape: `outline` makes its path, `box` encloses it. */
export function drawPattern({ pdf }: Sheet, pattern: FillPattern, outline: () => void, box: Box): void {
  if (pattern === 'plain') return;
  pdf.saveGraphicsState();
  outline();
  pdf.clip().discardPath();
  pdf.setDrawColor(255, 255, 255).setFillColor(255, 255, 255).setLineWidth(lineWidth);
  if (pattern === 'dots') drawDots(pdf, box);
  else for (const line of linesOf(pattern, box)) pdf.line(...line);
  pdf.restoreGraphicsState();
}

type Line = [x1: number, y1: number, x2: number, y2: number];

function linesOf(pattern: Exclude<FillPattern, 'plain' | 'dots'>, { x, y, width, height }: Box): Line[] {
  const [right, bottom] = [x + width, y + height];
  const upTo = (length: number, from: number) =>
    Array.from({ length: Math.ceil(length / step) }, (_, index) => from + (index + 0.5) * step);
  if (pattern === 'level') return upTo(height, y).map((at) => [x, at, right, at]);
  if (pattern === 'upright') return upTo(width, x).map((at) => [at, y, at, bottom]);
  // A diagonal line is as wide as the box is high, and starts that far to its left.
  const starts = upTo((width + height) / Math.SQRT1_2, x - height);
  if (pattern === 'rising') return starts.map((at) => [at, bottom, at + height, y]);
  return starts.map((at) => [at, y, at + height, bottom]);
}

function drawDots(pdf: Sheet['pdf'], { x, y, width, height }: Box): void {
  for (let row = step / 2; row < height; row += step)
    for (let column = step / 2; column < width; column += step)
      pdf.circle(x + column, y + row, dotRadius, 'F');
}
