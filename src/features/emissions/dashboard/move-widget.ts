import type { WidgetSelection } from '#api/contract/emissions/dashboard-settings';

/** Moves one widget to a new position. Positions start at 1, as in the API. */
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
