import type { DocumentChart } from '#api/contract/documents/document';
import { fillPatternsOf } from '@/components/charts/fill-patterns';
import { writeValue } from '../write-value';
import { drawPattern } from './draw-pattern';
import { colours, coloursOf, lineHeight, type Rgb, type Sheet } from './sheet';

const radius = 24;
/** Radius of the hole in the middle. */
const hole = 0.55;
const small = 7.5;
/** Where the list starts, from the left edge. */
const listLeft = 2 * radius + 16;
/** From the ring to the number of a slice, and the room that a number needs before a name. */
const numberDistance = 2.6;
const numberRoom = 3.5;
/** Smaller slices have no number beside the ring, because their neighbours' numbers are too close. */
const leastNumbered = 0.03;
/** Degrees per side of the polygon that approximates an arc; it deviates from the circle by 0.03 mm. */
const side = 3;

/** The height of a ring with its list, in millimetres. */
export function pieHeight(sheet: Sheet, chart: DocumentChart): number {
  const list = entriesOf(sheet, chart).reduce((sum, { lines }) => sum + lines.length, 0);
  return Math.max(2 * radius + 9, list * lineHeight(small) + 4);
}

/** The list beside the ring: names in lines, and the amount with its share. */
function entriesOf(sheet: Sheet, { x, series, unit }: DocumentChart) {
  const values = series[0]?.values ?? [];
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return x.map((name, index) => {
    const value = values[index] ?? null;
    const share = total > 0 ? (value ?? 0) / total : 0;
    const amount = `${writeValue(value, unit, sheet.writing)} (${writeValue(share, 'share', sheet.writing)})`;
    sheet.pen(small, 'normal', colours.muted);
    const width = sheet.width - listLeft - 8 - numberRoom - sheet.pdf.getTextWidth(amount);
    return { lines: sheet.linesOf(name, { size: small, width }), amount, share };
  });
}

/**
 * A ring with the shares of a whole, from twelve o'clock, with name, amount and share of each beside it. Parts of
 * one scope have its hue and a pattern, and each slice has the number of its name.
 */
export function drawPie(sheet: Sheet, chart: DocumentChart): void {
  const { pdf } = sheet;
  const middle = { x: sheet.left + radius + 5, y: sheet.y + radius + 4 };
  const height = pieHeight(sheet, chart);
  const left = sheet.left + listLeft;
  const colourOf = coloursOf(chart.xScopes ?? []);
  const patterns = fillPatternsOf(chart.xScopes ?? []);
  let from = 0;
  let y = sheet.y + 2;
  for (const [index, { lines, amount, share }] of entriesOf(sheet, chart).entries()) {
    const to = from + share * 360;
    const colour = colourOf(index);
    const pattern = patterns[index] ?? 'plain';
    const number = String(index + 1);
    if (to > from) drawSlice(sheet, middle, { from, to, colour });
    if (to > from)
      drawPattern(sheet, pattern, () => outlineSlice(sheet, middle, { from, to }), ringBox(middle));
    if (share >= leastNumbered)
      drawNumber(sheet, number, placeAt(middle, (from + to) / 2, radius + numberDistance));
    from = to;
    pdf.setFillColor(...colour).rect(left, y, 3, 2.4, 'F');
    drawPattern(sheet, pattern, () => pdf.rect(left, y, 3, 2.4, null), { x: left, y, width: 3, height: 2.4 });
    sheet.pen(small, 'normal', colours.muted);
    pdf.text(number, left + 4.5, y + 2.2);
    pdf.text(amount, sheet.left + sheet.width, y + 2.2, { align: 'right' });
    for (const line of lines) {
      pdf.text(line, left + 4.5 + numberRoom, y + 2.2);
      y += lineHeight(small);
    }
  }
  sheet.y += height;
}

type Point = { x: number; y: number };

type Arc = { from: number; to: number };

/** Degrees from twelve o'clock. */
function placeAt(middle: Point, degrees: number, distance: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: middle.x + distance * Math.cos(angle), y: middle.y + distance * Math.sin(angle) };
}

function ringBox({ x, y }: Point) {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

function drawNumber(sheet: Sheet, number: string, { x, y }: Point): void {
  sheet.pen(small, 'normal', colours.muted);
  sheet.pdf.text(number, x, y + 0.9, { align: 'center' });
}

function drawSlice(sheet: Sheet, middle: Point, { colour, ...arc }: Arc & { colour: Rgb }): void {
  sheet.pdf
    .setFillColor(...colour)
    .setDrawColor(255, 255, 255)
    .setLineWidth(0.3);
  outlineSlice(sheet, middle, arc, 'FD');
}

/** The path of a slice, which `style` fills and draws. */
function outlineSlice({ pdf }: Sheet, middle: Point, { from, to }: Arc, style: 'FD' | null = null): void {
  const steps = Math.max(1, Math.ceil((to - from) / side));
  const at = (step: number, distance: number): Point =>
    placeAt(middle, from + ((to - from) * step) / steps, distance);
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
  pdf.lines(moves, first.x, first.y, [1, 1], style, true);
}
