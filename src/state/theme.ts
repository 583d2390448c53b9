/** Stored under this key as JSON; `public/theme.js` reads it before the first paint. */
const storageKey = 'ledgerleaf.theme';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const listeners = new Set<() => void>();
let choice = readStored();

/**
 * The theme chosen on this device. A plain store instead of an atom, because the login page needs it and would
 * otherwise load the atom library just for this.
 */
export const themeStore = {
  read: (): ThemeChoice => choice,
  choose: (next: ThemeChoice): void => {
    choice = next;
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Blocked storage: the choice lasts until the tab closes.
    }
    tell();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== storageKey) return;
  choice = readStored();
  tell();
});

function tell(): void {
  for (const listener of listeners) listener();
}

function readStored(): ThemeChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '"system"');
    return themeChoices.find((known) => known === stored) ?? 'system';
  } catch {
    return 'system';
  }
}
