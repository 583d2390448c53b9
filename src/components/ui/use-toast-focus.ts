import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Manages the focus around toasts. Sonner returns it to its origin as soon as it leaves them, so Tab would go in
 * circles while a toast is shown. Here the focus returns only when the toast that had it is gone. Spread the
 * handlers on an element around the toasts.
 */
export function useToastFocus() {
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (!box.current) return;
    const giveBack = () => {
      if (document.activeElement !== document.body) return;
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
      cameFrom.current = null;
    };
    const observer = new MutationObserver(giveBack);
    observer.observe(box.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  const isOutside = (element: Element | null) => element !== null && !box.current?.contains(element);
  return {
    ref: box,
    onFocusCapture: (event: FocusEvent) => {
      event.stopPropagation();
      if (isOutside(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    },
    onBlurCapture: (event: FocusEvent) => {
      event.stopPropagation();
      if (isOutside(event.relatedTarget)) cameFrom.current = null;
    },
  };
}
