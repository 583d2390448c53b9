import { z } from 'zod';
import {
  type FacilityRow,
  facilityRow,
  mostFacilities,
  type ReportLocation,
} from '#api/contract/reports/facilities';
import { leftOutArea } from '#api/contract/reports/facility-area';
import type { ContractForm } from '@/components/form/use-contract-form';

/** The API takes one list; a form needs named fields. */
export const facilitiesSchema = z.object({ rows: z.array(facilityRow).max(mostFacilities) });

/** A row while it is being filled in; null for fields not chosen yet. */
export type RowValues = Omit<FacilityRow, 'facilityId' | 'area' | 'isOwned'> & {
  facilityId: number | null;
  area: number | null;
  isOwned: boolean | null;
};
export type Values = { rows: RowValues[] };
export type Body = z.output<typeof facilitiesSchema>;
export type FacilitiesForm = ContractForm<Values, Body>;

export const rowsOf = (locations: readonly ReportLocation[]): FacilityRow[] =>
  locations.flatMap(({ facilities }) => facilities);

export function newRow(reportHeaderId: number, locationId: number): RowValues {
  return { reportHeaderId, locationId, facilityId: null, area: null, isOwned: null, exclude: false };
}

/**
 * The share of a location that a report leaves out with these rows, from 0 to 1. A row without an area has no share
 * yet.
 */
export function leftOutShare(
  areaM2: number | null,
  rows: readonly Pick<RowValues, 'area' | 'exclude'>[],
): number {
  const areas = rows.map(({ area, exclude }) => ({
    areaM2: area !== null && area > 0 ? area : 0,
    isExcluded: exclude,
  }));
  const { leftOutM2, totalM2 } = leftOutArea(areaM2, areas);
  return totalM2 === 0 ? 0 : leftOutM2 / totalM2;
}

/** The server reports problems by row position; this assigns them to the form's rows. */
export function underRows(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [
      /^\[?\d/.test(name) ? `rows.${name.replace(/^\[(\d+)\]/, '$1')}` : name,
      texts,
    ]),
  );
}
