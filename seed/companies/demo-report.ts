import type { Locale } from '#api/contract/messages';
import type { GeneralInformationBody } from '#api/contract/reports/general-informations';
import type { DemoMateriality } from './demo-materiality';

type Made = {
  /** Of the calendar year so long before the one of the reference date. */
  yearsAgo: number;
  by: number;
  language: Locale;
  /** Without a year: the demo moves, and its periods with it. */
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

/** A greenhouse gas report that somebody of the demo made in the summer; its figures are the ledger's. */
export type DemoGhgReport = Made & {
  general: Omit<GeneralInformationBody, 'reportHeaderId' | 'verifiedOn'>;
  /** Month and day of the verifier's statement, in the year of the reference date; without it the report is not verified. */
  verifiedOn?: `${number}-${number}`;
  facilities: readonly DemoFacility[];
};

/** A CSRD report of a demo user: answers by the code of their question, in the questionnaire's order. */
export type DemoCsrdReport = Made & {
  answers: Readonly<Record<string, readonly string[]>>;
  /** Its own assessment; without it the company's. */
  assessment?: DemoMateriality;
  /** Everything is answered but what the ledger says: a job takes that over, and finishes the report. */
  isFinished?: true;
};

/** Not part of `DemoCompany`: the worker bundle knows the companies, and has no use for these texts. */
export type DemoReports = {
  /** Kinds of report that the company's plan leaves out. */
  locked?: readonly number[];
  ghg?: readonly DemoGhgReport[];
  csrd?: readonly DemoCsrdReport[];
};

/** Keys of kinds of report (reference/reports/reports.ts) and of facilities (reference/reports/facility-types.ts). */
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
