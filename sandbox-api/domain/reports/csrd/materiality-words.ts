const en = {
  process: 'Assessment process (IRO-1)',
  open: 'The assessment is not complete: {assessed} of {all} impacts, risks and opportunities are assessed. A topic with unassessed items may still become material.',
  basis: 'Sector: {sector}. Size: {size}. Topics from the list in {edition}.',
  editions: {
    ESRS2023: 'ESRS 1 (2023), AR 16',
    ESRS2026: 'ESRS 1 (2026), Appendix A',
  },
  impacts:
    'Impacts are assessed by scale, scope and, where they are negative, irremediable character, on levels from 1 to 5 (ESRS 1 par. 45, 46). {form} Potential impacts are also assessed by likelihood. {weight} For human rights, severity takes precedence over likelihood, which is not counted (par. 45).',
  forms: {
    meanWithExtreme:
      'Severity is the mean of these factors; for negative impacts it is at least the highest factor minus one, so that one extreme factor is not averaged out (AR 11).',
    mean: 'Severity is the mean of these factors.',
    maximum: 'Severity is the highest of these factors.',
  },
  fullWeight: 'Their score is severity times likelihood divided by 5.',
  noWeight: 'Likelihood does not change their score.',
  someWeight: 'Likelihood counts with a weight of {weight}, where 1 counts it in full and 0 leaves it out.',
  financial:
    'The score of a risk or opportunity is the size of the financial effect times its likelihood, divided by 5 (ESRS 1 par. 51, AR 15). Positive and negative impacts, risks and opportunities are never netted.',
  thresholds:
    'A topic is material from a score of {impact} for impacts or {financial} for risks and opportunities on a scale of 0 to 5 (ESRS 1 par. 42); either is enough (par. 28). A topic takes the highest score of its items, never their mean. The company chose the levels, formulas and thresholds; the standards prescribe none.',
  conclusions:
    'Each score is given with the conclusion of the people who assessed it. Where the two differ, the reason is given below.',
  rules: {
    1: 'The scores follow version 1 of the scoring rules: a severe item below its threshold was questioned where its likelihood is low, and a topic is always listed when a score reaches its threshold.',
    2: 'The scores follow version 2 of the scoring rules: a severe item whose likelihood takes it below the threshold always needs a reason, whatever that likelihood is; a topic whose score reaches the threshold is left off the list only where the assessors concluded otherwise and gave their reason.',
  },
  documents: 'Documents used: {names}.',
  documentsText: 'What they show: {description}',
  valueChain: 'Value chain (SBM-1)',
  activity: 'Activity',
  type: 'Type',
  description: 'Description',
  stakeholders: 'Stakeholders (SBM-2)',
  stakeholdersNote:
    'Impact on the company and on the stakeholder on a scale of 0.1 to 5. Both inform the judgement and do not count towards any score (ESRS 1 par. 24, AR 8).',
  stakeholder: 'Stakeholder',
  activities: 'Takes part in',
  channels: 'Channels',
  onEntity: 'Impact on the company',
  onStakeholder: 'Impact on the stakeholder',
  topicalStandards: 'Status of the topical standards',
  state: 'Status',
  noneIdentified: 'none identified',
  states: {
    notScreened: 'Not screened',
    screenedOut: 'Screened out: {reason}',
    relevant: 'Relevant, assessment not finished',
    assessed:
      'Assessed, not material (highest score of impacts: {impact}, threshold {impactThreshold}; of financial effects: {financial}, threshold {financialThreshold})',
    takenOut:
      'Assessed; a score reaches its threshold (impacts: {impact}, threshold {impactThreshold}; financial effects: {financial}, threshold {financialThreshold}), but the assessors concluded that the standard is not material, for the reason given below',
    material: 'Material',
  },
  matrix: 'Materiality matrix',
  matrixNote:
    'Numbered by importance: material topics first, by the higher of the two scores. Topics with the same scores share one point.',
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
    'A topic whose score reaches its threshold is listed here because the assessors concluded otherwise; their reason is given below.',
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
    'The assessment found that climate change is not material. The detailed explanation that ESRS 1 par. 32 requires has not been written yet.',
  differences: 'Answers that differ from the assessment',
  differs: '{title}: the questionnaire says {stated}, the assessment shows {found}. The assessment prevails.',
};

