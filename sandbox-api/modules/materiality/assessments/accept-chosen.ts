import type { FieldIssue } from '#api/contract/field-issue';
import type { InputCode } from '#api/contract/materiality/assessments';
import { impactRefusal } from '#api/domain/materiality/assessment';
import type { Edition } from '#api/domain/materiality/edition';
import { refuse } from '#api/kernel/problem-error';
import { unknownReference } from '#api/modules/materiality/headers/service';
import type { Chosen } from './chosen-input';
import type { KindOfForm } from './kinds';

type Form = Pick<KindOfForm<never>, 'kind' | 'scale'>;

/**
 * The choices as they are kept: an actual impact has no probability, whatever was sent. Refuses options of another list,
 * pairs that the rules refuse, and a potential impact without a probability.
 */
export function acceptChosen(edition: Edition, form: Form, sent: Chosen): Chosen {
  const chosen = isActual(edition, form, sent) ? { ...sent, probabilityId: null } : sent;
  refuse(unlisted(edition, form, chosen));
  if (form.kind === 'impact') refuse(refusedPairs(edition, chosen));
  return chosen;
}

function isActual({ typeById }: Edition, { kind }: Form, { type2Id }: Chosen): boolean {
  const type = typeById.get(type2Id ?? 0);
  return kind === 'impact' && type?.number === 2 && type.code === 'actual';
}

function unlisted(edition: Edition, { kind, scale }: Form, chosen: Chosen): FieldIssue[] {
  const option = (path: string, input: InputCode, id: number | null) =>
    edition.inputOptionById.get(id ?? 0)?.input === input ? [] : [unknownReference(path)];
  const type = (path: string, number: 1 | 2, id: number | null) =>
    edition.typeById.get(id ?? 0)?.number === number ? [] : [unknownReference(path)];
  const ofImpact = () => [
    ...option('dmAssessmentIrremediabilityId', 'irremediability', chosen.irremediabilityId),
    ...type('dmAssessmentType1Id', 1, chosen.type1Id),
    ...type('dmAssessmentType2Id', 2, chosen.type2Id),
    ...option('dmAssessmentScopeId', 'scope', chosen.scopeId),
  ];
  const { probabilityId, materialityId } = chosen;
  return [
    ...(kind === 'impact' ? ofImpact() : []),
    ...option(scale.field, scale.input, chosen.scaleId),
    ...(probabilityId === null ? [] : option('dmAssessmentProbabilityId', 'probability', probabilityId)),
    ...(edition.materialityById.has(materialityId) ? [] : [unknownReference('dmAssessmentMaterialityId')]),
  ];
}

/** What the rules say of the pair, and that a potential impact needs its probability. */
function refusedPairs(edition: Edition, chosen: Chosen): FieldIssue[] {
  const code = (id: number | null) => edition.typeById.get(id ?? 0)?.code;
  const character = code(chosen.type1Id) === 'positive' ? 'positive' : 'negative';
  const isPotential = code(chosen.type2Id) === 'potential';
  const irremediability = edition.inputOptionById.get(chosen.irremediabilityId ?? 0)?.value ?? 0;
  const pair = impactRefusal({ character, occurrence: 'actual', irremediability, probability: null });
  const pairCode = character === 'positive' ? 'irremediabilityOfPositive' : 'irremediabilityOfNegative';
  return [
    ...(pair ? [{ path: 'dmAssessmentIrremediabilityId', code: pairCode, params: {} }] : []),
    ...(isPotential && chosen.probabilityId === null
      ? [{ path: 'dmAssessmentProbabilityId', code: 'required', params: {} }]
      : []),
  ];
}
