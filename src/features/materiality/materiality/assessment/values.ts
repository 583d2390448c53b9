import type { ZodType } from 'zod';
import type { AssessmentType, ChosenOptions } from '#api/contract/materiality/assessments';
import type { IroKind } from '#api/contract/materiality/iros';
import {
  type AssessmentBody,
  type AssessmentDetail,
  type AssessmentValues,
  bodyOf,
  type ChoiceField,
  fieldsOf,
} from './kinds';

const nothing: AssessmentValues = {
  dmAssessmentIrremediabilityId: null,
  dmAssessmentType1Id: null,
  dmAssessmentType2Id: null,
  dmAssessmentScopeId: null,
  dmAssessmentImpactScaleId: null,
  dmAssessmentRiskScaleId: null,
  dmAssessmentOpportunityScaleId: null,
  dmAssessmentProbabilityId: null,
  dmAssessmentMaterialityId: null,
  reason: '',
  isHumanRights: null,
  horizon: null,
  activityIds: [],
  stakeholderIds: [],
};

/** What the form begins with: nothing is chosen for the person. */
export function startValues(detail: AssessmentDetail | ChosenOptions | null): AssessmentValues {
  if (!detail) return nothing;
  const own = Object.fromEntries(
    Object.entries(detail).filter(([name]) => name in nothing && name !== 'reason'),
  );
  return { ...nothing, ...own, reason: detail.reason ?? '' };
}

/** The options of types by what they mean. */
export type TypeIds = {
  positive: number | undefined;
  negative: number | undefined;
  potential: number | undefined;
};

export function typeIdsOf(types1: readonly AssessmentType[], types2: readonly AssessmentType[]): TypeIds {
  const idOf = (types: readonly AssessmentType[], code: AssessmentType['code']) =>
    types.find((type) => type.code === code)?.dmAssessmentTypeId;
  return {
    positive: idOf(types1, 'positive'),
    negative: idOf(types1, 'negative'),
    potential: idOf(types2, 'potential'),
  };
}

/** The probability is asked of risks, of opportunities and of potential impacts; what happens already has none. */
export function asksProbability(kind: IroKind, values: AssessmentValues, { potential }: TypeIds): boolean {
  return kind !== 'impact' || (potential !== undefined && values.dmAssessmentType2Id === potential);
}

export function shownFields(kind: IroKind, values: AssessmentValues, ids: TypeIds) {
  return fieldsOf[kind].filter(
    ([field]) => field !== 'dmAssessmentProbabilityId' || asksProbability(kind, values, ids),
  );
}

/** The contract's rules, and the one that it leaves to the server: a potential impact has a probability. */
export function schemaOf(kind: IroKind, ids: TypeIds): ZodType<AssessmentBody, AssessmentValues> {
  const schema = bodyOf[kind] as unknown as ZodType<AssessmentBody, AssessmentValues>;
  if (kind !== 'impact') return schema;
  return schema.refine(
    (body) => {
      const values = body as AssessmentValues;
      return values.dmAssessmentProbabilityId !== null || !asksProbability(kind, values, ids);
    },
    {
      path: ['dmAssessmentProbabilityId'],
      params: { code: 'requiredSelection' },
      // Together with what else is missing, not after it.
      when: () => true,
    },
  );
}

/** Remedy is a matter of harm: a positive impact has the option of nothing, a negative one every other. */
export function fitsRemedy({ value }: { value: number }, isPositive: boolean): boolean {
  return (value === 0) === isPositive;
}

/** The chosen remedy once the type is known: what no longer fits is emptied, and what alone fits is taken. */
export function remedyFor(
  chosen: number | null,
  options: readonly { id: number; value: number | null }[],
  isPositive: boolean,
): number | null {
  const fitting = options.filter(({ value }) => value !== null && fitsRemedy({ value }, isPositive));
  if (fitting.some(({ id }) => id === chosen)) return chosen;
  return isPositive ? (fitting[0]?.id ?? null) : null;
}

/** What a choice depends on: what the types mean, and the options of the remedy. */
export type ChoiceRules = { ids: TypeIds; remedies: readonly { id: number; value: number | null }[] };

/** A choice with what follows from it: nothing stays behind that no longer fits or is no longer asked. */
export function withFollowing(
  values: AssessmentValues,
  { field, picked }: { field: ChoiceField; picked: number },
  { ids, remedies }: ChoiceRules,
): Partial<Record<ChoiceField, number | null>> {
  if (field === 'dmAssessmentType2Id' && picked !== ids.potential)
    return { [field]: picked, dmAssessmentProbabilityId: null };
  if (field !== 'dmAssessmentType1Id') return { [field]: picked };
  const remedy = remedyFor(values.dmAssessmentIrremediabilityId, remedies, picked === ids.positive);
  return { [field]: picked, dmAssessmentIrremediabilityId: remedy };
}

/** Everything chosen that the kind asks, so that a score can be worked out. */
export function isScorable(kind: IroKind, values: AssessmentValues, ids: TypeIds): boolean {
  const asked: ChoiceField[] = shownFields(kind, values, ids).map(([field]) => field);
  return asked.every((field) => values[field] !== null);
}
