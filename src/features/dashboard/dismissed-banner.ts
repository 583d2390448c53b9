import { atom } from 'jotai';

/** Who has put the banner on missing information away; it is back with the next visit. */
export const dismissedByAtom = atom<number | null>(null);
