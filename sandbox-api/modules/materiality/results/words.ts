/** What an assessment lacks before its report can be finished. */
export const missingWords = {
  en: {
    assessment: 'Double materiality assessment',
    edition: 'Topics of an edition of the ESRS that applies to the financial year',
    steps: 'Open steps of the double materiality assessment',
    climateExplanation: 'Why climate change is not material',
    reasons: 'Reasons for conclusions that depart from their score',
  },
  pl: {
    assessment: 'Ocena podwójnej istotności',
    edition: 'Tematy z wersji ESRS, która dotyczy roku obrotowego',
    steps: 'Nieukończone kroki oceny podwójnej istotności',
    climateExplanation: 'Dlaczego zmiana klimatu jest nieistotna',
    reasons: 'Uzasadnienia wniosków, które różnią się od oceny',
  },
};
