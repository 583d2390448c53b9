import type { SourceKind } from '#api/contract/emissions/emission-selection';
import type { GhgReportFacts, Method } from '#api/domain/reports/kit/facts';
import type { Decimal } from '#api/domain/units/decimal';

/** Lines of the ledger that share everything a sum can be asked about, of one location and month. */
export type WorkbookLine = {
  locationId: number;
  /** First day of the month. */
  month: string;
  scope: number;
  /** `3.10`: scope and number. */
  category: string;
  method: Method;
  sourceKind: SourceKind;
  itemId: number;
  /** 0 = no published one. */
  factorId: number;
  /** 0 = not the company's own. */
  companyFactorId: number;
  reason: string;
  /** In the unit of the factor, before the boundary. */
  quantity: Decimal;
  unit: string;
  /** kg CO2e, before the boundary. */
  kgCo2e: Decimal;
};

export type WorkbookFacts = { report: GhgReportFacts; lines: readonly WorkbookLine[] };