const pl: typeof en = {
  process: 'Proces oceny (IRO-1)',
  open: 'Ocena nie jest zakończona: oceniono {assessed} z {all} wpływów, ryzyk i szans. Tematy z nieocenionymi pozycjami mogą jeszcze okazać się istotne.',
  basis: 'Sektor: {sector}. Wielkość: {size}. Tematy z listy: {edition}.',
  editions: {
    ESRS2023: 'ESRS 1 (2023), AR 16',
    ESRS2026: 'ESRS 1 (2026), dodatek A',
  },
  impacts:
    'Wpływy ocenia się według skali i zasięgu, a wpływy negatywne także według nieodwracalnego charakteru, na poziomach od 1 do 5 (ESRS 1 pkt 45, 46). {form} Wpływy potencjalne ocenia się także według prawdopodobieństwa. {weight} W przypadku praw człowieka dotkliwość ma pierwszeństwo przed prawdopodobieństwem, którego się nie liczy (pkt 45).',
  forms: {
    meanWithExtreme:
      'Dotkliwość jest średnią tych czynników; dla wpływów negatywnych wynosi co najmniej tyle, ile najwyższy czynnik minus jeden, aby jeden skrajny czynnik nie zniknął w średniej (AR 11).',
    mean: 'Dotkliwość jest średnią tych czynników.',
    maximum: 'Dotkliwość jest najwyższym z tych czynników.',
  },
  fullWeight: 'Ich ocena to dotkliwość razy prawdopodobieństwo, podzielone przez 5.',
  noWeight: 'Prawdopodobieństwo nie zmienia ich oceny.',
  someWeight:
    'Prawdopodobieństwo liczy się z wagą {weight}, gdzie 1 oznacza pełne uwzględnienie, a 0 pominięcie.',
  financial:
    'Ocena ryzyka lub szansy to wielkość skutku finansowego razy jego prawdopodobieństwo, podzielone przez 5 (ESRS 1 pkt 51, AR 15). Wpływów pozytywnych i negatywnych, ryzyk i szans nigdy się nie kompensuje.',
  thresholds:
    'Temat jest istotny od oceny {impact} dla wpływów lub {financial} dla ryzyk i szans w skali od 0 do 5 (ESRS 1 pkt 42); wystarczy jedna z tych ocen (pkt 28). Dla tematu liczy się najwyższa ocena jego pozycji, nigdy średnia. Poziomy, wzory i progi wybrała firma; standardy żadnych nie narzucają.',
  conclusions:
    'Przy każdej ocenie podano wniosek osób, które ją wykonały. Jeżeli się różnią, uzasadnienie podano niżej.',
  rules: {
    1: 'Oceny wyznaczono według reguł w wersji 1: dotkliwą pozycję poniżej progu kwestionowano, gdy jej prawdopodobieństwo było małe, a temat jest na liście zawsze, gdy któraś ocena osiąga próg.',
    2: 'Oceny wyznaczono według reguł w wersji 2: dotkliwa pozycja, którą prawdopodobieństwo sprowadza poniżej progu, wymaga uzasadnienia niezależnie od tego prawdopodobieństwa; temat, którego ocena osiąga próg, pomija się na liście tylko wtedy, gdy oceniający uznali inaczej i podali uzasadnienie.',
  },
  documents: 'Wykorzystane dokumenty: {names}.',
  documentsText: 'Co z nich wynika: {description}',
  valueChain: 'Łańcuch wartości (SBM-1)',
  activity: 'Działanie',
  type: 'Rodzaj',
  description: 'Opis',
  stakeholders: 'Interesariusze (SBM-2)',
  stakeholdersNote:
    'Wpływ na firmę i wpływ na interesariusza w skali od 0,1 do 5. Obie oceny są pomocne, ale nie wchodzą do żadnej oceny istotności (ESRS 1 pkt 24, AR 8).',
  stakeholder: 'Interesariusz',
  activities: 'Uczestniczy w',
  channels: 'Kanały',
  onEntity: 'Wpływ na firmę',
  onStakeholder: 'Wpływ na interesariusza',
  topicalStandards: 'Status standardów tematycznych',
  state: 'Status',
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
    'Numery według ważności: najpierw tematy istotne, według wyższej z dwóch ocen. Tematy o tych samych ocenach mają wspólny punkt.',
  fields: { both: 'Podwójna istotność', x: 'Tylko finansowa', y: 'Tylko wpływ', none: 'Poniżej obu progów' },
  materialTopics: 'Istotne tematy (IRO-2)',
  otherTopics: 'Tematy nieistotne',
  topicsNote:
    'Najwyższa ocena wpływów oraz ryzyk i szans każdego tematu; 0, gdy żadnego nie zidentyfikowano.',
  takenOutNote:
    'Temat, którego ocena osiąga próg, jest na tej liście, ponieważ oceniający uznali inaczej; ich uzasadnienie podano niżej.',
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
  place: 'Perspektywa czasowa, działania, interesariusze',
  placeUnsaid: 'nie podano',
  humanRights: 'na prawa człowieka',
  score: 'Ocena',
  reasons: 'Gdzie wniosek różni się od oceny albo dotkliwa pozycja ma ocenę poniżej progu',
  conclusion: 'Wniosek',
  reason: 'Uzasadnienie',
  noReason: 'jeszcze nie podano',
  climate: 'Zmiana klimatu oceniona jako nieistotna',
  climateMissing:
    'Zmianę klimatu oceniono jako nieistotną. Brakuje jeszcze szczegółowego wyjaśnienia, którego wymaga ESRS 1 pkt 32.',
  differences: 'Odpowiedzi niezgodne z oceną',
  differs: '{title}: w kwestionariuszu podano: {stated}, z oceny wynika: {found}. Rozstrzyga ocena.',
};

export const materialityWords = { en, pl };
