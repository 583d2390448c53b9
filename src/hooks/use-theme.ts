import { useEffect, useSyncExternalStore } from 'react';
import { type ThemeChoice, themeStore } from '@/state/theme';

/** The theme choice. `public/theme.js` applies the same key before the first paint. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(themeStore.subscribe, themeStore.read);
  useEffect(() => {
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
  }, [choice]);
  return [choice, themeStore.choose];
}
