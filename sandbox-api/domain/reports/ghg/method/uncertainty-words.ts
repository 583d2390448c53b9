export const uncertaintyWords = {
  en: {
    title: 'Uncertainty by category',
    emissions: 'Emissions',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    result: 'Uncertainty',
    levels: { low: 'low', medium: 'medium', high: 'high' },
    intro:
      'Each tonne has two classes, one for its activity data and one for its emission factor; the worse of the two applies:',
    rules: [
      'Activity data: low if measured or billed, medium if calculated from money paid or a distance driven, high if the amount itself is money.',
      'Emission factor: low if stated by the supplier, or published for the year and country and used in Scope 1 or 2; medium if it is a published average used in Scope 3, of another year, or the company’s own; high if it is of another region or per unit of money.',
      'Category: low or high if more than half of its emissions are in that class, otherwise medium.',
    ],
    source:
      'These classes are a convention of Ledgerleaf. They apply the principle of ISO 14064-1 and the GHG Protocol that the uncertainty of both activity data and factors matters, but neither standard sets the limits used here. Percentages are not stated because the factors used carry none, so the classes are not combined into an uncertainty of the total.',
    note: 'Share of the emissions of each category by class.',
  },
  pl: {
    title: 'Niepewność według kategorii',
    emissions: 'Emisje',
    low: 'Niska',
    medium: 'Średnia',
    high: 'Wysoka',
    result: 'Niepewność',
    levels: { low: 'niska', medium: 'średnia', high: 'wysoka' },
    intro:
      'Każda tona ma dwie klasy: jedną dla danych o działalności, drugą dla wskaźnika emisji. Stosuje się gorszą z nich:',
    rules: [
      'Dane o działalności: niska, jeżeli je zmierzono lub pochodzą z faktur; średnia, jeżeli obliczono je z zapłaconej kwoty lub przejechanej odległości; wysoka, jeżeli sama ilość jest kwotą pieniędzy.',
      'Wskaźnik emisji: niska, jeżeli podał go dostawca albo opublikowano go dla danego roku i kraju i użyto w zakresie 1 lub 2; średnia, jeżeli jest to opublikowana średnia użyta w zakresie 3, wskaźnik z innego roku lub własny wskaźnik firmy; wysoka, jeżeli dotyczy innego regionu lub jednostki pieniądza.',
      'Kategoria: niska lub wysoka, jeżeli w tej klasie jest ponad połowa jej emisji; w pozostałych przypadkach średnia.',
    ],
    source:
      'Klasy te są konwencją programu Ledgerleaf. Stosują zasadę ISO 14064-1 i GHG Protocol, że znaczenie ma niepewność zarówno danych, jak i wskaźników, ale żaden z tych standardów nie wyznacza przyjętych tu granic. Wartości procentowych nie podano, ponieważ użyte wskaźniki ich nie zawierają, dlatego klas nie łączy się w niepewność sumy.',
    note: 'Udział emisji każdej kategorii według klas.',
  },
};
