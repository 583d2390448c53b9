/** What an assessment lacks before its report can be finished. */
export const missingWords = {
  en: {
    assessment: 'Double materiality assessment',
    edition: 'Topics from the ESRS edition that applies to the financial year',
    steps: 'Unfinished steps of the double materiality assessment',
    unscreened: 'Whether these topical standards are relevant (step “Topics”): {standards}',
    unlisted: 'A matter for each relevant standard (step “Topics”): {standards}',
    climateExplanation: 'Why climate change is not material',
    reasons: 'Reasons for conclusions that differ from their score',
  },
  pl: {
    assessment: 'Ocena podwójnej istotności',
    edition: 'Tematy z wersji ESRS, która dotyczy roku obrotowego',
    steps: 'Nieukończone kroki oceny podwójnej istotności',
    unscreened: 'Czy te standardy tematyczne dotyczą firmy (krok „Tematy”): {standards}',
    unlisted: 'Kwestia z każdego standardu, który dotyczy firmy (krok „Tematy”): {standards}',
    climateExplanation: 'Dlaczego zmianę klimatu oceniono jako nieistotną',
    reasons: 'Uzasadnienia wniosków, które różnią się od oceny',
  },
};
