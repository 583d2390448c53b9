export const reconciliationWords = {
  en: {
    none: 'No finished greenhouse gas report for this period is available to the readers of this report, so no reconciliation of the totals above is given.',
    named:
      'The latest finished greenhouse gas report for this period is “{name}”, issue {number} of {date}, checksum (SHA-256) {hash}…',
    boundary:
      'The table of E1-6 uses the boundary of this sustainability report: the whole undertaking, as in its financial statements (ESRS 1). Facilities that the greenhouse gas report excludes are included.',
    same: 'Both reports show the same totals.',
    title: 'Reconciliation with the greenhouse gas report',
    row: 'Row',
    issue: 'Greenhouse gas report, issue {number} of {date}',
    leftOut: 'Facilities at {name} excluded from the greenhouse gas report',
    leftOutHere: 'Facilities at {name} excluded from this report',
    data: 'Data or factors changed since the issue',
    closed: 'Months of closed locations counted in only one of the reports',
    here: 'This report (E1-6)',
  },
  pl: {
    none: 'Czytelnicy tego raportu nie mają dostępu do zakończonego raportu o emisjach gazów cieplarnianych za ten okres, dlatego powyższych sum z żadnym raportem nie uzgodniono.',
    named:
      'Najnowszy zakończony raport o emisjach gazów cieplarnianych za ten okres to „{name}”, wydanie {number} z dnia {date}, suma kontrolna (SHA-256) {hash}…',
    boundary:
      'Tabela E1-6 ma granice tego raportu: całą jednostkę, tak jak w jej sprawozdaniu finansowym (ESRS 1). Obejmuje obiekty wyłączone z raportu o emisjach.',
    same: 'Sumy obu raportów są takie same.',
    title: 'Uzgodnienie z raportem o emisjach gazów cieplarnianych',
    row: 'Pozycja',
    issue: 'Raport o emisjach gazów cieplarnianych, wydanie {number} z dnia {date}',
    leftOut: 'Obiekty w lokalizacji {name} wyłączone z raportu o emisjach',
    leftOutHere: 'Obiekty w lokalizacji {name} wyłączone z tego raportu',
    data: 'Dane lub wskaźniki zmienione od tego wydania',
    closed: 'Miesiące zamkniętych lokalizacji liczone tylko w jednym z raportów',
    here: 'Ten raport (E1-6)',
  },
};
