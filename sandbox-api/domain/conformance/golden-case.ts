import type { Contract, UtilityActivity } from '#api/domain/emissions/activity';
import type { Scope2Method } from '#api/domain/emissions/emission-line';
import type { Activity } from '#api/domain/emissions/emissions';
import type { EmissionProblemCode } from '#api/domain/units/emission-problem';

/** A line that must be among the result. Months, methods and reasons are compared where they are given. */
export type ExpectedLine = {
  scope: number;
  category: string;
  method: Scope2Method | 'none';
  kgCo2e: string;
  kgCo2Biogenic: string;
  periodMonth?: string;
  reason?: string;
};

/** A calculation with a published source and the figure it must give, or the problem it must name. */
export type GoldenCase = {
  id: string;
  titleEn: string;
  titlePl: string;
  countryCode: string;
  /** Absent = the whole grid of the country. */
  gridSubregion?: string;
  gwpSet: 'AR5' | 'AR6';
  headlineScope2Method: Scope2Method;
  contracts: readonly Contract[];
  activity: Activity;
  /** What else is bought in the years of a contract that covers a volume. */
  otherBills?: readonly UtilityActivity[];
  expected: readonly ExpectedLine[] | { problem: EmissionProblemCode; field: string };
  source: string;
  working: string;
};
