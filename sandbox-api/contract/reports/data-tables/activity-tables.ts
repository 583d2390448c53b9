import { date, integer, number, type TableDefinition, text } from './columns';

export const activity = {
  meaning: {
    en: 'Activity data: every entry of fuels, purchased energy, renewables and the value chain.',
    pl: 'Dane o działalności: każdy wpis paliw, zakupionej energii, odnawialnych źródeł i łańcucha wartości.',
  },
  columns: {
    entry_id: text('Entry', 'Wpis', { isKey: true }),
    kind: text(
      'fuel, utility, renewable or value-chain',
      'fuel (paliwo), utility (media), renewable (OZE) lub value-chain (łańcuch wartości)',
    ),
    source: text(
      'Fuel, energy or category of the value chain',
      'Paliwo, energia lub kategoria łańcucha wartości',
    ),
    variant: text(
      'Variant of the fuel; method of an entry of the value chain',
      'Odmiana paliwa; metoda wpisu łańcucha wartości',
    ),
    location_id: integer('Location', 'Lokalizacja', { references: 'locations' }),
    start_date: date('First day', 'Pierwszy dzień'),
    end_date: date('Last day', 'Ostatni dzień'),
    amount: number(
      'Amount as entered; empty where an entry has several, which are in activity_details',
      'Ilość z wpisu; puste, gdy wpis ma ich kilka: są wtedy w activity_details',
    ),
    unit: text('Unit of amount', 'Jednostka kolumny amount'),
    amount_basis: text(
      'measured = read from a bill, a receipt or a meter; spend or distance = estimated from it',
      'measured = z rachunku, paragonu lub licznika; spend lub distance = oszacowane z kosztu lub drogi',
    ),
    reference: text('Invoice number or other document', 'Numer faktury lub innego dokumentu'),
    corrects_entry_id: text(
      'Of a credit note: the entry that it corrects; its amount and emissions are below zero',
      'Dla faktury korygującej: wpis, który koryguje; jej ilość i emisje są ujemne',
    ),
    kg_co2e: number(
      'Emissions shown with the entry, without what is derived from it',
      'Emisje pokazywane przy wpisie, bez tych, które z niego wynikają',
      { unit: 'kg CO2e' },
    ),
    created_on: text('When it was entered (UTC)', 'Kiedy dodano wpis (UTC)'),
    updated_on: text('When it was last changed (UTC)', 'Kiedy ostatnio zmieniono wpis (UTC)'),
  },
} satisfies TableDefinition;

export const activity_details = {
  meaning: {
    en: 'What an entry says besides: one row for each field that is filled.',
    pl: 'Pozostałe pola wpisów: jeden wiersz na każde wypełnione pole.',
  },
  columns: {
    entry_id: text('Entry', 'Wpis', { isKey: true, references: 'activity' }),
    field: text('Field of the form', 'Pole formularza', { isKey: true }),
    label: text('What the form calls it', 'Nazwa pola w formularzu'),
    value: text(
      'What was entered; a number has a decimal point',
      'Wpisana wartość; liczby mają kropkę dziesiętną',
    ),
    unit: text('Unit of the value', 'Jednostka wartości'),
  },
} satisfies TableDefinition;
