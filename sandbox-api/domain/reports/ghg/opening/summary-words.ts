export const summaryWords = {
  en: {
    result: 'Result',
    intro:
      '{name} reports its greenhouse gas emissions of {period}: {market} t CO₂e with market-based and {location} t CO₂e with location-based Scope 2. The recorded amounts are multiplied with emission factors; the report names their sources.',
    introEmpty:
      '{name} has recorded no activity data for {period}, so this report has no emissions to show. That is not a statement that there were none.',
    description: 'About this report: {description}',
    table: 'Emissions by scope',
    now: 'This period',
    before: 'Year before',
    base: 'Base year {year}',
    noBase: 'Base year',
    changeBefore: 'Change to the year before',
    changeBase: 'Change to the base year',
    monthsBefore: 'Year before: {months}.',
    monthsOfBase: 'Base year: {months}.',
    noYearBefore: 'Nothing was recorded for the same months of the year before.',
    noBaseYear: 'The company has not chosen a base year.',
    noBaseData: 'Nothing was recorded for the base year {year}.',
    partialBefore:
      'The year before has data in fewer of these months than the period, so nothing is compared with it.',
    partialBase:
      'The base year {year} has data in fewer of these months than the period, so nothing is compared with it.',
    shares: 'Share of each scope, market-based',
    byYear: 'Total by year, market-based',
    largest: 'The largest sources',
    largestItem: '{source} ({category}): {tonnes} t CO₂e, {share} of the market-based total',
  },
  pl: {
    result: 'Wynik',
    intro:
      '{name} wykazuje emisje gazów cieplarnianych za okres {period}: {market} t CO₂e z zakresem 2 według metody rynkowej i {location} t CO₂e według metody lokalizacyjnej. Odnotowane ilości pomnożono przez wskaźniki emisji; raport podaje ich źródła.',
    introEmpty:
      '{name} nie odnotowała danych o działalności za okres {period}, więc raport nie ma emisji do wykazania. Nie jest to stwierdzenie, że ich nie było.',
    description: 'O raporcie: {description}',
    table: 'Emisje według zakresów',
    now: 'Ten okres',
    before: 'Rok wcześniej',
    base: 'Rok bazowy {year}',
    noBase: 'Rok bazowy',
    changeBefore: 'Zmiana wobec roku poprzedniego',
    changeBase: 'Zmiana wobec roku bazowego',
    monthsBefore: 'Rok wcześniej: {months}.',
    monthsOfBase: 'Rok bazowy: {months}.',
    noYearBefore: 'Dla tych samych miesięcy rok wcześniej nie odnotowano danych.',
    noBaseYear: 'Firma nie wybrała roku bazowego.',
    noBaseData: 'Dla roku bazowego {year} nie odnotowano danych.',
    partialBefore:
      'Rok wcześniej odnotowano dane w mniejszej liczbie tych miesięcy niż w okresie raportu, więc niczego się z nim nie porównuje.',
    partialBase:
      'W roku bazowym {year} odnotowano dane w mniejszej liczbie tych miesięcy niż w okresie raportu, więc niczego się z nim nie porównuje.',
    shares: 'Udział zakresów, metoda rynkowa',
    byYear: 'Suma według lat, metoda rynkowa',
    largest: 'Największe źródła',
    largestItem: '{source} ({category}): {tonnes} t CO₂e, {share} sumy według metody rynkowej',
  },
};
