import type { ModuleKey } from '#api/contract/endpoint';
import type { Locale } from '#api/contract/messages';

export const importFields = [
  'item',
  'variant',
  'value',
  'unit',
  'date',
  'startDate',
  'endDate',
  'reference',
] as const;
export type ImportField = (typeof importFields)[number];

export type KindCode = 'fuels' | 'utilities' | 'renewables';

/** What can be imported: the key on the wire, the licence it needs, and the columns of its template. */
export type ImportColumns = {
  id: number;
  code: KindCode;
  module: ModuleKey | null;
  fields: readonly ImportField[];
};

const periodFields = ['item', 'value', 'unit', 'startDate', 'endDate', 'reference'] as const;

export const importColumns: readonly ImportColumns[] = [
  {
    id: 1,
    code: 'fuels',
    module: 'SCOPE1',
    fields: ['item', 'variant', 'value', 'unit', 'date', 'reference'],
  },
  { id: 2, code: 'utilities', module: 'SCOPE2', fields: periodFields },
  { id: 3, code: 'renewables', module: null, fields: periodFields },
];

export function isRequired(field: ImportField): boolean {
  return field !== 'variant' && field !== 'reference';
}

export function isDateField(field: ImportField): boolean {
  return field === 'date' || field === 'startDate' || field === 'endDate';
}

/** Names of the columns, as written into templates and recognised in uploads, in either language. */
export function columnLabel(code: KindCode, field: ImportField, locale: Locale): string {
  return field === 'item' ? itemLabels[locale][code] : labels[locale][field];
}

const itemLabels: Record<Locale, Record<KindCode, string>> = {
  en: { fuels: 'Fuel', utilities: 'Utility', renewables: 'Renewable source' },
  pl: { fuels: 'Paliwo', utilities: 'Medium', renewables: 'Źródło odnawialne' },
};

const labels: Record<Locale, Record<Exclude<ImportField, 'item'>, string>> = {
  en: {
    variant: 'Variant',
    value: 'Amount',
    unit: 'Unit',
    date: 'Date',
    startDate: 'From',
    endDate: 'To',
    reference: 'Related invoice',
  },
  pl: {
    variant: 'Wariant',
    value: 'Ilość',
    unit: 'Jednostka',
    date: 'Data',
    startDate: 'Od',
    endDate: 'Do',
    reference: 'Faktura',
  },
};
