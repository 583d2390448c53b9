import { quarterHours } from '../shapes/quarter-hours-csv';
import { clockText, decimals } from '../shapes/series-of-days';
import type { SampleMonth } from './sample-month';

/** The demo company Jagodno Foods already knows where it is. */
export const sampleElectricityMeter = '590310600000777001';

/** A month of quarter-hours of one electricity meter, as meter portals export them in either language. */
export function sampleMeterCsv({ year, month }: SampleMonth): Uint8Array {
  const lines = [
    'Sample file: all numbers are made up;;;;',
    'PPE;Date;Time from;Time to;Consumption [kWh]',
    ...quarterHours(year, month).map(({ date, start, amount }) =>
      [
        sampleElectricityMeter,
        date,
        clockText(start),
        clockText((start + 15) % 1440),
        decimals(amount, ','),
      ].join(';'),
    ),
  ];
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
}
