import { describe, expect, it } from 'vitest';
import type { WidgetSelection } from '#api/contract/emissions/dashboard-settings';
import { moved } from './move-widget';

const list: WidgetSelection[] = (['TOTALS', 'SOURCES', 'CATEGORIES'] as const).map((code, index) => ({
  widgetId: index + 1,
  name: code,
  code,
  show: true,
  displayOrder: index + 1,
}));
const codes = (entries: WidgetSelection[]) => entries.map((entry) => `${entry.displayOrder} ${entry.code}`);

describe('moving a widget', () => {
  it('puts it at the new position and renumbers all positions', () => {
    expect(codes(moved(list, 3, 1))).toEqual(['1 CATEGORIES', '2 TOTALS', '3 SOURCES']);
  });

  it('stops at the first and last position', () => {
    expect(codes(moved(list, 1, 9))).toEqual(['1 SOURCES', '2 CATEGORIES', '3 TOTALS']);
    expect(codes(moved(list, 2, 0))).toEqual(['1 SOURCES', '2 TOTALS', '3 CATEGORIES']);
  });

  it('changes nothing for an unknown widget', () => {
    expect(moved(list, 99, 1)).toEqual(list);
  });
});
