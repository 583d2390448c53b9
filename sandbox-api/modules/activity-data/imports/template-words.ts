import type { Locale } from '#api/contract/messages';
import { extraWords, type ImportField, type KindCode, type SharedField } from './columns';

type Words = {
  kinds: Record<KindCode, string>;
  instructions: string;
  reason: string;
  /** Beside the last row that has drop-down lists. */
  end: string;
  fileName: string;
  errorFileName: string;
  title: string;
  location: string;
  steps: readonly string[];
  columns: readonly [string, string, string];
  required: string;
  optional: string;
  hints: Record<SharedField, string>;
  refusal: string;
};

/** What to enter in a column. */
export function columnHint(code: KindCode, field: ImportField, locale: Locale): string {
  return extraWords(code, field)?.hint[locale] ?? templateWords[locale].hints[field as SharedField];
}

/** What templates say, besides the names of their columns. */
export const templateWords: Record<Locale, Words> = {
  en: {
    kinds: { fuels: 'Fuels', utilities: 'Utilities', renewables: 'Renewables' },
    instructions: 'Instructions',
    reason: 'What to correct',
    end: 'The drop-down lists end here.',
    fileName: 'Import template',
    errorFileName: 'Rows to correct',
    title: 'How to fill this template',
    location: 'Location',
    steps: [
      'Fill the first sheet, one entry per row, from row 2 on. Columns with * are required.',
      'Choose from the lists where a cell offers one; the units depend on what the row is of.',
      'At most {maxRows} rows and 1 MB per file. Formulas are read by their last stored result.',
      'Upload the file where you downloaded this template. Either every row is recorded, or none.',
      'If something has to be corrected, you get your rows back with the reasons; correct them and upload that file.',
    ],
    columns: ['Column', 'What to enter', 'Example'],
    required: 'Required',
    optional: 'Optional',
    hints: {
      item: 'One of the listed names.',
      variant: 'Only if the list offers variants; leave it empty when you do not know.',
      value: 'A number without the unit; 0 where there was nothing.',
      unit: 'One of the listed units of this row’s item.',
      date: 'The day of the invoice or delivery, not after today.',
      startDate: 'The first day that the bill covers.',
      endDate: 'The last day that the bill covers, not after today.',
      reference: 'Number of the invoice, up to 120 characters. Tells equal entries apart.',
    },
    refusal: 'This value does not fit here',
  },
  pl: {
    kinds: { fuels: 'Paliwa', utilities: 'Media', renewables: 'Energia odnawialna' },
    instructions: 'Instrukcja',
    reason: 'Co poprawić',
    end: 'Tu kończą się listy rozwijane.',
    fileName: 'Szablon importu',
    errorFileName: 'Wiersze do poprawy',
    title: 'Jak wypełnić ten szablon',
    location: 'Lokalizacja',
    steps: [
      'Wypełnij pierwszy arkusz od wiersza 2, po jednym wpisie w wierszu. Kolumny z * są wymagane.',
      'Tam, gdzie komórka ma listę, wybierz z niej wartość; lista jednostek zależy od pozycji w wierszu.',
      'Najwyżej {maxRows} wierszy i 1 MB na plik. Z formuł odczytywany jest ostatni zapisany wynik.',
      'Prześlij plik tam, skąd pobrano szablon. Zapisane zostaną wszystkie wiersze albo żaden.',
      'Jeśli coś wymaga poprawy, otrzymasz swoje wiersze z podanymi przyczynami; popraw je i prześlij ten plik.',
    ],
    columns: ['Kolumna', 'Co wpisać', 'Przykład'],
    required: 'Wymagane',
    optional: 'Opcjonalne',
    hints: {
      item: 'Jedna z nazw z listy.',
      variant: 'Tylko jeśli lista zawiera warianty; pozostaw puste, jeśli nie wiesz.',
      value: 'Liczba bez jednostki; 0, jeśli nic nie zużyto.',
      unit: 'Jedna z jednostek z listy dla pozycji w tym wierszu.',
      date: 'Dzień faktury lub dostawy, nie późniejszy niż dzisiejszy.',
      startDate: 'Pierwszy dzień okresu rozliczeniowego.',
      endDate: 'Ostatni dzień okresu rozliczeniowego, nie późniejszy niż dzisiejszy.',
      reference: 'Numer faktury, do 120 znaków. Odróżnia takie same wpisy.',
    },
    refusal: 'Ta wartość tu nie pasuje',
  },
};
