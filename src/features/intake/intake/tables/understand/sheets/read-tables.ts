import type { Answers, Question, Remark, TableView } from '../../../model';
import { type Result, readEntryRows } from '../layouts/entry-rows';
import { readIntervalColumns } from '../layouts/interval-columns';
import { readIntervalRows, rowsByMeter } from '../layouts/interval-rows';
import { findIntervalTimes, type IntervalTimes } from '../layouts/interval-times';
import { readMonthColumns } from '../layouts/month-columns';
import type { Reading } from '../table';
import { labelOf, namesOf } from './choose-sheets';
import { findRepetitions, leftOutSheet } from './repeated-sheets';

export type Content = Result & {
  questions: Question[];
  layout: TableView['layout'];
  label: 'start' | 'end' | null;
  /** Sheets that only repeat the others. */
  repeated: string[];
};

/** Of one sheet. */
type OwnContent = Omit<Content, 'repeated'>;

/** What sheets with the same columns say, without those that only repeat the others. */
export function readTables(readings: readonly Reading[], answers: Answers): Content {
  const contents = contentsOf(readings);
  const sheets = contents.flatMap(({ records }, index) => {
    const name = readings[index]?.table.sheet.name ?? null;
    return name === null ? [] : [{ name, records }];
  });
  const { found, doubtful } = sheets.length > 1 ? findRepetitions(sheets, namesOf(answers)) : noRepetitions;
  const unread = new Set([...found.map(({ name }) => name), ...doubtful]);
  const read = contents.filter((_, index) => !unread.has(readings[index]?.table.sheet.name ?? ''));
  const names = sheets.map(({ name }) => name);
  const own = names.filter((name) => !unread.has(name));
  return {
    records: read.flatMap(({ records }) => records),
    leftOut: [
      ...read.flatMap(({ leftOut }) => leftOut),
      ...found.flatMap((one) =>
        leftOutSheet(one, sheets.find(({ name }) => name === one.name)?.records ?? []),
      ),
    ],
    remarks: [
      ...read.flatMap(({ remarks }) => remarks),
      ...found.map(({ name }): Remark => ({ code: 'sheetRepeated', place: name, params: {} })),
    ],
    questions: [
      ...(doubtful.length > 0
        ? [{ about: 'sheet' as const, options: [labelOf(own), ...doubtful, labelOf([...own, ...doubtful])] }]
        : []),
      ...read.flatMap(({ questions }) => questions),
    ],
    periodEnd: read.find(({ periodEnd }) => periodEnd !== null)?.periodEnd ?? null,
    layout: contents[0]?.layout ?? 'rows',
    label: contents.find(({ label }) => label !== null)?.label ?? null,
    repeated: [...unread],
  };
}

const noRepetitions = { found: [], doubtful: [] };

/** Of each table. Those with an entry in each row are read together, because they tell each other how to. */
function contentsOf(readings: readonly Reading[]): OwnContent[] {
  const times = readings.map(timesOf);
  const label = times.find((one) => one !== null && one.label !== null)?.label ?? null;
  const periodic = readings.map((reading, index) => {
    const own = times[index] ?? null;
    return readPeriodic(reading, own && { ...own, label: own.label ?? label });
  });
  const rows = readings.filter((_, index) => periodic[index] === null);
  const results = new Map(readEntryRows(rows).map((result, index) => [rows[index], result]));
  return readings.flatMap((reading, index): OwnContent[] => {
    const own = periodic[index];
    if (own) return [own];
    const result = results.get(reading);
    return result ? [{ ...result, questions: [], layout: 'rows', label: null }] : [];
  });
}

/** Of a table with a reading in each row. One that starts and ends within a day can be told by another sheet. */
function timesOf(reading: Reading): IntervalTimes | null {
  const { layout } = reading.table;
  const isOther = layout.type === 'months' || (layout.type === 'intervals' && layout.columns !== null);
  if (isOther || reading.answers.layout === 'rows') return null;
  return findIntervalTimes(reading, rowsByMeter(reading));
}

/** Null for a table with an entry in each row. */
function readPeriodic(reading: Reading, times: IntervalTimes | null): OwnContent | null {
  const { table, answers } = reading;
  const { layout } = table;
  if (layout.type === 'months') {
    return { ...readMonthColumns(reading, layout.columns), questions: [], layout: 'months', label: null };
  }
  if (layout.type === 'intervals' && layout.columns) {
    const label = columnLabel(layout.columns.labels, answers);
    const result = readIntervalColumns(reading, layout.columns, label);
    return { ...result, questions: [], layout: 'intervals', label };
  }
  return times && { ...readIntervalRows(reading, times), layout: 'intervals', label: times.label };
}

/** Columns that start with 00:00 name starts; others, such as 00:30 to 24:00, name ends. */
function columnLabel(labels: readonly number[] | null, answers: Answers): 'start' | 'end' {
  if (!labels) return answers.intervalLabel ?? 'start';
  return labels[0] === 0 ? 'start' : 'end';
}
