import { useAtom, useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { contactFormAtom } from '@/state/contact-form';
import { useSessionUser } from '@/state/session';
import { isTourOpenAtom } from '@/state/tour';

const ContactDialog = lazy(() =>
  import('@/features/contact-form/contact-dialog').then((file) => ({ default: file.ContactDialog })),
);
const TourDialog = lazy(() =>
  import('@/features/tour/tour-dialog').then((file) => ({ default: file.TourDialog })),
);

/** Dialogs that any screen may ask for through an atom. Their code is loaded when they are asked for. */
export function PrivateDialogs() {
  const contact = useAtomValue(contactFormAtom);
  const [isTourOpen, setIsTourOpen] = useAtom(isTourOpenAtom);
  const { userId, anyLocations, hideTour } = useSessionUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per person; putting the tour away must not close its last page
  useEffect(() => {
    setIsTourOpen(!anyLocations && !hideTour);
  }, [userId]);
  return (
    <Suspense>
      {contact ? <ContactDialog subject={contact.subject} /> : null}
      {isTourOpen ? <TourDialog onClose={() => setIsTourOpen(false)} /> : null}
    </Suspense>
  );
}
