import { expect, it } from 'vitest';
import type { TableView } from '../../model';
import { shownText } from '../testing/render';
import { SheetChoice } from './sheet-choice';

const view: TableView = {
  sheet: 'Jan',
  headerRow: 0,
  layout: 'rows',
  columns: [],
  dateOrder: null,
  decimal: null,
};
const show = (shown: TableView | null) => shownText(<SheetChoice view={shown} onSheet={() => undefined} />);

it('shows which sheets of a workbook are read', () => {
  const shown = show({ ...view, sheets: { read: 'Jan / Feb', options: ['Jan / Feb', 'Jan', 'Feb'] } });
  expect(shown).toContain('Sheets to read');
  expect(shown).toContain('Jan / Feb');
});

it('is not there where nothing can be chosen', () => {
  expect([show(view), show(null)]).toEqual(['', '']);
});
