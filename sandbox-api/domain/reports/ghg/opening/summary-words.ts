export const summaryWords = {
  en: {
    result: 'Result',
    intro:
      '{name} reports its greenhouse gas emissions for {period}: {market} t CO₂e with market-based and {location} t CO₂e with location-based Scope 2. The recorded amounts are multiplied by emission factors; the report names their sources.',
    introEmpty:
      '{name} has recorded no activity data for {period}, so this report shows no emissions. This does not mean that there were none.',
    description: 'About this report: {description}',
    table: 'Emissions by scope',
    now: 'This period',
    before: 'Year before',
    base: 'Base year {year}',
    noBase: 'Base year',
    changeBefore: 'Change from the year before',
    changeBase: 'Change from the base year',
    monthsBefore: 'Year before: {months}.',
    monthsOfBase: 'Base year: {months}.',
    noYearBefore: 'Nothing was recorded for the same months of the year before.',
    noBaseYear: 'The company has not chosen a base year.',
    noBaseData: 'Nothing was recorded for the base year {year}.',
    partialBefore:
      'The year before has data for fewer of these months than the period, so it is not used for comparison.',
    partialBase:
      'The base year {year} has data for fewer of these months than the period, so it is not used for comparison.',
    shares: 'Share by scope, market-based',
    byYear: 'Total by year, market-based',
    largest: 'Largest sources',
    largestItem: '{source} ({category}): {tonnes} t CO₂e, {share} of the market-based total',
  },
  pl: {
    result: 'Wynik',
    intro:
      '{name} wykazuje emisje gazów cieplarnianych za okres {period}: {market} t CO₂e z zakresem 2 według metody rynkowej i {location} t CO₂e z zakresem 2 według metody lokalizacyjnej. Odnotowane ilości pomnożono przez wskaźniki emisji; raport podaje ich źródła.',
    introEmpty:
      '{name} nie odnotowała danych o działalności za okres {period}, więc raport nie wykazuje emisji. Nie oznacza to, że ich nie było.',
    description: 'O raporcie: {description}',
    table: 'Emisje według zakresów',
    now: 'Ten okres',
    before: 'Rok wcześniej',
    base: 'Rok bazowy {year}',
    noBase: 'Rok bazowy',
    changeBefore: 'Zmiana względem roku poprzedniego',
    changeBase: 'Zmiana względem roku bazowego',
    monthsBefore: 'Rok wcześniej: {months}.',
    monthsOfBase: 'Rok bazowy: {months}.',
    noYearBefore: 'Dla tych samych miesięcy rok wcześniej nie odnotowano danych.',
    noBaseYear: 'Firma nie wybrała roku bazowego.',
    noBaseData: 'Dla roku bazowego {year} nie odnotowano danych.',
    partialBefore:
      'Rok wcześniej odnotowano dane w mniejszej liczbie tych miesięcy niż w okresie raportu, więc nie służy on do porównań.',
    partialBase:
      'W roku bazowym {year} odnotowano dane w mniejszej liczbie tych miesięcy niż w okresie raportu, więc nie służy on do porównań.',
    shares: 'Udział według zakresów, metoda rynkowa',
    byYear: 'Suma według lat, metoda rynkowa',
    largest: 'Największe źródła',
    largestItem: '{source} ({category}): {tonnes} t CO₂e, {share} sumy według metody rynkowej',
  },
};
