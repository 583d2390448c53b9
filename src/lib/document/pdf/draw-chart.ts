import type { DocumentChart } from '#api/contract/documents/document';
import { unitInWords } from '../units';
import { writeValue } from '../write-value';
import { chartScale } from './chart-scale';
import { colours, lineHeight, type Sheet } from './sheet';

const plotHeight = 58;
const small = 7.5;

/** Title, drawing, legend and note of a chart: so much room it needs in one piece, in millimetres. */
export function chartHeight({ kind, x, series }: DocumentChart): number {
  const plot = kind === 'tornado' ? x.length * tornadoRow + 8 : plotHeight + 8;
  return 9 + plot + (series.length > 1 ? 6 : 0) + 6;
}

/** Draws a chart with lines and areas: sharp at any size, and the same in every theme. */
export function drawChart(sheet: Sheet, chart: DocumentChart): void {
  sheet.makeRoom(chartHeight(chart));
  const unit = unitInWords(chart.unit, sheet.writing.language, sheet.writing.currency);
  sheet.write(unit ? `${chart.title}, ${unit}` : chart.title, { size: 9, weight: 'bold' });
  sheet.y += 3;
  if (chart.kind === 'tornado') drawTornado(sheet, chart);
  else drawAxes(sheet, chart);
  if (chart.series.length > 1) drawLegend(sheet, chart);
  if (chart.note) sheet.write(chart.note, { size: small, colour: colours.muted });
  sheet.y += 4;
}

function drawAxes(sheet: Sheet, chart: DocumentChart): void {
  const { pdf } = sheet;
  const scale = chartScale(chart, plotHeight);
  const labels = scale.ticks.map((tick) => writeValue(tick, chart.unit, sheet.writing));
  sheet.pen(small, 'normal', colours.muted);
  const left = sheet.left + Math.max(...labels.map((label) => pdf.getTextWidth(label))) + 3;
  const right = sheet.left + sheet.width;
  const heightOf = (value: number) => sheet.y + scale.placeOf(value);
  pdf.setLineWidth(0.15).setDrawColor(...colours.hairline);
  for (const [index, tick] of scale.ticks.entries()) {
    pdf.line(left, heightOf(tick), right, heightOf(tick));
    pdf.text(labels[index] ?? '', left - 2, heightOf(tick) + 1, { align: 'right' });
  }
  const band = (right - left) / Math.max(1, chart.x.length);
  const middleOf = (index: number) => left + (index + 0.5) * band;
  drawNames(sheet, chart.x, { middleOf, band, y: sheet.y + plotHeight + 4.5 });
  if (chart.kind === 'bar') drawBars(sheet, chart, { middleOf, band, heightOf });
  else drawLines(sheet, chart, { middleOf, heightOf });
  pdf.setLineWidth(0.25).setDrawColor(...colours.muted);
  pdf.line(left, heightOf(0), right, heightOf(0));
  sheet.y += plotHeight + 8;
}

type NamePlaces = { middleOf(index: number): number; band: number; y: number };

/** As many names as have room: all, every second, every third. */
function drawNames(sheet: Sheet, names: readonly string[], { middleOf, band, y }: NamePlaces): void {
  sheet.pen(small, 'normal', colours.muted);
  const widest = Math.max(...names.map((name) => sheet.pdf.getTextWidth(name)));
  const step = Math.max(1, Math.ceil((widest + 2) / band));
  for (const [index, name] of names.entries())
    if (index % step === 0) sheet.pdf.text(name, middleOf(index), y, { align: 'center' });
}

type Places = { middleOf(index: number): number; heightOf(value: number): number };

function drawBars(sheet: Sheet, { series }: DocumentChart, places: Places & { band: number }): void {
  const width = Math.min(14, (places.band * 0.72) / series.length);
  for (const [number, { values }] of series.entries()) {
    sheet.pdf.setFillColor(...colourOf(number));
    for (const [index, value] of values.entries()) {
      if (value === null) continue;
      const x = places.middleOf(index) + (number - series.length / 2) * width;
      const [zero, end] = [places.heightOf(0), places.heightOf(value)];
      sheet.pdf.rect(x, Math.min(zero, end), width - 0.4, Math.abs(zero - end), 'F');
    }
  }
}

