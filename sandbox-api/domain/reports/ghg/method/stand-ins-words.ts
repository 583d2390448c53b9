export const standInWords = {
  en: {
    share:
      '{share} of the market-based Scope 2 emissions ({tonnes}) are based on location-based factors used in place of a residual mix.',
    shareOfTotal:
      '{share} of the market-based total ({tonnes}) are based on location-based factors used in place of a residual mix; the page on the method states where.',
    published:
      'A residual mix is published for {places} ({source}). Its value was not entered, so the location-based factor is used in both results where no contract covers the electricity.',
    'other-year':
      '{publisher} publishes residual mixes for {places}; the edition consulted is that of {year} ({source}). No value for the reporting period was entered, so the location-based factor is used in both results where no contract covers the electricity.',
    'by-subregion':
      'For {places} a residual mix is published only for parts of the grid ({source}), and the part is not stated. The location-based factor is used in both results where no contract covers the electricity.',
    none: 'No residual mix is published for {places}, because the origin of all electricity there is disclosed ({source}). The location-based factor is used in both results where no contract covers the electricity.',
    unknown:
      'No published residual mix is known for {places}, so the location-based factor is used in both results where no contract covers the electricity.',
  },
  pl: {
    share:
      '{share} emisji z zakresu 2 według metody rynkowej ({tonnes}) opiera się na wskaźnikach lokalizacyjnych, które zastępują miks rezydualny.',
    shareOfTotal:
      '{share} sumy według metody rynkowej ({tonnes}) opiera się na wskaźnikach lokalizacyjnych, które zastępują miks rezydualny; strona o metodyce podaje gdzie.',
    published:
      'Dla lokalizacji: {places} miks rezydualny jest opublikowany ({source}). Jego wartości nie wprowadzono, dlatego tam, gdzie umowa nie obejmuje energii elektrycznej, w obu wynikach zastosowano wskaźnik lokalizacyjny.',
    'other-year':
      '{publisher} publikuje miksy rezydualne dla lokalizacji: {places}; sprawdzono wydanie za {year} r. ({source}). Nie wprowadzono wartości za okres raportu, dlatego tam, gdzie umowa nie obejmuje energii elektrycznej, w obu wynikach zastosowano wskaźnik lokalizacyjny.',
    'by-subregion':
      'Dla lokalizacji: {places} miks rezydualny publikuje się tylko dla części sieci ({source}), a części tej nie podano. Tam, gdzie umowa nie obejmuje energii elektrycznej, w obu wynikach zastosowano wskaźnik lokalizacyjny.',
    none: 'Dla lokalizacji: {places} nie publikuje się miksu rezydualnego, ponieważ pochodzenie całej energii elektrycznej jest tam ujawniane ({source}). Tam, gdzie umowa nie obejmuje energii elektrycznej, w obu wynikach zastosowano wskaźnik lokalizacyjny.',
    unknown:
      'Dla lokalizacji: {places} nie jest znany opublikowany miks rezydualny, dlatego tam, gdzie umowa nie obejmuje energii elektrycznej, w obu wynikach zastosowano wskaźnik lokalizacyjny.',
  },
};
