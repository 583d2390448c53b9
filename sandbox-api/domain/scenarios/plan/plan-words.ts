/** What the document of a plan says besides names and numbers. */
export const planWords = {
  en: {
    subtitle: 'Reduction plan',
    result: 'What the measures save together',
    summary:
      'Recorded from {from} to {to}: {today_lb} t CO2e location-based, {today_mb} t CO2e market-based. In their first full years the measures save {total_lb} t CO2e location-based and {total_mb} t CO2e market-based; net present value of all {npv}.',
    summaryOfOneYear:
      'Recorded from {from} to {to}: {today_lb} t CO2e location-based, {today_mb} t CO2e market-based. In the year in which they save most the measures save {total_lb} t CO2e location-based and {total_mb} t CO2e market-based; net present value of all {npv}.',
    order:
      'Each measure is worked out on what the ones before it left: 1 demand, 2 conversion, 3 own generation, 4 contract. No saving counts twice; the share of a measure depends on this order.',
    shares: 'Shares of the measures',
    measure: 'Measure',
    stage: 'Stage',
    stages: { 1: '1 Demand', 2: '2 Conversion', 3: '3 Own generation', 4: '4 Contract' },
    locationBased: 'location-based',
    marketBased: 'market-based',
    aloneLocationBased: 'on its own, location-based',
    npv: 'Net present value',
    total: 'Total',
    firstYear:
      'Emissions in the first full year of each measure; money as it is worth in the first year of the plan',
    ofOneYear:
      'Measures that begin at different times save in part the same, so the total is not their sum: it is what they save in the year in which they save most.',
    differs: {
      scope3:
        'Only some of these measures count scope 3, so the total adds savings with and without it. Save them on one basis to compare them.',
      discountRate:
        'The measures use different discount rates. Each net present value follows its own, and so does their sum.',
      gridPath:
        'The measures assume different paths of the grid. The same kilowatt-hour counts differently in each.',
    },
    costs: 'Abatement cost, location-based',
    costsNote:
      'Net present value divided by tonnes, not discounted. Below zero a measure earns money: these stand first, by their net present value, since their cost per tonne ranks nothing.',
    noCost:
      'A measure that saves nothing location-based, or whose saving was cut to what was recorded, has no cost per tonne and is not drawn.',
    path: 'What is left of today’s emissions',
    pathNote:
      'A measure counts within its own period only. Everything else stays as recorded, also where a measure assumes a cleaner grid.',
    todayLocationBased: 'today, location-based',
    todayMarketBased: 'today, market-based',
    neverAdded: 'Location- and market-based are two results and are never added.',
    meeting: 'Where the measures meet',
    changed: 'What measures before it changed',
    input: 'Value',
    before: 'Saved',
    after: 'In the plan',
  },
  pl: {
    subtitle: 'Plan redukcji',
    result: 'Ile działania oszczędzają razem',
    summary:
      'Odnotowano od {from} do {to}: {today_lb} t CO2e lokalizacyjnie, {today_mb} t CO2e rynkowo. W pierwszych pełnych latach działania oszczędzają {total_lb} t CO2e lokalizacyjnie i {total_mb} t CO2e rynkowo; łączna wartość bieżąca netto {npv}.',
    summaryOfOneYear:
      'Odnotowano od {from} do {to}: {today_lb} t CO2e lokalizacyjnie, {today_mb} t CO2e rynkowo. W roku największych oszczędności działania oszczędzają {total_lb} t CO2e lokalizacyjnie i {total_mb} t CO2e rynkowo; łączna wartość bieżąca netto {npv}.',
    order:
      'Każde działanie policzono na tym, co zostawiły wcześniejsze: 1 zapotrzebowanie, 2 zamiana, 3 własna produkcja, 4 umowa. Żadna oszczędność nie liczy się dwa razy; udział działania zależy od tej kolejności.',
    shares: 'Udziały działań',
    measure: 'Działanie',
    stage: 'Etap',
    stages: { 1: '1 Zapotrzebowanie', 2: '2 Zamiana', 3: '3 Własna produkcja', 4: '4 Umowa' },
    locationBased: 'lokalizacyjnie',
    marketBased: 'rynkowo',
    aloneLocationBased: 'osobno, lokalizacyjnie',
    npv: 'Wartość bieżąca netto',
    total: 'Razem',
    firstYear:
      'Emisje w pierwszym pełnym roku każdego działania; kwoty według wartości w pierwszym roku planu',
    ofOneYear:
      'Działania, które zaczynają się w różnym czasie, częściowo oszczędzają to samo, dlatego wynik razem nie jest ich sumą: to oszczędność w roku, w którym jest największa.',
    differs: {
      scope3:
        'Tylko część działań wlicza zakres 3, więc suma łączy oszczędności z nim i bez niego. Aby je porównać, zapisz je na jednej podstawie.',
      discountRate:
        'Działania mają różne stopy dyskontowe. Każda wartość bieżąca netto liczy się według własnej, ich suma także.',
      gridPath: 'Działania zakładają różne ścieżki sieci. Ta sama kilowatogodzina liczy się w nich inaczej.',
    },
    costs: 'Koszt redukcji, lokalizacyjnie',
    costsNote:
      'Wartość bieżąca netto podzielona przez tony, bez dyskontowania. Poniżej zera działanie zarabia: takie stoją najpierw, według wartości bieżącej netto, bo ich koszt tony niczego nie szereguje.',
    noCost:
      'Działanie, które nic nie oszczędza lokalizacyjnie lub którego oszczędność ograniczono do odnotowanych emisji, nie ma kosztu tony i nie jest rysowane.',
    path: 'Ile zostaje z dzisiejszych emisji',
    pathNote:
      'Działanie liczy się tylko w swoim okresie. Wszystko inne pozostaje takie, jak zapisano, także gdy działanie zakłada czystszą sieć.',
    todayLocationBased: 'dziś, lokalizacyjnie',
    todayMarketBased: 'dziś, rynkowo',
    neverAdded: 'Metoda lokalizacyjna i rynkowa to dwa wyniki, których się nie dodaje.',
    meeting: 'Gdzie działania się spotykają',
    changed: 'Co zmieniły wcześniejsze działania',
    input: 'Wartość',
    before: 'Zapisana',
    after: 'W planie',
  },
} as const;
