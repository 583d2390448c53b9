import type { EvidenceValue } from '#api/contract/intake/evidence';
import type { IntervalSeries, LeftOut, RawRecord, Remark } from '../../../model';
import { monthsOf } from '../../intervals/months-of';
import type { Reading } from '../table';

/** A series as it is gathered from the rows of a table. */
export type OpenSeries = IntervalSeries & {
  location: string | null;
  supplier: string | null;
  values: EvidenceValue[];
};

export function newSeries(series: Omit<OpenSeries, 'readings'>): OpenSeries {
  return { ...series, readings: [] };
}

export function monthsOfAll(
  all: readonly OpenSeries[],
  { table, answers }: Reading,
): { records: RawRecord[]; leftOut: LeftOut[]; remarks: Remark[] } {
  const found = all.map((series) =>
    monthsOf(series, {
      sheet: table.sheet.name,
      timeZone: answers.timeZone,
      location: series.location,
      supplier: series.supplier,
      values: series.values,
    }),
  );
  return {
    records: withOwnKeys(found.flatMap(({ records }) => records)),
    leftOut: found.flatMap(({ leftOut }) => leftOut),
    remarks: found.flatMap(({ remarks }) => remarks),
  };
}

/** Two series of one meter, such as of two units, have the same months. */
function withOwnKeys(records: readonly RawRecord[]): RawRecord[] {
  const counts = new Map<string, number>();
  return records.map((record) => {
    const count = (counts.get(record.key) ?? 0) + 1;
    counts.set(record.key, count);
    return count === 1 ? record : { ...record, key: `${record.key}#${count}` };
  });
}
