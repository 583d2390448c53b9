/** What the document of a plan says, in both languages. */
export const planWords = {
  en: {
    title: 'Reduction plan',
    result: 'Result',
    summary:
      'Together the measures save {total_lb} t CO2e location-based and {total_mb} t CO2e market-based in their first full years, of {today_lb} and {today_mb} t CO2e recorded from {from} to {to}. Their net present values add up to {npv}.',
    order:
      'Measures are worked out in a fixed order, each on what the ones before it left: 1 demand, 2 conversion, 3 own generation, 4 contract. The share of a measure is the difference of the two states around it, so the shares sum to the total; in another order they would be others.',
    asIfRunning: 'Each measure is worked out as if the ones before it already ran, whatever its first year.',
    steps: 'Measures in the order of the plan',
    stages: { 1: '1 demand', 2: '2 conversion', 3: '3 own generation', 4: '4 contract' },
    columns: {
      measure: 'Measure',
      stage: 'Stage',
      location: 'Location-based, first year',
      market: 'Market-based, first year',
      aloneLocation: 'Location-based on its own',
      aloneMarket: 'Market-based on its own',
      life: 'Location-based, period',
      npv: 'Net present value',
      mac: 'Cost per tonne, location-based',
      input: 'Input',
      unit: 'Unit',
      before: 'Before',
      after: 'In the plan',
    },
    total: 'Total',
    changed: 'Inputs that earlier measures changed',
    costs: 'Abatement cost',
    costChart: 'Cost per tonne by measure, location-based',
    costNote:
      'Net present value divided by undiscounted tonnes; below nought the measure earns money. Those are in the order of their net present value, as a ranking by a negative cost per tonne misleads. Measures that save nothing have no cost per tonne.',
    years: 'What is left of today',
    yearChart: 'Recorded emissions with the plan',
    yearNote: 'Emissions of today less what the measures save in each year; dotted: today.',
    locationBased: 'location-based',
    marketBased: 'market-based',
    todayLine: 'today, {method}',
    notes: 'Please note',
    basis:
      'A plan is a projection and is never written into the inventory. Location- and market-based are two results and are never added.',
  },
  pl: {
    title: 'Plan redukcji',
    result: 'Wynik',
    summary:
      'Razem działania oszczędzają w swoich pierwszych pełnych latach {total_lb} t CO2e lokalizacyjnie i {total_mb} t CO2e rynkowo z {today_lb} i {today_mb} t CO2e odnotowanych od {from} do {to}. Suma wartości bieżących netto wynosi {npv}.',
    order:
      'Działania liczy się w stałej kolejności, każde od tego, co pozostało po poprzednich: 1 zapotrzebowanie, 2 zamiana źródła, 3 własna produkcja, 4 umowa. Udział działania to różnica dwóch stanów, więc udziały sumują się do całości; w innej kolejności byłyby inne.',
    asIfRunning:
      'Każde działanie liczy się tak, jakby poprzednie już trwały, niezależnie od pierwszego roku.',
    steps: 'Działania w kolejności planu',
    stages: { 1: '1 zapotrzebowanie', 2: '2 zamiana źródła', 3: '3 własna produkcja', 4: '4 umowa' },
    columns: {
      measure: 'Działanie',
      stage: 'Etap',
      location: 'Lokalizacyjnie, pierwszy rok',
      market: 'Rynkowo, pierwszy rok',
      aloneLocation: 'Lokalizacyjnie osobno',
      aloneMarket: 'Rynkowo osobno',
      life: 'Lokalizacyjnie, okres',
      npv: 'Wartość bieżąca netto',
      mac: 'Koszt tony, lokalizacyjnie',
      input: 'Parametr',
      unit: 'Jednostka',
      before: 'Przed',
      after: 'W planie',
    },
    total: 'Razem',
    changed: 'Parametry zmienione przez wcześniejsze działania',
    costs: 'Koszt redukcji',
    costChart: 'Koszt tony według działań, lokalizacyjnie',
    costNote:
      'Wartość bieżąca netto podzielona przez niedyskontowane tony; poniżej zera działanie zarabia. Takie działania ułożono według wartości bieżącej netto, bo ranking ujemnych kosztów tony wprowadza w błąd. Działania bez oszczędności nie mają kosztu tony.',
    years: 'Co zostaje z dzisiejszych emisji',
    yearChart: 'Odnotowane emisje z planem',
    yearNote: 'Dzisiejsze emisje minus oszczędności w każdym roku; kropkami: dziś.',
    locationBased: 'metoda lokalizacyjna',
    marketBased: 'metoda rynkowa',
    todayLine: 'dziś, {method}',
    notes: 'Uwagi',
    basis:
      'Plan jest projekcją i nigdy nie trafia do inwentaryzacji. Metoda lokalizacyjna i rynkowa to dwa wyniki, których się nie sumuje.',
  },
};

export type PlanWords = (typeof planWords)['en'];
