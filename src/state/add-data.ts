import { atom, useSetAtom } from 'jotai';

/** The open add-data dialog and the location it starts with; null while it is closed. */
export const addDataAtom = atom<{ locationId: number | null } | null>(null);

/** Opens the add-data dialog from anywhere; without a location it starts with the list of them. */
export function useAddData(): { open: (locationId?: number) => void } {
  const setDialog = useSetAtom(addDataAtom);
  return { open: (locationId) => setDialog({ locationId: locationId ?? null }) };
}
