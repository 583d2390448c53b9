import type { Recalculation } from '#api/contract/emissions/recalculations';

type Outcome = Pick<Recalculation, 'kind' | 'state' | 'failedRows' | 'decidedOn'>;

/** The text key for a recalculation's state. It tells apart runs that stopped partway or left out some rows. */
export function stateTextOf({ kind, state, failedRows, decidedOn }: Outcome) {
  if (state === 'applied' && failedRows > 0) return 'appliedInPart';
  if (state === 'failed' && (kind !== 'settings' || decidedOn !== null)) return 'stopped';
  return state;
}
