import type { ReportingFacts } from '#api/domain/reports/kit/facts';

type Approach = NonNullable<ReportingFacts['consolidationApproach']>;

export const boundariesWords = {
  en: {
    organisation: 'Organisational boundary',
    approaches: {
      'operational-control':
        'Emissions are consolidated by operational control: everything that the company itself runs counts with all of its emissions.',
      'financial-control':
        'Emissions are consolidated by financial control: everything whose finances the company directs counts with all of its emissions.',
      'equity-share':
        'Emissions are consolidated by equity share: each operation counts by the share that the company owns of it. The recorded amounts are taken to be those shares.',
    } satisfies Record<Approach, string>,
    approachReason: 'Why this approach was chosen: {reason}',
    noApproachReason: 'Why this approach was chosen is not stated.',
    noApproach: 'The company has not stated yet how it draws its organisational boundary.',
    sites: 'Sites and facilities',
    address: 'Address',
    facility: 'Facility',
    area: 'Area',
    tenure: 'Owned or leased',
    owned: 'owned',
    leased: 'leased',
    inclusion: 'In the report',
    included: 'included',
    excluded: 'excluded',
    closed: '{name} (closed on {date})',
    inactive: '{name} (not in use)',
    leftOut: 'What the boundary leaves out',
    leftOutIntro:
      'Emissions are recorded by location. An excluded facility takes the share of the location’s area that it has; with every facility excluded the whole location leaves with everything it has. Activity data, year before and base year are scaled alike.',
    leftOutShare: 'Left out',
    afterClosing:
      'After it was closed on {date}, {tonnes} t CO₂e (location-based) were recorded for {name}. They are not counted: a location counts to the end of the month in which it was closed.',
    nothingLeftOut: 'No facility or location is excluded.',
    operation: 'Operational boundary',
    scopesCovered: 'Covered are {scopes}.',
    holds: {
      1: 'Scope 1: fuels burned in plant and vehicles, and refrigerants lost.',
      2: 'Scope 2: purchased electricity, heat, steam and cooling.',
      3: 'Scope 3: the categories of the table below.',
    },
    noScopes: 'The company’s licence covers no scope, so this report holds no emissions.',
    significance:
      'An indirect source is significant for its size, for the company’s influence on it, for its risk, or because guidance for the sector names it (ISO 14064-1, 5.2.3). The table shows the size: the share of each category in the market-based total. The other criteria are the company’s judgement. Where it left a category without data, the table gives the reason from the completeness review, or says that none is recorded.',
    share: 'Share of the total',
    scope3: 'Scope 3: categories in the report',
    noScope3: 'Scope 3 is not reported.',
    reason: 'Reason',
    noReason: 'no reason recorded',
    others: 'Other exclusions',
    noExclusions: 'The company has not stated whether it excludes other sources, gases or sites.',
    kyoto:
      'Gases outside the Kyoto basket (such as HCFC) are outside the scopes by rule: {tonnes} t CO₂e were recorded and are in no total.',
    changes: 'Changes of the boundary since last year',
    noChanges: 'The company has not stated any change of its boundary.',
  },
  pl: {
    organisation: 'Granice organizacyjne',
    approaches: {
      'operational-control':
        'Emisje konsolidowane są według kontroli operacyjnej: wszystko, czym firma sama zarządza, liczy się z całością emisji.',
      'financial-control':
        'Emisje konsolidowane są według kontroli finansowej: wszystko, czego finansami firma kieruje, liczy się z całością emisji.',
      'equity-share':
        'Emisje konsolidowane są według udziału kapitałowego: każda działalność liczy się w części, w jakiej należy do firmy. Przyjęto, że odnotowane ilości są już tymi częściami.',
    } satisfies Record<Approach, string>,
    approachReason: 'Dlaczego wybrano tę metodę: {reason}',
    noApproachReason: 'Nie podano, dlaczego wybrano tę metodę.',
    noApproach: 'Firma nie podała jeszcze, jak wyznacza granice organizacyjne.',
    sites: 'Lokalizacje i obiekty',
    address: 'Adres',
    facility: 'Obiekt',
    area: 'Powierzchnia',
    tenure: 'Własny czy wynajęty',
    owned: 'własny',
    leased: 'wynajęty',
    inclusion: 'W raporcie',
    included: 'włączony',
    excluded: 'wyłączony',
    closed: '{name} (zamknięta {date})',
    inactive: '{name} (nieużywana)',
    leftOut: 'Co pozostaje poza granicami',
    leftOutIntro:
      'Emisje odnotowuje się według lokalizacji. Wyłączony obiekt zabiera taki udział, jaki ma w powierzchni lokalizacji; gdy wyłączone są wszystkie obiekty, odchodzi cała lokalizacja. Dane o działalności, rok poprzedni i rok bazowy przeliczono tak samo.',
    leftOutShare: 'Poza raportem',
    afterClosing:
      'Po zamknięciu {date} dla lokalizacji {name} odnotowano {tonnes} t CO₂e (metoda lokalizacyjna). Nie są liczone: lokalizacja liczy się do końca miesiąca, w którym ją zamknięto.',
    nothingLeftOut: 'Żaden obiekt ani lokalizacja nie są wyłączone.',
    operation: 'Granice operacyjne',
    scopesCovered: 'Raport obejmuje: {scopes}.',
    holds: {
      1: 'Zakres 1: paliwa spalone w instalacjach i pojazdach oraz ubytki czynników chłodniczych.',
      2: 'Zakres 2: zakupiona energia elektryczna, ciepło, para i chłód.',
      3: 'Zakres 3: kategorie z tabeli poniżej.',
    },
    noScopes: 'Licencja firmy nie obejmuje żadnego zakresu, więc raport nie zawiera emisji.',
    significance:
      'Źródło pośrednie jest istotne ze względu na wielkość, wpływ firmy na nie, ryzyko albo wytyczne dla branży (ISO 14064-1, 5.2.3). Tabela pokazuje wielkość: udział każdej kategorii w sumie rynkowej. Pozostałe kryteria ocenia firma. Gdy kategoria nie ma danych, tabela podaje powód z przeglądu kompletności albo mówi, że go nie odnotowano.',
    share: 'Udział w sumie',
    scope3: 'Zakres 3: kategorie w raporcie',
    noScope3: 'Zakres 3 nie jest wykazywany.',
    reason: 'Powód',
    noReason: 'nie podano powodu',
    others: 'Inne wyłączenia',
    noExclusions: 'Firma nie podała, czy wyłącza inne źródła, gazy lub lokalizacje.',
    kyoto:
      'Gazy spoza koszyka z Kioto (np. HCFC) z reguły są poza zakresami: odnotowano {tonnes} t CO₂e, których nie ma w żadnej sumie.',
    changes: 'Zmiany granic od poprzedniego roku',
    noChanges: 'Firma nie podała żadnej zmiany granic.',
  },
};
