import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Moves the focus on when the question that had it was answered and is gone: to the remaining questions, otherwise to
 * what follows them. `keys` are those of the questions, in order.
 */
export function useFocusAfterAnswer(keys: readonly string[]) {
  const title = useRef<HTMLHeadingElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const shown = keys.join('\n');
  useEffect(() => {
    const { current: key } = focused;
    if (key === null || shown.split('\n').includes(key)) return;
    focused.current = null;
    const { activeElement } = document;
    // The user may be elsewhere by now.
    if (activeElement === null || activeElement === document.body) (title.current ?? rest.current)?.focus();
  }, [shown]);
  return {
    title,
    rest,
    /** Lists of options are elsewhere in the document, but their events pass here. */
    onFocus: (key: string) => {
      focused.current = key;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) focused.current = null;
    },
  };
}
export type AnswerFocus = ReturnType<typeof useFocusAfterAnswer>;
