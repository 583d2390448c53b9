export const scope1Words = {
  en: {
    bySource: 'Direct emissions by source',
    category: 'Source type',
    factor: 'kg CO₂e per unit',
    sourceNote:
      'The factor is the emissions per unit entered; the appendix lists the published factors. Process emissions are not recorded separately.',
    byLocation: 'Direct emissions by location',
    byFuel: 'Direct emissions by fuel',
    otherFuels: 'Other fuels ({count})',
    none: 'No direct emissions were recorded for this period.',
    trading:
      'Share of Scope 1 under emission trading schemes: not recorded. This inventory does not state whether an installation is covered by the EU or UK emissions trading system.',
  },
  pl: {
    bySource: 'Emisje bezpośrednie według źródeł',
    category: 'Rodzaj źródła',
    factor: 'kg CO₂e na jednostkę',
    sourceNote:
      'Wskaźnik to emisje na jednostkę, w której wpisano ilość; opublikowane wskaźniki podaje załącznik. Emisji procesowych nie odnotowuje się osobno.',
    byLocation: 'Emisje bezpośrednie według lokalizacji',
    byFuel: 'Emisje bezpośrednie według paliw',
    otherFuels: 'Pozostałe paliwa ({count})',
    none: 'W tym okresie nie odnotowano emisji bezpośrednich.',
    trading:
      'Udział zakresu 1 objęty systemami handlu emisjami: nie odnotowano. Inwentaryzacja nie zawiera informacji, czy instalacja jest objęta systemem UE lub Wielkiej Brytanii.',
  },
};
