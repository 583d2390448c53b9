import { expect, it } from 'vitest';
import { shownText } from '../testing/render';
import { choices, draftOf, warningOf } from '../testing/samples';
import type { DraftRow } from '../work/to-record';
import { EntryTable, weakestReason } from './entry-table';

const rowOf = (given: Partial<DraftRow> = {}): DraftRow => ({
  draft: draftOf('a'),
  missing: [],
  issues: [],
  warnings: [],
  open: [],
  given: {},
  correctsId: null,
  ...given,
});
const nothing = () => undefined;
const show = (rows: DraftRow[], openKey: string | null = null) =>
  shownText(
    <EntryTable
      rows={rows}
      choices={choices}
      openKey={openKey}
      onOpen={nothing}
      page={1}
      onPage={nothing}
      onChange={nothing}
    />,
  );

it('shows what would be recorded, with the least sure reason', () => {
  const shown = show([rowOf()]);
  for (const text of ['Electricity', 'Bakery', '100', 'kWh', 'From its values'])
    expect(shown).toContain(text);
});

it('shows a trip with its class, distance and day, and asks for no meter', () => {
  const item = { kind: 'valueChain', itemId: 5, variantId: 22 } as const;
  const days = { startDate: null, endDate: '2025-02-21' };
  const shown = show([rowOf({ draft: draftOf('a', { item, amount: 518.209, unitId: 60, ...days }) })], 'a');
  for (const text of ['Train, domestic', '518.209', 'km', 'Feb 2025']) expect(shown).toContain(text);
  expect(shown).not.toContain('Meter');
});

it('has fields for the calorific value of a fuel, with what the file says, and none for electricity', () => {
  const item = { kind: 'fuel', itemId: 501, variantId: 9 } as const;
  const values = [
    {
      part: 'calorificValue' as const,
      place: { type: 'cells' as const, sheet: null, cells: ['F7'] },
      raw: '112',
    },
  ];
  const shown = show([rowOf({ draft: draftOf('a', { item, unitId: 7, calorificValue: 112, values }) })], 'a');
  for (const text of ['Calorific value', 'In the file: 112', 'Unit, net or gross', 'Volume correction'])
    expect(shown).toContain(text);
  expect(show([rowOf()], 'a')).not.toContain('Calorific value');
});

it('shows how many people a distance counts for, before it is recorded', () => {
  const item = { kind: 'valueChain', itemId: 5, variantId: 22 } as const;
  const trip = { item, amount: 14, unitId: 60 };
  expect(show([rowOf({ draft: draftOf('a', { ...trip, travellers: 3 }) })])).toContain('× 3 people');
  expect(show([rowOf({ draft: draftOf('a', { ...trip, travellers: 1 }) })])).not.toContain('×');
});

it('asks for the number of people where the file counts them', () => {
  const item = { kind: 'valueChain', itemId: 5, variantId: 22 } as const;
  const draft = draftOf('a', { item, unitId: 60, travellers: null });
  const shown = show([rowOf({ draft, missing: ['travellers'] })], 'a');
  for (const text of ['number of people', 'Number of people']) expect(shown).toContain(text);
  expect(show([rowOf()], 'a')).not.toContain('Number of people');
});

it('marks what is missing and never shows a guess in its place', () => {
  const draft = draftOf('a', { amount: null, locationId: null });
  const shown = show([rowOf({ draft, missing: ['amount', 'location'] })], 'a');
  expect(shown).toContain('Incomplete');
  expect(shown).toContain('Fill in what is missing');
  expect(shown).toContain('amount, location');
});

it('says which day is missing beside the one that is known', () => {
  const draft = draftOf('a', { endDate: null });
  expect(show([rowOf({ draft, missing: ['endDate'] })])).toContain('last day missing');
});

it('offers to record despite a warning, or to leave the entry out', () => {
  const jump = warningOf('jump');
  const shown = show([rowOf({ warnings: [jump], open: [jump] })], 'a');
  for (const text of ['1 warning', 'Record anyway', 'Leave out']) expect(shown).toContain(text);
  expect(shown).not.toContain('Replace the recorded entry');
});

it('shows what the file says beside each value of the opened entry', () => {
  expect(show([rowOf()], 'a')).toContain('In the file: 100');
  expect(show([rowOf()])).not.toContain('In the file: 100');
});

it('draws at most 50 of thousands of entries', () => {
  const rows = Array.from({ length: 5000 }, (_, index) => rowOf({ draft: draftOf(`${index}`) }));
  expect(show(rows).match(/<tr/g)?.length).toBeLessThan(60);
});

it('is as sure as its least sure value', () => {
  expect(
    weakestReason(draftOf('a', { reasons: { item: 'answered', unit: 'similar', location: null } })),
  ).toBe('similar');
});
