/** Messages about a company's own factors, recalculations and pins, by code. */
export const factorMessages = {
  en: {
    factorWithoutNumber: 'Enter the total or at least one gas',
    gasesAboveTotal: 'The gases add up to more than the total',
    factorOverlaps: 'Your factor for {from} to {to} already covers part of this time',
    factorUnitUnreachable:
      'Some rows are entered in {unit}, which cannot be converted to this unit. Choose another unit',
    factorStillNeeded:
      'Some entries of {year} would have no factor, because none is published. Delete these entries first, or choose other months',
    figureNotStored:
      'The emissions of this entry could not be saved. Check its amount and unit, or delete the entry',
    boundaryWithoutNetwork: 'No losses are published for this network. Leave this empty',
    wholeYear: 'A residual mix applies to one calendar year: choose 1 January to 31 December',
    monthPinned: '{month} is pinned. Unpin it first, or choose other months',
    pinOverlaps: '{from} to {to} is already pinned',
    figuresUnderWay: 'Emissions are being recalculated right now. Pin the months once that is done',
    periodWithoutMonths: "Choose a period: you can't change the edition for all data at once",
    nothingToChange: 'Choose at least one change',
    editionUnknown: 'Choose one of the listed publications and years',
  },
  pl: {
    factorWithoutNumber: 'Podaj wartość łączną lub co najmniej jeden gaz',
    gasesAboveTotal: 'Gazy razem przekraczają wartość łączną',
    factorOverlaps: 'Twój wskaźnik na okres od {from} do {to} obejmuje już część tego czasu',
    factorUnitUnreachable:
      'Część wpisów podano w jednostce {unit}, której nie można przeliczyć na tę jednostkę. Wybierz inną jednostkę',
    factorStillNeeded:
      'Część wpisów z {year} r. nie ma innego wskaźnika, bo żaden nie jest opublikowany. Najpierw usuń te wpisy albo wybierz inne miesiące',
    figureNotStored:
      'Nie udało się zapisać wartości tego wpisu. Sprawdź jego ilość i jednostkę albo usuń wpis',
    boundaryWithoutNetwork: 'O stratach tej sieci nic nie opublikowano. Pozostaw to pole puste',
    wholeYear: 'Miks rezydualny obowiązuje przez rok kalendarzowy: wybierz okres od 1 stycznia do 31 grudnia',
    monthPinned: 'Miesiąc {month} jest zamrożony. Najpierw go odblokuj albo wybierz inne miesiące',
    pinOverlaps: 'Okres od {from} do {to} jest już zamrożony',
    figuresUnderWay: 'Emisje są właśnie przeliczane. Zamroź miesiące, gdy przeliczanie się skończy',
    periodWithoutMonths: 'Wybierz okres: innego wydania nie można wybrać dla wszystkich danych',
    nothingToChange: 'Wybierz co najmniej jedną zmianę',
    editionUnknown: 'Wybierz jedną z publikacji i lat z listy',
  },
};
