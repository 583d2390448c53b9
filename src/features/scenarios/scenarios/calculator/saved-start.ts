import type { ResponseOf } from '#api/contract/endpoint';
import type { reworkSimulation, SavedResult } from '#api/contract/scenarios/simulations';
import type { CalculatorStart } from './calculator-state';
import { withEntered } from './form-values';

type Reworked = Pick<ResponseOf<typeof reworkSimulation>, 'sections' | 'variables'>;

/** With today's data, the form is today's too, so prefilled values do not count as typed. */
export function savedStart(
  { simulation, sections: ofThen, result }: SavedResult,
  reworked: Reworked | null,
): CalculatorStart {
  const sections = reworked?.sections ?? ofThen;
  return {
    sections,
    values: withEntered(sections, reworked?.variables ?? simulation.variables),
    saved: withEntered(sections, simulation.variables),
    simulation,
    // With different numbers, it is the result of another simulation.
    result: reworked ? null : result,
  };
}
