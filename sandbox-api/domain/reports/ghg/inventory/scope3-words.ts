export const scope3Words = {
  en: {
    byCategory: 'Emissions by category',
    method: 'Method',
    quality: 'Data quality',
    ranks: {
      1: 'partner’s own data',
      2: 'specific amounts',
      3: 'average amounts',
      4: 'spend',
    } satisfies Record<1 | 2 | 3 | 4, string>,
    derived: 'derived from fuels and energy',
    derivedQuality: 'same as fuels and energy',
    spend: 'Spend-based',
    primary: 'Primary data',
    primaryNote:
      'Primary data: factors stated by a partner or by the company itself. Share of Scope 3; it is the same with market-based and location-based Scope 2.',
    chart: 'Scope 3 by category',
    details: 'How each category was calculated',
    detail: '{category}: {methods}. Factors of {publishers}.',
    entered:
      'Amounts were entered by location and month, or for a period and allocated by days; nothing is allocated between the company and others beyond what was entered. What is derived from fuels and energy is calculated from their amounts.',
    noPublisher: 'the partners’ own statements',
    iso: 'Emissions by category of ISO 14064-1',
    isoCategory: 'ISO 14064-1 category',
    isoNote:
      'The assignment of Scope 3 categories to those of ISO 14064-1 is the customary one and not taken from a table of the standard.',
    isoNames: {
      1: '1 Direct emissions and removals',
      2: '2 Indirect from imported energy',
      3: '3 Indirect from transport',
      4: '4 Indirect from products used',
      5: '5 Indirect from use of products of the company',
      6: '6 Indirect from other sources',
    },
  },
  pl: {
    byCategory: 'Emisje według kategorii',
    method: 'Metoda',
    quality: 'Jakość danych',
    ranks: {
      1: 'własne dane partnera',
      2: 'szczegółowe ilości',
      3: 'ilości średnie',
      4: 'wydatki',
    } satisfies Record<1 | 2 | 3 | 4, string>,
    derived: 'wynika z paliw i energii',
    derivedQuality: 'jak paliwa i energia',
    spend: 'Na podstawie wydatków',
    primary: 'Dane pierwotne',
    primaryNote:
      'Dane pierwotne: wskaźniki podane przez partnera lub samą firmę. Udział w zakresie 3; dla obu metod zakresu 2 jest taki sam.',
    chart: 'Zakres 3 według kategorii',
    details: 'Sposób obliczenia każdej kategorii',
    detail: '{category}: {methods}. Wskaźniki: {publishers}.',
    entered:
      'Ilości wpisano według lokalizacji i miesięcy albo za okres rozdzielany według dni; poza wpisanymi danymi niczego nie alokuje się między firmę a inne podmioty. To, co wynika z paliw i energii, obliczono z ich ilości.',
    noPublisher: 'własne oświadczenia partnerów',
    iso: 'Emisje według kategorii ISO 14064-1',
    isoCategory: 'Kategoria ISO 14064-1',
    isoNote:
      'Przypisanie kategorii zakresu 3 do kategorii ISO 14064-1 jest zwyczajowe i nie pochodzi z tabeli normy.',
    isoNames: {
      1: '1 Emisje bezpośrednie i pochłanianie',
      2: '2 Emisje pośrednie z energii importowanej',
      3: '3 Emisje pośrednie z transportu',
      4: '4 Emisje pośrednie z używanych produktów',
      5: '5 Emisje pośrednie z używania produktów firmy',
      6: '6 Emisje pośrednie z innych źródeł',
    },
  },
};
