/** Messages about evidence and intakes, by code. */
export const intakeMessages = {
  en: {
    evidenceType: 'Choose a PDF, picture, workbook, XML or text file. This one is something else',
    warningUnanswered: 'This entry has a warning without an answer',
    replacedGone: 'There is no recorded entry to replace. Check the entries again',
    replacedChanged: 'The recorded entry was changed since the check. Check the entries again',
    replacedSeveral:
      'Several recorded entries are like this one, so none was replaced. Record it all the same, or leave it out',
    replacedTwice: 'Two entries replace the same recorded one. Leave one of them out',
    replacedOther: 'Only an entry with the same days or invoice can be replaced',
  },
  pl: {
    evidenceType: 'Wybierz plik PDF, obraz, skoroszyt, plik XML lub tekstowy. Ten jest inny',
    warningUnanswered: 'Ten wpis ma ostrzeżenie bez odpowiedzi',
    replacedGone: 'Nie ma zapisanego wpisu do zastąpienia. Sprawdź wpisy jeszcze raz',
    replacedChanged: 'Zapisany wpis zmienił się od ostatniego sprawdzenia. Sprawdź wpisy jeszcze raz',
    replacedSeveral:
      'Kilka zapisanych wpisów jest podobnych do tego, więc żadnego nie zastąpiono. Zapisz go mimo to albo pomiń',
    replacedTwice: 'Dwa wpisy zastępują ten sam zapisany wpis. Pomiń jeden z nich',
    replacedOther: 'Zastąpić można tylko wpis z tymi samymi dniami lub fakturą',
  },
};
