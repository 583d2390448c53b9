export const developmentWords = {
  en: {
    base: 'Base year',
    baseText: 'The base year is {year}. {reason}',
    noReason: 'Why it was chosen has not been stated.',
    firstYear:
      'The company has not chosen a base year. The figures of this report can serve as those of a first year.',
    laterBase:
      'The base year {year} begins after the first month of this period, so nothing is compared with it.',
    years: 'Emissions by year',
    year: 'Year',
    sameMonths:
      'Each year holds the same months as this report ({months}), by the boundary of this report. A dash means that nothing was recorded, or not in as many of these months as in the period.',
    line: 'Emissions by year',
    intensityLine: 'Emissions per employee by year',
    policy: 'Recalculation',
    policyText: 'Policy and threshold: {policy}',
    noPolicy: 'The company has not stated when it recalculates its base year.',
    restated: 'Recalculated years',
    scope: 'Scope',
    reported: 'As reported',
    now: 'Restated',
    difference: 'Difference',
    cause: 'Cause',
    decided: 'Accepted',
    noCause: 'no cause stated',
    noRestated: 'No year was recalculated.',
    reasons: 'Other reasons for change',
    reasonsText:
      'What the company says about changes of its activities stands on the page Reductions, removals and credits.',
    intensity: 'Intensity',
    basis: 'Emissions per',
    value: 'Basis',
    employee: 'employee',
    revenue: 'million {currency} of revenue',
    revenueOrigin:
      'Revenue is the key figure that the company entered. It is not reconciled to a line of the financial statements in this report.',
    area: 'm² of area in the report',
    conversion:
      'Revenue is stated in {currency}. It is converted at 1 {other} = {rate} {currency} ({rateSource}, {day}).',
    intensityNote: 'Key figures of {year}. kg CO₂e for each unit of the basis.',
    noIntensity: 'No key figure of {year} is recorded that emissions could be set against.',
    shortPeriod:
      'Intensities are worked out for reports of twelve months only: a year’s key figures do not fit a shorter period.',
  },
  pl: {
    base: 'Rok bazowy',
    baseText: 'Rokiem bazowym jest {year}. {reason}',
    noReason: 'Nie podano, dlaczego go wybrano.',
    firstYear:
      'Firma nie wybrała roku bazowego. Wyniki tego raportu mogą posłużyć jako wyniki pierwszego roku.',
    laterBase:
      'Rok bazowy {year} zaczyna się po pierwszym miesiącu tego okresu, więc niczego się z nim nie porównuje.',
    years: 'Emisje według lat',
    year: 'Rok',
    sameMonths:
      'Każdy rok obejmuje te same miesiące co raport ({months}) w granicach tego raportu. Kreska oznacza, że nic nie odnotowano albo odnotowano w mniejszej liczbie tych miesięcy niż w okresie raportu.',
    line: 'Emisje według lat',
    intensityLine: 'Emisje na pracownika według lat',
    policy: 'Przeliczanie',
    policyText: 'Zasady i próg: {policy}',
    noPolicy: 'Firma nie podała, kiedy przelicza rok bazowy.',
    restated: 'Przeliczone lata',
    scope: 'Zakres',
    reported: 'Poprzednio',
    now: 'Po przeliczeniu',
    difference: 'Różnica',
    cause: 'Przyczyna',
    decided: 'Przyjęto',
    noCause: 'nie podano przyczyny',
    noRestated: 'Żadnego roku nie przeliczano.',
    reasons: 'Inne przyczyny zmian',
    reasonsText:
      'To, co firma podaje o zmianach swojej działalności, znajduje się na stronie Redukcje, pochłanianie i jednostki emisji.',
    intensity: 'Intensywność',
    basis: 'Emisje na',
    value: 'Podstawa',
    employee: 'pracownika',
    revenue: 'milion {currency} przychodów',
    revenueOrigin:
      'Przychody to wskaźnik wpisany przez firmę. W tym raporcie nie uzgodniono ich z pozycją sprawozdania finansowego.',
    area: 'm² powierzchni w raporcie',
    conversion:
      'Przychody podano w {currency}. Przeliczono je po kursie 1 {other} = {rate} {currency} ({rateSource}, {day}).',
    intensityNote: 'Dane kluczowe za {year}. kg CO₂e na jednostkę podstawy.',
    noIntensity: 'Nie odnotowano danych kluczowych za {year}, do których można odnieść emisje.',
    shortPeriod:
      'Intensywność liczy się tylko dla raportów dwunastomiesięcznych: roczne dane kluczowe nie pasują do krótszego okresu.',
  },
};
