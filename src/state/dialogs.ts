import { atom, useAtomValue, useSetAtom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import type { DataGap } from '#api/contract/reports/headers';
import type { TrailView } from './trail-view';

/**
 * The dialogs that any screen may open, each with its parameters. A new one needs a line here and a line in
 * `app/private-dialogs` with its component.
 */
export type DialogParams = {
  /** Without a location it starts with the list of locations; the form defaults to `period`. */
  addData: { locationId?: number; type?: 'fuels' | 'utilities' | 'renewable'; period?: EntryPeriod };
  contact: { subject?: string };
  /** Explains why a source of a location has no data in certain months. */
  explainGap: { gap: MissingMonths };
  faqs: Nothing;
  /** Without a location, the user chooses one there. */
  importData: { locationId?: number };
  importLocations: Nothing;
  /**
   * Adds or edits a location; `tab` is the first tab. The screen of a new location is opened unless the user should
   * stay where they are.
   */
  location: {
    locationId?: number;
    tab?: 'details' | 'contracts';
    isOpenedAfterAdding?: boolean;
    /** The location was just added, so the next step can be skipped. */
    isNew?: boolean;
  };
  /** It also opens by itself for a company without locations. */
  tour: Nothing;
  /** The path from the opened figure to what is shown: sum → part → row → factor. */
  trail: { views: readonly TrailView[] };
};

export type DialogName = keyof DialogParams;

/** What lacks data, and the first days of its first and last month. */
export type MissingMonths = Pick<
  DataGap,
  'locationId' | 'locationName' | 'list' | 'sourceId' | 'sourceName'
> & {
  firstMonth: string;
  lastMonth: string;
};

/** Days, including both ends. */
export type EntryPeriod = { startDate: string; endDate: string };

/** The props of a dialog. `onClose` is the user's request; it asks first if edits would be lost. */
export type DialogPropsOf<Name extends DialogName> = DialogParams[Name] & { onClose: () => void };

export type OpenDialogs = { readonly [Name in DialogName]?: DialogParams[Name] };

type Nothing = Record<never, never>;

/** A dialog without parameters can be opened without any. */
type Given<Name extends DialogName> = Nothing extends DialogParams[Name]
  ? [params?: DialogParams[Name]]
  : [params: DialogParams[Name]];

type Dialogs = {
  open: <Name extends DialogName>(name: Name, ...given: Given<Name>) => void;
  /** For a dialog whose content grows while it is open. */
  change: <Name extends DialogName>(
    name: Name,
    next: (params: DialogParams[Name] | undefined) => DialogParams[Name],
  ) => void;
  /** Immediately, without asking about edits, because they were saved. */
  close: (...names: readonly DialogName[]) => void;
};

const openDialogsAtom = atom<OpenDialogs>({});

/** Opens and closes dialogs from anywhere; the same object each time. */
export function useDialogs(): Dialogs {
  const setOpen = useSetAtom(openDialogsAtom);
  return useMemo(() => dialogsBy(setOpen), [setOpen]);
}

/** The parameters of an open dialog; undefined while it is closed. */
export function useDialog<Name extends DialogName>(name: Name): DialogParams[Name] | undefined {
  return useAtomValue(useMemo(() => selectAtom(openDialogsAtom, (open) => open[name]), [name]));
}

/** All open dialogs, for the one component that renders them. */
export function useOpenDialogs(): OpenDialogs {
  return useAtomValue(openDialogsAtom);
}

/** The actions on any store of open dialogs. */
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
