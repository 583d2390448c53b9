import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the step changes, focuses its first field, or its heading if there is no field, because the previous focus is
 * gone with the previous step. Not on the first step, which the user did not navigate to.
 */
export function useFocusOnStep(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // A hidden step kept beside this one still has its inputs; and a checkbox has an invisible input.
    const field = place.current?.querySelector<HTMLElement>('input:not([hidden] input, [aria-hidden])');
    const heading = place.current?.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex]:not([hidden] *)');
    (field ?? heading ?? place.current)?.focus();
  }, [step]);
  return place;
}
