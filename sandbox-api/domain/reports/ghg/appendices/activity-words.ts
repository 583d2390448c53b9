export const activityWords = {
  en: {
    intro:
      'Amounts as they were entered, by month, in the unit they were entered in. A row that covers several months is shared among them by days.',
    scaled: 'Only {share} of {name} lies within the boundary; its amounts are scaled alike.',
    none: 'No activity data was recorded for this period.',
    table: '{name} ({part} of {parts})',
  },
  pl: {
    intro:
      'Ilości zgodnie z wpisem, według miesięcy, w jednostce, w której je wpisano. Wpis obejmujący kilka miesięcy rozdziela się między nie według dni.',
    scaled: 'Tylko {share} lokalizacji {name} mieści się w granicach; jej ilości przeliczono tak samo.',
    none: 'W tym okresie nie odnotowano danych o działalności.',
    table: '{name} ({part} z {parts})',
  },
};
