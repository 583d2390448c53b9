export const energyWords = {
  en: {
    consumption: 'Energy consumption',
    kind: 'Energy',
    fossil: 'Fuels of fossil origin (net calorific value)',
    biogenic: 'Fuels of biogenic origin (net calorific value)',
    contract: 'Purchased, under a renewable contract',
    other: 'Purchased, all other',
    own: 'Made and used on site from renewable sources',
    mwh: 'Consumption',
    note: 'Fuels without a published calorific value (for instance distances) have no energy here. Heat and power made on site from a fuel count once, as that fuel, and not again as made on site. How much of the other purchased energy is fossil, nuclear or renewable is not recorded; that is why no chart parts the energy of the years into fossil, nuclear and renewable.',
    intro:
      'Energy of the scopes 1 and 2 as it was recorded, in MWh. Fuels count by their net calorific value.',
  },
  pl: {
    consumption: 'Zużycie energii',
    kind: 'Energia',
    fossil: 'Paliwa kopalne (wartość opałowa)',
    biogenic: 'Paliwa biogeniczne (wartość opałowa)',
    contract: 'Zakupiona, objęta umową na energię odnawialną',
    other: 'Zakupiona, pozostała',
    own: 'Wytworzona i zużyta na miejscu ze źródeł odnawialnych',
    mwh: 'Zużycie',
    note: 'Paliwa bez opublikowanej wartości opałowej (np. podane jako odległość) nie mają tu energii. Ciepło i energia elektryczna wytworzone na miejscu z paliwa liczą się raz, jako to paliwo, a nie ponownie jako wytworzone na miejscu. Nie odnotowano, jaka część pozostałej zakupionej energii pochodzi ze źródeł kopalnych, jądrowych lub odnawialnych; dlatego nie ma wykresu dzielącego energię kolejnych lat na kopalną, jądrową i odnawialną.',
    intro:
      'Energia zakresów 1 i 2 zgodnie z tym, co odnotowano, w MWh. Paliwa liczą się według wartości opałowej.',
  },
};
