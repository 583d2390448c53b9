import { expect, it } from 'vitest';
import type { ReadProgress } from '../../read-progress';
import { shownText } from '../testing/render';
import { ReadingState } from './reading-state';

const show = (progress: ReadProgress | null) => shownText(<ReadingState progress={progress} />);

it('shows no share before the first bytes are there', () => {
  const shown = show(null);
  expect(shown).toContain('Loading the file');
  expect(shown).toContain('data-state="indeterminate"');
});

it('shows how many bytes are loaded', () => {
  const shown = show({ step: 'loading', bytes: 5_000_000, ofBytes: 20_000_000 });
  expect(shown).toContain('aria-valuenow="25"');
  expect(shown).toMatch(/>5\.00\sMB of 20\.00\sMB</);
});

it('shows how many rows or pages are read', () => {
  const rows = show({ step: 'reading', part: { unit: 'rows', count: 96_000, share: 0.5 } });
  expect(rows).toContain('Reading the file');
  expect(rows).toContain('aria-valuenow="50"');
  expect(rows).toContain('96,000 rows read');
  const page = show({ step: 'reading', part: { unit: 'pages', count: 1, share: 0.1 } });
  expect(page).toContain('1 page read');
});

it('shows no share of a workbook, which is read in one step', () => {
  expect(show({ step: 'reading' })).toContain('data-state="indeterminate"');
});
