import { atom, useSetAtom } from 'jotai';

/** Whether the frequent questions are open. */
export const areFaqsOpenAtom = atom(false);

export function useFaqs(): { open: () => void } {
  const setIsOpen = useSetAtom(areFaqsOpenAtom);
  return { open: () => setIsOpen(true) };
}
