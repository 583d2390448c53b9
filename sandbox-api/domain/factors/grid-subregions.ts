/** A part of a country's grid with a published factor of its own, which a location may be in. */
export type GridSubregion = { code: string; name: string };

/** The subregions of the US grid by the names that EPA prints them under (eGRID, Table 6 of the EPA Hub). */
const egrid: readonly GridSubregion[] = [
  { code: 'AKGD', name: 'ASCC Alaska Grid' },
  { code: 'AKMS', name: 'ASCC Miscellaneous' },
  { code: 'AZNM', name: 'WECC Southwest' },
  { code: 'CAMX', name: 'WECC California' },
  { code: 'ERCT', name: 'ERCOT All' },
  { code: 'FRCC', name: 'FRCC All' },
  { code: 'HIMS', name: 'HICC Miscellaneous' },
  { code: 'HIOA', name: 'HICC Oahu' },
  { code: 'MROE', name: 'MRO East' },
  { code: 'MROW', name: 'MRO West' },
  { code: 'NEWE', name: 'NPCC New England' },
  { code: 'NWPP', name: 'WECC Northwest' },
  { code: 'NYCW', name: 'NPCC NYC/Westchester' },
  { code: 'NYLI', name: 'NPCC Long Island' },
  { code: 'NYUP', name: 'NPCC Upstate NY' },
  { code: 'PRMS', name: 'Puerto Rico Miscellaneous' },
  { code: 'RFCE', name: 'RFC East' },
  { code: 'RFCM', name: 'RFC Michigan' },
  { code: 'RFCW', name: 'RFC West' },
  { code: 'RMPA', name: 'WECC Rockies' },
  { code: 'SPNO', name: 'SPP North' },
  { code: 'SPSO', name: 'SPP South' },
  { code: 'SRMV', name: 'SERC Mississippi Valley' },
  { code: 'SRMW', name: 'SERC Midwest' },
  { code: 'SRSO', name: 'SERC South' },
  { code: 'SRTV', name: 'SERC Tennessee Valley' },
  { code: 'SRVC', name: 'SERC Virginia/Carolina' },
];

/** Of a country, by code; none where the grid is one. Their codes are the regions of their factors. */
export function gridSubregionsOf(countryCode: string): readonly GridSubregion[] {
  return countryCode === 'US' ? egrid : [];
}
