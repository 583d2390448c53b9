import { atom, useAtomValue, useSetAtom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import type { DataGap } from '#api/contract/reports/headers';
import type { TrailView } from './trail-view';

/**
 * The dialogs that any screen may open, each with what it is opened with. A new one is a line here and a line in
 * `app/private-dialogs`, which says what it consists of.
 */
export type DialogParams = {
  /** Without a location it starts with the list of them; the form is for `period` unless the person says otherwise. */
  addData: { locationId?: number; type?: 'fuels' | 'utilities' | 'renewable'; period?: EntryPeriod };
  contact: { subject?: string };
  /** To say why a source of a location has no data in certain months. */
  explainGap: { gap: MissingMonths };
  faqs: Nothing;
  /** Without a location the person chooses one there. */
  importData: { locationId?: number };
  importLocations: Nothing;
  /**
   * Adds a location, or edits one; `tab` is what comes first. The screen of a new one is opened unless the person is to
   * stay where they are.
   */
  location: {
    locationId?: number;
    tab?: 'details' | 'contracts';
    isOpenedAfterAdding?: boolean;
    /** It was added a moment ago: what comes next can be skipped. */
    isNew?: boolean;
  };
  /** It also opens by itself for a company without locations. */
  tour: Nothing;
  /** The way from the figure that was opened to what is shown: sum → part → row → factor. */
  trail: { views: readonly TrailView[] };
};

export type DialogName = keyof DialogParams;

/** What lacks data, and the first days of the first and the last month of it. */
export type MissingMonths = Pick<
  DataGap,
  'locationId' | 'locationName' | 'list' | 'sourceId' | 'sourceName'
> & {
  firstMonth: string;
  lastMonth: string;
};

/** Days, both ends counted. */
export type EntryPeriod = { startDate: string; endDate: string };

/** What a dialog is rendered with. `onClose` is the person's wish; where edits would be lost it asks first. */
export type DialogPropsOf<Name extends DialogName> = DialogParams[Name] & { onClose: () => void };

export type OpenDialogs = { readonly [Name in DialogName]?: DialogParams[Name] };

type Nothing = Record<never, never>;

/** What needs nothing may be opened with nothing. */
type Given<Name extends DialogName> = Nothing extends DialogParams[Name]
  ? [params?: DialogParams[Name]]
  : [params: DialogParams[Name]];

type Dialogs = {
  open: <Name extends DialogName>(name: Name, ...given: Given<Name>) => void;
  /** For one whose content grows while it is open. */
  change: <Name extends DialogName>(
    name: Name,
    next: (params: DialogParams[Name] | undefined) => DialogParams[Name],
  ) => void;
  /** At once: after saving, nothing is left to ask about. */
  close: (...names: readonly DialogName[]) => void;
};

const openDialogsAtom = atom<OpenDialogs>({});

/** Opens and closes dialogs from anywhere; the same object each time. */
export function useDialogs(): Dialogs {
  const setOpen = useSetAtom(openDialogsAtom);
  return useMemo(() => dialogsBy(setOpen), [setOpen]);
}

/** What a dialog is open with; undefined while it is closed. */
export function useDialog<Name extends DialogName>(name: Name): DialogParams[Name] | undefined {
  return useAtomValue(useMemo(() => selectAtom(openDialogsAtom, (open) => open[name]), [name]));
}

/** Every open dialog, for the one place that renders them. */
export function useOpenDialogs(): OpenDialogs {
  return useAtomValue(openDialogsAtom);
}

/** The verbs over any holder of what is open. */
export function dialogsBy(update: (next: (open: OpenDialogs) => OpenDialogs) => void): Dialogs {
  return {
    open: (name, ...[params]) => update((open) => ({ ...open, [name]: params ?? {} })),
    change: (name, next) => update((open) => ({ ...open, [name]: next(open[name]) })),
    close: (...names) =>
      update((open) => {
        const rest = Object.entries(open).filter(([name]) => !names.some((closed) => closed === name));
        return rest.length === Object.keys(open).length ? open : Object.fromEntries(rest);
      }),
  };
}
