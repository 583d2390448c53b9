import type { ColumnName } from '#api/contract/company/companies';
import type { Locale } from '#api/contract/messages';

type Column = ColumnName['column'];
type Names = Record<Column, string>;

const general: Record<Locale, Names> = {
  en: { vatNumber: 'VAT number', registrationNumber: 'Registration number', pkdNumber: 'PKD number' },
  pl: { vatNumber: 'Numer VAT', registrationNumber: 'Numer rejestrowy', pkdNumber: 'Numer PKD' },
};

/** What companies of the country call a number, which stands behind the general name. */
const byCountry: Record<string, Partial<Names>> = {
  AT: { vatNumber: 'UID-Nummer', registrationNumber: 'Firmenbuchnummer' },
  BE: { registrationNumber: 'KBO/BCE' },
  BR: { vatNumber: 'CNPJ' },
  CH: { vatNumber: 'MWST/TVA/IVA', registrationNumber: 'UID/IDE/IDI' },
  CZ: { vatNumber: 'DIČ', registrationNumber: 'IČO' },
  DE: { vatNumber: 'USt-IdNr.', registrationNumber: 'Handelsregisternummer' },
  DK: { registrationNumber: 'CVR-nummer' },
  ES: { vatNumber: 'NIF-IVA' },
  FI: { vatNumber: 'ALV-numero', registrationNumber: 'Y-tunnus' },
  FR: { vatNumber: 'TVA intracommunautaire', registrationNumber: 'SIREN' },
  GB: { registrationNumber: 'Companies House' },
  IT: { vatNumber: 'partita IVA', registrationNumber: 'REA' },
  NL: { vatNumber: 'btw-id', registrationNumber: 'KVK-nummer' },
  NO: { vatNumber: 'MVA-nummer', registrationNumber: 'organisasjonsnummer' },
  PL: { vatNumber: 'NIP', registrationNumber: 'KRS' },
  PT: { vatNumber: 'NIF' },
  SE: { vatNumber: 'momsregistreringsnummer', registrationNumber: 'organisationsnummer' },
  SK: { vatNumber: 'IČ DPH', registrationNumber: 'IČO' },
};

/** What a country calls the registration numbers of a company; PKD only where there is one. */
export function columnNames(
  country: { isoCodeTwo: string; hasPkdNumber: boolean },
  locale: Locale,
): ColumnName[] {
  const own = byCountry[country.isoCodeTwo] ?? {};
  const named = (column: Column) =>
    own[column] ? `${general[locale][column]} (${own[column]})` : general[locale][column];
  const columns: Column[] = ['vatNumber', 'registrationNumber', 'pkdNumber'];
  return columns
    .filter((column) => column !== 'pkdNumber' || country.hasPkdNumber)
    .map((column) => ({ column, name: named(column) }));
}
