import { atom, useSetAtom } from 'jotai';

export type LocationFormTab = 'details' | 'contracts';

/** The location being added (`locationId` null) or edited, and what of it comes first; null while the form is closed. */
export const locationFormAtom = atom<{ locationId: number | null; tab?: LocationFormTab } | null>(null);

/** Asks for the location form from anywhere: the submenu, the onboarding card. */
export function useLocationForm(): { open: (locationId?: number) => void } {
  const setForm = useSetAtom(locationFormAtom);
  return { open: (locationId) => setForm({ locationId: locationId ?? null }) };
}
