import type { ReportingFacts } from '#api/domain/reports/kit/facts';

type Approach = NonNullable<ReportingFacts['consolidationApproach']>;

export const boundariesWords = {
  en: {
    organisation: 'Organisational boundary',
    approaches: {
      'operational-control':
        'Emissions are consolidated by operational control: operations under the company’s operational control are included with all of their emissions.',
      'financial-control':
        'Emissions are consolidated by financial control: operations under the company’s financial control are included with all of their emissions.',
      'equity-share':
        'Emissions are consolidated by equity share: each operation is included in proportion to the company’s share of equity in it. The recorded amounts are taken to be these shares already.',
    } satisfies Record<Approach, string>,
    approachReason: 'Reason for choosing this approach: {reason}',
    noApproachReason: 'The reason for choosing this approach is not stated.',
    noApproach: 'The company has not yet stated how it sets its organisational boundary.',
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
    inactive: '{name} (inactive)',
    leftOut: 'Exclusions from the boundary',
    leftOutIntro:
      'Emissions are recorded by location. An excluded facility reduces the emissions of its location by its share of the location’s area; if all facilities are excluded, so is the whole location. Activity data, the year before and the base year are scaled in the same way.',
    leftOutShare: 'Excluded',
    afterClosing:
      'For {name}, {tonnes} t CO₂e (location-based) were recorded after it was closed on {date}. They are not counted: a location is included until the end of the month in which it was closed.',
    nothingLeftOut: 'No facility or location is excluded.',
    operation: 'Operational boundary',
    scopesCovered: 'The report covers {scopes}.',
    holds: {
      1: 'Scope 1: fuels burned in stationary equipment and vehicles, and refrigerant losses.',
      2: 'Scope 2: purchased electricity, heat, steam and cooling.',
      3: 'Scope 3: the categories in the table below.',
    },
    noScopes: 'The company’s licence covers no scope, so this report contains no emissions.',
    significance:
      'An indirect source is significant because of its size, the company’s influence on it, its risk, or sector guidance that names it (ISO 14064-1, 5.2.3). The table shows the size: the share of each category in the market-based total. The other criteria are assessed by the company. Where it has no data for a category, the table gives the reason from the completeness review, or states that none is recorded.',
    share: 'Share of the total',
    scope3: 'Coverage of Scope 3 categories',
    noScope3: 'Scope 3 is not reported.',
    reason: 'Reason',
    noReason: 'no reason recorded',
    others: 'Other exclusions',
    noExclusions: 'The company has not stated whether it excludes other sources, gases or sites.',
    kyoto:
      'Gases outside the Kyoto basket (such as HCFCs) are reported outside the scopes: {tonnes} t CO₂e were recorded and are not part of any total.',
    changes: 'Boundary changes since last year',
    noChanges: 'The company has not stated any boundary changes.',
  },
  pl: {
    organisation: 'Granice organizacyjne',
    approaches: {
      'operational-control':
        'Emisje skonsolidowano według kontroli operacyjnej: działalność pod kontrolą operacyjną firmy ujęto z całością jej emisji.',
      'financial-control':
        'Emisje skonsolidowano według kontroli finansowej: działalność pod kontrolą finansową firmy ujęto z całością jej emisji.',
      'equity-share':
        'Emisje skonsolidowano według udziału kapitałowego: każdą działalność ujęto proporcjonalnie do udziału firmy w jej kapitale. Przyjęto, że odnotowane ilości odpowiadają już tym udziałom.',
    } satisfies Record<Approach, string>,
    approachReason: 'Uzasadnienie wyboru podejścia: {reason}',
    noApproachReason: 'Nie podano uzasadnienia wyboru podejścia.',
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
    inactive: '{name} (nieaktywna)',
    leftOut: 'Wyłączenia z granic',
    leftOutIntro:
      'Emisje odnotowuje się według lokalizacji. Wyłączenie obiektu zmniejsza emisje lokalizacji o jego udział w jej powierzchni; gdy wyłączono wszystkie obiekty, wyłączona jest cała lokalizacja. Dane o działalności, rok poprzedni i rok bazowy przeliczono w ten sam sposób.',
    leftOutShare: 'Wyłączono',
    afterClosing:
      'Po zamknięciu {date} dla lokalizacji {name} odnotowano {tonnes} t CO₂e (metoda lokalizacyjna). Emisji tych nie uwzględniono: lokalizację ujmuje się do końca miesiąca, w którym ją zamknięto.',
    nothingLeftOut: 'Nie wyłączono żadnego obiektu ani lokalizacji.',
    operation: 'Granice operacyjne',
    scopesCovered: 'Raport obejmuje: {scopes}.',
    holds: {
      1: 'Zakres 1: paliwa spalone w instalacjach i pojazdach oraz ubytki czynników chłodniczych.',
      2: 'Zakres 2: zakupiona energia elektryczna, ciepło, para i chłód.',
      3: 'Zakres 3: kategorie z tabeli poniżej.',
    },
    noScopes: 'Licencja firmy nie obejmuje żadnego zakresu, więc raport nie zawiera emisji.',
    significance:
      'Źródło pośrednie jest znaczące ze względu na wielkość, wpływ firmy na nie, ryzyko albo wskazanie w wytycznych branżowych (ISO 14064-1, 5.2.3). Tabela pokazuje wielkość: udział każdej kategorii w sumie według metody rynkowej. Pozostałe kryteria ocenia firma. Jeżeli nie ma ona danych dla kategorii, tabela podaje powód z przeglądu kompletności albo informację, że go nie odnotowano.',
    share: 'Udział w sumie',
    scope3: 'Ujęcie kategorii zakresu 3',
    noScope3: 'Zakres 3 nie jest wykazywany.',
    reason: 'Powód',
    noReason: 'nie podano powodu',
    others: 'Inne wyłączenia',
    noExclusions: 'Firma nie podała, czy wyłącza inne źródła, gazy lub lokalizacje.',
    kyoto:
      'Gazy spoza koszyka z Kioto (np. HCFC) wykazuje się poza zakresami: odnotowano {tonnes} t CO₂e, których nie ujęto w żadnej sumie.',
    changes: 'Zmiany granic od poprzedniego roku',
    noChanges: 'Firma nie podała zmian granic.',
  },
};
