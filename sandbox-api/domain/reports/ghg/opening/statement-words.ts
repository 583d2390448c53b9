import type { AccordanceCheck } from '#api/contract/reports/accordance';

export const statementWords = {
  en: {
    statement: 'Statement',
    inAccordance:
      'This report has been prepared in accordance with the GHG Protocol Corporate Standard, its Scope 2 Guidance{scope3} and ISO 14064-1:2018. The conformity index shows where each required item is reported.',
    withScope3: ', its Scope 3 Standard',
    notYet:
      'This report follows the GHG Protocol Corporate Standard and ISO 14064-1:2018 but does not claim to be in accordance with them, because the following is missing:',
    gaps: {
      approach: 'the consolidation approach for the organisational boundary, or any location',
      scope3Reasons: 'the reason why Scope 3 categories are not included (completeness review)',
      totals: 'totals of Scope 1 and of Scope 2 by both methods',
      gases: 'Scope 1 by gas: more than 5 % of it is known as CO₂e only',
      dataGaps: 'data of some sources in some months (see Data quality)',
      reviews: 'a completed completeness review for every month',
      unanswered: 'an answer for every category of the completeness review',
      notAllData: 'all data of a category: according to the completeness review, it has not all been entered',
      baseYear: 'a base year',
      baseYearReason: 'the reason for choosing the base year',
      baseYearFigures: 'emissions of the base year',
      recalculationPolicy: 'the base year recalculation policy',
      exclusions: 'a statement on excluded sources, gases and sites (“none” is sufficient)',
      boundaryChanges: 'a statement on boundary changes (“none” is sufficient)',
      responsible: 'the person responsible for the report',
      uncertainty: 'a statement on uncertainty',
      verification: 'whether the report was verified: when, by whom and to which standard',
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
      'Raport sporządzono zgodnie z GHG Protocol Corporate Standard, wytycznymi dla zakresu 2 (Scope 2 Guidance){scope3} oraz ISO 14064-1:2018. Indeks zgodności wskazuje, gdzie podano każdą wymaganą pozycję.',
    withScope3: ', Scope 3 Standard',
    notYet:
      'Raport stosuje GHG Protocol Corporate Standard i ISO 14064-1:2018, ale nie deklaruje zgodności z nimi, ponieważ brakuje:',
    gaps: {
      approach: 'podejścia do konsolidacji w granicach organizacyjnych lub jakiejkolwiek lokalizacji',
      scope3Reasons: 'powodu nieujęcia kategorii zakresu 3 w raporcie (przegląd kompletności)',
      totals: 'sum zakresu 1 oraz zakresu 2 według obu metod',
      gases: 'zakresu 1 według gazów: ponad 5 % znane jest tylko jako CO₂e',
      dataGaps: 'danych niektórych źródeł w niektórych miesiącach (zob. Jakość danych)',
      reviews: 'zakończonego przeglądu kompletności dla każdego miesiąca',
      unanswered: 'odpowiedzi dla każdej kategorii przeglądu kompletności',
      notAllData: 'kompletnych danych kategorii: według przeglądu kompletności nie wprowadzono wszystkich',
      baseYear: 'roku bazowego',
      baseYearReason: 'uzasadnienia wyboru roku bazowego',
      baseYearFigures: 'emisji roku bazowego',
      recalculationPolicy: 'zasad przeliczania roku bazowego',
      exclusions: 'oświadczenia o wyłączonych źródłach, gazach i lokalizacjach (wystarczy „brak”)',
      boundaryChanges: 'oświadczenia o zmianach granic (wystarczy „brak”)',
      responsible: 'osoby odpowiedzialnej za raport',
      uncertainty: 'oświadczenia o niepewności',
      verification: 'informacji, czy raport zweryfikowano: kiedy, kto i według jakiej normy',
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
