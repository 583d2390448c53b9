import type { ScoredIro } from '#api/domain/materiality/items';
import { formats, formula, type WorkbookCell } from '#api/domain/reports/workbook/sheet';
import type { Place } from './places';
import {
  exactSeverity,
  financialScore,
  type ImpactCells,
  impactScore,
  reaches,
  roundedTo4,
} from './workbook-formulas';
import type { materialityWorkbookWords } from './workbook-words';

/** An impact, risk or opportunity with what was chosen and what it comes to; `scored` is null while it is open. */
export type WorkbookItem = {
  standard: string;
  subtopic: string;
  issue: string;
  type: string;
  description: string;
  place: Place;
  conclusion: string | null;
  reason: string | null;
  item: ScoredIro;
};

type Words = (typeof materialityWorkbookWords)['en'];

/** The columns in their order; the key is what a formula calls a column by. */
const columns = [
  'standard',
  'subtopic',
  'issue',
  'item',
  'type',
  'character',
  'occurrence',
  'humanRights',
  'scale',
  'scope',
  'irremediability',
  'magnitude',
  'likelihood',
  'exactSeverity',
  'severity',
  'score',
  'reaches',
  'horizon',
  'arisesIn',
  'touches',
  'conclusion',
  'reason',
] as const satisfies readonly (keyof Words)[];
type Column = (typeof columns)[number];

export function itemHead(words: Words): string[] {
  return columns.map((column) => words[column]);
}

/** One row by its number in the sheet: every factor as it was chosen, every result as a formula of the cells beside it. */
export function itemRow(one: WorkbookItem, row: number, words: Words): WorkbookCell[] {
  const cells: Partial<Record<Column, WorkbookCell>> = {
    standard: one.standard,
    subtopic: one.subtopic,
    issue: one.issue,
    item: one.description,
    type: one.type,
    horizon: one.place.horizon,
    arisesIn: one.place.activities.join(', '),
    touches: one.place.stakeholders.join(', '),
    conclusion: one.conclusion,
    reason: one.reason,
    ...(one.item.kind === 'impact' ? impactCells(one.item, row, words) : financialCells(one.item, row)),
  };
  return columns.map((column) => cells[column] ?? null);
}

function impactCells({ iro, scored }: ScoredIro & { kind: 'impact' }, row: number, words: Words) {
  const { assessment } = iro;
  if (!assessment || !scored) return {};
  const at: ImpactCells = {
    character: addressOf('character', row),
    occurrence: addressOf('occurrence', row),
    humanRights: addressOf('humanRights', row),
    scale: addressOf('scale', row),
    scope: addressOf('scope', row),
    irremediability: addressOf('irremediability', row),
    likelihood: addressOf('likelihood', row),
    exactSeverity: addressOf('exactSeverity', row),
  };
  const { severity, score, reachesThreshold } = scored;
  return {
    character: words[assessment.character],
    occurrence: words[assessment.occurrence],
    humanRights: assessment.isHumanRights ? words.yes : words.no,
    scale: level(assessment.scale),
    scope: level(assessment.scope),
    irremediability: level(assessment.irremediability),
    likelihood: assessment.probability === null ? null : level(assessment.probability),
    exactSeverity: formula(exactSeverity(at, words), severity, formats.factor),
    severity: formula(roundedTo4(at.exactSeverity), severity, formats.amount),
    score: formula(impactScore(at, words), score, formats.amount),
    reaches: formula(reaches(addressOf('score', row), 'impact'), reachesThreshold ? 1 : 0, formats.whole),
  };
}

function financialCells({ iro, scored }: ScoredIro & { kind: 'financial' }, row: number) {
  const { assessment } = iro;
  if (!assessment || !scored) return {};
  const [magnitude, likelihood] = [addressOf('magnitude', row), addressOf('likelihood', row)];
  const { score, reachesThreshold } = scored;
  return {
    magnitude: level(assessment.magnitude),
    likelihood: level(assessment.probability),
    score: formula(financialScore(magnitude, likelihood), score, formats.amount),
    reaches: formula(reaches(addressOf('score', row), 'financial'), reachesThreshold ? 1 : 0, formats.whole),
  };
}

function level(value: number): WorkbookCell {
  return { value, format: formats.whole };
}

/** `I2`: no sheet has more columns than the alphabet letters. */
function addressOf(column: Column, row: number): string {
  return `${String.fromCharCode('A'.charCodeAt(0) + columns.indexOf(column))}${row}`;
}
