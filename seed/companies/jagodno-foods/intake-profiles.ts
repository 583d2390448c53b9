import type { DemoIntakeProfile } from '../demo-company';

/**
 * The quarter-hours of one electricity meter at the processing plant, so that this sample file of the sandbox asks
 * nothing. A test beside the sample files compares it with what the client would learn from them.
 */
const electricityMeter = {
  format: 1,
  answers: {
    headerRow: 1,
    layout: 'intervals',
    columns: {
      ppe: 'meter',
      date: 'day',
      'time from': 'time',
      'time to': 'timeEnd',
      'consumption [kwh]': 'amount',
    },
    dateOrder: 'ymd',
    decimal: ',',
    intervalLabel: 'start',
    unit: 'kWh',
    meters: {
      '590310600000777001': { locationId: 101, item: { kind: 'utility', itemId: 1, variantId: null } },
    },
  },
};

export const jagodnoIntakeProfiles: readonly DemoIntakeProfile[] = [
  {
    fingerprint: 'table:rows:28d75c3ecce14082',
    name: 'Licznik energii elektrycznej, kwadranse',
    content: JSON.stringify(electricityMeter),
    by: 102,
  },
];
