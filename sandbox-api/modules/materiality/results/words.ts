/** What the results say in the language of the reader. */
export const kindWords = {
  en: { impact: 'Impact', risk: 'Risk', opportunity: 'Opportunity' },
  pl: { impact: 'Wpływ', risk: 'Ryzyko', opportunity: 'Szansa' },
};

export const conclusionWords = {
  en: { material: 'Material', watch: 'To be monitored', notMaterial: 'Not material' },
  pl: { material: 'Istotny', watch: 'Do monitorowania', notMaterial: 'Nieistotny' },
};

export const missingWords = {
  en: {
    assessment: 'Double materiality assessment',
    steps: 'Open steps of the double materiality assessment',
    climateExplanation: 'Why climate change is not material',
    reasons: 'Reasons for conclusions that depart from their score',
  },
  pl: {
    assessment: 'Ocena podwójnej istotności',
    steps: 'Nieukończone kroki oceny podwójnej istotności',
    climateExplanation: 'Dlaczego zmiana klimatu jest nieistotna',
    reasons: 'Uzasadnienia wniosków, które różnią się od oceny',
  },
};
