/** Messages about the fields of a double materiality assessment, by code. */
export const materialityMessages = {
  en: {
    readConfirmationRequired: 'Confirm that you have read the guidance',
    oneDecimal: 'Enter a number with at most one decimal place',
    reasonRequired:
      'Score and conclusion disagree, or a severe item stays below the threshold. Say why the conclusion holds',
    irremediabilityOfPositive: 'A positive impact needs no remedy. Choose “Not applicable”',
    irremediabilityOfNegative:
      'Rate how hard the negative impact is to remedy. “Not applicable” is for positive impacts',
    topicOfOtherParent: 'This does not belong to the choice above. Choose one from the list',
    ownNameOfListed: 'A subtopic from the list is already chosen. Clear one of the two',
    topicOfOtherEdition: 'This topic belongs to another edition of the ESRS. Choose one from the list',
    editionNotOfYear: 'This edition does not apply to the financial year of the report',
    editionInUse: 'Topics are already listed. Delete them before you choose another edition',
    screeningReasonRequired: 'Say why this standard is not relevant to the company',
    standardHasMatters: 'Matters of {standard} are listed. Delete them before you mark it as not relevant',
    stakeholderListed: '“{name}” is already listed. Change that one, or choose a different name',
    opinionListed: 'The opinion of {name} is already listed. Change that one, or enter another name',
    climateReasonShort:
      'Climate change needs a detailed explanation (ESRS 1, par. 32): at least {count} characters',
    tooManyOfThem: "An assessment can have at most {count} of these. Delete what you don't need",
  },
  pl: {
    readConfirmationRequired: 'Potwierdź, że znasz wskazówki',
    oneDecimal: 'Podaj liczbę z najwyżej jednym miejscem po przecinku',
    reasonRequired:
      'Ocena i wniosek są rozbieżne albo dotkliwa pozycja pozostaje poniżej progu. Uzasadnij, dlaczego wniosek jest słuszny',
    irremediabilityOfPositive: 'Pozytywny wpływ nie wymaga naprawy. Wybierz „Nie dotyczy”',
    irremediabilityOfNegative:
      'Określ, jak trudno naprawić negatywny wpływ. „Nie dotyczy” jest dla wpływów pozytywnych',
    topicOfOtherParent: 'To nie należy do tego, co wybrano wyżej. Wybierz pozycję z listy',
    ownNameOfListed: 'Wybrano już podtemat z listy. Usuń jedno z dwóch',
    topicOfOtherEdition: 'Ten temat pochodzi z innej wersji ESRS. Wybierz pozycję z listy',
    editionNotOfYear: 'Ta wersja nie dotyczy roku obrotowego raportu',
    editionInUse: 'Tematy są już na liście. Usuń je, zanim wybierzesz inną wersję',
    screeningReasonRequired: 'Uzasadnij, dlaczego ten standard nie dotyczy firmy',
    standardHasMatters:
      'Na liście są tematy standardu {standard}. Usuń je, zanim uznasz, że nie dotyczy firmy',
    stakeholderListed:
      '„{name}” jest już na liście. Zmień tamtą pozycję albo wybierz nazwę, która je odróżni',
    opinionListed: 'Opinia osoby {name} jest już na liście. Zmień tamtą albo podaj inne imię i nazwisko',
    climateReasonShort:
      'Zmiana klimatu wymaga szczegółowego wyjaśnienia (ESRS 1, par. 32): co najmniej {count} znaków',
    tooManyOfThem: 'Ocena może zawierać najwyżej {count} takich pozycji. Usuń zbędne',
  },
} as const;
