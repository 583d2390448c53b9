import type { Method } from '#api/domain/reports/kit/facts';
import type { Decimal } from '#api/domain/units/decimal';

/** kg CO2e of a scope by a method. */
export type PartKg = { scope: number; method: Method; kgCo2e: Decimal };

/** A finished greenhouse gas report of the same period. */
export type InventoryIssue = {
  name: string;
  number: number;
  issuedOn: string;
  /** SHA-256 of its document. */
  hash: string;
  /** As it printed them. */
  totals: readonly PartKg[];
  /** Share of each location that it counted; of one that it did not know all. */
  shares: ReadonlyMap<number, Decimal>;
  /** What the ledger says today in the months that it counted of each location, before any share. */
  sums: readonly (PartKg & { locationId: number })[];
};
