import { useRef } from 'react';

/**
 * Gives the focus back to where it was before a dialog opened. Radix does so only for dialogs with a trigger of
 * their own; ours are opened by state. When a menu item opened the dialog, the menu's button gets the focus,
 * because the item is gone by then.
 */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null);
  return {
    remember: () => {
      const menu = document.activeElement?.closest('[role="menu"]');
      const button = menu?.getAttribute('aria-labelledby');
      origin.current = button ? document.getElementById(button) : document.activeElement;
    },
    restore: (event: Event) => {
      event.preventDefault();
      if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
    },
  };
}
