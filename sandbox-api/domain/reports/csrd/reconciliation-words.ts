export const reconciliationWords = {
  en: {
    none: 'No finished greenhouse gas report of this period is open to the readers of this report, so the totals above are reconciled with none.',
    named:
      'The newest finished greenhouse gas report of this period is “{name}”, issue {number} of {date}, checksum (SHA-256) {hash}…',
    boundary:
      'The table of E1-6 has the boundary of this sustainability report: the whole undertaking, as in its financial statements (ESRS 1). Facilities that the greenhouse gas report leaves out are part of it.',
    same: 'Both reports have the same totals.',
    title: 'Reconciliation with the greenhouse gas report',
    row: 'Row',
    issue: 'Greenhouse gas report, issue {number} of {date}',
    leftOut: 'Facilities at {name} that the greenhouse gas report leaves out',
    leftOutHere: 'Facilities at {name} that this report leaves out',
    data: 'Data or factors changed since the issue',
    closed: 'Months of locations that were closed, counted in one of the reports only',
    here: 'This report (E1-6)',
  },
  pl: {
    none: 'Czytelnicy tego sprawozdania nie mają dostępu do żadnego ukończonego raportu emisji gazów cieplarnianych za ten okres, dlatego powyższych sum nie uzgodniono z żadnym.',
    named:
      'Najnowszy ukończony raport emisji gazów cieplarnianych za ten okres to „{name}”, wydanie {number} z dnia {date}, suma kontrolna (SHA-256) {hash}…',
    boundary:
      'Tabela E1-6 ma granice tego sprawozdania: całą jednostkę, tak jak jej sprawozdanie finansowe (ESRS 1). Obejmuje obiekty, które raport emisji pomija.',
    same: 'Sumy obu raportów są takie same.',
    title: 'Uzgodnienie z raportem emisji gazów cieplarnianych',
    row: 'Pozycja',
    issue: 'Raport emisji gazów cieplarnianych, wydanie {number} z dnia {date}',
    leftOut: 'Obiekty w lokalizacji {name} pominięte w raporcie emisji',
    leftOutHere: 'Obiekty w lokalizacji {name} pominięte w tym sprawozdaniu',
    data: 'Dane lub wskaźniki zmienione od tego wydania',
    closed: 'Miesiące zamkniętych lokalizacji liczone tylko w jednym z raportów',
    here: 'To sprawozdanie (E1-6)',
  },
};
