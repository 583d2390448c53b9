/** Texts of a plan's document besides names and numbers. */
export const planWords = {
  en: {
    subtitle: 'Reduction plan',
    result: 'What the measures save together',
    summary:
      'Recorded from {from} to {to}: {today_lb} t CO2e location-based, {today_mb} t CO2e market-based. In their first full years the measures save {total_lb} t CO2e location-based and {total_mb} t CO2e market-based; their net present value is {npv}.',
    summaryOfOneYear:
      'Recorded from {from} to {to}: {today_lb} t CO2e location-based, {today_mb} t CO2e market-based. In the year in which they save most, the measures save {total_lb} t CO2e location-based and {total_mb} t CO2e market-based; their net present value is {npv}.',
    order:
      'Each measure is calculated on what the earlier ones leave: 1 demand, 2 conversion, 3 own generation, 4 contract. No saving counts twice. A measure’s share depends on this order.',
    shares: 'Shares of the measures',
    measure: 'Measure',
    stage: 'Stage',
    stages: { 1: '1 Demand', 2: '2 Conversion', 3: '3 Own generation', 4: '4 Contract' },
    locationBased: 'location-based',
    marketBased: 'market-based',
    aloneLocationBased: 'on its own, location-based',
    npv: 'Net present value',
    total: 'Total',
    firstYear: 'Emissions in the first full year of each measure; money valued in the plan’s first year',
    ofOneYear:
      'Measures that start at different times partly save the same emissions, so the total is not their sum: it is what they save in their best year.',
    differs: {
      scope3:
        'Only some of these measures count Scope 3, so the total mixes savings with and without it. To compare them, save them all on the same basis.',
      discountRate:
        'The measures use different discount rates. Each net present value uses its own rate, and their sum adds them as they are.',
      gridPath:
        'The measures assume different grid paths, so the same kilowatt-hour counts differently in each.',
    },
    costs: 'Abatement cost, location-based',
    costsNote:
      'Net present value divided by undiscounted tonnes. Below zero a measure earns money. These measures come first, ordered by net present value, because cost per tonne cannot rank them.',
    noCost:
      'A measure that saves nothing location-based, or whose saving was limited to recorded data, has no cost per tonne and is not shown.',
    path: 'What is left of today’s emissions',
    pathNote:
      'A measure counts only within its own period. Everything else stays as recorded, even where a measure assumes a cleaner grid.',
    todayLocationBased: 'today, location-based',
    todayMarketBased: 'today, market-based',
    neverAdded: 'Location-based and market-based are two results and are never added together.',
    meeting: 'How the measures affect each other',
    changed: 'Changed by earlier measures',
    input: 'Value',
    before: 'Saved',
    after: 'In the plan',
  },
  pl: {
    subtitle: 'Plan redukcji',
    result: 'Ile działania oszczędzają razem',
    summary:
      'Zapisano w okresie {from} – {to}: {today_lb} t CO2e (metoda lokalizacyjna) i {today_mb} t CO2e (metoda rynkowa). W pierwszych pełnych latach działania oszczędzają {total_lb} t CO2e (metoda lokalizacyjna) i {total_mb} t CO2e (metoda rynkowa); ich łączna wartość bieżąca netto to {npv}.',
    summaryOfOneYear:
      'Zapisano w okresie {from} – {to}: {today_lb} t CO2e (metoda lokalizacyjna) i {today_mb} t CO2e (metoda rynkowa). W roku największych oszczędności działania oszczędzają {total_lb} t CO2e (metoda lokalizacyjna) i {total_mb} t CO2e (metoda rynkowa); ich łączna wartość bieżąca netto to {npv}.',
    order:
      'Każde działanie obliczono od tego, co zostawiły wcześniejsze: 1 zapotrzebowanie, 2 zmiana urządzeń, 3 własna energia, 4 umowa. Żadna oszczędność nie liczy się dwa razy. Udział działania zależy od tej kolejności.',
    shares: 'Udziały działań',
    measure: 'Działanie',
    stage: 'Etap',
    stages: { 1: '1 Zapotrzebowanie', 2: '2 Zmiana urządzeń', 3: '3 Własna energia', 4: '4 Umowa' },
    locationBased: 'lokalizacyjnie',
    marketBased: 'rynkowo',
    aloneLocationBased: 'osobno, lokalizacyjnie',
    npv: 'Wartość bieżąca netto',
    total: 'Razem',
    firstYear:
      'Emisje w pierwszym pełnym roku każdego działania; kwoty w wartościach z pierwszego roku planu',
    ofOneYear:
      'Działania, które zaczynają się w różnym czasie, częściowo oszczędzają to samo, dlatego wynik łączny nie jest ich sumą: to oszczędność w roku, w którym jest największa.',
    differs: {
      scope3:
        'Tylko część działań wlicza zakres 3, więc suma łączy oszczędności z nim i bez niego. Aby je porównać, zapisz wszystkie na tej samej podstawie.',
      discountRate:
        'Działania mają różne stopy dyskontowe. Każdą wartość bieżącą netto obliczono według własnej stopy, a suma łączy je bez zmian.',
      gridPath:
        'Działania zakładają różną dekarbonizację sieci, więc ta sama kilowatogodzina liczy się w nich inaczej.',
    },
    costs: 'Koszt redukcji, lokalizacyjnie',
    costsNote:
      'Wartość bieżąca netto podzielona przez niedyskontowane tony. Poniżej zera działanie zarabia. Takie działania są na początku, w kolejności wartości bieżącej netto, bo koszt tony nie pozwala ich uporządkować.',
    noCost:
      'Działanie, które według metody lokalizacyjnej nic nie oszczędza lub którego oszczędność ograniczono do zapisanych danych, nie ma kosztu tony i nie jest pokazane.',
    path: 'Co zostaje z dzisiejszych emisji',
    pathNote:
      'Działanie liczy się tylko w swoim okresie. Wszystko inne pozostaje takie, jak zapisano, nawet gdy działanie zakłada czystszą sieć.',
    todayLocationBased: 'dziś, lokalizacyjnie',
    todayMarketBased: 'dziś, rynkowo',
    neverAdded: 'Metoda lokalizacyjna i rynkowa to dwa wyniki, których się nie dodaje.',
    meeting: 'Jak działania wpływają na siebie',
    changed: 'Zmiany z wcześniejszych działań',
    input: 'Wartość',
    before: 'Zapisana',
    after: 'W planie',
  },
} as const;
