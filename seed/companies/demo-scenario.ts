import type { EnteredValue } from '#api/domain/scenarios/model/definition';
import type { CompanyFacts } from '#api/domain/scenarios/prefill/company-facts';

/** A simulation that somebody of the demo saved. Results are worked out when it is loaded, none is written here. */
export type DemoSimulation = {
  scenarioCode: string;
  name: string;
  /** Who saved it. */
  by: number;
  savedMonthsAgo: number;
  locationId: number;
  /** What they typed over the filled form, from what the company recorded; offers and prices are made up like them. */
  typed: (facts: CompanyFacts) => Readonly<Record<string, EnteredValue>>;
};

export type DemoScenarios = {
  /** Codes of scenarios that the company's plan leaves out. */
  locked?: readonly string[];
  simulations: readonly DemoSimulation[];
  plans?: readonly { name: string; by: number; simulations: readonly string[] }[];
};

/** Whole lamps of 58 W that take this share of a location's electricity, lit for so many hours a year. */
export function lampsOfShare(kwh: number | null | undefined, share: number, hours: number): number {
  return Math.max(1, Math.round(((kwh ?? 0) * share * 1000) / (58 * 1.15 * hours)));
}

/** A row of the lamps' table: tubes of 58 W with a magnetic ballast become LED of 24 W. */
export function tubesToLed(count: number, hours: number) {
  return { lamp: 't8_58_m', count, lamp_w: 58, ballast_factor: 1.15, hours, led_w: 24 };
}
