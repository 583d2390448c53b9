import type { DocumentChart } from '#api/contract/documents/document';
import { tornadoBars } from '@/components/charts/plots/tornado-bars';
import { drawnKind } from '../drawn-kind';
import { unitInWords } from '../units';
import { writeValue } from '../write-value';
import { chartScale } from './chart-scale';
import { drawPie, pieHeight } from './draw-pie';
import { drawRows, rowsHeight } from './draw-rows';
import { colours, lineHeight, type Rgb, type Sheet, seriesColours } from './sheet';

const plotHeight = 58;
const small = 7.5;

/** The height that title, drawing, legend and note of a chart need together, in millimetres. */
export function chartHeight(sheet: Sheet, chart: DocumentChart): number {
  const { series, note } = chart;
  const plot = plotHeights[drawnKind(chart)]?.(sheet, chart) ?? plotHeight + namesOf(sheet, chart).height;
  const title = sheet.linesOf(titleOf(sheet, chart), titleStyle).length * lineHeight(titleStyle.size) + 3;
  const legend = series.length > 1 ? legendOf(sheet, series).height : 0;
  return title + plot + legend + (note ? sheet.linesOf(note, { size: small }).length * lineHeight(small) : 0);
}

/** For charts without axes. */
const plotHeights: Partial<Record<DocumentChart['kind'], (sheet: Sheet, chart: DocumentChart) => number>> = {
  pie: pieHeight,
  rows: rowsHeight,
  tornado: (sheet, { x }) => x.reduce((sum, name) => sum + rowOf(sheet, name).height, 0) + 8,
};

const plots: Partial<Record<DocumentChart['kind'], (sheet: Sheet, chart: DocumentChart) => void>> = {
  pie: drawPie,
  rows: drawRows,
  tornado: drawTornado,
};

const titleStyle = { size: 9, weight: 'bold' } as const;

function titleOf({ writing }: Sheet, { title, unit }: DocumentChart): string {
  const words = unitInWords(unit, writing.language, writing.currency);
  return words ? `${title}, ${words}` : title;
}

/** Draws a chart with lines and areas: sharp at any size, and the same in every theme. */
export function drawChart(sheet: Sheet, chart: DocumentChart): void {
  sheet.makeRoom(chartHeight(sheet, chart));
  sheet.write(titleOf(sheet, chart), titleStyle);
  sheet.y += 3;
  (plots[drawnKind(chart)] ?? drawAxes)(sheet, chart);
  if (chart.series.length > 1) drawLegend(sheet, chart);
  if (chart.note) sheet.write(chart.note, { size: small, colour: colours.muted });
  sheet.y += 4;
}

function drawAxes(sheet: Sheet, chart: DocumentChart): void {
  const { pdf } = sheet;
  const { scale, labels, left, right, band } = axesOf(sheet, chart);
  const names = namesOf(sheet, chart);
  sheet.pen(small, 'normal', colours.muted);
  const heightOf = (value: number) => sheet.y + scale.placeOf(value);
  pdf.setLineWidth(0.15).setDrawColor(...colours.hairline);
  for (const [index, tick] of scale.ticks.entries()) {
    pdf.line(left, heightOf(tick), right, heightOf(tick));
    pdf.text(labels[index] ?? '', left - 2, heightOf(tick) + 1, { align: 'right' });
  }
  const middleOf = (index: number) => left + (index + 0.5) * band;
  sheet.pen(small, 'normal', colours.muted);
  for (const [index, lines] of names.shown)
    for (const [number, line] of lines.entries())
      pdf.text(line, middleOf(index), sheet.y + plotHeight + 4.5 + number * lineHeight(small), {
        align: 'center',
      });
  if (chart.kind === 'bar') drawBars(sheet, chart, { middleOf, band, heightOf });
  else if (chart.kind === 'stacked') drawStacks(sheet, chart, { middleOf, band, heightOf });
  else drawLines(sheet, chart, { middleOf, heightOf });
  pdf.setLineWidth(0.25).setDrawColor(...colours.muted);
  pdf.line(left, heightOf(0), right, heightOf(0));
  sheet.y += plotHeight + names.height;
}

