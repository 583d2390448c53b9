import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { contactFormAtom } from '@/state/contact-form';

const ContactDialog = lazy(() =>
  import('@/features/contact-form/contact-dialog').then((file) => ({ default: file.ContactDialog })),
);

/** Dialogs that any screen may ask for through an atom. Their code is loaded when they are asked for. */
export function PrivateDialogs() {
  const contact = useAtomValue(contactFormAtom);
  return <Suspense>{contact ? <ContactDialog subject={contact.subject} /> : null}</Suspense>;
}
