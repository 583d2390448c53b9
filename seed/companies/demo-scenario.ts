import type { EnteredValue } from '#api/domain/scenarios/model/definition';
import type { CompanyFacts } from '#api/domain/scenarios/prefill/company-facts';

/** A simulation saved by a demo user. Results are calculated when it is loaded; none is stored here. */
export type DemoSimulation = {
  scenarioCode: string;
  name: string;
  /** The user who saved it. */
  by: number;
  savedMonthsAgo: number;
  locationId: number;
  /**
   * The values typed over the form, which is filled from the company's records; offers and prices are fictional too.
   */
  typed: (facts: CompanyFacts) => Readonly<Record<string, EnteredValue>>;
};

export type DemoScenarios = {
  /** Codes of scenarios that are not in the company's plan. */
  locked?: readonly string[];
  simulations: readonly DemoSimulation[];
  plans?: readonly { name: string; by: number; simulations: readonly string[] }[];
};

/** Whole lamps of 58 W that use this share of a location's electricity when lit for this many hours a year. */
export function lampsOfShare(kwh: number | null | undefined, share: number, hours: number): number {
  return Math.max(1, Math.round(((kwh ?? 0) * share * 1000) / (58 * 1.15 * hours)));
}

/** A row of the lamp table: tubes of 58 W with a magnetic ballast are replaced by LED of 24 W. */
export function tubesToLed(count: number, hours: number) {
  return { lamp: 't8_58_m', count, lamp_w: 58, ballast_factor: 1.15, hours, led_w: 24 };
}
