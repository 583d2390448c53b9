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

/** The initial form values. No option is preselected. */
export function startValues(detail: AssessmentDetail | ChosenOptions | null): AssessmentValues {
  if (!detail) return nothing;
  const own = Object.fromEntries(
    Object.entries(detail).filter(([name]) => name in nothing && name !== 'reason'),
  );
  return { ...nothing, ...own, reason: detail.reason ?? '' };
}

/** The type options by their meaning. */
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

/** Risks, opportunities and potential impacts need a likelihood; an actual impact has none. */
export function asksProbability(kind: IroKind, values: AssessmentValues, { potential }: TypeIds): boolean {
  return kind !== 'impact' || (potential !== undefined && values.dmAssessmentType2Id === potential);
}

export function shownFields(kind: IroKind, values: AssessmentValues, ids: TypeIds) {
  return fieldsOf[kind].filter(
    ([field]) => field !== 'dmAssessmentProbabilityId' || asksProbability(kind, values, ids),
  );
}

/** The rules of the contract, plus one that only the server checks: a potential impact needs a likelihood. */
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
      // Reported together with the other missing fields, not after them.
      when: () => true,
    },
  );
}

/**
 * Remedy applies to harm only. A positive impact can only have the "none" option; a negative impact can have
 * any of the others.
 */
export function fitsRemedy({ value }: { value: number }, isPositive: boolean): boolean {
  return (value === 0) === isPositive;
}

/**
 * The remedy after the type is chosen: one that no longer fits is cleared, and the only fitting option is
 * selected.
 */
export function remedyFor(
  chosen: number | null,
  options: readonly { id: number; value: number | null }[],
  isPositive: boolean,
): number | null {
  const fitting = options.filter(({ value }) => value !== null && fitsRemedy({ value }, isPositive));
  if (fitting.some(({ id }) => id === chosen)) return chosen;
  return isPositive ? (fitting[0]?.id ?? null) : null;
}

/** What a choice depends on: the meaning of the types, and the remedy options. */
export type ChoiceRules = { ids: TypeIds; remedies: readonly { id: number; value: number | null }[] };

/** Applies a choice and its consequences. Values that no longer fit or are no longer asked are cleared. */
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

/** The choices of the kind once they are complete, so a score can be calculated. */
export function isScorable(kind: IroKind, values: AssessmentValues, ids: TypeIds): boolean {
  const asked: ChoiceField[] = shownFields(kind, values, ids).map(([field]) => field);
  return asked.every((field) => values[field] !== null);
}
