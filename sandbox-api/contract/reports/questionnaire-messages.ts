/** Messages about answers to the questionnaire, by code. */
export const questionnaireMessages = {
  en: {
    oneAnswer: 'This question takes one answer',
    choiceTwice: 'Each choice can be selected once',
    noneExcludes: '“None of these” excludes other choices. Clear one of the two',
    pictureOnly: 'Only an image can answer this question',
    takesNoPicture: "An image can't answer this question",
    questionNotShown:
      'With the answers so far, this question is not asked. Change the answer it depends on first',
    answerContradictsAssessment:
      '{question}: the answer is “{stated}”, but the double materiality assessment says “{found}”. Change one of them',
    answerAboveWhole: '{lower} ({lowerValue}) is more than {upper} ({upperValue}). Correct one of them',
    answerAfter: '{lower} ({lowerValue}) is later than {upper} ({upperValue}). Correct one of them',
  },
  pl: {
    oneAnswer: 'Na to pytanie można podać jedną odpowiedź',
    choiceTwice: 'Każdą odpowiedź można zaznaczyć raz',
    noneExcludes: '„Żadne z powyższych” wyklucza pozostałe odpowiedzi. Cofnij jedną z nich',
    pictureOnly: 'Odpowiedzią na to pytanie może być tylko obraz',
    takesNoPicture: 'Odpowiedzią na to pytanie nie może być obraz',
    questionNotShown:
      'Przy dotychczasowych odpowiedziach to pytanie nie jest zadawane. Najpierw zmień odpowiedź, od której zależy',
    answerContradictsAssessment:
      '{question}: odpowiedź brzmi „{stated}”, a z oceny podwójnej istotności wynika „{found}”. Zmień jedno z nich',
    answerAboveWhole: '{lower}: {lowerValue} to więcej niż {upper}: {upperValue}. Popraw jedną z odpowiedzi',
    answerAfter: '{lower}: {lowerValue} przypada po {upper}: {upperValue}. Popraw jedną z odpowiedzi',
  },
};
