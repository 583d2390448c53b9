import type { Locale } from '#api/contract/messages';
import type { GeneralInformationBody } from '#api/contract/reports/general-informations';
import type { DemoMateriality } from './demo-materiality';

type Made = {
  /** The calendar year this many years before that of the reference date. */
  yearsAgo: number;
  by: number;
  language: Locale;
  /** Without a year, because the demo and its periods move. */
  name: string;
  description: string;
  author: string;
  department: string;
};

type DemoFacility = {
  locationId: number;
  facilityId: number;
  area: number;
  isOwned: boolean;
  exclude?: boolean;
};

/** A greenhouse gas report that a demo user made in the summer; its figures come from the ledger. */
export type DemoGhgReport = Made & {
  general: Omit<GeneralInformationBody, 'reportHeaderId' | 'verifiedOn'>;
  /**
   * Month and day of the verifier's statement, in the year of the reference date; without it the report is not
   * verified.
   */
  verifiedOn?: `${number}-${number}`;
  facilities: readonly DemoFacility[];
};

/** A CSRD report of a demo user: answers by question code, in the questionnaire's order. */
export type DemoCsrdReport = Made & {
  answers: Readonly<Record<string, readonly string[]>>;
  /** Its own assessment; by default the company's. */
  assessment?: DemoMateriality;
  /** Everything is answered except what the ledger provides: a job fills that in and finishes the report. */
  isFinished?: true;
};

/** Not part of `DemoCompany`, because the worker bundle contains the companies and does not need these texts. */
export type DemoReports = {
  /** Report types that are not in the company's plan. */
  locked?: readonly number[];
  ghg?: readonly DemoGhgReport[];
  csrd?: readonly DemoCsrdReport[];
};

/** Keys of report types (reference/reports/reports.ts) and of facilities (reference/reports/facility-types.ts). */
export const report = { ghg: 1, csrd: 2 } as const;
export const facility = {
  office: 1,
  productionHall: 2,
  workshop: 3,
  warehouse: 4,
  coldStore: 5,
  shop: 6,
  laboratory: 8,
  yard: 16,
} as const;
