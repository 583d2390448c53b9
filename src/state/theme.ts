import { z } from 'zod';
import { localAtom } from './local-atom';

export type ThemeChoice = 'system' | 'light' | 'dark';

export const themeChoiceAtom = localAtom<ThemeChoice>(
  'ledgerleaf.theme',
  'system',
  z.enum(['system', 'light', 'dark']),
);
