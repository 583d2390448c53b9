import { date, flag, integer, number, type TableDefinition, text } from './columns';

export const documentation = {
  meaning: {
    en: 'What each table and column holds. Numbers of the SQLite file have 15 significant digits, those of the CSV files all of them.',
    pl: 'Co zawiera każda tabela i kolumna. Liczby w pliku SQLite mają 15 cyfr znaczących, w plikach CSV wszystkie.',
  },
  columns: {
    table_name: text('Table', 'Tabela', { isKey: true }),
    column_name: text('Column; * = the table as a whole', 'Kolumna; * = cała tabela', { isKey: true }),
    type: text('text, integer, number or date', 'text, integer, number lub date'),
    unit: text('Unit of the numbers in it', 'Jednostka liczb w kolumnie'),
    meaning: text('What it holds', 'Co zawiera'),
  },
} satisfies TableDefinition;

export const company = {
  meaning: { en: 'The company: one row.', pl: 'Firma: jeden wiersz.' },
  columns: {
    name: text('Name', 'Nazwa', { isKey: true }),
    country: text('Country', 'Kraj'),
    country_code: text('Country, ISO 3166-1', 'Kraj, ISO 3166-1'),
    town: text('Town', 'Miejscowość'),
    post_code: text('Postcode', 'Kod pocztowy'),
    address: text('Address', 'Adres'),
    registration_number: text('Registration number', 'Numer rejestrowy'),
    vat_number: text('VAT number', 'Numer VAT'),
    pkd_number: text('PKD number', 'Numer PKD'),
    nace_section: text('Section of NACE', 'Sekcja NACE'),
    size_class: text('micro, small, medium or large', 'micro, small, medium lub large'),
    gwp_set: text(
      'Global warming potentials (GWP-100) of the inventory',
      'Potencjały tworzenia efektu cieplarnianego (GWP-100) inwentaryzacji',
    ),
    headline_scope2_method: text(
      'Scope 2 method of the headline figures: location or market',
      'Metoda zakresu 2 w głównych wartościach: location lub market',
    ),
  },
} satisfies TableDefinition;

export const locations = {
  meaning: {
    en: 'Locations of the company, closed ones included.',
    pl: 'Lokalizacje firmy, także zamknięte.',
  },
  columns: {
    location_id: integer('Location', 'Lokalizacja', { isKey: true }),
    name: text('Name', 'Nazwa'),
    country: text('Country', 'Kraj'),
    country_code: text('Country, ISO 3166-1', 'Kraj, ISO 3166-1'),
    grid_subregion: text(
      "Part of the country's electricity grid",
      'Część krajowej sieci elektroenergetycznej',
    ),
    town: text('Town', 'Miejscowość'),
    post_code: text('Postcode', 'Kod pocztowy'),
    address: text('Address', 'Adres'),
    area_m2: integer('Floor area', 'Powierzchnia', { unit: 'm2' }),
    is_active: flag('In use', 'W użyciu'),
    closed_on: date('Day of closing', 'Dzień zamknięcia'),
  },
} satisfies TableDefinition;

export const reporting_periods = {
  meaning: {
    en: 'Reporting periods that the company has set, the current one last.',
    pl: 'Okresy sprawozdawcze ustawione przez firmę, bieżący na końcu.',
  },
  columns: {
    period_id: integer('Reporting period', 'Okres sprawozdawczy', { isKey: true }),
    period_start: date('First day', 'Pierwszy dzień'),
    period_end: date('Last day', 'Ostatni dzień'),
    reporting_basis: text('Individual or consolidated', 'Jednostkowa lub skonsolidowana'),
    consolidation_approach: text(
      'Organisational boundary: operational-control, financial-control or equity-share',
      'Granica organizacyjna: operational-control, financial-control lub equity-share',
    ),
    consolidation_reason: text('Why it is drawn so', 'Uzasadnienie granicy'),
    base_year: integer('Base year', 'Rok bazowy'),
    is_current: flag('The current period', 'Okres bieżący'),
  },
} satisfies TableDefinition;

export const key_figures = {
  meaning: {
    en: 'Revenue, employees and output by year, for intensities.',
    pl: 'Przychody, zatrudnienie i produkcja według lat, do wskaźników intensywności.',
  },
  columns: {
    year: integer('Year', 'Rok', { isKey: true }),
    revenue: number('Revenue', 'Przychody'),
    revenue_currency: text('Currency of revenue, ISO 4217', 'Waluta przychodów, ISO 4217'),
    employees: number('Employees', 'Zatrudnienie', { unit: { en: 'FTE', pl: 'etaty' } }),
    output: number('Output', 'Produkcja'),
    output_unit: text('Unit of output', 'Jednostka produkcji'),
  },
} satisfies TableDefinition;
