import type { Recalculation } from '#api/contract/emissions/recalculations';

type Outcome = Pick<Recalculation, 'kind' | 'state' | 'failedRows' | 'decidedOn'>;

/** Which words say how a recalculation stands: one that ended on the way, or without some rows, says that. */
export function stateTextOf({ kind, state, failedRows, decidedOn }: Outcome) {
  if (state === 'applied' && failedRows > 0) return 'appliedInPart';
  if (state === 'failed' && (kind !== 'settings' || decidedOn !== null)) return 'stopped';
  return state;
}
