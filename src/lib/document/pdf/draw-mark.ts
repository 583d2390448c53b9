import type { jsPDF } from 'jspdf';
import { type MarkShape, markCorners } from '@/components/charts/marks';

/** A point in the shape of its group, filled in the pen's colour. */
export function drawMark(
  pdf: jsPDF,
  shape: MarkShape,
  place: { x: number; y: number; radius: number },
): void {
  if (shape === 'circle') {
    pdf.circle(place.x, place.y, place.radius, 'F');
    return;
  }
  const [first, ...rest] = markCorners(shape, place);
  if (!first) return;
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = rest[index - 1] ?? first;
    return [x - fromX, y - fromY];
  });
  pdf.lines(steps, first[0], first[1], [1, 1], 'F', true);
}
