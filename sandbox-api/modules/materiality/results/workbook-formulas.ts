import type { SeverityForm } from '#api/domain/materiality/method';

/** Cells of the method that formulas read by name. */
export const methodNames = {
  impactThreshold: 'impact_threshold',
  financialThreshold: 'financial_threshold',
  severityForm: 'severity_form',
  likelihoodWeight: 'likelihood_weight',
} as const;

/** A form as a number, so that a spreadsheet in any language reads it. */
export const severityFormNumbers: Readonly<Record<SeverityForm, number>> = {
  meanWithExtreme: 1,
  mean: 2,
  maximum: 3,
};

/** Addresses of the factors of one item, and the words that its cells hold. */
export type ImpactCells = {
  character: string;
  occurrence: string;
  humanRights: string;
  scale: string;
  scope: string;
  irremediability: string;
  likelihood: string;
  exactSeverity: string;
};
export type FormulaWords = { negative: string; actual: string; yes: string };

/** R1–R3. Not rounded: a score is rounded once, at its end. */
export function exactSeverity(cells: ImpactCells, words: FormulaWords): string {
  const { character, scale, scope, irremediability } = cells;
  const { severityForm: form } = methodNames;
  const three = `${scale},${scope},${irremediability}`;
  const mean = `SUM(${three})/3`;
  const negative = `IF(${form}=3,MAX(${three}),IF(${form}=2,${mean},MAX(${mean},MAX(${three})-1)))`;
  return `IF(${character}="${words.negative}",${negative},SUM(${scale},${scope})/2)`;
}

export function roundedTo4(cell: string): string {
  return `ROUND(${cell},4)`;
}

/** R4–R8: likelihood counts for potential impacts, except negative ones on human rights. */
export function impactScore(cells: ImpactCells, words: FormulaWords): string {
  const { character, occurrence, humanRights, likelihood, exactSeverity: severity } = cells;
  const isSeverityAlone = `OR(${occurrence}="${words.actual}",AND(${humanRights}="${words.yes}",${character}="${words.negative}"))`;
  const weighted = `ROUND(${severity}*(1-${methodNames.likelihoodWeight}*(5-${likelihood})/5),4)`;
  return `IF(${isSeverityAlone},ROUND(${severity},4),${weighted})`;
}

/** R12. */
export function financialScore(magnitude: string, likelihood: string): string {
  return `ROUND(${magnitude}*${likelihood}/5,4)`;
}

/** R16: 1 at the threshold or above it, 0 below. */
export function reaches(score: string, axis: 'impact' | 'financial'): string {
  const threshold = axis === 'impact' ? methodNames.impactThreshold : methodNames.financialThreshold;
  return `IF(${score}>=${threshold},1,0)`;
}
