import type { DocumentChart } from '#api/contract/documents/document';
import { writeValue } from '../write-value';
import { colours, lineHeight, type Sheet, seriesColours } from './sheet';

const small = 7.5;
const namesWidth = 62;
const barHeight = 4;

/** The height of horizontal bars including names, in millimetres. */
export function rowsHeight(sheet: Sheet, chart: DocumentChart): number {
  return chart.x.reduce((sum, name) => sum + rowOf(sheet, name, chart.series.length).height, 0) + 2;
}

function rowOf(sheet: Sheet, name: string, bars: number): { lines: string[]; height: number } {
  const lines = sheet.linesOf(name, { size: small, width: namesWidth });
  return { lines, height: Math.max(lines.length * lineHeight(small), bars * barHeight) + 2 };
}

/**
 * Horizontal bars below each other, starting at zero, with their amounts at their ends; many bars continue on
 * further pages.
 */
export function drawRows(sheet: Sheet, chart: DocumentChart): void {
  const { pdf } = sheet;
  const values = chart.series.flatMap((one) => one.values.filter((value) => value !== null));
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const left = sheet.left + namesWidth + 4;
  const width = sheet.left + sheet.width - 20 - left;
  const placeOf = (value: number) => left + (most > least ? ((value - least) / (most - least)) * width : 0);
  const colourOf = seriesColours(chart);
  let top = sheet.y;
  const closeAxis = () => {
    pdf.setLineWidth(0.25).setDrawColor(...colours.muted);
    pdf.line(placeOf(0), top, placeOf(0), sheet.y);
  };
  for (const [index, name] of chart.x.entries()) {
    const { lines, height } = rowOf(sheet, name, chart.series.length);
    if (sheet.y + height > sheet.bottom) {
      closeAxis();
      sheet.addPage();
      top = sheet.y;
    }
    sheet.pen(small, 'normal', colours.ink);
    for (const [number, line] of lines.entries())
      pdf.text(line, sheet.left, sheet.y + 3 + number * lineHeight(small));
    for (const [number, one] of chart.series.entries()) {
      const value = one.values[index] ?? null;
      if (value === null) continue;
      const [from, to] = [placeOf(Math.min(0, value)), placeOf(Math.max(0, value))];
      const y = sheet.y + number * barHeight;
      pdf.setFillColor(...colourOf(number)).rect(from, y + 0.5, to - from, barHeight - 0.8, 'F');
      sheet.pen(small, 'normal', colours.muted);
      pdf.text(writeValue(value, chart.unit, sheet.writing), to + 1.5, y + 3);
    }
    sheet.y += height;
  }
  closeAxis();
  sheet.y += 2;
}
