/** Messages about the fields of a report, by code. */
export const reportMessages = {
  en: {
    reportTooShort: 'A report covers at least {count} months. Choose a later last month',
    reportTooLong: 'A report covers at most {count} months. Choose an earlier last month',
    reportBeforeData: 'There is data from {month} onwards. Choose that month or a later one',
    reportWithoutData: 'There is no data yet. Enter consumption first',
    reportEndsBeforeStart: 'The last month must not be before the first',
    reportPeriodNotOver:
      'The period only ends on {day}. Choose an earlier last month, or finish the report after that day',
    reportLeavesAllOut: 'Every facility is left out, so the report would cover nothing. Include at least one',
    reportNameToDelete: 'This report has finished issues. Type its name to delete it: {name}',
    verifiedBeforePeriodEnd: 'A verifier signs after the end of the period, {day}. Check the date',
    draftWithIssue: 'A draft has no issue number. Ask for either the draft or an issue',
    templateIncomplete: 'Only a complete report of the same type can be a template. Choose another one',
  },
  pl: {
    reportTooShort: 'Raport obejmuje co najmniej {count} miesiące. Wybierz późniejszy ostatni miesiąc',
    reportTooLong: 'Raport obejmuje najwyżej {count} miesięcy. Wybierz wcześniejszy ostatni miesiąc',
    reportBeforeData: 'Dane wprowadzono od {month}. Wybierz ten lub późniejszy miesiąc',
    reportWithoutData: 'Nie wprowadzono jeszcze żadnych danych. Najpierw wprowadź zużycie',
    reportEndsBeforeStart: 'Ostatni miesiąc nie może być przed pierwszym',
    reportPeriodNotOver:
      'Okres kończy się {day}, czyli po dzisiejszym dniu. Wybierz wcześniejszy ostatni miesiąc albo zakończ raport po tym dniu',
    reportLeavesAllOut:
      'Wszystkie obiekty są pominięte, więc raport nie obejmowałby niczego. Włącz do niego co najmniej jeden',
    reportNameToDelete: 'Ten raport ma zakończone wydania. Aby go usunąć, wpisz jego nazwę: {name}',
    verifiedBeforePeriodEnd:
      'Oświadczenie weryfikatora powstaje po okresie raportu, który kończy się {day}. Sprawdź datę',
    draftWithIssue: 'Wersja robocza pokazuje stan na dziś i nie ma numeru. Wybierz ją albo wydanie',
    templateIncomplete: 'Szablonem może być tylko kompletny raport tego samego rodzaju. Wybierz inny',
  },
} as const;
