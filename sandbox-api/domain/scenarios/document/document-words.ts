import type { Locale } from '#api/contract/messages';
import type { Origin, ProofLevel } from '#api/contract/scenarios/scenarios';

/** What the document says besides the texts of the definition. */
export const documentWords = {
  en: {
    remarks: 'Notes',
    scopes: ['Scope 1', 'Scope 2', 'Scope 3'],
    locationBased: 'location-based',
    marketBased: 'market-based',
    withoutGridPath: 'without grid path',
    nothingRecorded:
      'No data is recorded for the items this measure affects, so the bars show only the change.',
    recordedFrom: 'Before: recorded from {from} to {to}.',
    year: 'Year',
    total: 'Total',
    row: 'row {row}',
    tiltAndDirection: 'Yield by tilt and direction',
    noRange: 'No input of this simulation has a low and a high value.',
    unmoved: 'None of these inputs changes the location-based saving.',
    band: 'With every uncertain input at the end of its range that lowers or raises a figure, the measure saves {lb_life_low} to {lb_life_high} t CO2e location-based over the period and {mb_life_low} to {mb_life_high} t CO2e market-based; the net present value is between {npv_low} and {npv_high}. This is an outer range, not a probability. Entered values without a source are varied by 10 %, by convention.',
    basis:
      'Scenario version {version}. Recorded data from {from} to {to}. A simulation is a projection and is never entered in the inventory.',
    gridPath: {
      none: 'The grid factor stays as it is today. Grids are getting cleaner, so electricity savings tend to be overstated.',
      trend: 'The grid factor keeps falling as in the last ten years: a trend, not a forecast.',
      target: 'The grid factor falls in a straight line to a target value: a goal, not a forecast.',
    },
    bothMethods: 'Location-based and market-based are two results and are never added together.',
    working: 'How it was calculated',
    formulas: 'Formulas with values',
    columns: {
      input: 'Input',
      name: 'Name',
      value: 'Value',
      unit: 'Unit',
      low: 'Low',
      high: 'High',
      origin: 'Origin',
      source: 'Source',
      sourceYear: 'Year',
      verified: 'Verified',
      text: '',
      figure: 'Figure',
      rule: 'Formula with values',
      atLow: '{figure}, at low',
      atHigh: '{figure}, at high',
    },
    origins: { company: 'company data', default: 'default', typed: 'entered' } satisfies Record<
      Origin,
      string
    >,
    levels: {
      A: 'A, primary source',
      B: 'B, secondary source',
      C: 'C, calculated',
      D: 'D, not verified',
    } satisfies Record<ProofLevel, string>,
  },
  pl: {
    remarks: 'Uwagi',
    scopes: ['Zakres 1', 'Zakres 2', 'Zakres 3'],
    locationBased: 'metoda lokalizacyjna',
    marketBased: 'metoda rynkowa',
    withoutGridPath: 'bez ścieżki sieci',
    nothingRecorded:
      'Dla pozycji, których dotyczy to działanie, nie zapisano danych, więc słupki pokazują samą zmianę.',
    recordedFrom: 'Przed: dane zapisane za okres {from} – {to}.',
    year: 'Rok',
    total: 'Razem',
    row: 'wiersz {row}',
    tiltAndDirection: 'Uzysk według nachylenia i kierunku',
    noRange: 'Żaden parametr tej symulacji nie ma wartości dolnej i górnej.',
    unmoved: 'Żaden z tych parametrów nie zmienia oszczędności według metody lokalizacyjnej.',
    band: 'Gdy każda niepewna wartość jest na tym krańcu swojego zakresu, który obniża albo podnosi wynik, działanie oszczędza w okresie od {lb_life_low} do {lb_life_high} t CO2e według metody lokalizacyjnej i od {mb_life_low} do {mb_life_high} t CO2e według metody rynkowej; NPV mieści się między {npv_low} a {npv_high}. To skrajny zakres, a nie prawdopodobieństwo. Wpisane wartości bez źródła zmieniamy umownie o 10 %.',
    basis:
      'Wersja scenariusza {version}. Dane zapisane za okres {from} – {to}. Symulacja jest projekcją i nigdy nie trafia do inwentaryzacji.',
    gridPath: {
      none: 'Wskaźnik sieci pozostaje taki jak dziś. Sieci stają się czystsze, więc oszczędności energii bywają zawyżone.',
      trend: 'Wskaźnik sieci spada dalej jak w ostatnich dziesięciu latach: to trend, a nie prognoza.',
      target: 'Wskaźnik sieci spada liniowo do wartości docelowej: to cel, a nie prognoza.',
    },
    bothMethods: 'Metoda lokalizacyjna i rynkowa to dwa wyniki, których się nie sumuje.',
    working: 'Jak to obliczono',
    formulas: 'Wzory z wartościami',
    columns: {
      input: 'Parametr',
      name: 'Nazwa',
      value: 'Wartość',
      unit: 'Jednostka',
      low: 'Dolna',
      high: 'Górna',
      origin: 'Pochodzenie',
      source: 'Źródło',
      sourceYear: 'Rok',
      verified: 'Weryfikacja',
      text: '',
      figure: 'Wielkość',
      rule: 'Wzór z wartościami',
      atLow: '{figure}, przy dolnej',
      atHigh: '{figure}, przy górnej',
    },
    origins: { company: 'dane firmy', default: 'domyślna', typed: 'wpisana' } satisfies Record<
      Origin,
      string
    >,
    levels: {
      A: 'A, źródło pierwotne',
      B: 'B, źródło wtórne',
      C: 'C, obliczone',
      D: 'D, niezweryfikowane',
    } satisfies Record<ProofLevel, string>,
  },
};

export type DocumentWords = (typeof documentWords)['en'];

const unitWords: Record<string, string> = {
  year: 'rok',
  years: 'lat',
  share: 'udział',
  pcs: 'szt.',
  pers: 'os.',
  week: 'tydzień',
  weeks: 'tygodnie',
  days: 'dni',
  day: 'dzień',
  'kWh gross CV': 'kWh (ciepło spalania)',
  'K day': 'K·dzień',
  'factor (south 35 deg = 1)': 'wskaźnik (południe 35° = 1)',
};

/** A unit as a word of a cell; columns keep their unit as it is, for the one who draws them. */
export function unitText(unit: string, language: Locale, currency: string): string {
  return unit
    .split('/')
    .map((part) => (part === 'money' ? currency : language === 'pl' ? (unitWords[part] ?? part) : part))
    .join('/');
}

export function put(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
