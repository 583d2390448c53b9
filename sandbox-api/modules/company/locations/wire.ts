import type { Location } from '#api/contract/company/locations';
import type { Locale } from '#api/contract/messages';
import { localName } from '#api/kernel/names';
import type { LocationRow } from './repository';

export function toLocation(row: LocationRow, locale: Locale): Location {
  const { location } = row;
  const countryName = localName({ nameEn: row.countryNameEn, namePl: row.countryNamePl }, locale);
  const town = [location.postCode, location.town].filter(Boolean).join(' ');
  const lines = [location.address1, location.address2, location.address3, town, countryName];
  return {
    locationId: location.id,
    name: location.name,
    address: lines.filter(Boolean).join(', '),
    countryId: location.countryId,
    countryName,
    gridSubregion: location.gridSubregion,
    town: location.town,
    postCode: location.postCode,
    address1: location.address1,
    address2: location.address2,
    address3: location.address3,
    area: location.areaM2,
    active: location.isActive,
    dateDisabled: location.disabledOn,
    updatedOn: location.updatedOn.toISOString(),
  };
}

/** The entry that stands for all of them in a list of choices. */
export function allLocations(locale: Locale): Location {
  return {
    locationId: 0,
    name: locale === 'pl' ? 'Wszystkie lokalizacje' : 'All locations',
    address: '',
    countryId: null,
    countryName: null,
    gridSubregion: null,
    town: null,
    postCode: null,
    address1: null,
    address2: null,
    address3: null,
    area: null,
    active: true,
    dateDisabled: null,
    updatedOn: null,
  };
}
