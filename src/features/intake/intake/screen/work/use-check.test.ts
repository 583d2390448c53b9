import { expect, it } from 'vitest';
import type { IntakeEntryInput } from '#api/contract/intake/intakes';
import { revisionOf } from './use-check';

const entriesOf = (value: number): IntakeEntryInput[] => [
  {
    kind: 'fuel',
    entry: { locationId: 1, fuelId: 501, fuelVariantId: 9, unitId: 7, value, date: '2025-01-31' },
    values: [{ part: 'amount', place: { type: 'cells', sheet: null, cells: ['C7'] }, raw: `${value}` }],
  },
];

it('checks entries again only if they changed', () => {
  const first = revisionOf(entriesOf(40), null);
  const same = revisionOf(entriesOf(40), first);
  expect(same.revision).toBe(first.revision);
  expect(revisionOf(entriesOf(41), same).revision).not.toBe(first.revision);
});

it('never shows the check of other entries after the page was left and opened again', () => {
  const before = revisionOf(entriesOf(40), null);
  const changed = revisionOf(entriesOf(41), before);
  const openedAgain = revisionOf(entriesOf(41), null);
  expect([before.revision, changed.revision]).not.toContain(openedAgain.revision);
});
