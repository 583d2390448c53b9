import type { DocumentMatrix } from '#api/contract/documents/document';
import { markShape } from '@/components/charts/marks';
import { layOutMatrix } from '@/lib/matrix/lay-out-matrix';
import { matrixScores } from '../matrix-scores';
import { writeValue } from '../write-value';
import { drawMark } from './draw-mark';
import { colours, lineHeight, type Rgb, type Sheet } from './sheet';

const small = 7.5;
const titleSize = 9;
const gap = 6;
/** As a share of the sheet's width; the legend has the rest. */
const plotShare = 0.62;
const axisRoom = { left: 10, bottom: 9 };
const radius = 1.5;
const numberWidth = 7;

/** The height that title and drawing need together, in millimetres. A longer legend continues below. */
export function matrixHeight(sheet: Sheet): number {
  return lineHeight(titleSize) + 3 + plotSide(sheet) + axisRoom.bottom;
}

function plotSide({ width }: Sheet): number {
  return width * plotShare - axisRoom.left;
}

/** Numbered points with the legend beside them, with the same numbers as on screen. */
export function drawMatrix(sheet: Sheet, matrix: DocumentMatrix): void {
  sheet.makeRoom(matrixHeight(sheet));
  sheet.write(matrix.title, { size: titleSize, weight: 'bold' });
  sheet.y += 3;
  const bottom = sheet.y + plotSide(sheet) + axisRoom.bottom;
  drawPlot(sheet, matrix);
  drawLegend(sheet, matrix, bottom);
  sheet.y += 2;
  if (matrix.note) sheet.write(matrix.note, { size: small, colour: colours.muted });
  sheet.y += 4;
}

function drawPlot(sheet: Sheet, { highest, x, y, fields, groups, points }: DocumentMatrix): void {
  const { pdf, y: top } = sheet;
  const side = plotSide(sheet);
  const left = sheet.left + axisRoom.left;
  const xOf = (score: number) => left + (score / highest) * side;
  const yOf = (score: number) => top + (1 - score / highest) * side;
  pdf
    .setFillColor(236, 243, 238)
    .rect(xOf(x.threshold), top, left + side - xOf(x.threshold), yOf(y.threshold) - top, 'F');
  sheet.pen(small, 'normal', colours.muted);
  pdf.setLineWidth(0.15).setDrawColor(...colours.hairline);
  for (let tick = 0; tick <= highest; tick += 1) {
    pdf.line(xOf(tick), top, xOf(tick), top + side);
    pdf.line(left, yOf(tick), left + side, yOf(tick));
    pdf.text(writeValue(tick, '1', sheet.writing), xOf(tick), top + side + 4, { align: 'center' });
    pdf.text(writeValue(tick, '1', sheet.writing), left - 2, yOf(tick) + 1, { align: 'right' });
  }
  pdf.text(x.label, left + side / 2, top + side + 7.5, { align: 'center' });
  pdf.text(y.label, sheet.left + 2.5, top + side / 2 + pdf.getTextWidth(y.label) / 2, { angle: 90 });
  pdf
    .setLineWidth(0.25)
    .setDrawColor(...colours.muted)
    .setLineDashPattern([1.2, 0.9], 0);
  pdf.line(xOf(x.threshold), top, xOf(x.threshold), top + side);
  pdf.line(left, yOf(y.threshold), left + side, yOf(y.threshold));
  pdf.setLineDashPattern([], 0);
  sheet.pen(small, 'bold', colours.muted);
  const names = [
    { name: fields.y, isRight: false, isBottom: false },
    { name: fields.both, isRight: true, isBottom: false },
    { name: fields.none, isRight: false, isBottom: true },
    { name: fields.x, isRight: true, isBottom: true },
  ].map(({ name, isRight, isBottom }) => {
    const width = pdf.getTextWidth(name) + 3;
    const boxLeft = isRight ? side - width : 0;
    const boxTop = isBottom ? side - 5 : 0;
    pdf.text(name, left + boxLeft + 1.5, top + boxTop + 3.5);
    return { left: boxLeft, top: boxTop, right: boxLeft + width, bottom: boxTop + 5 };
  });
  const spots = layOutMatrix(points, {
    width: side,
    height: side,
    highest,
    threshold: { x: x.threshold, y: y.threshold },
    radius,
    letter: { width: 1.7, height: 3.2 },
    reserved: names,
  });
  pdf.setLineWidth(0.15);
  for (const { leader } of spots)
    if (leader) pdf.line(left + leader.fromX, top + leader.fromY, left + leader.toX, top + leader.toY);
  for (const { x: spotX, y: spotY, points: together } of spots) {
    const group = together[0]?.group ?? 0;
    pdf.setFillColor(...rgbOf(groups[group]?.colour));
    drawMark(pdf, markShape(group), { x: left + spotX, y: top + spotY, radius });
  }
  sheet.pen(small, 'bold');
  for (const { label } of spots) pdf.text(label.text, left + label.x, top + label.y + 1, { align: 'center' });
}

