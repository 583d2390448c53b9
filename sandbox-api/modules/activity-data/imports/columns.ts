import type { ModuleKey } from '#api/contract/endpoint';
import type { ExtraText } from '#api/contract/extra-texts';
import type { Locale } from '#api/contract/messages';
import {
  type EntrySource,
  type ExtraName,
  extraFieldsOf,
} from '#api/modules/activity-data/consumptions/extra-fields';

/** Columns of more than one kind. */
export type SharedField =
  | 'item'
  | 'variant'
  | 'value'
  | 'unit'
  | 'date'
  | 'startDate'
  | 'endDate'
  | 'reference'
  | FuelField
  | 'cop'
  | LocationField;
/** Columns of fuels: what the delivery note says of them. */
export type FuelField = 'density' | 'calorificValue' | 'calorificValueUnit' | 'volumeCorrection';
/** Columns of locations; their `item` is the country. */
export type LocationField =
  | 'name'
  | 'address1'
  | 'address2'
  | 'address3'
  | 'postCode'
  | 'town'
  | 'area'
  | 'gridSubregion';
export type ImportField = SharedField | ExtraName;

/** Entries of one location. */
export type EntryCode = 'fuels' | 'utilities' | 'renewables';
/** And locations themselves, which are of none. */
export type KindCode = EntryCode | 'locations';

/** What can be imported: the key on the wire, the licence it needs, and the columns of its template. */
export type ImportColumns = {
  id: number;
  code: KindCode;
  module: ModuleKey | null;
  fields: readonly ImportField[];
};

const fuelFields = [
  'item',
  'variant',
  'value',
  'unit',
  'date',
  'reference',
  'density',
  'calorificValue',
  'calorificValueUnit',
] as const;
/** Of gas bills. */
const gasFields = ['volumeCorrection', 'startDate'] as const;
const locationFields = [
  'name',
  'item',
  'address1',
  'address2',
  'address3',
  'postCode',
  'town',
  'area',
  'gridSubregion',
] as const;
const periodFields = ['item', 'value', 'unit', 'startDate', 'endDate', 'reference'] as const;

/** The names of the kinds in forms and in the ledger. */
const sources: Record<EntryCode, EntrySource> = {
  fuels: 'fuel',
  utilities: 'utility',
  renewables: 'renewable',
};

export const importColumns: readonly ImportColumns[] = [
  { id: 1, code: 'fuels', module: 'SCOPE1', fields: [...fuelFields, ...extraNames('fuels'), ...gasFields] },
  {
    id: 2,
    code: 'utilities',
    module: 'SCOPE2',
    fields: [...periodFields, ...extraNames('utilities'), 'cop'],
  },
  { id: 3, code: 'renewables', module: null, fields: [...periodFields, ...extraNames('renewables')] },
  { id: 4, code: 'locations', module: null, fields: locationFields },
];

function extraNames(code: EntryCode): ExtraName[] {
  return extraFieldsOf(sources[code]).map(({ name }) => name);
}

/** What is said about a column that only one kind has; undefined for the others. */
export function extraWords(code: KindCode, field: ImportField): ExtraText | undefined {
  if (code === 'locations') return undefined;
  return extraFieldsOf(sources[code]).find(({ name }) => name === field);
}

const requiredFields: readonly ImportField[] = [
  'item',
  'value',
  'unit',
  'date',
  'startDate',
  'endDate',
  'name',
  'address1',
  'town',
];

/** A fuel is of its date; only a bill of several days has a first one besides. */
export function isRequired(code: KindCode, field: ImportField): boolean {
  return requiredFields.includes(field) && !(code === 'fuels' && field === 'startDate');
}

export function isAmountField(field: ImportField): boolean {
  return ['value', 'area', 'density', 'calorificValue', 'volumeCorrection', 'cop'].includes(field);
}

export function isDateField(field: ImportField): boolean {
  return field === 'date' || field === 'startDate' || field === 'endDate';
}

/** Names of the columns, as written into templates and recognised in uploads, in either language. */
export function columnLabel(code: KindCode, field: ImportField, locale: Locale): string {
  if (field === 'item') return itemLabels[locale][code];
  if (code === 'fuels' && field === 'startDate') return firstDayLabels[locale];
  return extraWords(code, field)?.label[locale] ?? labels[locale][field as SharedLabel];
}

type SharedLabel = Exclude<SharedField, 'item'>;

const itemLabels: Record<Locale, Record<KindCode, string>> = {
  en: { fuels: 'Fuel', utilities: 'Utility', renewables: 'Renewable source', locations: 'Country' },
  pl: { fuels: 'Paliwo', utilities: 'Medium', renewables: 'Źródło odnawialne', locations: 'Kraj' },
};

const firstDayLabels: Record<Locale, string> = { en: 'First day of the bill', pl: 'Pierwszy dzień rachunku' };

const labels: Record<Locale, Record<SharedLabel, string>> = {
  en: {
    variant: 'Variant',
    value: 'Amount',
    unit: 'Unit',
    date: 'Date',
    startDate: 'From',
    endDate: 'To',
    reference: 'Related invoice',
    density: 'Density (kg/m³)',
    calorificValue: 'Calorific value',
    calorificValueUnit: 'Unit of the calorific value',
    volumeCorrection: 'Volume correction',
    cop: 'COP (cooling only)',
    name: 'Name',
    address1: 'Address',
    address2: 'Address, line 2',
    address3: 'Address, line 3',
    postCode: 'Post code',
    town: 'Town',
    area: 'Area in m²',
    gridSubregion: 'eGRID subregion',
  },
  pl: {
    variant: 'Wariant',
    value: 'Ilość',
    unit: 'Jednostka',
    date: 'Data',
    startDate: 'Od',
    endDate: 'Do',
    reference: 'Faktura',
    density: 'Gęstość (kg/m³)',
    calorificValue: 'Wartość opałowa lub ciepło spalania',
    calorificValueUnit: 'Jednostka wartości opałowej',
    volumeCorrection: 'Korekcja objętości',
    cop: 'COP (tylko chłód)',
    name: 'Nazwa',
    address1: 'Adres',
    address2: 'Adres, wiersz 2',
    address3: 'Adres, wiersz 3',
    postCode: 'Kod pocztowy',
    town: 'Miejscowość',
    area: 'Powierzchnia w m²',
    gridSubregion: 'Podregion eGRID',
  },
};
