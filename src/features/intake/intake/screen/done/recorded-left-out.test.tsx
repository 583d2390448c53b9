import { expect, it } from 'vitest';
import { shownText } from '../testing/render';
import { LeftOutLines } from './recorded-left-out';

it('shows what was left out with its reason, and counts what is not listed', () => {
  const lines = [
    { place: 'Meters!14–20', reason: 'empty', count: 7 },
    { place: 'Meters!21', reason: 'total', count: 1 },
  ] as const;
  const shown = shownText(<LeftOutLines lines={lines} count={2508} />);
  expect(shown).toContain('Meters!14–20');
  expect(shown).toContain('A total of other rows');
  expect(shown).toContain('2500 more rows are left out.');
  expect(shownText(<LeftOutLines lines={lines} count={8} />)).not.toContain('more row');
});
