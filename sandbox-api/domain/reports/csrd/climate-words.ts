export const climateWords = {
  en: {
    line: 'Line',
    row: 'Row',
    baseYear: 'Base year {year}',
    before: 'N-1 ({year})',
    now: 'N ({year})',
    change: '% N / N-1',
    target: 'Target {year}',
    annual: 'Annual % target / base year',
    energyNote:
      'From the recorded data, in MWh; fuels by net calorific value, those recorded by distance without energy. Heat and power generated on site from a fuel count once, as that fuel. Purchased energy without a contract for renewable energy counts as fossil, less the amount that the company states as nuclear. Lines 1 to 5 are required in high climate impact sectors only.',
    nuclearUnknown:
      'Nuclear energy is not stated for this year; it is then included in the purchased energy counted as fossil.',
    nuclearTooMuch:
      'The answer states {stated} MWh of nuclear energy, more than the purchased energy without a renewable contract; it is not included in the table.',
    emissionsNote:
      'From the recorded data, in t CO₂e, within the boundary of this report. Location-based and market-based Scope 2 are never added together. Scope 3 categories without recorded data are left out.',
    milestonesNote:
      'Milestone years (AR 48) without a figure: no target is stated for them, and none is interpolated between the years.',
    partialYears:
      '{years}: data for fewer of these months than in the period, so nothing is compared with them.',
    biogenic: 'Biogenic emissions of CO₂, outside the scopes',
    biogenicNote:
      'From the combustion or biodegradation of biomass, not part of any total (AR 43(c), 45(e), 46(j)). 0 means that none was recorded; methane and nitrous oxide from biomass are included in the scopes.',
    noRevenue:
      'No net revenue for {year} is stated, so the GHG intensity per net revenue (ESRS E1 par. 53) cannot be given.',
    noScope3: 'No Scope 3 data is recorded: the totals cover Scopes 1 and 2 only.',
    noData: 'No emissions are recorded for this period, so the tables of E1-6 are omitted.',
    noEnergy: 'No energy of Scopes 1 and 2 is recorded for this period, so the table of E1-5 is omitted.',
    differs:
      '{title}: the answer states {stated} {unit}, the recorded data show {recorded} {unit}. The table uses the recorded data.',
    targetShared:
      'The target covers several scopes jointly ({scopes}); it is not allocated to the rows of the table.',
    targetBase:
      'The base year of the target ({year}) differs from that of the table, so the table shows no target.',
    perRevenue: 't CO₂e per million {currency}',
    revenue: 'Net revenue used: {now} {currency} in {year} (stated in {source}).',
    tied: 'Where this net revenue appears in the financial statements (ESRS E1 par. 55, AR 55): {line}',
    notTied:
      'The line item or note of the financial statements from which this net revenue is taken is not stated, so it is not reconciled to them (ESRS E1 par. 55, AR 55).',
    revenueBefore: 'For the year before: {before} {currency} (key figures of the company).',
    notComparable:
      'Revenue for {year} is stated in {stated} and no rate to {currency} has been entered for it, so the two years cannot be compared.',
    intensityIn: '{title}, in {currency}',
    converted: 'Net revenue for {year} in {other}: {now} {other}.',
    conversion: 'Converted at 1 {other} = {rate} {currency} ({rateSource}, {day}).',
    ofAnswer: 'the questionnaire',
    ofKeyFigures: 'the key figures of the company',
  },
  pl: {
    line: 'Wiersz',
    row: 'Pozycja',
    baseYear: 'Rok bazowy {year}',
    before: 'N-1 ({year})',
    now: 'N ({year})',
    change: '% N / N-1',
    target: 'Cel na {year}',
    annual: 'Roczny cel w % / rok bazowy',
    energyNote:
      'Z odnotowanych danych, w MWh; paliwa według wartości opałowej, paliwa podane jako przebieg bez energii. Ciepło i energia elektryczna wytworzone na miejscu z paliwa liczą się raz, jako to paliwo. Zakupiona energia bez umowy na energię odnawialną liczy się jako kopalna, po odjęciu energii, którą firma podaje jako jądrową. Wiersze 1–5 są wymagane tylko w sektorach o znacznym oddziaływaniu na klimat.',
    nuclearUnknown:
      'Za ten rok nie podano energii jądrowej; mieści się ona wówczas w zakupionej energii liczonej jako kopalna.',
    nuclearTooMuch:
      'W odpowiedzi podano {stated} MWh energii jądrowej, więcej niż zakupiono energii bez umowy na energię odnawialną; nie ujęto jej w tabeli.',
    emissionsNote:
      'Z odnotowanych danych, w t CO₂e, w granicach tego raportu. Zakresu 2 według metody lokalizacyjnej i według metody rynkowej nigdy się nie sumuje. Pominięto kategorie zakresu 3 bez danych.',
    milestonesNote:
      'Lata kamieni milowych (AR 48) bez wartości: nie podano dla nich celu i nie interpoluje się wartości między latami.',
    partialYears:
      '{years}: dane w mniejszej liczbie tych miesięcy niż w okresie raportu, więc niczego się z nimi nie porównuje.',
    biogenic: 'Biogeniczne emisje CO₂, poza zakresami',
    biogenicNote:
      'Ze spalania lub biodegradacji biomasy, poza wszystkimi sumami tego raportu (AR 43(c), 45(e), 46(j)). 0 oznacza, że niczego nie odnotowano; metan i podtlenek azotu z biomasy ujęto w zakresach.',
    noRevenue:
      'Za {year} r. nie podano przychodów netto, dlatego nie można podać intensywności emisji na przychód netto (ESRS E1 pkt 53).',
    noScope3: 'Nie odnotowano danych zakresu 3: sumy obejmują tylko zakresy 1 i 2.',
    noData: 'Za ten okres nie odnotowano emisji, dlatego pominięto tabele E1-6.',
    noEnergy: 'Za ten okres nie odnotowano energii zakresów 1 i 2, dlatego pominięto tabelę E1-5.',
    differs:
      '{title}: w odpowiedzi podano {stated} {unit}, z odnotowanych danych wynika {recorded} {unit}. Tabela zawiera wartość z odnotowanych danych.',
    targetShared:
      'Cel dotyczy łącznie kilku zakresów ({scopes}); nie przypisano go do poszczególnych pozycji tabeli.',
    targetBase: 'Rok bazowy celu ({year}) różni się od roku bazowego tabeli, dlatego tabela nie podaje celu.',
    perRevenue: 't CO₂e na mln {currency}',
    revenue: 'Przyjęte przychody netto: {now} {currency} w roku {year} (źródło: {source}).',
    tied: 'Pozycja tych przychodów netto w sprawozdaniu finansowym (ESRS E1 pkt 55, AR 55): {line}',
    notTied:
      'Nie podano pozycji ani noty sprawozdania finansowego, z której pochodzą te przychody netto, więc nie uzgodniono ich ze sprawozdaniem finansowym (ESRS E1 pkt 55, AR 55).',
    revenueBefore: 'Za rok poprzedni: {before} {currency} (dane kluczowe firmy).',
    notComparable:
      'Przychody za {year} r. podano w {stated} i nie wprowadzono dla nich kursu do {currency}, dlatego tych dwóch lat nie można porównać.',
    intensityIn: '{title}, w {currency}',
    converted: 'Przychody netto za {year} r. w {other}: {now} {other}.',
    conversion: 'Przeliczono po kursie 1 {other} = {rate} {currency} ({rateSource}, {day}).',
    ofAnswer: 'kwestionariusz',
    ofKeyFigures: 'dane kluczowe firmy',
  },
};