/** The position of the axes, determined by the labels of the values. */
function axesOf(sheet: Sheet, chart: DocumentChart) {
  const scale = chartScale(chart, plotHeight);
  const labels = scale.ticks.map((tick) => writeValue(tick, chart.unit, sheet.writing));
  sheet.pen(small);
  const left = sheet.left + Math.max(...labels.map((label) => sheet.pdf.getTextWidth(label))) + 3;
  const right = sheet.left + sheet.width;
  return { scale, labels, left, right, band: (right - left) / Math.max(1, chart.x.length) };
}

/** The narrowest width at which wrapped words are still readable. */
const narrowest = 15;

/**
 * The names below a chart in lines, and the height they need. Names of bars are all shown, in as many lines as
 * needed. Along a line, or with many bars, as many names are shown as fit: all, every second, every third.
 */
function namesOf(sheet: Sheet, chart: DocumentChart): { shown: [number, string[]][]; height: number } {
  const { band } = axesOf(sheet, chart);
  if (chart.kind !== 'line' && band >= narrowest) {
    const shown = chart.x.map((name, index): [number, string[]] => [
      index,
      sheet.linesOf(name, { size: small, width: band - 2 }),
    ]);
    const most = Math.max(1, ...shown.map(([, lines]) => lines.length));
    return { shown, height: 8 + (most - 1) * lineHeight(small) };
  }
  const widest = Math.max(0, ...chart.x.map((name) => sheet.pdf.getTextWidth(name)));
  const step = Math.max(1, Math.ceil((widest + 2) / band));
  const shown = chart.x.map((name, index): [number, string[]] => [index, [name]]);
  return { shown: shown.filter(([index]) => index % step === 0), height: 8 };
}

type Places = { middleOf(index: number): number; heightOf(value: number): number };

