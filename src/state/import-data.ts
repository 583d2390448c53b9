import { atom, useSetAtom } from 'jotai';

/** The open import dialog and the location it starts with; null while it is closed. */
export const importDataAtom = atom<{ locationId: number | null } | null>(null);

/** Opens the import dialog from anywhere; without a location the person chooses one there. */
export function useImportData(): { open: (locationId?: number) => void } {
  const setDialog = useSetAtom(importDataAtom);
  return { open: (locationId) => setDialog({ locationId: locationId ?? null }) };
}
