import type { WidgetSelection } from '#api/contract/emissions/dashboard-settings';

/** The list with one widget at a new place; the first place is 1, as the API counts. */
export function moved(
  list: readonly WidgetSelection[],
  widgetId: number,
  newPosition: number,
): WidgetSelection[] {
  const widget = list.find((entry) => entry.widgetId === widgetId);
  if (!widget) return [...list];
  const rest = list.filter((entry) => entry.widgetId !== widgetId);
  rest.splice(Math.min(Math.max(newPosition, 1), list.length) - 1, 0, widget);
  return rest.map((entry, index) => ({ ...entry, displayOrder: index + 1 }));
}