function drawLines(sheet: Sheet, { series }: DocumentChart, { middleOf, heightOf }: Places): void {
  const { pdf } = sheet;
  for (const [number, { values, isDotted }] of series.entries()) {
    pdf.setLineWidth(0.6).setDrawColor(...colourOf(number));
    pdf.setLineDashPattern(isDotted ? [0.6, 1.2] : [], 0);
    for (const [index, value] of values.entries()) {
      const next = values[index + 1];
      if (value !== null && typeof next === 'number')
        pdf.line(middleOf(index), heightOf(value), middleOf(index + 1), heightOf(next));
      if (value !== null && values.length === 1)
        pdf.setFillColor(...colourOf(number)).circle(middleOf(index), heightOf(value), 0.9, 'F');
    }
  }
  pdf.setLineDashPattern([], 0);
}

const tornadoRow = 7;

/** One bar for each input, from the result at its low end to that at its high end, around the result as it is. */
function drawTornado(sheet: Sheet, { x, series, base, unit }: DocumentChart): void {
  const { pdf } = sheet;
  const [low, high] = [series[0]?.values ?? [], series[1]?.values ?? []];
  const middle = base ?? 0;
  const all = [middle, ...low, ...high].filter((value) => value !== null);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const names = 62;
  const left = sheet.left + names + 18;
  const width = sheet.left + sheet.width - 18 - left;
  const placeOf = (value: number) =>
    left + (most > least ? ((value - least) / (most - least)) * width : width / 2);
  for (const [index, name] of x.entries()) {
    const y = sheet.y + index * tornadoRow;
    sheet.pen(small, 'normal', colours.ink);
    pdf.text((pdf.splitTextToSize(name, names) as string[])[0] ?? '', sheet.left, y + 4.2);
    for (const [number, value] of [low[index], high[index]].entries()) {
      if (typeof value !== 'number') continue;
      const [from, to] = [
        Math.min(placeOf(middle), placeOf(value)),
        Math.max(placeOf(middle), placeOf(value)),
      ];
      pdf.setFillColor(...colourOf(number)).rect(from, y + 1, to - from, tornadoRow - 2.4, 'F');
      const isLeft = value < middle;
      sheet.pen(small, 'normal', colours.muted);
      pdf.text(writeValue(value, unit, sheet.writing), isLeft ? from - 1.5 : to + 1.5, y + 4.2, {
        align: isLeft ? 'right' : 'left',
      });
    }
  }
  const end = sheet.y + x.length * tornadoRow;
  pdf
    .setLineWidth(0.25)
    .setDrawColor(...colours.muted)
    .line(placeOf(middle), sheet.y, placeOf(middle), end);
  sheet.pen(small, 'normal', colours.muted);
  pdf.text(writeValue(middle, unit, sheet.writing), placeOf(middle), end + 3.5, { align: 'center' });
  sheet.y = end + 8;
}

function drawLegend(sheet: Sheet, { series }: DocumentChart): void {
  let x = sheet.left;
  for (const [number, { label }] of series.entries()) {
    sheet.pen(small, 'normal', colours.muted);
    const width = sheet.pdf.getTextWidth(label) + 10;
    if (x + width > sheet.left + sheet.width && x > sheet.left) {
      x = sheet.left;
      sheet.y += lineHeight(small);
    }
    sheet.pdf.setFillColor(...colourOf(number)).rect(x, sheet.y, 3, 2.4, 'F');
    sheet.pdf.text(label, x + 4.5, sheet.y + 2.2);
    x += width;
  }
  sheet.y += 6;
}

function colourOf(index: number) {
  return colours.series[index % colours.series.length] ?? colours.brand;
}
