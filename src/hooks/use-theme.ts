import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { type ThemeChoice, themeChoiceAtom } from '@/state/theme';

/** The theme choice. `public/theme.js` applies the same key before the first paint. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useAtom(themeChoiceAtom);
  useEffect(() => {
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
  }, [choice]);
  return [choice, setChoice];
}
