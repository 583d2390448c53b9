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
    const field = place.current?.querySelector('input');
    (field ?? place.current?.querySelector('h1'))?.focus();
  }, [step]);
  return place;
}
