import type {
  EnteredVariables,
  Section,
  SimulationResult,
  VariableValue,
} from '#api/contract/scenarios/scenarios';
import type { Simulation } from '#api/contract/scenarios/simulations';

/** The initial state of a calculator. */
export type CalculatorStart = {
  sections: Section[];
  values: Record<string, VariableValue>;
  /** Values that can be lost without asking when the user leaves. */
  saved: Record<string, VariableValue>;
  /** The saved simulation being edited; null for a new one. */
  simulation: Simulation | null;
  result: SimulationResult | null;
};

/** A result, and the variables it was calculated from. */
export type Simulated = { result: SimulationResult; entered: EnteredVariables };
