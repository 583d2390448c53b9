import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the step changes, its first field has the focus, or its heading where there is no field: what had it is gone
 * with the step before. Not on the first step, which nobody was led to.
 */
export function useFocusOnStep(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // A step that waits hidden beside this one keeps what was typed in it; a tick box has an input that nobody sees.
    const field = place.current?.querySelector<HTMLElement>('input:not([hidden] input, [aria-hidden])');
    const heading = place.current?.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex]:not([hidden] *)');
    (field ?? heading ?? place.current)?.focus();
  }, [step]);
  return place;
}
