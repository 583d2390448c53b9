import type { ResidualMixPublication } from '#api/contract/factors/residual-mixes';

type Edition = { document: string; reference: string; without: string };

const aib = 'Association of Issuing Bodies (AIB)';

/** AIB's editions by the year of their data, and the member states each of them has no residual mix for. */
const aibEditions: Readonly<Record<number, Edition>> = {
  2023: {
    document: 'European Residual Mixes 2023, Version 1.0, 2024-05-30',
    reference: 'Table 2',
    without: 'AT',
  },
  2024: {
    document: 'European Residual Mixes 2024, Version 1.1, 2025-08-11',
    reference: 'Table 2',
    without: 'AT NL',
  },
  2025: {
    document: 'European Residual Mixes 2025, Version 1.0, 2026-05-26',
    reference: 'Table 2',
    without: 'AT NL',
  },
};
const aibRegions = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

const greenE = {
  publisher: 'Center for Resource Solutions (Green-e)',
  document: 'Green-e Residual Mix Emissions Rates 2025, published 2026-01-29',
  reference: '',
};
const greenEYear = 2023;
const subregionCode = /^[A-Z]{4}$/;

/**
 * Whether a residual mix is published for a country or a part of the US grid, and where it is printed. Publisher, edition
 * and table are facts; the values are not shipped (see NOTICE). What was never looked at is said to be unknown, not to be
 * missing.
 */
export function residualMixPublication(region: string, year: number): ResidualMixPublication {
  if (region === 'US') return { ...greenE, status: 'by-subregion', year: greenEYear };
  if (subregionCode.test(region))
    return { ...greenE, status: year === greenEYear ? 'published' : 'other-year', year: greenEYear };
  if (!aibRegions.has(region)) return { status: 'unknown', publisher: '', document: '', reference: '', year };
  const edition = aibEditions[year];
  if (edition) {
    const { document, reference, without } = edition;
    const status = without.split(' ').includes(region) ? 'none' : 'published';
    return { status, publisher: aib, document, reference, year };
  }
  return nearestEdition(region, year);
}

/** A year whose edition was not checked: the nearest edition's state, reported with its own year. */
function nearestEdition(region: string, year: number): ResidualMixPublication {
  const years = Object.keys(aibEditions).map(Number);
  const [nearest = year] = years.toSorted(
    (left, right) => Math.abs(left - year) - Math.abs(right - year) || left - right,
  );
  const { document = '', reference = '', without = '' } = aibEditions[nearest] ?? {};
  const status = without.split(' ').includes(region) ? 'unknown' : 'other-year';
  return { status, publisher: aib, document, reference, year: nearest };
}
