import type {
  EnteredVariables,
  Section,
  SimulationResult,
  VariableValue,
} from '#api/contract/scenarios/scenarios';
import type { Simulation } from '#api/contract/scenarios/simulations';

/** What a calculator begins with. */
export type CalculatorStart = {
  sections: Section[];
  values: Record<string, VariableValue>;
  /** What need not be asked about when it is left. */
  saved: Record<string, VariableValue>;
  /** The saved simulation that is being changed; null for a new one. */
  simulation: Simulation | null;
  result: SimulationResult | null;
};

/** A result, and the variables it was worked out from. */
export type Simulated = { result: SimulationResult; entered: EnteredVariables };
