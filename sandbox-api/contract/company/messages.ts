/** Messages about the company's own data, its locations and their contracts, by code. */
export const companyMessages = {
  en: {
    closedBeforeFirstEntry: 'Data was entered from {day} on. Choose that day or a later one',
    contractTooEarly: 'Nothing is entered before {day}. Choose that day or a later one',
    imageTooLarge: 'The picture has {width} × {height} pixels. At most {max} on each side are accepted',
    imageDamaged: 'The picture is damaged and cannot be read. Save it again and choose it once more',
    currencyNeeded: 'Choose the currency of the revenue',
    unitNeeded: 'Enter what the output is counted in',
    noKeyFigure: 'Enter at least one of the figures',
    yearTaken: 'There are figures for {year} already. Change those instead',
    policyOutdated: 'A newer version is in force. Read it and accept that one',
    answersFallAway: 'Answers given in completeness reviews would fall away. Confirm that first',
  },
  pl: {
    closedBeforeFirstEntry: 'Dane wprowadzono od {day}. Wybierz ten lub późniejszy dzień',
    contractTooEarly: 'Przed {day} nie wprowadza się danych. Wybierz ten lub późniejszy dzień',
    imageTooLarge: 'Obraz ma {width} × {height} pikseli. Przyjmowane jest do {max} na każdym boku',
    imageDamaged: 'Obraz jest uszkodzony i nie można go odczytać. Zapisz go ponownie i wybierz jeszcze raz',
    currencyNeeded: 'Wybierz walutę przychodu',
    unitNeeded: 'Podaj, w czym liczona jest produkcja',
    noKeyFigure: 'Podaj co najmniej jedną z wartości',
    yearTaken: 'Wartości za rok {year} są już wpisane. Zmień tamte',
    policyOutdated: 'Obowiązuje nowsza wersja. Przeczytaj ją i zaakceptuj',
    answersFallAway: 'Odpowiedzi udzielone w przeglądach kompletności przepadłyby. Najpierw to potwierdź',
  },
};
