import { expect, it } from 'vitest';
import { shownText } from '../testing/render';
import { SumTable } from './recorded-sums';

it('lists what was recorded with its sum, and says where there is none', () => {
  const days = { firstDay: '2026-01-01', lastDay: '2026-02-28' };
  const bakery = { locationId: 1, locationName: 'Bakery', ...days };
  const electricity = { kind: 'utility', itemId: 11, itemName: 'Electricity' } as const;
  const travel = { kind: 'valueChain', itemId: 6, itemName: 'Business travel' } as const;
  const sums = [
    { ...bakery, ...electricity, count: 2, value: 15240, unitSymbol: 'kWh' },
    { ...bakery, ...travel, count: 3, value: null, unitSymbol: null },
  ];
  const shown = (of: typeof sums) => shownText(<SumTable sums={of} renderLink={(sum) => sum.locationName} />);
  expect(shown(sums)).toMatch(/Bakery.*Electricity.*15,240.kWh.*Business travel/);
  expect(shown(sums)).toContain('are not added up');
  expect(shown(sums.slice(0, 1))).not.toContain('are not added up');
});
