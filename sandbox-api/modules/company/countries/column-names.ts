import type { ColumnName } from '#api/contract/company/companies';
import type { Locale } from '#api/contract/messages';

type Column = ColumnName['column'];
type Names = Record<Column, string>;

/** Where a country has no name of its own for a number. */
const general: Record<Locale, Names> = {
  en: { vatNumber: 'VAT number', registrationNumber: 'Registration number', pkdNumber: 'PKD number' },
  pl: { vatNumber: 'Numer VAT', registrationNumber: 'Numer rejestrowy', pkdNumber: 'Numer PKD' },
};

/** Names of official registers and numbers, as companies of the country know them; the same in every language. */
const byCountry: Record<string, Partial<Names>> = {
  AT: { vatNumber: 'UID-Nummer', registrationNumber: 'Firmenbuchnummer' },
  BE: { registrationNumber: 'KBO/BCE' },
  BR: { vatNumber: 'CNPJ' },
  CH: { vatNumber: 'MWST-Nr. / No TVA / N. IVA', registrationNumber: 'UID / IDE / IDI' },
  CZ: { vatNumber: 'DIČ', registrationNumber: 'IČO' },
  DE: { vatNumber: 'USt-IdNr.', registrationNumber: 'Handelsregisternummer' },
  DK: { registrationNumber: 'CVR-nummer' },
  ES: { vatNumber: 'NIF-IVA' },
  FI: { vatNumber: 'ALV-numero', registrationNumber: 'Y-tunnus' },
  FR: { vatNumber: 'No TVA intracommunautaire', registrationNumber: 'SIREN' },
  IT: { vatNumber: 'Partita IVA', registrationNumber: 'REA' },
  NL: { vatNumber: 'Btw-identificatienummer', registrationNumber: 'KVK-nummer' },
  NO: { vatNumber: 'MVA-nummer', registrationNumber: 'Organisasjonsnummer' },
  PL: { vatNumber: 'NIP UE', registrationNumber: 'KRS' },
  PT: { vatNumber: 'NIF' },
  SE: { vatNumber: 'Momsregistreringsnummer', registrationNumber: 'Organisationsnummer' },
  SK: { vatNumber: 'IČ DPH', registrationNumber: 'IČO' },
};

/** British registers have English names. */
const ofBritain: Record<Locale, Partial<Names>> = {
  en: { vatNumber: 'VAT registration number', registrationNumber: 'Company number (Companies House)' },
  pl: { vatNumber: 'Brytyjski numer VAT', registrationNumber: 'Numer spółki (Companies House)' },
};

/** What the numbers of a company are called in a country; PKD only where there is one. */
export function columnNames(
  country: { isoCodeTwo: string; hasPkdNumber: boolean },
  locale: Locale,
): ColumnName[] {
  const own = country.isoCodeTwo === 'GB' ? ofBritain[locale] : byCountry[country.isoCodeTwo];
  const names = { ...general[locale], ...own };
  const columns: Column[] = ['vatNumber', 'registrationNumber', 'pkdNumber'];
  return columns
    .filter((column) => column !== 'pkdNumber' || country.hasPkdNumber)
    .map((column) => ({ column, name: names[column] }));
}
