export const developmentWords = {
  en: {
    base: 'Base year',
    baseText: 'The base year is {year}. {reason}',
    noReason: 'The reason for choosing it is not stated.',
    firstYear:
      'The company has not chosen a base year. The figures in this report can serve as those of a first year.',
    laterBase:
      'The base year {year} starts after the first month of this period, so it is not used for comparison.',
    years: 'Emissions by year',
    year: 'Year',
    sameMonths:
      'Each year covers the same months as this report ({months}), within the boundary of this report. A dash means that nothing was recorded, or that fewer of these months have data than in the period.',
    line: 'Emissions by year',
    intensityLine: 'Emissions per employee by year',
    policy: 'Recalculation',
    policyText: 'Policy and threshold: {policy}',
    noPolicy: 'The company has not stated when it recalculates its base year.',
    restated: 'Restated years',
    scope: 'Scope',
    reported: 'As reported',
    now: 'Restated',
    difference: 'Difference',
    cause: 'Cause',
    decided: 'Accepted',
    noCause: 'no cause stated',
    noRestated: 'No year was restated.',
    reasons: 'Other reasons for change',
    reasonsText:
      'What the company states about changes in its activities is on the page Reductions, removals and credits.',
    intensity: 'Intensity',
    basis: 'Emissions per',
    value: 'Basis',
    employee: 'employee',
    revenue: 'million {currency} of revenue',
    revenueOrigin:
      'Revenue is the key figure entered by the company. It is not reconciled to a line item of the financial statements in this report.',
    area: 'm² of area in the report',
    conversion:
      'Revenue is stated in {currency}. It is converted at 1 {other} = {rate} {currency} ({rateSource}, {day}).',
    intensityNote: 'Key figures for {year}. kg CO₂e per unit of the basis.',
    noIntensity: 'No key figure for {year} is recorded to which emissions could be related.',
    shortPeriod:
      'Intensities are calculated for reports of twelve months only: a year’s key figures do not apply to a shorter period.',
  },
  pl: {
    base: 'Rok bazowy',
    baseText: 'Rokiem bazowym jest {year}. {reason}',
    noReason: 'Nie podano uzasadnienia jego wyboru.',
    firstYear:
      'Firma nie wybrała roku bazowego. Wyniki tego raportu mogą posłużyć jako wyniki pierwszego roku.',
    laterBase: 'Rok bazowy {year} zaczyna się po pierwszym miesiącu tego okresu, więc nie służy do porównań.',
    years: 'Emisje według lat',
    year: 'Rok',
    sameMonths:
      'Każdy rok obejmuje te same miesiące co raport ({months}), w granicach tego raportu. Kreska oznacza, że niczego nie odnotowano albo że dane są w mniejszej liczbie tych miesięcy niż w okresie raportu.',
    line: 'Emisje według lat',
    intensityLine: 'Emisje na pracownika według lat',
    policy: 'Przeliczanie',
    policyText: 'Zasady i próg: {policy}',
    noPolicy: 'Firma nie podała, kiedy przelicza rok bazowy.',
    restated: 'Lata z przekształconymi danymi',
    scope: 'Zakres',
    reported: 'Poprzednio',
    now: 'Przekształcone',
    difference: 'Różnica',
    cause: 'Przyczyna',
    decided: 'Przyjęto',
    noCause: 'nie podano przyczyny',
    noRestated: 'Danych żadnego roku nie przekształcono.',
    reasons: 'Inne przyczyny zmian',
    reasonsText:
      'Informacje firmy o zmianach jej działalności podano na stronie Redukcje, pochłanianie i jednostki emisji.',
    intensity: 'Intensywność',
    basis: 'Emisje na',
    value: 'Podstawa',
    employee: 'pracownika',
    revenue: 'milion {currency} przychodów',
    revenueOrigin:
      'Przychody to dane wprowadzone przez firmę. W tym raporcie nie uzgodniono ich z pozycją sprawozdania finansowego.',
    area: 'm² powierzchni w raporcie',
    conversion:
      'Przychody podano w {currency}. Przeliczono je po kursie 1 {other} = {rate} {currency} ({rateSource}, {day}).',
    intensityNote: 'Dane kluczowe za {year}. kg CO₂e na jednostkę podstawy.',
    noIntensity: 'Nie odnotowano danych kluczowych za {year}, do których można by odnieść emisje.',
    shortPeriod:
      'Intensywność oblicza się tylko dla raportów dwunastomiesięcznych: roczne dane kluczowe nie odpowiadają krótszemu okresowi.',
  },
};
