/** Report types, in menu order. A key is never given to another type. */
export const reportRows = [
  {
    id: 1,
    questionnaireType: 'GHG',
    nameEn: 'Greenhouse gas report',
    namePl: 'Raport o emisjach gazów cieplarnianych',
    descriptionEn:
      'Emissions of Scope 1, 2 and 3 for three to twelve months, by category, location and month, with the boundaries, methods and factors that the GHG Protocol and ISO 14064-1 require. As a PDF for banks and customers, and as a workbook an auditor can recalculate.',
    descriptionPl:
      'Emisje zakresów 1, 2 i 3 za okres od trzech do dwunastu miesięcy według kategorii, lokalizacji i miesięcy, wraz z granicami, metodami i wskaźnikami, zgodnie z wymaganiami GHG Protocol i ISO 14064-1. W formacie PDF dla banków i klientów oraz jako skoroszyt, w którym audytor może wszystko przeliczyć.',
  },
  {
    id: 2,
    questionnaireType: 'CSRD',
    nameEn: 'Sustainability report (CSRD)',
    namePl: 'Raport zrównoważonego rozwoju (CSRD)',
    descriptionEn:
      'General disclosures (ESRS 2) and climate change (ESRS E1): a questionnaire with the requirements of the standards, tables of energy and emissions filled from your data, and an index of the disclosure requirements.',
    descriptionPl:
      'Ujawnienia ogólne (ESRS 2) i zmiana klimatu (ESRS E1): kwestionariusz z wymogami standardów, tabele zużycia energii i emisji wypełnione Twoimi danymi oraz indeks wymogów dotyczących ujawniania informacji.',
  },
] as const;
