import type { AccordanceCheck } from '#api/contract/reports/accordance';

export const statementWords = {
  en: {
    statement: 'Statement',
    inAccordance:
      'This report has been prepared in accordance with the GHG Protocol Corporate Standard, its Scope 2 Guidance{scope3} and ISO 14064-1:2018. The conformity index shows where each required item stands.',
    withScope3: ', its Scope 3 Standard',
    notYet:
      'This report follows the GHG Protocol Corporate Standard and ISO 14064-1:2018 but does not call itself in accordance with them, because the following is missing:',
    gaps: {
      approach: 'the approach by which the organisational boundary is drawn, or any location',
      scope3Reasons: 'the reason why categories of Scope 3 are not in the report (completeness review)',
      totals: 'totals of Scope 1 and both of Scope 2',
      gases: 'Scope 1 by gas: more than 5 % of it is known as CO₂e only',
      dataGaps: 'data of some sources in some months (page on data quality)',
      reviews: 'a finished completeness review of every month',
      unanswered: 'an answer to every category of the completeness review',
      notAllData: 'all data of a category: the completeness review says that it is not all entered',
      baseYear: 'a base year',
      baseYearReason: 'why the base year was chosen',
      baseYearFigures: 'emissions of the base year',
      recalculationPolicy: 'the policy for recalculating the base year',
      exclusions: 'a statement on excluded sources, gases and sites (“none” is one)',
      boundaryChanges: 'a statement on changes of the boundary (“none” is one)',
      responsible: 'the person responsible for the report',
      uncertainty: 'a statement on uncertainty',
      verification: 'whether the report was verified: when, by whom, and by which standard',
    } satisfies Record<AccordanceCheck, string>,
    verification: 'Verification',
    verified: {
      limited:
        'Verified with limited assurance in accordance with {standard} by {verifier}, statement of {date}.',
      reasonable:
        'Verified with reasonable assurance in accordance with {standard} by {verifier}, statement of {date}.',
    },
    notVerified: 'This report has not been verified by an independent party.',
    author: 'Author',
    authorText: '{author}, {department}, {date}',
    noAuthor: 'No author has been named. {date}',
  },
  pl: {
    statement: 'Oświadczenie',
    inAccordance:
      'Raport sporządzono zgodnie z GHG Protocol Corporate Standard, wytycznymi dla zakresu 2 (Scope 2 Guidance){scope3} oraz ISO 14064-1:2018. Indeks zgodności pokazuje, gdzie znajduje się każda wymagana pozycja.',
    withScope3: ', Scope 3 Standard',
    notYet:
      'Raport stosuje GHG Protocol Corporate Standard i ISO 14064-1:2018, ale nie określa się jako zgodny z nimi, ponieważ brakuje:',
    gaps: {
      approach: 'podejścia do wyznaczania granic organizacyjnych lub jakiejkolwiek lokalizacji',
      scope3Reasons: 'powodu, dla którego kategorii zakresu 3 nie ma w raporcie (przegląd kompletności)',
      totals: 'sum zakresu 1 i obu sum zakresu 2',
      gases: 'zakresu 1 według gazów: ponad 5 % znane jest tylko jako CO₂e',
      dataGaps: 'danych niektórych źródeł w niektórych miesiącach (strona o jakości danych)',
      reviews: 'zakończonego przeglądu kompletności dla każdego miesiąca',
      unanswered: 'odpowiedzi na każdą kategorię przeglądu kompletności',
      notAllData: 'wszystkich danych kategorii: według przeglądu kompletności nie wszystkie wprowadzono',
      baseYear: 'roku bazowego',
      baseYearReason: 'uzasadnienia wyboru roku bazowego',
      baseYearFigures: 'emisji roku bazowego',
      recalculationPolicy: 'zasad przeliczania roku bazowego',
      exclusions: 'oświadczenia o wyłączonych źródłach, gazach i lokalizacjach („brak” też nim jest)',
      boundaryChanges: 'oświadczenia o zmianach granic („brak” też nim jest)',
      responsible: 'osoby odpowiedzialnej za raport',
      uncertainty: 'oświadczenia o niepewności',
      verification: 'informacji, czy raport zweryfikowano: kiedy, przez kogo i według jakiej normy',
    } satisfies Record<AccordanceCheck, string>,
    verification: 'Weryfikacja',
    verified: {
      limited:
        'Zweryfikowano z ograniczoną pewnością zgodnie z {standard}. Weryfikator: {verifier}, oświadczenie z {date}.',
      reasonable:
        'Zweryfikowano z racjonalną pewnością zgodnie z {standard}. Weryfikator: {verifier}, oświadczenie z {date}.',
    },
    notVerified: 'Raport nie był weryfikowany przez niezależny podmiot.',
    author: 'Autor',
    authorText: '{author}, {department}, {date}',
    noAuthor: 'Nie wskazano autora. {date}',
  },
};
