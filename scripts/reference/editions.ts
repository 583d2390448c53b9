import type { FactorEdition } from '#api/domain/factors/factor-set';

const ogl = {
  licence: 'Open Government Licence v3.0',
  attribution: 'Contains public sector information licensed under the Open Government Licence v3.0.',
};
const usPublicDomain = { licence: 'US public domain', attribution: 'US Environmental Protection Agency.' };
const ccBy = 'CC BY 4.0';

/** The yearly UK flat files: version and GWP basis as printed in them. */
const desnz = (year: number, version: string, gwpBasis: 'AR4' | 'AR5'): FactorEdition => ({
  id: 100 + year - 2000,
  series: 'uk-desnz',
  publisher: year < 2023 ? 'DEFRA and BEIS' : 'DESNZ and DEFRA',
  title: `UK Government GHG Conversion Factors for Company Reporting ${year}`,
  year,
  validFrom: `${year}-01-01`,
  validTo: `${year}-12-31`,
  gwpBasis,
  isPartial: year === 2026,
  sourceFile: year === 2026 ? 'defra-2026-partial.csv' : `defra-${year}.csv`,
  reference: `flat file ${version}, sheet "Factors by Category"`,
  ...ogl,
});

const plain = { validTo: null, isPartial: false } as const;

/** Every edition the product ships. Ids are part of factor ids (edition × 10,000 + source line): never reuse one. */
export const editions: readonly FactorEdition[] = [
  desnz(2021, 'v3', 'AR4'),
  desnz(2022, 'v3', 'AR4'),
  desnz(2023, 'v1.1', 'AR5'),
  desnz(2024, 'v1.1', 'AR5'),
  desnz(2025, 'v1', 'AR5'),
  desnz(2026, 'v1.2 (incomplete, read second-hand)', 'AR5'),
  {
    id: 201,
    series: 'eu-mrr',
    publisher: 'European Commission',
    title: 'Commission Implementing Regulation (EU) 2018/2066, Annex VI, Table 1',
    year: 2018,
    validFrom: '2021-01-01',
    gwpBasis: null,
    sourceFile: 'ipcc-2006-stationary.csv',
    reference: 'OJ L 334, 31.12.2018; the CO2 factors and net calorific values equal the IPCC 2006 defaults',
    licence: 'EU legal text (re-use allowed, Decision 2011/833/EU)',
    attribution: '© European Union, https://eur-lex.europa.eu',
    ...plain,
  },
  {
    id: 301,
    series: 'pl-kobize',
    publisher: 'KOBiZE (IOŚ-PIB)',
    title: 'CO2 emission factors of electricity for end users in Poland',
    year: 2025,
    validFrom: '2023-01-01',
    gwpBasis: null,
    sourceFile: 'grid-electricity-by-country.csv',
    reference:
      'Wskaźniki emisyjności dla energii elektrycznej, data years 2023 and 2024, end users; quoted second-hand',
    licence: 'Public information of a Polish state body',
    attribution: 'KOBiZE, Instytut Ochrony Środowiska – Państwowy Instytut Badawczy.',
    ...plain,
  },
  {
    id: 401,
    series: 'eea',
    publisher: 'European Environment Agency',
    title: 'Greenhouse gas emission intensity of electricity generation',
    year: 2025,
    validFrom: '2023-01-01',
    gwpBasis: null,
    sourceFile: 'grid-electricity-by-country.csv',
    reference: 'EEA indicator, data years 2023 (revised) and 2024',
    licence: ccBy,
    attribution: 'European Environment Agency (EEA), CC BY 4.0.',
    ...plain,
  },
  {
    id: 501,
    series: 'ie-seai',
    publisher: 'Sustainable Energy Authority of Ireland',
    title: 'Energy conversion and emission factors V1.7',
    year: 2026,
    validFrom: '2019-01-01',
    gwpBasis: null,
    sourceFile: 'grid-electricity-by-country.csv',
    reference: 'V1.7 (19 June 2026), electricity consumption (delivered)',
    licence: ccBy,
    attribution: 'Sustainable Energy Authority of Ireland (SEAI), CC BY 4.0.',
    ...plain,
  },
  {
    id: 601,
    series: 'owid',
    publisher: 'Our World in Data / Ember',
    title: 'Carbon intensity of electricity',
    year: 2026,
    validFrom: '2018-01-01',
    gwpBasis: 'AR5',
    sourceFile: 'grid-electricity-by-country.csv',
    reference: 'Ember Yearly Electricity Data, download of April 2026; life-cycle basis',
    licence: ccBy,
    attribution: 'Our World in Data; Ember (2026), CC BY 4.0.',
    ...plain,
  },
  {
    id: 702,
    series: 'us-epa',
    publisher: 'US EPA',
    title: 'Emission Factors for Greenhouse Gas Inventories (EPA Hub), 15 January 2025',
    year: 2025,
    validFrom: '2025-01-01',
    gwpBasis: 'AR5',
    sourceFile: 'epa-hub-2025.csv',
    reference: 'Tables 1, 2 and 7',
    ...usPublicDomain,
    ...plain,
  },
  {
    id: 701,
    series: 'us-epa',
    publisher: 'US EPA',
    title: 'Emission Factors for Greenhouse Gas Inventories (EPA Hub), 2024 edition',
    year: 2024,
    validFrom: '2024-01-01',
    gwpBasis: 'AR5',
    sourceFile: 'epa-hub-2024.csv',
    reference: 'Tables 1, 2 and 7',
    ...usPublicDomain,
    ...plain,
  },
  {
    id: 711,
    series: 'us-egrid',
    publisher: 'US EPA',
    title: 'eGRID total output emission rates',
    year: 2025,
    validFrom: '2022-01-01',
    gwpBasis: 'AR5',
    sourceFile: 'epa-egrid-subregions.csv',
    reference: 'eGRID2022 and eGRID2023, US average',
    ...usPublicDomain,
    ...plain,
  },
  {
    id: 801,
    series: 'aib',
    publisher: 'Association of Issuing Bodies',
    title: 'European Residual Mixes, Table 2 (values of Poland and Germany, cited)',
    year: 2026,
    validFrom: '2023-01-01',
    gwpBasis: null,
    sourceFile: 'electricity-residual-mix.csv',
    reference: 'European Residual Mixes 2023 (V1.0), 2024 (V1.1), 2025 (V1.0)',
    licence: 'Cited single values',
    attribution: 'Association of Issuing Bodies (AIB), European Residual Mixes.',
    ...plain,
  },
];

/** The edition with this id; throws when there is none. */
export function editionOf(id: number): FactorEdition {
  const edition = editions.find((candidate) => candidate.id === id);
  if (!edition) throw new Error(`No edition ${id}.`);
  return edition;
}
