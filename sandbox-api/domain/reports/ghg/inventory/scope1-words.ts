export const scope1Words = {
  en: {
    bySource: 'Direct emissions by source',
    category: 'Type of source',
    factor: 'kg CO₂e per unit',
    sourceNote:
      'The factor is what the emissions come to for each unit entered; the annex lists the published factors. Process emissions are not recorded apart.',
    byLocation: 'Direct emissions by location',
    byFuel: 'Direct emissions by fuel',
    otherFuels: 'Other fuels ({count})',
    none: 'No direct emissions were recorded for this period.',
    trading:
      'Share of Scope 1 under emission trading: not recorded. This inventory does not hold whether an installation is under the EU or UK emission trading system.',
  },
  pl: {
    bySource: 'Emisje bezpośrednie według źródeł',
    category: 'Rodzaj źródła',
    factor: 'kg CO₂e na jednostkę',
    sourceNote:
      'Wskaźnik to emisje przypadające na jednostkę, w której wpisano ilość; załącznik podaje opublikowane wskaźniki. Emisji procesowych nie odnotowuje się osobno.',
    byLocation: 'Emisje bezpośrednie według lokalizacji',
    byFuel: 'Emisje bezpośrednie według paliw',
    otherFuels: 'Pozostałe paliwa ({count})',
    none: 'W tym okresie nie odnotowano emisji bezpośrednich.',
    trading:
      'Udział zakresu 1 w systemie handlu emisjami: nie odnotowano. Inwentaryzacja nie zawiera informacji, czy instalacja jest objęta systemem UE lub Wielkiej Brytanii.',
  },
};
