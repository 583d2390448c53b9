/** Messages about answers to the questionnaire, by code. */
export const questionnaireMessages = {
  en: {
    oneAnswer: 'This question takes one answer',
    choiceTwice: 'Each choice can be taken once',
    noneExcludes: 'None of these cannot stand beside another choice. Take one of the two back',
    pictureOnly: 'This question takes a picture only',
    takesNoPicture: 'This question takes no picture',
    questionNotShown:
      'This question is not asked with the answers given so far. Change the one it depends on first',
    answerContradictsAssessment:
      '{question}: the answer is “{stated}”, the double materiality assessment finds “{found}”. Change one of them',
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
