import { atom, useAtom } from 'jotai';
import { mostCompared } from '#api/contract/scenarios/plans';
import type { Simulation } from '#api/contract/scenarios/simulations';

export type Selected = Pick<Simulation, 'scenarioBackupId' | 'scenarioId' | 'name'>;

/** Kept when the user leaves a list, because comparisons often span different measures. */
const selectionAtom = atom<readonly Selected[]>([]);

/** The simulations selected for a comparison or a plan, at most as many as can be compared. */
export function useSelection() {
  const [selected, setSelected] = useAtom(selectionAtom);
  const has = ({ scenarioBackupId }: Selected) =>
    selected.some((one) => one.scenarioBackupId === scenarioBackupId);
  const without = (id: number) => selected.filter((one) => one.scenarioBackupId !== id);
  return {
    selected,
    has,
    isFull: selected.length >= mostCompared,
    toggle: (one: Selected) =>
      setSelected(has(one) ? without(one.scenarioBackupId) : [...selected, toSelected(one)]),
    /** Deleted simulations. */
    drop: (id: number) => setSelected(without(id)),
    rename: (id: number, name: string) => setSelected((all) => renamed(all, id, name)),
    clear: () => setSelected([]),
  };
}

/** The selection uses the current names. */
export function renamed(selected: readonly Selected[], id: number, name: string): readonly Selected[] {
  return selected.map((one) => (one.scenarioBackupId === id ? { ...one, name } : one));
}

function toSelected({ scenarioBackupId, scenarioId, name }: Selected): Selected {
  return { scenarioBackupId, scenarioId, name };
}
