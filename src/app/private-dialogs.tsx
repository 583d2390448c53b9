import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { UnsavedScopeProvider, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useLeaveGuard } from '@/components/form/use-leave-guard';
import {
  type DialogName,
  type DialogParams,
  type DialogPropsOf,
  useDialogs,
  useOpenDialogs,
} from '@/state/dialogs';
import { useSessionUser } from '@/state/session';

type DialogEntry<Name extends DialogName> = {
  /**
   * A dialog belongs to the screen it was opened on and closes when Back or the palette leaves that screen. `ask`:
   * asks about unsaved edits first, also when it is closed. `stay`: it stays open across screens.
   */
  onLeave: 'close' | 'ask' | 'stay';
  render: (props: DialogPropsOf<Name>) => ReactNode;
};

// Their code is loaded when they are opened.
const AddData = lazy(async () => ({ default: (await import('./add-data')).AddData }));
const Contact = lazy(async () => ({
  default: (await import('@/features/knowledge/contact-form/contact-dialog')).ContactDialog,
}));
const ExplainGap = lazy(async () => ({
  default: (await import('@/features/reviews/gaps/explain-gap-dialog')).ExplainGapDialog,
}));
const Faqs = lazy(async () => ({
  default: (await import('@/features/knowledge/help/faq-dialog')).FaqDialog,
}));
const ImportData = lazy(async () => ({
  default: (await import('@/features/activity-data/imports/import-dialog')).ImportDialog,
}));
const ImportLocations = lazy(async () => ({
  default: (await import('@/features/activity-data/imports/import-locations-dialog')).ImportLocationsDialog,
}));
const Location = lazy(async () => ({
  default: (await import('@/features/company/locations/location-dialog')).LocationDialog,
}));
const Tour = lazy(async () => ({ default: (await import('@/features/knowledge/tour/tour')).Tour }));
const Trail = lazy(async () => ({ default: (await import('./emission-trail')).EmissionTrail }));

const dialogs: { readonly [Name in DialogName]: DialogEntry<Name> } = {
  addData: { onLeave: 'ask', render: (props) => <AddData {...props} /> },
  contact: { onLeave: 'ask', render: (props) => <Contact {...props} /> },
  explainGap: { onLeave: 'ask', render: (props) => <ExplainGap {...props} /> },
  faqs: { onLeave: 'close', render: (props) => <Faqs {...props} /> },
  importData: { onLeave: 'stay', render: (props) => <ImportData {...props} /> },
  importLocations: { onLeave: 'stay', render: (props) => <ImportLocations {...props} /> },
  location: { onLeave: 'ask', render: (props) => <Location {...props} /> },
  tour: { onLeave: 'stay', render: (props) => <Tour {...props} /> },
  trail: { onLeave: 'close', render: (props) => <Trail {...props} /> },
};

const names = Object.keys(dialogs) as DialogName[];

/** The dialogs that screens have opened. */
export function PrivateDialogs() {
  const open = useOpenDialogs();
  useCloseOnLeave();
  useOfferedTour();
  return names.map((name) => {
    const params = open[name];
    return params ? (
      <Suspense key={name}>
        <OpenDialog name={name} params={params} />
      </Suspense>
    ) : null;
  });
}

type OpenDialogProps<Name extends DialogName> = { name: Name; params: DialogParams[Name] };

function OpenDialog<Name extends DialogName>({ name, params }: OpenDialogProps<Name>) {
  const { close } = useDialogs();
  const { onLeave, render } = dialogs[name];
  if (onLeave !== 'ask') return render({ ...params, onClose: () => close(name) });
  return (
    <UnsavedScopeProvider>
      <AskingDialog name={name} params={params} />
    </UnsavedScopeProvider>
  );
}

function AskingDialog<Name extends DialogName>({ name, params }: OpenDialogProps<Name>) {
  const { close } = useDialogs();
  const scope = useUnsavedScope();
  useLeaveGuard(() => close(name));
  const askToClose = async () => {
    if (await scope.confirmLeave()) close(name);
  };
  return dialogs[name].render({ ...params, onClose: () => void askToClose() });
}

function useCloseOnLeave(): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const openedAt = useRef(pathname);
  const { close } = useDialogs();
  useEffect(() => {
    if (openedAt.current === pathname) return;
    openedAt.current = pathname;
    close(...names.filter((name) => dialogs[name].onLeave !== 'stay'));
  }, [pathname, close]);
}

/** The tour opens by itself for users whose company has no data yet, once per user. */
function useOfferedTour(): void {
  const { open } = useDialogs();
  const { userId, anyLocations, hideTour } = useSessionUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per person; putting the tour away must not close its last page
  useEffect(() => {
    if (!anyLocations && !hideTour) open('tour');
  }, [userId]);
}
