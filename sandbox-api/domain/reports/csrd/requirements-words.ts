import type { PhaseIn } from './standards';

type Status =
  | 'reported'
  | 'partly'
  | 'phasedIn'
  | 'notMaterial'
  | 'screenedOut'
  | 'notScreened'
  | 'open'
  | 'notAnswered';

const en = {
  code: 'Requirement',
  code2023: 'Code in ESRS 2023',
  name: 'Name',
  page: 'Page',
  status: 'Status',
  relief: 'Phase-in',
  intro:
    'Reported: every question that the questionnaire shows for the requirement is answered, or its figures come from the recorded data. What only the double materiality assessment covers is partly reported. Whether a phase-in may be used depends on the size of the company and on its first reporting year, which are not assessed here.',
  minimum:
    'Minimum disclosure requirements (MDR, in the revised standards GDR) apply to all topics and are answered within their requirements on policies, actions, metrics and targets. The questionnaire does not ask for everything they require, so they are at most partly reported. The same applies to SBM-3, for which it asks only about resilience and anticipated financial effects.',
  intro2026:
    'Codes of the revised standards, as far as they are known; a dash means that there is none. The names are those of the 2023 requirement that each one continues, and the datapoints in this report are those of the 2023 edition.',
  statuses: {
    reported: 'Reported',
    partly: 'Partly reported',
    phasedIn: 'Not reported, phase-in exists',
    notMaterial: 'Not material by the company’s assessment',
    screenedOut: 'Screened out as not relevant to the company',
    notScreened: 'Missing, the standard was not screened',
    open: 'Missing, the standard is not fully assessed',
    notAnswered: 'Not answered',
  } satisfies Record<Status, string>,
  phaseIns: {
    sectorRevenue: 'Revenue by ESRS sector (par. 40 b, c) depended on an act that was not adopted.',
    financialEffectsPart:
      'Anticipated financial effects (par. 48 e) may be left out in the first year; for three years a description is enough where figures are impracticable.',
    financialEffects:
      'May be left out in the first year; for three years a description is enough where figures are impracticable.',
    smallScope3: 'Up to 750 employees: Scope 3 and the total may be left out in the first year.',
    smallTwoYears: 'Up to 750 employees: the whole standard may be left out in the first two years.',
    smallOneYear: 'Up to 750 employees: the whole standard may be left out in the first year.',
    oneYear: 'May be left out in the first year.',
    outsideEea: 'Employees outside the EEA may be left out in the first year.',
    illHealth: 'Ill health, days lost and non-employees may be left out in the first year.',
  } satisfies Record<PhaseIn, string>,
  datapointIntro: 'Each figure in this report with its datapoint (EFRAG IG 3, ESRS 2023) and its page.',
  datapoint: 'Datapoint',
  what: 'Figure',
  value: 'Value',
  unit: 'Unit',
};

const pl: typeof en = {
  code: 'Wymóg',
  code2023: 'Kod w ESRS 2023',
  name: 'Nazwa',
  page: 'Strona',
  status: 'Status',
  relief: 'Przepisy przejściowe',
  intro:
    'Ujęto: udzielono odpowiedzi na wszystkie wyświetlane pytania kwestionariusza dotyczące wymogu albo wartości pochodzą z wprowadzonych danych. To, co obejmuje wyłącznie ocena podwójnej istotności, ujęto częściowo. To, czy wolno skorzystać z przepisu przejściowego, zależy od wielkości firmy i jej pierwszego roku sprawozdawczego, czego tu się nie ocenia.',
  minimum:
    'Minimalne wymogi dotyczące ujawniania informacji (MDR, w zmienionych standardach GDR) odnoszą się do wszystkich tematów i są spełniane w ramach ich wymogów dotyczących polityk, działań, mierników i celów. Kwestionariusz nie pyta o wszystko, czego wymagają, dlatego są ujęte co najwyżej częściowo. To samo dotyczy SBM-3: kwestionariusz pyta tylko o odporność i przewidywane skutki finansowe.',
  intro2026:
    'Kody zmienionych standardów, o ile są znane; kreska oznacza brak kodu. Nazwy pochodzą z odpowiadających wymogów z 2023 r., a punkty danych w tym raporcie z wersji z 2023 r.',
  statuses: {
    reported: 'Ujęto',
    partly: 'Ujęto częściowo',
    phasedIn: 'Nie ujęto, istnieje przepis przejściowy',
    notMaterial: 'Nieistotny według oceny firmy',
    screenedOut: 'Wykluczony wstępnie jako niedotyczący firmy',
    notScreened: 'Brak, standardu nie poddano wstępnej ocenie',
    open: 'Brak, ocena standardu nie jest zakończona',
    notAnswered: 'Brak odpowiedzi',
  },
  phaseIns: {
    sectorRevenue:
      'Przychody według sektorów ESRS (pkt 40 lit. b, c) zależały od aktu, którego nie przyjęto.',
    financialEffectsPart:
      'Przewidywane skutki finansowe (pkt 48 lit. e) można pominąć w pierwszym roku; przez trzy lata wystarczy opis, jeżeli liczb nie da się ustalić.',
    financialEffects:
      'Można pominąć w pierwszym roku; przez trzy lata wystarczy opis, jeżeli liczb nie da się ustalić.',
    smallScope3: 'Do 750 pracowników: zakres 3 i sumę można pominąć w pierwszym roku.',
    smallTwoYears: 'Do 750 pracowników: cały standard można pominąć w pierwszych dwóch latach.',
    smallOneYear: 'Do 750 pracowników: cały standard można pominąć w pierwszym roku.',
    oneYear: 'Można pominąć w pierwszym roku.',
    outsideEea: 'Pracowników spoza EOG można pominąć w pierwszym roku.',
    illHealth:
      'Choroby zawodowe, dni niezdolności do pracy i osoby niebędące pracownikami można pominąć w pierwszym roku.',
  },
  datapointIntro:
    'Każda liczba w tym raporcie z jej punktem danych (EFRAG IG 3, ESRS 2023) i numerem strony.',
  datapoint: 'Punkt danych',
  what: 'Dana',
  value: 'Wartość',
  unit: 'Jednostka',
};

export const requirementsWords = { en, pl };
export type RequirementStatus = Status;
