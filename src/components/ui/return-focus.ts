import { useRef } from 'react';

/** The list and the position of a row. */
type Place = { list: Element; index: number };

/**
 * Returns the focus to where it was before a dialog opened. Radix does so only for dialogs with their own trigger;
 * ours are opened by state. If a menu item opened the dialog, the menu's button gets the focus, because the item is
 * gone by then. If the row itself is gone, the row that took its place gets it.
 */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null);
  const place = useRef<Place | null>(null);
  return {
    remember: () => {
      const menu = document.activeElement?.closest('[role="menu"]');
      const button = menu?.getAttribute('aria-labelledby');
      origin.current = button ? document.getElementById(button) : document.activeElement;
      place.current = placeOf(origin.current?.closest('tr, li'));
    },
    restore: (event: Event) => {
      event.preventDefault();
      const target = origin.current?.isConnected ? origin.current : nextTo(place.current);
      if (target instanceof HTMLElement) target.focus();
    },
  };
}

function placeOf(row: Element | null | undefined): Place | null {
  const list = row?.parentElement;
  return row && list ? { list, index: [...list.children].indexOf(row) } : null;
}

/**
 * The first control of the row that moved up, or of the last one; of the surrounding content if the list is empty
 * now.
 */
function nextTo(place: Place | null): Element | null {
  if (!place?.list.isConnected) return null;
  const { list, index } = place;
  for (
    let around: Element | null = list.children[Math.min(index, list.children.length - 1)] ?? list;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const control = around.querySelector('a[href], :is(button, input, select, textarea):not(:disabled)');
    if (control) return control;
  }
  return null;
}
