/** Messages about the answers of completeness reviews, by code. */
export const reviewMessages = {
  en: {
    explanationOfAnother: 'This reason belongs to another category or answer. Choose one from the list',
    explanationNotNeeded: 'This answer needs no reason. Leave it empty',
    gapEndsBeforeStart: 'The last month must not be before the first',
  },
  pl: {
    explanationOfAnother: 'Ten powód dotyczy innej kategorii lub innej odpowiedzi. Wybierz jeden z listy',
    explanationNotNeeded: 'Ta odpowiedź nie wymaga powodu. Pozostaw to pole puste',
    gapEndsBeforeStart: 'Ostatni miesiąc nie może być przed pierwszym',
  },
};
