import type { DocumentChart } from '#api/contract/documents/document';
import { writeValue } from '../write-value';
import { colours, lineHeight, type Sheet, seriesColour } from './sheet';

const radius = 24;
/** Of the hole in the middle. */
const hole = 0.55;
const small = 7.5;
/** Degrees of one side of the polygon that stands for an arc: 0.03 mm from the circle. */
const side = 3;

/** How high a ring with its list beside it is, in millimetres. */
export function pieHeight({ x }: Pick<DocumentChart, 'x'>): number {
  return Math.max(2 * radius + 4, x.length * lineHeight(small) + 4);
}

/** A ring of the shares of a whole, from twelve o'clock on, with name, amount and share of each beside it. */
export function drawPie(sheet: Sheet, chart: DocumentChart): void {
  const { pdf, writing } = sheet;
  const values = (chart.series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const total = values.reduce((sum, value) => sum + value, 0);
  const middle = { x: sheet.left + radius + 2, y: sheet.y + radius + 1 };
  let from = 0;
  for (const [index, value] of values.entries()) {
    const to = from + (total > 0 ? (value / total) * 360 : 0);
    if (to > from) drawSlice(sheet, middle, { from, to, colour: seriesColour(index) });
    from = to;
  }
  const left = middle.x + radius + 8;
  for (const [index, name] of chart.x.entries()) {
    const y = sheet.y + 2 + index * lineHeight(small);
    pdf.setFillColor(...seriesColour(index)).rect(left, y, 3, 2.4, 'F');
    sheet.pen(small, 'normal', colours.muted);
    const share = total > 0 ? (values[index] ?? 0) / total : 0;
    const words = `${writeValue(values[index] ?? null, chart.unit, writing)} (${writeValue(share, 'share', writing)})`;
    const right = sheet.left + sheet.width;
    pdf.text(words, right, y + 2.2, { align: 'right' });
    const room = right - left - 8 - pdf.getTextWidth(words);
    pdf.text((pdf.splitTextToSize(name, room) as string[])[0] ?? '', left + 4.5, y + 2.2);
  }
  sheet.y += pieHeight(chart);
}

type Point = { x: number; y: number };

function drawSlice(
  { pdf }: Sheet,
  middle: Point,
  { from, to, colour }: { from: number; to: number; colour: [number, number, number] },
): void {
  const steps = Math.max(1, Math.ceil((to - from) / side));
  const at = (step: number, distance: number): Point => {
    const angle = ((from + ((to - from) * step) / steps - 90) * Math.PI) / 180;
    return { x: middle.x + distance * Math.cos(angle), y: middle.y + distance * Math.sin(angle) };
  };
  const all = Array.from({ length: steps + 1 }, (_, step) => step);
  const outer = all.map((step) => at(step, radius));
  const inner = all.map((step) => at(step, radius * hole)).reverse();
  const [first = middle, ...rest] = [...outer, ...inner];
  let last = first;
  const moves = rest.map((point) => {
    const move = [point.x - last.x, point.y - last.y];
    last = point;
    return move;
  });
  pdf
    .setFillColor(...colour)
    .setDrawColor(255, 255, 255)
    .setLineWidth(0.3);
  pdf.lines(moves, first.x, first.y, [1, 1], 'FD', true);
}
