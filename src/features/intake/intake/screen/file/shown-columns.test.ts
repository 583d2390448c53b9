import { expect, it } from 'vitest';
import type { ColumnMatch } from '../../model';
import { shownColumns } from './shown-columns';

const amount = (column: number): ColumnMatch => ({
  column,
  header: 'Amount ',
  field: 'amount',
  reason: 'answered',
});

it('changes the second of two columns alike, not the first', () => {
  const shown = shownColumns([amount(0), amount(2)], null);
  expect([shown.get(0)?.name, shown.get(2)?.name]).toEqual(['amount', 'amount#2']);
});

it('tells what was remembered from what the user answered', () => {
  const shown = shownColumns([amount(0), amount(2)], { columns: { amount: 'amount', 'amount#2': 'ignore' } });
  expect([shown.get(0)?.match.reason, shown.get(2)?.match.reason]).toEqual(['remembered', 'answered']);
});
