import { useLocation } from '@tanstack/react-router';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { addDataAtom } from '@/state/add-data';
import { contactFormAtom } from '@/state/contact-form';
import { useOpenTrail } from '@/state/emission-trail';
import { areFaqsOpenAtom } from '@/state/faqs';
import { importDataAtom } from '@/state/import-data';
import { locationFormAtom } from '@/state/location-form';
import { useSessionUser } from '@/state/session';
import { isTourOpenAtom } from '@/state/tour';

const ContactDialog = lazy(() =>
  import('@/features/knowledge/contact-form/contact-dialog').then((file) => ({
    default: file.ContactDialog,
  })),
);
const Tour = lazy(() => import('@/features/knowledge/tour/tour').then((file) => ({ default: file.Tour })));
const FaqDialog = lazy(() =>
  import('@/features/knowledge/help/faq-dialog').then((file) => ({ default: file.FaqDialog })),
);
const LocationDialog = lazy(() =>
  import('@/features/company/locations/location-dialog').then((file) => ({ default: file.LocationDialog })),
);
const AddDataDialog = lazy(() => import('./add-data').then((file) => ({ default: file.AddData })));
const ImportDialog = lazy(() =>
  import('@/features/activity-data/imports/import-dialog').then((file) => ({ default: file.ImportDialog })),
);
const TrailDialog = lazy(() =>
  import('@/features/emissions/emission-trail/trail-dialog').then((file) => ({ default: file.TrailDialog })),
);
const FactorTrail = lazy(() => import('./factor-trail').then((file) => ({ default: file.FactorTrail })));

/** Dialogs that any screen may ask for through an atom. Their code is loaded when they are asked for. */
export function PrivateDialogs() {
  const contact = useAtomValue(contactFormAtom);
  const locationForm = useAtomValue(locationFormAtom);
  const addData = useAtomValue(addDataAtom);
  const [importData, setImportData] = useAtom(importDataAtom);
  const trail = useOpenTrail();
  const [areFaqsOpen, setAreFaqsOpen] = useAtom(areFaqsOpenAtom);
  const [isTourOpen, setIsTourOpen] = useAtom(isTourOpenAtom);
  const { userId, anyLocations, hideTour } = useSessionUser();
  useCloseOnLeave();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per person; putting the tour away must not close its last page
  useEffect(() => {
    setIsTourOpen(!anyLocations && !hideTour);
  }, [userId]);
  return (
    <Suspense>
      {contact ? <ContactDialog subject={contact.subject} /> : null}
      {locationForm ? <LocationDialog {...locationForm} /> : null}
      {addData ? <AddDataDialog locationId={addData.locationId} /> : null}
      {importData ? (
        <ImportDialog locationId={importData.locationId} onClose={() => setImportData(null)} />
      ) : null}
      {trail.view ? (
        <TrailDialog renderFactor={(factorId) => <FactorTrail key={factorId} factorId={factorId} />} />
      ) : null}
      {areFaqsOpen ? <FaqDialog onClose={() => setAreFaqsOpen(false)} /> : null}
      {isTourOpen ? <Tour onClose={() => setIsTourOpen(false)} /> : null}
    </Suspense>
  );
}

/**
 * A dialog belongs to the screen it was opened on: back, or the palette, leave both. Those that hold edits have asked
 * by then. The import goes on, and the tour leads over the screens.
 */
function useCloseOnLeave(): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const openedAt = useRef(pathname);
  const setContact = useSetAtom(contactFormAtom);
  const setLocationForm = useSetAtom(locationFormAtom);
  const setAddData = useSetAtom(addDataAtom);
  const setAreFaqsOpen = useSetAtom(areFaqsOpenAtom);
  const { close: closeTrail } = useOpenTrail();
  useEffect(() => {
    if (openedAt.current === pathname) return;
    openedAt.current = pathname;
    setContact(null);
    setLocationForm(null);
    setAddData(null);
    setAreFaqsOpen(false);
    closeTrail();
  });
}
