import type { IroKind } from '#api/contract/materiality/iros';
import type { ChoiceField } from '@/features/materiality/materiality/assessment/kinds';

/** Accepted column names of the first row, in English and Polish. Those of the exported workbook come first. */
const names = {
  number: ['No.', 'Nr', 'No', 'Number', 'Lp.', 'Numer'],
  item: ['Impact, risk or opportunity', 'Wpływ, ryzyko lub szansa', 'Item', 'Pozycja', 'Description', 'Opis'],
  type: ['Type', 'Rodzaj'],
  subtopic: ['Subtopic', 'Podtemat', 'Impact area', 'Obszar wpływu'],
  character: ['Negative or positive', 'Negatywny czy pozytywny'],
  occurrence: ['Actual or potential', 'Rzeczywisty czy potencjalny'],
  humanRights: ['Human rights', 'Prawa człowieka'],
  scale: ['Scale', 'Skala', 'Scale of the impact', 'Skala wpływu'],
  scope: ['Scope', 'Zasięg', 'Scope of the impact', 'Zasięg wpływu'],
  irremediability: [
    'Irremediability (0: not applicable)',
    'Nieodwracalność (0: nie dotyczy)',
    'Irremediability',
    'Nieodwracalność',
    'Irremediable character',
    'Nieodwracalny charakter',
  ],
  magnitude: [
    'Size of the financial effect',
    'Wielkość skutku finansowego',
    'Scale of the risk',
    'Skala ryzyka',
    'Scale of the opportunity',
    'Skala szansy',
  ],
  likelihood: ['Likelihood', 'Prawdopodobieństwo', 'Probability'],
  horizon: ['Time horizon', 'Perspektywa czasowa'],
  conclusion: ['Conclusion', 'Wniosek'],
  reason: ['Reason', 'Uzasadnienie'],
} as const;
export type PasteColumn = keyof typeof names;

/** Workbook columns that are results or hold no choice. */
const leftOut = [
  ['Standard', 'Standard'],
  ['Issue', 'Kwestia'],
  ['Severity before rounding', 'Dotkliwość przed zaokrągleniem'],
  ['Severity', 'Dotkliwość'],
  ['Score', 'Ocena'],
  ['Reaches its threshold (1: yes, 0: no)', 'Osiąga próg (1: tak, 0: nie)'],
  ['Activities it arises in', 'Działania, w których powstaje'],
  ['Stakeholders affected', 'Interesariusze, których dotyczy'],
].flat();

/** Two texts that read the same, ignoring case and spaces. */
export function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
}

const columnByName = new Map(
  Object.entries(names).flatMap(([id, all]) => all.map((name) => [plain(name), id as PasteColumn])),
);
const leftOutNames = new Set(leftOut.map(plain));

/** The meaning of a column name; null for an unknown name. */
export function columnOf(name: string): PasteColumn | 'leftOut' | null {
  return columnByName.get(plain(name)) ?? (leftOutNames.has(plain(name)) ? 'leftOut' : null);
}

const all = (field: ChoiceField) => ({ impact: field, risk: field, opportunity: field });

/**
 * The columns that hold a choice, in the order in which they are applied: types come before what depends on
 * them.
 */
export const choiceColumns: readonly (readonly [PasteColumn, Partial<Record<IroKind, ChoiceField>>])[] = [
  ['character', { impact: 'dmAssessmentType1Id' }],
  ['occurrence', { impact: 'dmAssessmentType2Id' }],
  [
    'scale',
    {
      impact: 'dmAssessmentImpactScaleId',
      risk: 'dmAssessmentRiskScaleId',
      opportunity: 'dmAssessmentOpportunityScaleId',
    },
  ],
  ['magnitude', { risk: 'dmAssessmentRiskScaleId', opportunity: 'dmAssessmentOpportunityScaleId' }],
  ['scope', { impact: 'dmAssessmentScopeId' }],
  ['irremediability', { impact: 'dmAssessmentIrremediabilityId' }],
  ['likelihood', all('dmAssessmentProbabilityId')],
  ['conclusion', all('dmAssessmentMaterialityId')],
];

const bothLanguages = {
  negative: ['negative', 'negatywny'],
  positive: ['positive', 'pozytywny'],
  actual: ['actual', 'rzeczywisty'],
  potential: ['potential', 'potencjalny'],
  material: ['material', 'istotny'],
  watch: ['to be monitored', 'do monitorowania'],
  notMaterial: ['not material', 'nieistotny'],
  impact: ['impact', 'wpływ'],
  risk: ['risk', 'ryzyko'],
  opportunity: ['opportunity', 'szansa'],
  short: ['short term', 'krótkoterminowa', 'perspektywa krótkoterminowa'],
  medium: ['medium term', 'średnioterminowa', 'perspektywa średnioterminowa'],
  long: ['long term', 'długoterminowa', 'perspektywa długoterminowa'],
  yes: ['yes', 'tak'],
  no: ['no', 'nie'],
} as const;
type Word = keyof typeof bothLanguages;

/** A workbook word in both languages. */
export function writtenAs(word: Word): readonly string[] {
  return bothLanguages[word];
}
