import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button:not(:disabled)';

/**
 * Arrow keys move between rows and stay on the same control of the row; Home and End go to the ends. Handled in the
 * capture phase, because a menu button would open on arrow down. Text fields keep their keys.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  const row = event.currentTarget;
  if (!target.matches(focusable)) return;
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
  const next = nextIndex(event.key, rows.indexOf(row), rows.length);
  if (next === null) return;
  const place = [...row.querySelectorAll(focusable)].indexOf(target);
  const controls = rows[next]?.querySelectorAll<HTMLElement>(focusable);
  const control = controls?.[Math.min(place, controls.length - 1)];
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  control.focus();
}

/** The row that a key moves to; null for other keys or if there is no such row. */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (index < 0) return null;
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
  return target === undefined || target < 0 || target >= count || target === index ? null : target;
}