function drawBars(sheet: Sheet, chart: DocumentChart, places: Places & { band: number }): void {
  const { series } = chart;
  const colourOf = seriesColours(chart);
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

/** Positive values are stacked upwards, negative values downwards. */
function drawStacks(sheet: Sheet, chart: DocumentChart, places: Places & { band: number }): void {
  const { series, x } = chart;
  const colourOf = seriesColours(chart);
  const width = Math.min(20, places.band * 0.6);
  for (const index of x.keys()) {
    const ends = { up: 0, down: 0 };
    for (const [number, { values }] of series.entries()) {
      const value = values[index] ?? 0;
      if (value === 0) continue;
      const direction = value > 0 ? 'up' : 'down';
      const from = ends[direction];
      ends[direction] += value;
      const [one, other] = [places.heightOf(from), places.heightOf(ends[direction])];
      sheet.pdf.setFillColor(...colourOf(number));
      sheet.pdf.rect(
        places.middleOf(index) - width / 2,
        Math.min(one, other),
        width,
        Math.abs(one - other),
        'F',
      );
    }
  }
}

function drawLines(sheet: Sheet, chart: DocumentChart, { middleOf, heightOf }: Places): void {
  const { pdf } = sheet;
  const { series } = chart;
  const colourOf = seriesColours(chart);
  for (const [number, { values, isDotted }] of series.entries()) {
    strokeOf(sheet, colourOf(number), isDotted);
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

function strokeOf({ pdf }: Sheet, colour: Rgb, isDotted: boolean): void {
  pdf.setLineWidth(0.6).setDrawColor(...colour);
  pdf.setLineDashPattern(isDotted ? [0.6, 1.2] : [], 0);
}

const tornadoRow = 7;
/** Room for the names beside the bars. */
const tornadoNames = 62;

/** The name of a bar in lines, and the height of its row. */
function rowOf(sheet: Sheet, name: string): { lines: string[]; height: number } {
  const lines = sheet.linesOf(name, { size: small, width: tornadoNames });
  return { lines, height: tornadoRow + Math.max(0, lines.length - 1) * lineHeight(small) };
}

/** One bar for each input, from the result at its low end to that at its high end, around the current result. */
function drawTornado(sheet: Sheet, chart: DocumentChart): void {
  const { pdf } = sheet;
  const { x, series, base, unit } = chart;
  const colourOf = seriesColours(chart);
  const [low, high] = [series[0]?.values ?? [], series[1]?.values ?? []];
  const middle = base ?? 0;
  const all = [middle, ...low, ...high].filter((value) => value !== null);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const left = sheet.left + tornadoNames + 18;
  const width = sheet.left + sheet.width - 18 - left;
  const placeOf = (value: number) =>
    left + (most > least ? ((value - least) / (most - least)) * width : width / 2);
  const top = sheet.y;
  for (const [index, name] of x.entries()) {
    const { y } = sheet;
    const { lines, height } = rowOf(sheet, name);
    sheet.y += height;
    for (const [number, line] of lines.entries())
      pdf.text(line, sheet.left, y + 4.2 + number * lineHeight(small));
    const values = [low[index], high[index]];
    for (const [number, bar] of tornadoBars(middle, values).entries()) {
      if (!bar) continue;
      const [from, to] = [placeOf(bar.from), placeOf(bar.to)];
      const whole = tornadoRow - 2.4;
      const barHeight = bar.lane === 'whole' ? whole : whole / 2;
      const below = bar.lane === 'lower' ? whole / 2 : 0;
      pdf.setFillColor(...colourOf(number)).rect(from, y + 1 + below, to - from, barHeight, 'F');
      sheet.pen(small, 'normal', colours.muted);
      const isLeft = bar.labelSide === 'left';
      const words = writeValue(values[number] ?? null, unit, sheet.writing);
      pdf.text(words, placeOf(bar.labelAt) + (isLeft ? -1.5 : 1.5), y + 4.2, {
        align: isLeft ? 'right' : 'left',
      });
    }
  }
  const end = sheet.y;
  pdf
    .setLineWidth(0.25)
    .setDrawColor(...colours.muted)
    .line(placeOf(middle), top, placeOf(middle), end);
  sheet.pen(small, 'normal', colours.muted);
  pdf.text(writeValue(middle, unit, sheet.writing), placeOf(middle), end + 3.5, { align: 'center' });
  sheet.y = end + 8;
}

/** The positions of the series labels, from the upper left of the legend, and the height they need. */
function legendOf(sheet: Sheet, series: DocumentChart['series']) {
  let [x, y] = [0, 0];
  let rows = 1;
  const entries = series.map(({ label }) => {
    const lines = sheet.linesOf(label, { size: small, width: sheet.width - 4.5 });
    const width = Math.max(...lines.map((line) => sheet.pdf.getTextWidth(line))) + 10;
    if (x > 0 && x + width - 5.5 > sheet.width) {
      x = 0;
      y += rows * lineHeight(small);
      rows = 1;
    }
    const place = { x, y, lines };
    rows = Math.max(rows, lines.length);
    x += width;
    return place;
  });
  return { entries, height: y + rows * lineHeight(small) + 2.2 };
}

/** A line is shown as it is drawn, so that a dotted one can be told from a solid one. */
function drawLegend(sheet: Sheet, chart: DocumentChart): void {
  const { kind, series } = chart;
  const colourOf = seriesColours(chart);
  const { entries, height } = legendOf(sheet, series);
  sheet.pen(small, 'normal', colours.muted);
  for (const [number, { x, y, lines }] of entries.entries()) {
    const [left, top] = [sheet.left + x, sheet.y + y];
    if (kind === 'line') {
      strokeOf(sheet, colourOf(number), series[number]?.isDotted ?? false);
      sheet.pdf.line(left, top + 1.2, left + 3, top + 1.2);
    } else sheet.pdf.setFillColor(...colourOf(number)).rect(left, top, 3, 2.4, 'F');
    for (const [index, line] of lines.entries())
      sheet.pdf.text(line, left + 4.5, top + 2.2 + index * lineHeight(small));
  }
  sheet.pdf.setLineDashPattern([], 0);
  sheet.y += height;
}
