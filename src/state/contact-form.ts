import { atom, useSetAtom } from 'jotai';

/** What the open contact form is about; null while it is closed. */
export const contactFormAtom = atom<{ subject: string } | null>(null);

/** Opens the contact form from anywhere: locked features, error tiles, the trial badge. */
export function useContactForm(): { open: (subject?: string) => void } {
  const setForm = useSetAtom(contactFormAtom);
  return { open: (subject = '') => setForm({ subject }) };
}
