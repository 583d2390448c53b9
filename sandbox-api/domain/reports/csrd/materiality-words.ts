const en = {
  process: 'Process of the assessment (IRO-1)',
  open: 'The assessment is not complete: {assessed} of {all} impacts, risks and opportunities are assessed. A topic whose items are open may still become material.',
  basis: 'Sector: {sector}. Size: {size}. Topics by the list of {edition}.',
  editions: {
    ESRS2023: 'ESRS 1 (2023), AR 16',
    ESRS2026: 'ESRS 1 (2026), Appendix A',
  },
  impacts:
    'Impacts are judged by scale, scope and, where they are negative, irremediable character on levels from 1 to 5 (ESRS 1 par. 45, 46). {form} Potential impacts are also judged by likelihood. {weight} For human rights severity comes before likelihood, which is not counted (par. 45).',
  forms: {
    meanWithExtreme:
      'Severity is the mean of these factors, and at least one below the highest of them for negative impacts, so that one extreme factor is not averaged away (AR 11).',
    mean: 'Severity is the mean of these factors.',
    maximum: 'Severity is the highest of these factors.',
  },
  fullWeight: 'Their score is severity times likelihood divided by 5.',
  noWeight: 'Likelihood does not change their score.',
  someWeight: 'Likelihood counts with a weight of {weight}, where 1 counts it in full and 0 leaves it out.',
  financial:
    'Risks and opportunities are judged by the size of the financial effect times its likelihood divided by 5 (ESRS 1 par. 51, AR 15). Positive and negative impacts, risks and opportunities are never netted.',
  thresholds:
    'A topic is material from a score of {impact} for impacts or {financial} for risks and opportunities on a scale of 0 to 5 (ESRS 1 par. 42); either is enough (par. 28). The highest score of its items counts for a topic, never their mean. Levels, forms and thresholds are the choice of the company; the standards prescribe none.',
  conclusions:
    'Beside each score stands the conclusion of the people who assessed it. Where the two differ, the reason is given below.',
  rules: {
    1: 'The scores follow version 1 of the scoring rules: a severe item below its threshold was questioned where its likelihood is low, and a topic is listed whenever a score reaches its threshold.',
    2: 'The scores follow version 2 of the scoring rules: a severe item that its likelihood takes below the threshold needs a reason whatever the likelihood is; and a topic whose score reaches the threshold is left off the list only where the assessors concluded otherwise and gave their reason.',
  },
  documents: 'Documents of the process: {names}.',
  documentsText: 'What they show: {description}',
  valueChain: 'Value chain (SBM-1)',
  activity: 'Activity',
  type: 'Type',
  description: 'Description',
  stakeholders: 'Stakeholders (SBM-2)',
  stakeholdersNote:
    'Impact on the company and on the stakeholder on a scale of 0.1 to 5. Both are input to the judgement and enter no score (ESRS 1 par. 24, AR 8).',
  stakeholder: 'Stakeholder',
  activities: 'Takes part in',
  channels: 'Channels',
  onEntity: 'Impact on the company',
  onStakeholder: 'Impact on the stakeholder',
  topicalStandards: 'State of the topical standards',
  state: 'State',
  noneIdentified: 'none identified',
  states: {
    notScreened: 'Not screened',
    screenedOut: 'Screened out: {reason}',
    relevant: 'Relevant, not assessed to the end',
    assessed:
      'Assessed, not material (highest score of impacts: {impact}, threshold {impactThreshold}; of financial effects: {financial}, threshold {financialThreshold})',
    takenOut:
      'Assessed; a score reaches its threshold (impacts: {impact}, threshold {impactThreshold}; financial effects: {financial}, threshold {financialThreshold}), and the assessors concluded that it is not material, for the reason given below',
    material: 'Material',
  },
  matrix: 'Materiality matrix',
  matrixNote:
    'Numbered by importance: material topics first, by the higher of both scores. Topics with the same scores share one point.',
  fields: {
    both: 'Double materiality',
    x: 'Financial only',
    y: 'Impact only',
    none: 'Below both thresholds',
  },
  materialTopics: 'Material topics (IRO-2)',
  otherTopics: 'Topics that are not material',
  topicsNote:
    'Highest score of the impacts, and of the risks and opportunities, of each topic; 0 where none was identified.',
  takenOutNote:
    'A topic with a score at its threshold stands here because the assessors concluded otherwise; their reason is given below.',
  topic: 'Topic',
  subtopic: 'Subtopic',
  standard: 'Standard',
  impact: 'Impact',
  financialScore: 'Financial effect',
  outcome: 'Material by',
  outcomes: {
    double: 'impact and financial effect',
    impact: 'impact',
    financial: 'financial effect',
    none: 'conclusion of the assessors',
  },
  noneMaterial: 'No topic is material.',
  iros: 'Material impacts, risks and opportunities (SBM-3)',
  iro: 'Impact, risk or opportunity',
  place: 'Time horizon, activities, stakeholders',
  placeUnsaid: 'not stated',
  humanRights: 'on human rights',
  score: 'Score',
  reasons: 'Where conclusion and score differ, or a severe item scores below the threshold',
  conclusion: 'Conclusion',
  reason: 'Reason',
  noReason: 'not given yet',
  climate: 'Climate change is not material',
  climateMissing:
    'The assessment found climate change not material. The detailed explanation that ESRS 1 par. 32 asks for has not been written yet.',
  differences: 'Answers that differ from the assessment',
  differs:
    '{title}: the answer of the questionnaire is {stated}, the assessment finds {found}. The assessment counts.',
};

