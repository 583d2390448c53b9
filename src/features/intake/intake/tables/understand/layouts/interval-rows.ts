import type { LeftOut, Question } from '../../../model';
import { localMinutesOf } from '../../intervals/clock-changes';
import { minuteText } from '../../intervals/days';
import { exportWords } from '../columns/row-words';
import { cellAt, columnOf, type Reading, rowPlace, textAt } from '../table';
import { normalise } from '../values/normalise';
import { type AmountColumns, amountAt, amountColumnsOf } from './amount-columns';
import { isHeaderAgain } from './block-headings';
import type { Result } from './entry-rows';
import { monthsOfAll, newSeries, type OpenSeries } from './interval-series';
import { type IntervalTimes, labelQuestion, zoneQuestion } from './interval-times';
import { itemOfHeader } from './item-of-header';
import { isTotal } from './left-out-rows';
import { isEstimated, partsReader, unitReader } from './record-parts';

/** The rows of each meter, counted from the first row of the table, in the order of the file. */
export function rowsByMeter({ table }: Reading): number[][] {
  const columns = (['meter', 'location', 'item'] as const).map((field) => columnOf(table, field));
  const groups = new Map<string, number[]>();
  for (let row = table.firstRow; row < table.sheet.rows.length; row += 1) {
    if ((table.sheet.rows[row]?.length ?? 0) === 0) continue;
    const key = columns.map((column) => cellAt(table, row, column) ?? '').join('\n');
    const group = groups.get(key);
    if (group) group.push(row - table.firstRow);
    else groups.set(key, [row - table.firstRow]);
  }
  return [...groups.values()];
}

/** A reading in each row: monthly sums of each meter. */
export function readIntervalRows(reading: Reading, times: IntervalTimes): Result & { questions: Question[] } {
  const { table, answers } = reading;
  const questions = [...labelQuestion(times), ...zoneQuestion(times, answers)];
  if (questions.length > 0) return { records: [], leftOut: [], remarks: [], periodEnd: null, questions };
  const toLocal =
    times.isUtc && answers.timeZone ? localMinutesOf(answers.timeZone) : (minutes: number) => minutes;
  const shift = times.label === 'end' ? times.stepMinutes : 0;
  const amounts = amountColumnsOf(table);
  const exported = exportColumns(reading, amounts.flat());
  const estimatedColumn = columnOf(table, 'estimated');
  const leftOut: LeftOut[] = [];
  const seriesOf = seriesFinder(reading, times.stepMinutes, amounts.length > 1);
  for (let row = table.firstRow; row < table.sheet.rows.length; row += 1) {
    const isBlank = (table.sheet.rows[row]?.length ?? 0) === 0;
    if (isBlank || reading.headings?.isHeading(row) || isHeaderAgain(table, row)) continue;
    const minutes = times.minutes[row - table.firstRow] ?? Number.NaN;
    if (Number.isNaN(minutes)) {
      leftOut.push(leftOutRow(reading, row, amounts[0] ?? []));
      continue;
    }
    const start = minuteText(toLocal(minutes - shift));
    for (const columns of [...amounts, ...exported.map((column) => [column])]) {
      const [column] = columns;
      const amount = amountAt(reading, row, columns).value;
      if (amount === null || column === undefined) continue;
      const { readings } = seriesOf(row, column, exported.includes(column));
      readings.push({ start, amount, isEstimated: isEstimated(table, row, estimatedColumn), row: row + 1 });
    }
  }
  const months = monthsOfAll(seriesOf.all(), reading);
  return { ...months, leftOut: [...leftOut, ...months.leftOut], periodEnd: null, questions };
}

/** Columns of what flowed out. They are shown as left out, and never netted off. */
function exportColumns({ table }: Reading, amounts: readonly number[]): number[] {
  return table.columns
    .filter(({ column, field, header }) => {
      const cell = cellAt(table, table.firstRow, column);
      return (
        field === null && !amounts.includes(column) && exportWords.test(normalise(header)) && cell !== null
      );
    })
    .map(({ column }) => column);
}

function seriesFinder(reading: Reading, stepMinutes: number, isSeveral: boolean) {
  const { table } = reading;
  const [partsOf, unitOf] = [partsReader(reading), unitReader(reading)];
  const fields = (['meter', 'location', 'item', 'unit'] as const).map((field) => columnOf(table, field));
  const all = new Map<string, OpenSeries>();
  const find = (row: number, column: number, isExport: boolean): OpenSeries => {
    const heading = reading.headings?.locationAt(row)?.text ?? '';
    const key = `${column}\n${heading}\n${fields.map((at) => cellAt(table, row, at) ?? '').join('\n')}`;
    const known = all.get(key);
    if (known) return known;
    const { meter, location, item, supplier, values } = partsOf(row);
    const { unit, values: unitValues } = unitOf(row, column);
    const ofHeader = item === null && !isExport ? itemOfHeader(table, column, isSeveral) : null;
    const series = newSeries({
      meter,
      item: item ?? ofHeader?.item ?? textAt(table, row, columnOf(table, 'item')),
      unit,
      location,
      supplier,
      isExport: isExport || (item !== null && exportWords.test(normalise(item))),
      stepMinutes,
      values: [
        ...unitValues,
        ...(ofHeader?.values ?? []),
        ...values.filter(({ part }) => part === 'meter' || part === 'location' || part === 'item'),
      ],
    });
    all.set(key, series);
    return series;
  };
  return Object.assign(find, { all: () => [...all.values()] });
}

function leftOutRow(reading: Reading, row: number, columns: AmountColumns): LeftOut {
  const { table } = reading;
  const cells = table.sheet.rows[row] ?? [];
  const isSum = cells.some((cell) => typeof cell === 'string' && isTotal(cell, false));
  const [column] = columns;
  const amount = amountAt(reading, row, columns).value;
  const unit = amount === null || column === undefined ? null : unitReader(reading)(row, column).unit;
  return { place: rowPlace(table, row), reason: isSum ? 'total' : 'empty', amount, unit };
}
