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
  /** Of the entries of a location, and of locations themselves. */
  steps: Record<'entries' | 'locations', readonly string[]>;
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
    kinds: { fuels: 'Fuels', utilities: 'Utilities', renewables: 'Renewables', locations: 'Locations' },
    instructions: 'Instructions',
    reason: 'What to correct',
    end: 'The drop-down lists end here.',
    fileName: 'Import template',
    errorFileName: 'Rows to correct',
    title: 'How to fill this template',
    location: 'Location',
    steps: {
      entries: [
        'Fill the first sheet, one entry per row, from row 2 on. Columns with * are required.',
        'Choose from the lists where a cell offers one; the units depend on what the row is of.',
        'At most {maxRows} rows and 1 MB per file. Formulas are read by their last stored result.',
        'Upload the file where you downloaded this template. Either every row is recorded, or none.',
        'If something has to be corrected, you get your rows back with the reasons; correct them and upload that file.',
      ],
      locations: [
        'Fill the first sheet, one location per row, from row 2 on. Columns with * are required.',
        'Choose the country from the list of its cell; it decides the emission factors of electricity and heat.',
        'At most {maxRows} rows and 1 MB per file. Formulas are read by their last stored result.',
        'Upload the file where you downloaded this template. Either every row is recorded, or none.',
        'If something has to be corrected, you get your rows back with the reasons; correct them and upload that file.',
      ],
    },
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
      density: 'Only if the delivery note says it; it counts instead of the published one.',
      calorificValue: 'Only if the delivery note says it; it counts instead of the published one.',
      calorificValueUnit: 'One of the listed units, with the calorific value.',
      volumeCorrection: 'Of a gas bill, such as 1.02264; only with the calorific value of a cubic metre.',
      cop: 'Of cooling, 1 to 40: kWh of it for each kWh of electricity, as the supplier states it. Leave it empty if their factor is among your own.',
      name: 'As your colleagues call it, up to 120 characters; no two alike.',
      address1: 'Street and number.',
      address2: 'More of the address, if there is more.',
      address3: 'More of the address, if there is more.',
      postCode: 'Up to 20 characters.',
      town: 'Town or city.',
      area: 'Floor area in m², a whole number.',
      gridSubregion: 'US only: the code, as CAMX, that EPA’s Power Profiler gives for the ZIP code.',
    },
    refusal: 'This value does not fit here',
  },
  pl: {
    kinds: {
      fuels: 'Paliwa',
      utilities: 'Media',
      renewables: 'Energia odnawialna',
      locations: 'Lokalizacje',
    },
    instructions: 'Instrukcja',
    reason: 'Co poprawić',
    end: 'Tu kończą się listy rozwijane.',
    fileName: 'Szablon importu',
    errorFileName: 'Wiersze do poprawy',
    title: 'Jak wypełnić ten szablon',
    location: 'Lokalizacja',
    steps: {
      entries: [
        'Wypełnij pierwszy arkusz od wiersza 2, po jednym wpisie w wierszu. Kolumny z * są wymagane.',
        'Tam, gdzie komórka ma listę, wybierz z niej wartość; lista jednostek zależy od pozycji w wierszu.',
        'Najwyżej {maxRows} wierszy i 1 MB na plik. Z formuł odczytywany jest ostatni zapisany wynik.',
        'Prześlij plik tam, skąd pobrano szablon. Zapisane zostaną wszystkie wiersze albo żaden.',
        'Jeśli coś wymaga poprawy, otrzymasz swoje wiersze z podanymi przyczynami; popraw je i prześlij ten plik.',
      ],
      locations: [
        'Wypełnij pierwszy arkusz od wiersza 2, po jednej lokalizacji w wierszu. Kolumny z * są wymagane.',
        'Kraj wybierz z listy w komórce; od niego zależą wskaźniki emisji energii elektrycznej i ciepła.',
        'Najwyżej {maxRows} wierszy i 1 MB na plik. Z formuł odczytywany jest ostatni zapisany wynik.',
        'Prześlij plik tam, skąd pobrano szablon. Zapisane zostaną wszystkie wiersze albo żaden.',
        'Jeśli coś wymaga poprawy, otrzymasz swoje wiersze z podanymi przyczynami; popraw je i prześlij ten plik.',
      ],
    },
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
      density: 'Tylko jeśli podaje ją dokument dostawy; liczy się zamiast opublikowanej.',
      calorificValue: 'Tylko jeśli podaje ją dokument dostawy; liczy się zamiast opublikowanej.',
      calorificValueUnit: 'Jedna z jednostek z listy, razem z wartością.',
      volumeCorrection:
        'Z faktury za gaz, na przykład 1,02264; tylko razem z ciepłem spalania metra sześciennego.',
      cop: 'Dla chłodu, od 1 do 40: kWh chłodu na każdą kWh energii elektrycznej, według dostawcy. Pozostaw puste, jeśli jego wskaźnik jest wśród Twoich własnych.',
      name: 'Tak, jak nazywają ją pracownicy, do 120 znaków; każda inna.',
      address1: 'Ulica i numer.',
      address2: 'Dalsza część adresu, jeśli jest.',
      address3: 'Dalsza część adresu, jeśli jest.',
      postCode: 'Do 20 znaków.',
      town: 'Miejscowość.',
      area: 'Powierzchnia użytkowa w m², liczba całkowita.',
      gridSubregion: 'Tylko USA: kod, np. CAMX, który dla kodu ZIP podaje Power Profiler agencji EPA.',
    },
    refusal: 'Ta wartość tu nie pasuje',
  },
};
