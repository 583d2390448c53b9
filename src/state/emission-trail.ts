import { atom, useAtom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { EmissionSelection } from '#api/contract/emissions/emission-selection';
import type { TrailKind } from '#api/contract/emissions/emissions';

/** A row of activity data: what it is, and its name on screen. */
export type RowTrail = {
  kind: TrailKind;
  id: number;
  name: string;
  /** The sum from which the row was opened, and what the row adds to it: often not its own figure. */
  within?: { name: string; total: string; unitSymbol: string };
};

/** A figure that adds up many rows: what it adds (see `contract/figures`), and its name on screen. */
export type SumTrail = { selection: EmissionSelection; name: string };

/** A published factor. */
export type FactorTrail = { factorId: number; name: string };

export type TrailView = RowTrail | SumTrail | FactorTrail;

/** The way from the figure that was opened to what is shown: sum → part → row → factor. Empty: nothing is open. */
const trailAtom = atom<readonly TrailView[]>([]);

/** Opens the trail of a figure from anywhere; from within an open trail it leads one step further. */
export function useEmissionTrail(): { open: (view: TrailView) => void } {
  const setViews = useSetAtom(trailAtom);
  return { open: useCallback((view) => setViews((views) => [...views, view]), [setViews]) };
}

/** The open trail itself, for the dialog that shows it. */
export function useOpenTrail() {
  const [views, setViews] = useAtom(trailAtom);
  return {
    view: views.at(-1),
    previous: views.at(-2),
    depth: views.length,
    back: () => setViews((all) => all.slice(0, -1)),
    close: () => setViews([]),
  };
}
