import { atom, useSetAtom } from 'jotai';

/** Whether the user-guide tour is asked for. It also opens by itself for a company without locations. */
export const isTourOpenAtom = atom(false);

export function useTour(): { open: () => void } {
  const setIsOpen = useSetAtom(isTourOpenAtom);
  return { open: () => setIsOpen(true) };
}
