import { monthOf } from '#api/domain/calendar/calendar';
import { includedShare } from '#api/domain/reports/boundary';
import type { LocationFacts } from '#api/domain/reports/kit/facts';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import * as report from './repository-report';
import type { LedgerExtent } from './repository-sums';

/** Locations with what the report leaves out of them, and the part of the ledger that it reads. */
export type ReportExtent = { locations: LocationFacts[]; ledger: LedgerExtent };

export async function extentOf({ db, session }: Ctx, { row }: StoredHeader): Promise<ReportExtent> {
  const { companyId } = session;
  const { language, periodStart, periodEnd } = row;
  const facilities = await report.findFacilities(db, companyId, row.id);
  const found = await report.findLocations(db, companyId);
  const located = found.map((location): LocationFacts => {
    const { id, name, areaM2, isActive, disabledOn, address1, postCode, town } = location;
    const country = language === 'pl' ? location.countryPl : location.countryEn;
    const place = [postCode, town].filter(Boolean).join(' ');
    return {
      id,
      name,
      areaM2,
      isActive,
      countryCode: location.countryCode,
      gridSubregion: location.gridSubregion,
      address: [address1, place, country].filter(Boolean).join(', '),
      closedOn: isActive ? null : disabledOn,
      facilities: facilities
        .filter(({ locationId }) => locationId === id)
        .map((facility) => ({
          type: localName(facility, language),
          areaM2: facility.areaM2,
          isOwned: facility.isOwned,
          isExcluded: facility.isExcluded,
        })),
    };
  });
  // Of the same name by their ids, as they come: the order is kept.
  const locations = located.toSorted((left, right) => left.name.localeCompare(right.name, language));
  return {
    locations,
    ledger: {
      companyId,
      firstMonth: monthOf(periodStart),
      lastMonth: monthOf(periodEnd),
      closed: locations.flatMap(({ id, closedOn }) =>
        closedOn === null ? [] : [{ locationId: id, lastMonth: monthOf(closedOn) }],
      ),
      partial: locations
        .filter(({ areaM2, facilities: own }) => !includedShare(areaM2, own).equals(1))
        .map(({ id }) => id),
    },
  };
}
