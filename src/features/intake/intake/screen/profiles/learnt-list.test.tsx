import { expect, it } from 'vitest';
import type { Answers } from '../../model';
import { shownText } from '../testing/render';
import { choices } from '../testing/samples';
import { LearntGroups } from './learnt-list';

const nothing = () => undefined;
const show = (answers: Answers, forgotten: string[] = []) =>
  shownText(
    <LearntGroups answers={answers} forgotten={new Set(forgotten)} onForget={nothing} choices={choices} />,
  );
/** The texts of one group, without their tags. */
const lines = (html: string) =>
  [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, line = '']) =>
    line
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

const diesel = { kind: 'fuel', itemId: 501, variantId: 9 } as const;

it('says in words how the file is read', () => {
  const shown = show({
    sheet: 'Meter Entries',
    headerRow: 5,
    layout: 'months',
    dateOrder: 'dmy',
    decimal: ',',
    periodEnd: 'nextStart',
    intervalLabel: 'end',
    timeZone: 'Europe/Warsaw',
    unit: 'kWh',
    item: diesel,
    locationId: 2,
  });
  expect(lines(shown)).toEqual([
    'Sheet Meter Entries',
    'Column names Row 6',
    'Layout of the table One column for each month',
    'Order of dates Day, month, year',
    'Decimal separator Comma',
    'End of a period The first day of the next period',
    'Time of a reading The end',
    'Time zone Europe/Warsaw',
    'Unit kWh',
    'Fuel or utility Diesel, B7',
    'Location Shop',
  ]);
});

it('says what columns, names, units, locations, meters and places on a bill mean', () => {
  const anchor = { label: 'zużycie', direction: 'above', section: 'gas', page: 1, occurrence: 0, index: 0 };
  const shown = show({
    columns: { 'verbrauch [kwh]': 'amount', uwagi: 'ignore' },
    items: { on: diesel, myjnia: 'leaveOut' },
    units: { kwh: 5 },
    locations: { piekarnia: 1 },
    meters: { '590-1': { locationId: 1, item: { kind: 'utility', itemId: 11, variantId: null } } },
    anchors: { 'bill/amount': anchor },
  });
  expect(lines(shown)).toEqual([
    'verbrauch [kwh] Amount',
    'uwagi Not used',
    'myjnia Left out',
    'on Diesel, B7',
    'kwh kWh',
    'piekarnia Bakery',
    '590-1 Bakery, Electricity',
    'Amount Below “zużycie”, Gas',
  ]);
});

it('names what the company no longer has', () => {
  expect(lines(show({ locationId: 99, units: { mwh: 77 } }))).toEqual([
    'Location No longer available',
    'mwh No longer available',
  ]);
});

it('shows what is forgotten until the change is saved, and offers to keep it', () => {
  const shown = show({ headerRow: 5, decimal: '.' }, ['headerRow']);
  expect(lines(shown)[0]).toBe('Column names Row 6 Removed when you save');
  expect(shown).toContain('aria-label="Keep: Column names"');
  expect(shown).toContain('aria-label="Remove: Decimal separator"');
});
