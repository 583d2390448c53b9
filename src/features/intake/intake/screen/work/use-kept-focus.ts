import { useEffect, useRef } from 'react';

/**
 * Keeps the focus near where it was when the control that had it disappears, because each answer changes what is
 * shown: in the row of an entry, otherwise at the questions that remain, otherwise at the entries.
 */
export function useKeptFocus() {
  const pane = useRef<HTMLDivElement>(null);
  const questions = useRef<HTMLHeadingElement>(null);
  const entries = useRef<HTMLElement>(null);
  const last = useRef<Element | null>(null);
  const row = useRef<Element | null>(null);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    const { activeElement } = document;
    // The user may be elsewhere by now.
    if (activeElement !== null && activeElement !== document.body) return;
    const button = row.current?.isConnected ? row.current.querySelector('button') : null;
    (button ?? questions.current ?? entries.current)?.focus();
  });
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !pane.current?.contains(target)) return;
      last.current = target;
      row.current = rowAround(target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return { pane, questions, entries };
}

/** An entry is edited in a row of the table below its own. */
function rowAround(element: Element): Element | null {
  const before = element.closest('tr:not([data-row])')?.previousElementSibling ?? null;
  return before?.matches('[data-row]') ? before : null;
}
