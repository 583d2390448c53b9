/** Messages about the variables of a scenario, by code. */
export const scenarioMessages = {
  en: {
    chosenAbove: 'A row above already has this',
    noPublishedValue: "Nothing is published for {country}, so this measure can't be calculated there",
    figureNotComputable: 'These values give no result for "{figure}". Check this one',
    otherCurrency: '{name} is in {currency} and {otherName} in {otherCurrency}: save them in one currency',
    yearAfterFactor: 'Enter a year after {year}, the year of the electricity factor',
    scenarioRule: '{text}',
  },
  pl: {
    chosenAbove: 'To wybrano już w wierszu powyżej',
    noPublishedValue:
      'Brak opublikowanych wartości dla {country}, więc nie można tam policzyć tego działania',
    figureNotComputable: 'Przy tych wartościach nie można obliczyć: {figure}. Sprawdź tę wartość',
    otherCurrency: '{name}: {currency}, {otherName}: {otherCurrency}. Zapisz obie symulacje w jednej walucie',
    yearAfterFactor: 'Podaj rok późniejszy niż {year}, rok wskaźnika energii elektrycznej',
    scenarioRule: '{text}',
  },
} as const;
