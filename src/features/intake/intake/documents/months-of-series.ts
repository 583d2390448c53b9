import type { IntervalSeries, LeftOut, RawRecord, Remark } from '../model';

/** Adds readings up to months; the tables share it, so it is handed in. */
export type MonthsOf = (
  series: IntervalSeries,
  options: { sheet: string | null; timeZone: string | null },
) => { records: RawRecord[]; leftOut: LeftOut[]; remarks: Remark[] };