type Words = { text: string; colour: Rgb };
type Entry = { mark: string; group: number; words: readonly Words[] };
/** A column of the legend. */
type Column = { left: number; width: number };

/** Beside the drawing as far as it reaches, then below it and on the following pages in two columns. */
function drawLegend(sheet: Sheet, matrix: DocumentMatrix, bottom: number): void {
  const left = sheet.left + sheet.width * plotShare + gap;
  const beside = { left, width: sheet.left + sheet.width - left };
  const half = (sheet.width - gap) / 2;
  const below: Column[] = [
    { left: sheet.left, width: half },
    { left: sheet.left + half + gap, width: half },
  ];
  const rest: Entry[] = [];
  for (const entry of entriesOf(sheet, matrix)) {
    const height = entryHeight(sheet, entry, beside);
    if (rest.length > 0 || sheet.y + height > bottom) rest.push(entry);
    else {
      drawEntry(sheet, matrix, entry, beside);
      sheet.y += height;
    }
  }
  sheet.y = bottom + 2;
  for (let index = 0; index < rest.length; index += below.length) {
    const row = below.flatMap((column, at) => {
      const entry = rest[index + at];
      return entry ? [{ entry, column }] : [];
    });
    const height = Math.max(...row.map(({ entry, column }) => entryHeight(sheet, entry, column)));
    sheet.makeRoom(height);
    for (const { entry, column } of row) drawEntry(sheet, matrix, entry, column);
    sheet.y += height;
  }
}

/** Number, name and scores of each point, then the meaning of the shapes. */
function entriesOf(sheet: Sheet, matrix: DocumentMatrix): Entry[] {
  return [
    ...matrix.points.map((point) => ({
      mark: String(point.number),
      group: point.group,
      words: [
        { text: point.name, colour: colours.ink },
        { text: matrixScores(matrix, point, sheet.writing), colour: colours.muted },
      ],
    })),
    ...matrix.groups.map(({ label }, group) => ({
      mark: '',
      group,
      words: [{ text: label, colour: colours.muted }],
    })),
  ];
}

function linesOf(sheet: Sheet, { words }: Entry, { width }: Column): Words[] {
  return words.flatMap(({ text, colour }) =>
    sheet
      .linesOf(text, { size: small, width: width - numberWidth - 5 })
      .map((line) => ({ text: line, colour })),
  );
}

function entryHeight(sheet: Sheet, entry: Entry, column: Column): number {
  return linesOf(sheet, entry, column).length * lineHeight(small) + 1;
}

function drawEntry(sheet: Sheet, { groups }: DocumentMatrix, entry: Entry, column: Column): void {
  const { pdf, y } = sheet;
  const { left } = column;
  const line = lineHeight(small);
  const lines = linesOf(sheet, entry, column);
  sheet.pen(small, 'bold').text(entry.mark, left + numberWidth - 2, y + line * 0.75, { align: 'right' });
  pdf.setFillColor(...rgbOf(groups[entry.group]?.colour));
  drawMark(pdf, markShape(entry.group), { x: left + numberWidth + 1, y: y + line * 0.5, radius: 1.1 });
  for (const [index, { text, colour }] of lines.entries())
    sheet.pen(small, 'normal', colour).text(text, left + numberWidth + 4, y + line * (index + 0.75));
}

function rgbOf(hex: string | undefined): Rgb {
  const value = Number.parseInt(hex ?? '', 16);
  return Number.isNaN(value) ? colours.brand : [value >> 16, (value >> 8) & 255, value & 255];
}