const pl: typeof en = {
  process: 'Proces oceny (IRO-1)',
  open: 'Ocena nie jest zakończona: oceniono {assessed} z {all} wpływów, ryzyk i szans. Tematy, których pozycje są otwarte, mogą jeszcze okazać się istotne.',
  basis: 'Sektor: {sector}. Wielkość: {size}. Tematy według listy: {edition}.',
  editions: {
    ESRS2023: 'ESRS 1 (2023), AR 16',
    ESRS2026: 'ESRS 1 (2026), dodatek A',
  },
  impacts:
    'Wpływy ocenia się według skali, zasięgu, a wpływy negatywne także według nieodwracalnego charakteru, na poziomach od 1 do 5 (ESRS 1 pkt 45, 46). {form} Wpływy potencjalne ocenia się także według prawdopodobieństwa. {weight} W przypadku praw człowieka dotkliwość ma pierwszeństwo przed prawdopodobieństwem, którego się nie liczy (pkt 45).',
  forms: {
    meanWithExtreme:
      'Dotkliwość jest średnią tych czynników, a dla wpływów negatywnych co najmniej o jeden mniejsza od najwyższego z nich, aby skrajny czynnik nie zniknął w średniej (AR 11).',
    mean: 'Dotkliwość jest średnią tych czynników.',
    maximum: 'Dotkliwość jest najwyższym z tych czynników.',
  },
  fullWeight: 'Ich ocena to dotkliwość razy prawdopodobieństwo podzielone przez 5.',
  noWeight: 'Prawdopodobieństwo nie zmienia ich oceny.',
  someWeight:
    'Prawdopodobieństwo liczy się z wagą {weight}, gdzie 1 oznacza pełne uwzględnienie, a 0 pominięcie.',
  financial:
    'Ryzyka i szanse ocenia się według wielkości skutku finansowego razy jego prawdopodobieństwo podzielone przez 5 (ESRS 1 pkt 51, AR 15). Wpływów pozytywnych i negatywnych, ryzyk i szans nigdy się nie kompensuje.',
  thresholds:
    'Temat jest istotny od oceny {impact} dla wpływów lub {financial} dla ryzyk i szans w skali od 0 do 5 (ESRS 1 pkt 42); wystarczy jedno z dwojga (pkt 28). Dla tematu liczy się najwyższa ocena jego pozycji, nigdy średnia. Poziomy, wzory i progi są wyborem firmy; standardy żadnych nie narzucają.',
  conclusions:
    'Obok każdej oceny stoi wniosek osób, które ją wykonały. Jeżeli się różnią, uzasadnienie podano niżej.',
  rules: {
    1: 'Oceny wyznaczono według reguł w wersji 1: dotkliwą pozycję poniżej progu kwestionowano, gdy jej prawdopodobieństwo było małe, a temat jest na liście zawsze, gdy któraś ocena osiąga próg.',
    2: 'Oceny wyznaczono według reguł w wersji 2: dotkliwa pozycja, którą prawdopodobieństwo sprowadza poniżej progu, wymaga uzasadnienia niezależnie od tego prawdopodobieństwa; temat, którego ocena osiąga próg, pomija się na liście tylko wtedy, gdy oceniający uznali inaczej i podali uzasadnienie.',
  },
  documents: 'Dokumenty procesu: {names}.',
  documentsText: 'Co z nich wynika: {description}',
  valueChain: 'Łańcuch wartości (SBM-1)',
  activity: 'Działalność',
  type: 'Rodzaj',
  description: 'Opis',
  stakeholders: 'Interesariusze (SBM-2)',
  stakeholdersNote:
    'Wpływ na firmę i wpływ na interesariusza w skali od 0,1 do 5. Oba są podstawą osądu i nie wchodzą do żadnej oceny (ESRS 1 pkt 24, AR 8).',
  stakeholder: 'Interesariusz',
  activities: 'Uczestniczy w',
  channels: 'Kanały',
  onEntity: 'Wpływ na firmę',
  onStakeholder: 'Wpływ na interesariusza',
  topicalStandards: 'Stan standardów tematycznych',
  state: 'Stan',
  noneIdentified: 'nie stwierdzono',
  states: {
    notScreened: 'Nie poddano wstępnej ocenie',
    screenedOut: 'Nie dotyczy firmy: {reason}',
    relevant: 'Dotyczy firmy, ocena nie jest zakończona',
    assessed:
      'Oceniono, nieistotny (najwyższa ocena wpływów: {impact}, próg {impactThreshold}; skutków finansowych: {financial}, próg {financialThreshold})',
    takenOut:
      'Oceniono; ocena osiąga próg (wpływy: {impact}, próg {impactThreshold}; skutki finansowe: {financial}, próg {financialThreshold}), lecz oceniający uznali standard za nieistotny z powodu podanego niżej',
    material: 'Istotny',
  },
  matrix: 'Macierz istotności',
  matrixNote:
    'Numery według ważności: najpierw tematy istotne, od najwyższej z obu ocen. Tematy o tych samych ocenach mają wspólny punkt.',
  fields: { both: 'Podwójna istotność', x: 'Tylko finansowa', y: 'Tylko wpływ', none: 'Poniżej obu progów' },
  materialTopics: 'Istotne tematy (IRO-2)',
  otherTopics: 'Tematy nieistotne',
  topicsNote:
    'Najwyższa ocena wpływów oraz ryzyk i szans każdego tematu; 0, gdy żadnego nie zidentyfikowano.',
  takenOutNote:
    'Temat z oceną osiągającą próg jest tutaj, ponieważ oceniający uznali inaczej; ich uzasadnienie podano niżej.',
  topic: 'Temat',
  subtopic: 'Podtemat',
  standard: 'Standard',
  impact: 'Wpływ',
  financialScore: 'Skutek finansowy',
  outcome: 'Istotny ze względu na',
  outcomes: {
    double: 'wpływ i skutek finansowy',
    impact: 'wpływ',
    financial: 'skutek finansowy',
    none: 'wniosek oceniających',
  },
  noneMaterial: 'Żaden temat nie jest istotny.',
  iros: 'Istotne wpływy, ryzyka i szanse (SBM-3)',
  iro: 'Wpływ, ryzyko lub szansa',
  place: 'Perspektywa czasowa, działalność, interesariusze',
  placeUnsaid: 'nie podano',
  humanRights: 'na prawa człowieka',
  score: 'Ocena',
  reasons: 'Gdzie wniosek różni się od oceny albo dotkliwa pozycja ma ocenę poniżej progu',
  conclusion: 'Wniosek',
  reason: 'Uzasadnienie',
  noReason: 'jeszcze nie podano',
  climate: 'Zmiana klimatu jest nieistotna',
  climateMissing:
    'Z oceny wynika, że zmiana klimatu jest nieistotna. Szczegółowego wyjaśnienia, którego wymaga ESRS 1 pkt 32, jeszcze nie napisano.',
  differences: 'Odpowiedzi niezgodne z oceną',
  differs: '{title}: w kwestionariuszu podano: {stated}, z oceny wynika: {found}. Rozstrzyga ocena.',
};

export const materialityWords = { en, pl };
