export const methodWords = {
  en: {
    method: 'How emissions are calculated',
    formula:
      'Emissions = activity data × emission factor. Activity data are amounts from bills, meters and receipts, in the unit stated there. They are converted to the factor’s unit with published calorific values and densities, and multiplied by the factor for the year of the month and the country of the location.',
    steps: [
      'An amount that covers several months is allocated to them by days.',
      'A factor of the same year and country takes precedence; otherwise a factor of the nearest year or of another region is used, and the report states this (appendix on emission factors).',
      'Gases are shown separately where the publisher states them: CO₂, CH₄ and N₂O, and refrigerants by their composition.',
    ],
    upstream:
      'Upstream emissions of fuels and electricity and grid losses are reported in Scope 3, category 3.',
    noUpstream:
      'Upstream emissions of fuels and electricity and grid losses belong to Scope 3, which this report does not include.',
    tools:
      'The figures were calculated with Ledgerleaf, which stores the factor, its source and each conversion step with every figure.',
    scope3Basis:
      'Scope 3 follows the GHG Protocol Scope 3 Standard; the calculation method is stated for each category.',
    reasons:
      'Calculation with published factors was chosen because emissions are not measured directly; the standards name it as the usual method.',
    changes: 'Changes of method: {count} recalculation(s) were accepted; see Trends and base year.',
    noChanges: 'No change of method that restated a year was recorded.',
    factorTable: 'Publications used as sources of factors',
    publisher: 'Publisher',
    publication: 'Publication',
    edition: 'Edition',
    units: 'Units',
    scopes: 'Scopes',
    own: 'the company’s own factor',
    noFactors: 'No published factor was used.',
    potentials: 'Global warming potentials over 100 years',
    gas: 'Gas',
    potential: 'kg CO₂e per kg',
    report: 'IPCC report',
    potentialsNote:
      'The company uses {set} ({edition}, {table}). Where a publisher states CO₂e only, its own basis is kept. Methane of biogenic fuels has a separate potential in AR6.',
    noPotential:
      'A dash marks a blend that consists only of gases outside the Kyoto basket: none of its components counts, so it is part of no total.',
    biogenic: 'Biogenic carbon',
    biogenicText:
      'CO₂ from burning biomass is reported separately, outside the scopes. CH₄ and N₂O of the same fuels are included in the scopes. No removals are deducted.',
    scope2: 'Scope 2: both methods',
    scope2Text:
      'Every purchased kWh is calculated twice. Location-based: the factor of the country’s grid. Market-based, the first that is available: the supplier’s factor from the bill, a contract for renewable energy, the company’s own factor, the residual mix of the country and year, and, where its value is not known, the location-based factor.',
    instruments:
      'Instruments used: {instruments}. The page on Scope 2 shows how much energy each of them covers.',
    noInstruments: 'No contractual instrument was used in this period.',
    criteria:
      'The quality criteria of the Scope 2 Guidance (one claim for each MWh, tracking and cancellation, same market, vintage close to the period) are met to the extent that a certificate with its period is recorded; the table of contracts shows which contracts lack one.',
    residualUsed: 'A residual mix was used where no contract covered the electricity.',
    residualWhere:
      'Where no contract covered the electricity, a residual mix was used if its value is known.',
  },
  pl: {
    method: 'Sposób obliczania emisji',
    formula:
      'Emisje = dane o działalności × wskaźnik emisji. Dane o działalności to ilości z faktur, liczników i rachunków, w podanych tam jednostkach. Przelicza się je na jednostkę wskaźnika za pomocą opublikowanych wartości opałowych i gęstości, a następnie mnoży przez wskaźnik dla roku danego miesiąca i kraju lokalizacji.',
    steps: [
      'Ilość obejmującą kilka miesięcy rozdziela się między nie proporcjonalnie do liczby dni.',
      'Pierwszeństwo ma wskaźnik z tego samego roku i kraju; w przeciwnym razie stosuje się wskaźnik z najbliższego roku lub innego regionu, co raport zaznacza (załącznik ze wskaźnikami emisji).',
      'Gazy wykazuje się osobno, jeżeli podaje je wydawca: CO₂, CH₄ i N₂O, a czynniki chłodnicze według składu.',
    ],
    upstream:
      'Emisje z wydobycia i dostawy paliw i energii oraz straty sieciowe wykazuje się w zakresie 3, kategoria 3.',
    noUpstream:
      'Emisje z wydobycia i dostawy paliw i energii oraz straty sieciowe należą do zakresu 3, którego ten raport nie obejmuje.',
    tools:
      'Wartości obliczono w programie Ledgerleaf, który przy każdej z nich zachowuje wskaźnik, jego źródło i kolejne przeliczenia.',
    scope3Basis:
      'Zakres 3 obliczono według GHG Protocol Scope 3 Standard; metodę obliczeń podano przy każdej kategorii.',
    reasons:
      'Wybrano obliczenia na podstawie opublikowanych wskaźników, ponieważ emisji nie mierzy się bezpośrednio; standardy wskazują tę metodę jako typową.',
    changes: 'Zmiany metodyki: liczba przyjętych przeliczeń: {count}; zob. Zmiany w czasie i rok bazowy.',
    noChanges: 'Nie odnotowano zmiany metodyki, w wyniku której przekształcono dane któregoś roku.',
    factorTable: 'Publikacje, z których pochodzą wskaźniki',
    publisher: 'Wydawca',
    publication: 'Publikacja',
    edition: 'Wydanie',
    units: 'Jednostki',
    scopes: 'Zakresy',
    own: 'własny wskaźnik firmy',
    noFactors: 'Nie użyto żadnego opublikowanego wskaźnika.',
    potentials: 'Potencjały tworzenia efektu cieplarnianego (GWP) w horyzoncie 100 lat',
    gas: 'Gaz',
    potential: 'kg CO₂e na kg',
    report: 'Raport IPCC',
    potentialsNote:
      'Firma stosuje {set} ({edition}, {table}). Jeżeli wydawca podaje tylko CO₂e, zachowano jego podstawę. Metan z paliw biogenicznych ma w AR6 odrębną wartość GWP.',
    noPotential:
      'Kreska oznacza mieszaninę złożoną wyłącznie z gazów spoza koszyka z Kioto: żadnego jej składnika się nie uwzględnia, więc nie wchodzi ona do żadnej sumy.',
    biogenic: 'Węgiel biogeniczny',
    biogenicText:
      'CO₂ ze spalania biomasy wykazuje się osobno, poza zakresami. CH₄ i N₂O z tych samych paliw ujęto w zakresach. Nie odejmuje się pochłaniania.',
    scope2: 'Zakres 2: obie metody',
    scope2Text:
      'Emisje z każdej zakupionej kWh oblicza się dwukrotnie. Metoda lokalizacyjna: wskaźnik sieci krajowej. Metoda rynkowa, pierwsze z dostępnych: wskaźnik dostawcy z faktury, umowa na energię odnawialną, własny wskaźnik firmy, miks rezydualny kraju i roku, a gdy jego wartość nie jest znana, wskaźnik lokalizacyjny.',
    instruments:
      'Użyte instrumenty: {instruments}. Strona o zakresie 2 pokazuje, ile energii obejmuje każdy z nich.',
    noInstruments: 'W tym okresie nie użyto żadnego instrumentu umownego.',
    criteria:
      'Kryteria jakości ze Scope 2 Guidance (jedno roszczenie do każdej MWh, śledzenie i umorzenie, ten sam rynek, czas wytworzenia bliski okresowi) są spełnione w takim zakresie, w jakim odnotowano certyfikat z okresem; tabela umów pokazuje, gdzie go brakuje.',
    residualUsed: 'Tam, gdzie umowa nie obejmuje energii elektrycznej, użyto miksu rezydualnego.',
    residualWhere:
      'Tam, gdzie umowa nie obejmuje energii elektrycznej, użyto miksu rezydualnego, o ile znana jest jego wartość.',
  },
};
