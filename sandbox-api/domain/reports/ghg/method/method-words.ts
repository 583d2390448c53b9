export const methodWords = {
  en: {
    method: 'How emissions are worked out',
    formula:
      'Emissions = activity data × emission factor. Activity data are amounts as they are on bills, meters and receipts, in the unit they came in. They are converted to the factor’s unit with published calorific values and densities, and multiplied with the factor of the month’s year and the location’s country.',
    steps: [
      'An amount that covers several months is shared among them by days.',
      'A factor of the same year and country comes first; else the nearest year or another region, and the report says so (factor annex).',
      'Gases are kept apart where the publisher prints them: CO₂, CH₄ and N₂O, and refrigerants by what they are made of.',
    ],
    upstream: 'Upstream emissions of fuels and electricity and grid losses go to Scope 3, category 3.',
    noUpstream:
      'Upstream emissions of fuels and electricity and grid losses belong to Scope 3, which this report does not hold.',
    tools:
      'The figures were worked out with Ledgerleaf, which keeps the factor, its source and each conversion step beside every figure.',
    scope3Basis:
      'Scope 3 follows the GHG Protocol Scope 3 Standard; how each category was worked out stands with it.',
    reasons:
      'Calculation with published factors was chosen because emissions are not measured directly; it is what the standards name as the usual method.',
    changes: 'Changes of the method: {count} recalculation(s) were accepted; see Development and base year.',
    noChanges: 'No change of the method that restated a year was recorded.',
    factorTable: 'Publications that factors were taken from',
    publisher: 'Publisher',
    publication: 'Publication',
    edition: 'Edition',
    units: 'Units',
    scopes: 'Scopes',
    own: 'own factor of the company',
    noFactors: 'No published factor was used.',
    potentials: 'Global warming potentials over 100 years',
    gas: 'Gas',
    potential: 'kg CO₂e per kg',
    report: 'IPCC report',
    potentialsNote:
      'The company counts by {set} ({edition}, {table}). Where a publisher prints CO₂e only, its own basis stays. Methane of biogenic fuels has its own potential by AR6.',
    noPotential:
      'A dash stands for a blend of gases outside the Kyoto basket alone: none of its parts counts, so it enters no total.',
    biogenic: 'Biogenic carbon',
    biogenicText:
      'CO₂ from burning biomass is reported apart, outside the scopes. CH₄ and N₂O of the same fuels are in the scopes. No removal is set against it.',
    scope2: 'Scope 2: both methods',
    scope2Text:
      'Every purchased kWh is worked out twice. Location-based: factor of the country’s grid. Market-based, the first there is: the supplier’s factor of the bill, a contract of renewable supply, the company’s own factor, the residual mix of the country and year, and, where its value is not known, the location-based factor.',
    instruments:
      'Instruments used: {instruments}. The page on Scope 2 shows how much energy each of them covers.',
    noInstruments: 'No contractual instrument was used in this period.',
    criteria:
      'The quality criteria of the Scope 2 Guidance (one claim for each MWh, tracking and cancellation, same market, vintage near the period) are met as far as a certificate with its period is recorded; the table of contracts shows which lack one.',
    residualUsed: 'A residual mix was used where no contract covered the electricity.',
    residualWhere:
      'Where no contract covered the electricity, a residual mix was used as far as its value is known.',
  },
  pl: {
    method: 'Jak liczone są emisje',
    formula:
      'Emisje = dane o działalności × wskaźnik emisji. Dane o działalności to ilości z faktur, liczników i rachunków, w jednostkach, w jakich je podano. Przelicza się je na jednostkę wskaźnika za pomocą opublikowanych wartości opałowych i gęstości, a następnie mnoży przez wskaźnik dla roku danego miesiąca i kraju lokalizacji.',
    steps: [
      'Ilość obejmującą kilka miesięcy rozdziela się między nie według dni.',
      'Pierwszeństwo ma wskaźnik z tego samego roku i kraju; w przeciwnym razie z najbliższego roku lub innego regionu, co raport zaznacza (załącznik ze wskaźnikami).',
      'Gazy podaje się osobno, jeżeli wydawca je podaje: CO₂, CH₄ i N₂O, a czynniki chłodnicze według składu.',
    ],
    upstream:
      'Emisje z wydobycia i dostawy paliw i energii oraz straty sieciowe należą do zakresu 3, kategoria 3.',
    noUpstream:
      'Emisje z wydobycia i dostawy paliw i energii oraz straty sieciowe należą do zakresu 3, którego ten raport nie obejmuje.',
    tools:
      'Wartości obliczono w programie Ledgerleaf, który przy każdej z nich zachowuje wskaźnik, jego źródło i kolejne przeliczenia.',
    scope3Basis:
      'Zakres 3 liczony jest według GHG Protocol Scope 3 Standard; sposób obliczenia podano przy każdej kategorii.',
    reasons:
      'Wybrano obliczenia na podstawie opublikowanych wskaźników, ponieważ emisji nie mierzy się bezpośrednio; standardy wskazują tę metodę jako zwykłą.',
    changes: 'Zmiany metodyki: liczba przyjętych przeliczeń: {count}; zob. Zmiany w czasie i rok bazowy.',
    noChanges: 'Nie odnotowano zmiany metodyki, która zmieniłaby wyniki któregoś roku.',
    factorTable: 'Publikacje, z których pochodzą wskaźniki',
    publisher: 'Wydawca',
    publication: 'Publikacja',
    edition: 'Wydanie',
    units: 'Jednostki',
    scopes: 'Zakresy',
    own: 'własny wskaźnik firmy',
    noFactors: 'Nie użyto żadnego opublikowanego wskaźnika.',
    potentials: 'Współczynniki ocieplenia globalnego dla 100 lat (GWP)',
    gas: 'Gaz',
    potential: 'kg CO₂e na kg',
    report: 'Raport IPCC',
    potentialsNote:
      'Firma liczy według {set} ({edition}, {table}). Jeżeli wydawca podaje tylko CO₂e, pozostaje jego własna podstawa. Metan z paliw biogenicznych ma według AR6 odrębny współczynnik.',
    noPotential:
      'Kreska oznacza mieszaninę wyłącznie gazów spoza koszyka z Kioto: żaden jej składnik się nie liczy, więc nie wchodzi ona do żadnej sumy.',
    biogenic: 'Węgiel biogeniczny',
    biogenicText:
      'CO₂ ze spalania biomasy wykazuje się osobno, poza zakresami. CH₄ i N₂O z tych samych paliw należą do zakresów. Nie odejmuje się od nich pochłaniania.',
    scope2: 'Zakres 2: obie metody',
    scope2Text:
      'Każdą zakupioną kWh liczy się dwukrotnie. Metoda lokalizacyjna: wskaźnik sieci krajowej. Metoda rynkowa, pierwsze z dostępnych: wskaźnik dostawcy z faktury, umowa na energię odnawialną, własny wskaźnik firmy, miks rezydualny kraju i roku, a gdy jego wartość nie jest znana, wskaźnik lokalizacyjny.',
    instruments:
      'Użyte instrumenty: {instruments}. Strona o zakresie 2 pokazuje, ile energii obejmuje każdy z nich.',
    noInstruments: 'W tym okresie nie użyto żadnego instrumentu umownego.',
    criteria:
      'Kryteria jakości wytycznych dla zakresu 2 (jedno roszczenie do każdej MWh, śledzenie i umorzenie, ten sam rynek, czas wytworzenia bliski okresowi) są spełnione w takim stopniu, w jakim odnotowano certyfikat z okresem; tabela umów pokazuje, gdzie go brakuje.',
    residualUsed: 'Tam, gdzie umowa nie obejmuje energii elektrycznej, użyto miksu rezydualnego.',
    residualWhere:
      'Tam, gdzie umowa nie obejmuje energii elektrycznej, użyto miksu rezydualnego, o ile znana jest jego wartość.',
  },
};
