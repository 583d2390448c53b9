import type { LeftOut, Remark } from '../../../model';
import { minuteText } from '../../intervals/days';
import { ExactSum } from '../../intervals/exact-sum';
import { isNotAvailable } from '../columns/column-facts';
import type { IntervalColumns } from '../columns/period-columns';
import { exportWords } from '../columns/row-words';
import { cellAt, columnOf, headerEvidence, numberAt, type Reading, rowPlace, textAt } from '../table';
import { readMoment } from '../values/dates';
import { unitOfHeader } from '../values/header-units';
import { normalise } from '../values/normalise';
import type { Result } from './entry-rows';
import { monthsOfAll, newSeries, type OpenSeries } from './interval-series';
import { isTotal } from './left-out-rows';
import { isEstimated, partsReader } from './record-parts';

/** A day in each row, its intervals in columns: monthly sums of each meter. */
export function readIntervalColumns(
  reading: Reading,
  found: IntervalColumns,
  label: 'start' | 'end',
): Result {
  const { table, styles } = reading;
  const starts = startsOf(found, label);
  const dayColumn = columnOf(table, 'day') ?? columnOf(table, 'startDate') ?? columnOf(table, 'endDate');
  const [estimatedColumn, totalColumn] = [columnOf(table, 'estimated'), columnOf(table, 'amount')];
  const seriesOf = seriesFinder(reading, found);
  const leftOut: LeftOut[] = [];
  let differing = 0;
  for (let row = table.firstRow; row < table.sheet.rows.length; row += 1) {
    if ((table.sheet.rows[row]?.length ?? 0) === 0) continue;
    const moment =
      dayColumn === null ? null : readMoment(cellAt(table, row, dayColumn), styles.dateOrderOf(dayColumn));
    const series = seriesOf(row);
    if (!moment) {
      leftOut.push(leftOutRow(reading, row, found, series.unit));
      continue;
    }
    const isRowEstimated = isEstimated(table, row, estimatedColumn);
    const sum = new ExactSum();
    for (const [index, column] of found.columns.entries()) {
      const amount = numberAt(reading, row, column);
      if (amount === null) continue;
      sum.add(amount);
      const start = minuteText(moment.day * 1440 + (starts[index] ?? 0));
      series.readings.push({ start, amount, isEstimated: isRowEstimated, row: row + 1 });
    }
    const total = numberAt(reading, row, totalColumn);
    if (total !== null && Math.abs(total - sum.value()) > Math.max(0.05, Math.abs(total) * 0.001))
      differing += 1;
  }
  const months = monthsOfAll(seriesOf.all(), reading);
  const sums: Remark[] =
    differing === 0 ? [] : [{ code: 'sumDiffers', place: table.sheet.name, params: { count: differing } }];
  return {
    records: months.records,
    leftOut: [...leftOut, ...months.leftOut],
    remarks: [...months.remarks, ...sums],
    periodEnd: null,
  };
}

/**
 * The start of each column's interval in minutes of the day. On the day of 25 hours some files have columns for the
 * hour that is there twice: they count to the same day.
 */
function startsOf({ columns, labels, stepMinutes }: IntervalColumns, label: 'start' | 'end'): number[] {
  return columns.map((_, index) => {
    const told = labels?.[index];
    const start = told === undefined ? index * stepMinutes : told - (label === 'end' ? stepMinutes : 0);
    return start < 1440 ? Math.max(0, start) : start - 1440 + repeatedHour;
  });
}
const repeatedHour = 120;

function seriesFinder(reading: Reading, found: IntervalColumns) {
  const { table, answers } = reading;
  const partsOf = partsReader(reading);
  const unitColumn = columnOf(table, 'unit');
  const firstColumn = found.columns[0] ?? 0;
  const header = table.headers[firstColumn] ?? '';
  const headerUnit = unitOfHeader(header.replace(/\d+$/, ''));
  const all = new Map<string, OpenSeries>();
  const find = (row: number): OpenSeries => {
    const { meter, location, item, supplier, values } = partsOf(row);
    const unit = textAt(table, row, unitColumn) ?? headerUnit ?? answers.unit ?? null;
    const key = JSON.stringify([meter, location, item, unit]);
    const known = all.get(key);
    if (known) return known;
    const unitEvidence = headerUnit === null ? [] : headerEvidence(table, 'unit', firstColumn, header);
    const series = newSeries({
      meter,
      item,
      unit,
      location,
      supplier,
      isExport: item !== null && exportWords.test(normalise(item)),
      stepMinutes: found.stepMinutes,
      values: [...unitEvidence, ...values.filter(({ part }) => part !== 'invoice' && part !== 'cost')],
    });
    all.set(key, series);
    return series;
  };
  return Object.assign(find, { all: () => [...all.values()].filter(({ readings }) => readings.length > 0) });
}

/** A row without a day: a total, or nothing that could be counted. */
function leftOutRow(
  reading: Reading,
  row: number,
  { columns }: IntervalColumns,
  unit: string | null,
): LeftOut {
  const { table } = reading;
  const cells = table.sheet.rows[row] ?? [];
  const isSum = cells.some((cell) => typeof cell === 'string' && isTotal(cell, false));
  const sum = new ExactSum();
  for (const column of columns) sum.add(numberAt(reading, row, column) ?? 0);
  const hasAmount = columns.some(
    (column) => cellAt(table, row, column) !== null && !isNotAvailable(cellAt(table, row, column)),
  );
  return {
    place: rowPlace(table, row),
    reason: isSum ? 'total' : 'empty',
    amount: hasAmount ? sum.value() : null,
    unit: hasAmount ? unit : null,
  };
}
