import { useEffect, useRef } from 'react';

/** Calls back on Ctrl or ⌘ with the key, anywhere on the page. */
export function useShortcut(key: string, onPress: () => void): void {
  const handler = useRef(onPress);
  handler.current = onPress;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== key) return;
      event.preventDefault();
      handler.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key]);
}
