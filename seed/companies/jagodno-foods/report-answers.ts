import type { DemoCsrdReport } from '../demo-report';

/**
 * Answers to a third of the questionnaire. Nothing that the company's own data would fill in: those figures are left
 * to the visitor, and move with the demo.
 */
export const jagodnoAnswers: DemoCsrdReport['answers'] = {
  'BP-EDITION': ['esrs2023'],
  'BP-CONSOLIDATION': ['individual'],
  'BP-VALUECHAIN': ['upstream', 'own'],
  'BP-HORIZON': ['no'],
  'BP-ESTIMATES': ['yes'],
  'BP-ESTIMATESTEXT': [
    'Emisje z opakowań i usług szacujemy z wydatków i średnich branżowych. Od przyszłego roku pytamy dziesięciu największych dostawców o ich własne dane.',
  ],
  'GOV-EXEC': ['4'],
  'GOV-NONEXEC': ['6'],
  'GOV-WOMEN': ['30'],
  'GOV-INDEP': ['33.3'],
  'GOV-OVERSIGHT': [
    'Za sprawy zrównoważonego rozwoju odpowiada członkini zarządu ds. operacyjnych. Co kwartał przedstawia je komitetowi audytu rady nadzorczej.',
  ],
  'GOV-FREQ': ['quarterly'],
  'GOV-PAY': ['no'],
  'GOV-DD': ['embed', 'identify', 'act'],
  'GOV-CONTROL': [
    'Dane z liczników i faktur sprawdza drugi pracownik działu; odchylenia ponad 15% wobec poprzedniego roku wyjaśnia zakład.',
  ],
  'SBM-PRODUCTS': [
    'Mrożone owoce, soki tłoczone i dżemy, pod marką własną i dla sieci handlowych. W tym roku doszła linia mrożonek bez dodatku cukru.',
  ],
  'SBM-MARKETS': ['Polska, Niemcy i Czechy: sieci handlowe, piekarnie i gastronomia.'],
  'SBM-SECTORS': ['none'],
  'E1-PLAN': ['no'],
  'E1-POLICY': ['mitigation', 'efficiency', 'renewables'],
  'S1-CBA': ['62'],
  'S1-WAGE': ['yes'],
  'S1-TRAINING': ['14.5'],
};
