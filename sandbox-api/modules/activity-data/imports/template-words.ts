import type { Locale } from '#api/contract/messages';
import { extraWords, type ImportField, type KindCode, type SharedField } from './columns';

type Words = {
  kinds: Record<KindCode, string>;
  instructions: string;
  reason: string;
  /** Next to the last row that has drop-down lists. */
  end: string;
  fileName: string;
  errorFileName: string;
  title: string;
  location: string;
  /** For templates of a location's entries, and of locations. */
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

/** Every text of a template except the names of its columns. */
export const templateWords: Record<Locale, Words> = {
  en: {
    kinds: { fuels: 'Fuels', utilities: 'Utilities', renewables: 'Renewables', locations: 'Locations' },
    instructions: 'Instructions',
    reason: 'What to correct',
    end: 'The drop-down lists end here.',
    fileName: 'Import template',
    errorFileName: 'Rows to correct',
    title: 'How to fill in this template',
    location: 'Location',
    steps: {
      entries: [
        'Fill in the first sheet, one entry per row, starting in row 2. Columns with * are required.',
        'If a cell has a drop-down list, choose from it. The list of units depends on the item in the row.',
        'A file can have at most {maxRows} rows and 1 MB. From a formula, only the last saved result is read.',
        'Upload the file where you downloaded this template. Either every row is recorded, or none.',
        'If something needs correcting, you get your rows back with the reasons. Correct them and upload that file.',
      ],
      locations: [
        'Fill in the first sheet, one location per row, starting in row 2. Columns with * are required.',
        'Choose the country from the list in its cell. It determines the emission factors of electricity and heat.',
        'A file can have at most {maxRows} rows and 1 MB. From a formula, only the last saved result is read.',
        'Upload the file where you downloaded this template. Either every row is recorded, or none.',
        'If something needs correcting, you get your rows back with the reasons. Correct them and upload that file.',
      ],
    },
    columns: ['Column', 'What to enter', 'Example'],
    required: 'Required',
    optional: 'Optional',
    hints: {
      item: 'One of the listed names.',
      variant: "Only if the list has variants. Leave it empty if you don't know.",
      value: 'A number without the unit; 0 if there was none.',
      unit: 'One of the units listed for the item in this row.',
      date: 'The day of the invoice or delivery, not after today.',
      startDate: 'The first day the bill covers.',
      endDate: 'The last day the bill covers, not after today.',
      reference: 'Invoice number, up to 120 characters. It tells identical entries apart.',
      density: 'Only if the delivery note states it. It replaces the published value.',
      calorificValue: 'Only if the delivery note states it. It replaces the published value.',
      calorificValueUnit: 'One of the listed units, if you enter a calorific value.',
      volumeCorrection: 'From the gas bill, such as 1.02264. Only with a calorific value per cubic metre.',
      cop: 'For cooling, 1 to 40: kWh of cooling per kWh of electricity, as stated by the supplier. Leave it empty if your own factors include the supplier’s.',
      name: 'The name your colleagues use, up to 120 characters. Each name must be different.',
      address1: 'Street and number.',
      address2: 'Second line of the address, if needed.',
      address3: 'Third line of the address, if needed.',
      postCode: 'Up to 20 characters.',
      town: 'Town or city.',
      area: 'Floor area in m², a whole number.',
      gridSubregion: 'US only: the code that EPA’s Power Profiler gives for the postcode, such as CAMX.',
    },
    refusal: "This value can't be used here",
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
        'Jeśli komórka ma listę rozwijaną, wybierz z niej wartość. Lista jednostek zależy od pozycji w wierszu.',
        'Plik może mieć najwyżej {maxRows} wierszy i 1 MB. Z formuł odczytujemy tylko ostatni zapisany wynik.',
        'Prześlij plik tam, skąd pobrano szablon. Zapiszemy wszystkie wiersze albo żaden.',
        'Jeśli coś wymaga poprawy, otrzymasz swoje wiersze z podanymi przyczynami. Popraw je i prześlij ten plik.',
      ],
      locations: [
        'Wypełnij pierwszy arkusz od wiersza 2, po jednej lokalizacji w wierszu. Kolumny z * są wymagane.',
        'Kraj wybierz z listy w komórce. Od niego zależą wskaźniki emisji energii elektrycznej i ciepła.',
        'Plik może mieć najwyżej {maxRows} wierszy i 1 MB. Z formuł odczytujemy tylko ostatni zapisany wynik.',
        'Prześlij plik tam, skąd pobrano szablon. Zapiszemy wszystkie wiersze albo żaden.',
        'Jeśli coś wymaga poprawy, otrzymasz swoje wiersze z podanymi przyczynami. Popraw je i prześlij ten plik.',
      ],
    },
    columns: ['Kolumna', 'Co wpisać', 'Przykład'],
    required: 'Wymagane',
    optional: 'Opcjonalne',
    hints: {
      item: 'Jedna z nazw z listy.',
      variant: 'Tylko jeśli lista zawiera warianty. Pozostaw puste, jeśli nie wiesz.',
      value: 'Liczba bez jednostki; 0, jeśli nic nie zużyto.',
      unit: 'Jedna z jednostek na liście dla pozycji w tym wierszu.',
      date: 'Dzień faktury lub dostawy, nie późniejszy niż dzisiejszy.',
      startDate: 'Pierwszy dzień, który obejmuje rachunek.',
      endDate: 'Ostatni dzień, który obejmuje rachunek, nie późniejszy niż dzisiejszy.',
      reference: 'Numer faktury, do 120 znaków. Odróżnia takie same wpisy.',
      density: 'Tylko jeśli podaje ją dokument dostawy. Zastępuje opublikowaną wartość.',
      calorificValue: 'Tylko jeśli podaje ją dokument dostawy. Zastępuje opublikowaną wartość.',
      calorificValueUnit: 'Jedna z jednostek z listy, jeśli podajesz wartość opałową lub ciepło spalania.',
      volumeCorrection:
        'Z faktury za gaz, na przykład 1,02264. Tylko razem z ciepłem spalania metra sześciennego.',
      cop: 'Dla chłodu, od 1 do 40: kWh chłodu na 1 kWh energii elektrycznej, według dostawcy. Pozostaw puste, jeśli wskaźnik dostawcy jest wśród Twoich własnych.',
      name: 'Nazwa używana przez pracowników, do 120 znaków. Każda lokalizacja musi mieć inną.',
      address1: 'Ulica i numer.',
      address2: 'Druga linia adresu, jeśli jest potrzebna.',
      address3: 'Trzecia linia adresu, jeśli jest potrzebna.',
      postCode: 'Do 20 znaków.',
      town: 'Miejscowość.',
      area: 'Powierzchnia użytkowa w m², liczba całkowita.',
      gridSubregion: 'Tylko USA: kod, który dla kodu pocztowego podaje Power Profiler agencji EPA, np. CAMX.',
    },
    refusal: 'Ta wartość tu nie pasuje',
  },
};
