/** Messages about locations and their contracts, by code. */
export const companyMessages = {
  en: {
    closedBeforeFirstEntry: 'Data was entered from {day} on. Choose that day or a later one',
    contractTooEarly: 'Nothing is entered before {day}. Choose that day or a later one',
  },
  pl: {
    closedBeforeFirstEntry: 'Dane wprowadzono od {day}. Wybierz ten lub późniejszy dzień',
    contractTooEarly: 'Przed {day} nie wprowadza się danych. Wybierz ten lub późniejszy dzień',
  },
};
