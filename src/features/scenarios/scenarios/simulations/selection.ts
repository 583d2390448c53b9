import { atom, useAtom } from 'jotai';
import { mostCompared } from '#api/contract/scenarios/plans';
import type { Simulation } from '#api/contract/scenarios/simulations';

export type Selected = Pick<Simulation, 'scenarioBackupId' | 'scenarioId' | 'name'>;

/** Outlives the list of one measure: what is compared are often different measures. */
const selectionAtom = atom<readonly Selected[]>([]);

/** The simulations picked to be compared or put into a plan, at most as many as can be compared. */
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
    /** Deleted. */
    drop: (id: number) => setSelected(without(id)),
    clear: () => setSelected([]),
  };
}

function toSelected({ scenarioBackupId, scenarioId, name }: Selected): Selected {
  return { scenarioBackupId, scenarioId, name };
}
