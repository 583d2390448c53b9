import type { Conclusion, Horizon } from '#api/domain/materiality/assessment';
import type { MethodChoice } from '#api/domain/materiality/method';
import golden from './golden-cases.json';

/** An item as a case writes it; levels of an impact are scale, scope, irremediability, else magnitude and probability. */
export type GoldenItem = {
  /** Empty: the item is open. */
  levels: readonly number[];
  /** To be monitored where it is left out; by version 2 of the rules that departs from a score at its threshold. */
  conclusion?: Conclusion;
  reason?: string;
  horizon?: Horizon;
  /** Number of its entry, from 1. */
  entry?: number;
} & (
  | {
      kind: 'impact';
      character?: 'negative' | 'positive';
      occurrence?: 'actual' | 'potential';
      probability?: number;
      isHumanRights?: boolean;
    }
  | { kind: 'risk' | 'opportunity' }
);

export type GoldenMatter = { standard: string; entries: number; items: readonly GoldenItem[] };

/** A subtopic as the ranking sees it; null: incomplete. */
export type GoldenRanked = {
  name: string;
  impact: string | null;
  financial: string | null;
  materialItems: number;
};

/** One result that was calculated by hand. It has one of `item`, `matter`, `scores` and `ranking`. */
export type MaterialityGoldenCase = {
  id: string;
  titleEn: string;
  titlePl: string;
  /** Rules that the working has to name; of bare scores, rankings and turns those that the case is about. */
  rules: readonly string[];
  /** The hand calculation, by rule. */
  working: string;
  item?: GoldenItem;
  matter?: GoldenMatter;
  scores?: { impacts: readonly string[]; financials: readonly string[] };
  ranking?: readonly GoldenRanked[];
  /** Where it differs from the recommended choice. */
  method?: Partial<MethodChoice>;
  /** What the matter is compared with: which way it turns. */
  otherMethod?: Partial<MethodChoice>;
  /** Results by name: numbers, codes or lists of names. */
  expected: Readonly<Record<string, string>>;
};

const written = golden as unknown as { cases: readonly MaterialityGoldenCase[] };

/** The test vectors of the rules (`v1`–`v19`) and cases for every rule, calculated with exact fractions. */
export const materialityGoldenCases = written.cases;
