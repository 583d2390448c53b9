/** Messages about the fields of a double materiality assessment, by code. */
export const materialityMessages = {
  en: {
    readConfirmationRequired: 'Confirm that you have read the guidance',
    oneDecimal: 'Enter a number with at most one decimal place',
    reasonRequired:
      'Score and conclusion disagree, or a severe item stays below the threshold. Say why the conclusion holds',
    irremediabilityOfPositive: 'A positive impact needs no remedy. Choose “Not applicable”',
    irremediabilityOfNegative:
      'Say how hard a negative impact is to put right. “Not applicable” is for positive impacts',
    topicOfOtherParent: 'This does not belong to what is chosen above. Choose one of the list',
    ownNameOfListed: 'A subtopic of the list is chosen already. Clear one of the two',
    topicOfOtherEdition: 'This topic is of another edition of the ESRS. Choose one of the list',
    editionNotOfYear: 'This edition does not apply to the financial year of the report',
    editionInUse: 'Topics are listed already. Delete them before choosing another edition',
    screeningReasonRequired: 'Say why this standard is not relevant to the company',
    standardHasMatters: 'Matters of {standard} are listed. Delete them before calling it not relevant',
    stakeholderListed: '“{name}” is listed already. Change that one, or choose a name that tells them apart',
    opinionListed: 'The opinion of {name} is listed already. Change that one, or choose another name',
    climateReasonShort:
      'Climate change needs a detailed explanation (ESRS 1, par. 32): at least {count} characters',
    tooManyOfThem: 'An assessment holds at most {count} of them. Delete what is not needed',
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
