import type { FieldIssue } from '#api/contract/field-issue';
import type { InputCode } from '#api/contract/materiality/assessments';
import type { IroKind } from '#api/contract/materiality/iros';
import { impactRefusal } from '#api/domain/materiality/assessment';
import type { Edition } from '#api/domain/materiality/edition';
import { refuse } from '#api/kernel/problem-error';
import { unknownReference } from '#api/modules/materiality/headers/service';
import type { Levels, SentLevels } from './levels';

/** Field of the scale of each kind, and the list that its options are of. */
export const scaleOf = {
  impact: { field: 'dmAssessmentImpactScaleId', input: 'ipct-scale' },
  risk: { field: 'dmAssessmentRiskScaleId', input: 'risk-scale' },
  opportunity: { field: 'dmAssessmentOpportunityScaleId', input: 'opp-scale' },
} as const satisfies Record<IroKind, { field: string; input: InputCode }>;

/**
 * The levels as they are kept: an actual impact has no probability, whatever was sent. Refuses what is missing, options of
 * another list, pairs that the rules refuse, and a potential impact without a probability.
 * @param others What else is wrong with the same body, so that all of it is told at once.
 */
export function acceptLevels(
  edition: Edition,
  kind: IroKind,
  sent: SentLevels,
  others: FieldIssue[] = [],
): Levels {
  const levels = isActual(edition, kind, sent) ? { ...sent, probabilityId: null } : sent;
  refuse([...unlisted(edition, kind, levels), ...others]);
  if (kind === 'impact') refuse(refusedPairs(edition, levels));
  const { scaleId } = levels;
  if (scaleId === null) throw new Error('A scale that is listed has a key.');
  return { ...levels, scaleId };
}

function isActual({ typeById }: Edition, kind: IroKind, { type2Id }: SentLevels): boolean {
  const type = typeById.get(type2Id ?? 0);
  return kind === 'impact' && type?.number === 2 && type.code === 'actual';
}

function unlisted(edition: Edition, kind: IroKind, levels: SentLevels): FieldIssue[] {
  const check = (path: string, id: number | null, isListed: (id: number) => boolean) => {
    if (id === null) return [required(path)];
    return isListed(id) ? [] : [unknownReference(path)];
  };
  const option = (path: string, input: InputCode, id: number | null) =>
    check(path, id, (key) => edition.inputOptionById.get(key)?.input === input);
  const type = (path: string, number: 1 | 2, id: number | null) =>
    check(path, id, (key) => edition.typeById.get(key)?.number === number);
  const ofImpact = () => [
    ...option('dmAssessmentIrremediabilityId', 'irremediability', levels.irremediabilityId),
    ...type('dmAssessmentType1Id', 1, levels.type1Id),
    ...type('dmAssessmentType2Id', 2, levels.type2Id),
    ...option('dmAssessmentScopeId', 'scope', levels.scopeId),
  ];
  const { probabilityId } = levels;
  const { field, input } = scaleOf[kind];
  const hasProbability = kind !== 'impact' || probabilityId !== null;
  return [
    ...(kind === 'impact' ? ofImpact() : []),
    ...option(field, input, levels.scaleId),
    ...(hasProbability ? option('dmAssessmentProbabilityId', 'probability', probabilityId) : []),
  ];
}

/** What the rules say of the pair, and that a potential impact needs its probability. */
function refusedPairs(edition: Edition, levels: SentLevels): FieldIssue[] {
  const code = (id: number | null) => edition.typeById.get(id ?? 0)?.code;
  const character = code(levels.type1Id) === 'positive' ? 'positive' : 'negative';
  const isPotential = code(levels.type2Id) === 'potential';
  const irremediability = edition.inputOptionById.get(levels.irremediabilityId ?? 0)?.value ?? 0;
  const pair = impactRefusal({ character, occurrence: 'actual', irremediability, probability: null });
  const pairCode = character === 'positive' ? 'irremediabilityOfPositive' : 'irremediabilityOfNegative';
  return [
    ...(pair ? [{ path: 'dmAssessmentIrremediabilityId', code: pairCode, params: {} }] : []),
    ...(isPotential && levels.probabilityId === null ? [required('dmAssessmentProbabilityId')] : []),
  ];
}

const required = (path: string): FieldIssue => ({ path, code: 'required', params: {} });
