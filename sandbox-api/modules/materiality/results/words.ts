/** What the results say in the language of the reader. */
export const kindWords = {
  en: { impact: 'Impact', risk: 'Risk', opportunity: 'Opportunity' },
  pl: { impact: 'Wpływ', risk: 'Ryzyko', opportunity: 'Szansa' },
};

export const conclusionWords = {
  en: { material: 'Material', watch: 'To be monitored', notMaterial: 'Not material' },
  pl: { material: 'Istotny', watch: 'Do monitorowania', notMaterial: 'Nieistotny' },
};

