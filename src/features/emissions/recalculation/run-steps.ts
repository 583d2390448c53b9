import type { Recalculation } from '#api/contract/emissions/recalculations';

export const runSteps = ['choose', 'compute', 'compare', 'decide'] as const;
export type RunStep = (typeof runSteps)[number];

type State = Recalculation['state'];

const stepOfState: Partial<Record<State, RunStep>> = {
  computing: 'compute',
  ready: 'compare',
  applying: 'decide',
};

/** The step a recalculation is at. Null once it is decided; `choose` before there is one. */
export function stepOf(state: State | null): RunStep | null {
  return state === null ? 'choose' : (stepOfState[state] ?? null);
}
