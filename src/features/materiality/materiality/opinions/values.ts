import type { ZodType } from 'zod';
import type { IroKind } from '#api/contract/materiality/iros';
import {
  type IroOpinion,
  type IroOpinions,
  type OpinionBody,
  opinionBody,
} from '#api/contract/materiality/opinions';
import {
  type AssessmentValues,
  type ChoiceField,
  fieldsOf,
} from '@/features/materiality/materiality/assessment/kinds';
import { shownFields, startValues, type TypeIds } from '@/features/materiality/materiality/assessment/values';

/** The opinion form has the levels of an assessment and no conclusion. */
export type OpinionValues = AssessmentValues & { personName: string; comment: string };

/** The initial form values. No option is preselected. */
export function opinionValues(opinion: IroOpinion | null): OpinionValues {
  const nothing = { ...startValues(null), personName: '', comment: '' };
  if (!opinion) return nothing;
  const own = Object.entries(opinion).filter(([name]) => name in nothing);
  const { personName, comment } = opinion;
  return {
    ...nothing,
    ...Object.fromEntries(own),
    personName: personName ?? '',
    comment: comment ?? '',
  };
}

type OpinionForm = { kind: IroKind; ids: TypeIds; isColleagues: boolean };

/**
 * The rules of the contract, plus those that only the server checks: all factors of the kind, and a
 * colleague's name.
 */
export function opinionSchema({ kind, ids, isColleagues }: OpinionForm): ZodType<OpinionBody, OpinionValues> {
  const schema = opinionBody.superRefine((body, issues) => {
    const asked = shownFields(kind, body as unknown as AssessmentValues, ids);
    for (const [field] of asked)
      if (body[field as keyof OpinionBody] === null)
        issues.addIssue({ code: 'custom', path: [field], params: { code: 'requiredSelection' } });
    if (isColleagues && body.personName === null)
      issues.addIssue({ code: 'custom', path: ['personName'], params: { code: 'required' } });
  });
  return schema as unknown as ZodType<OpinionBody, OpinionValues>;
}

/**
 * The factors of an impact by the name of the form field that holds their level; likewise for risks and
 * opportunities.
 */
const factorOf = {
  dmAssessmentIrremediabilityId: 'irremediability',
  dmAssessmentScopeId: 'scope',
  dmAssessmentImpactScaleId: 'scale',
  dmAssessmentRiskScaleId: 'scale',
  dmAssessmentOpportunityScaleId: 'scale',
  dmAssessmentProbabilityId: 'probability',
} as const satisfies Partial<Record<ChoiceField, keyof IroOpinions['joined']>>;

/** The mean of the levels given for a field; null for a factor without a mean or without opinions. */
export function joinedOf(field: ChoiceField, joined: IroOpinions['joined']) {
  return field in factorOf ? joined[factorOf[field as keyof typeof factorOf]] : null;
}

type Offered = IroOpinions['offered'];
export type MeanToUse = {
  values: Partial<Pick<AssessmentValues, keyof Offered>>;
  /** Factors without a mean on which people disagree, so the user has to choose. */
  undecided: ChoiceField[];
};

/**
 * The values that "Use the mean" puts into a form: every factor of the kind. Factors without agreement are
 * cleared.
 */
export function meanToUse(kind: IroKind, offered: Offered, ids: TypeIds): MeanToUse {
  const fields = fieldsOf[kind].map(([field]) => field as keyof Offered & ChoiceField);
  const values = Object.fromEntries(fields.map((field) => [field, offered[field]]));
  const undecided = fields.filter((field) => offered[field] === null && isAsked(field, offered, ids));
  const humanRights = kind === 'impact' ? { isHumanRights: offered.isHumanRights } : {};
  return { values: { ...values, ...humanRights }, undecided };
}

/**
 * Remedy depends on the type, and likelihood only applies to potential impacts. Neither is named while the
 * type is open.
 */
function isAsked(field: ChoiceField, offered: Offered, { potential }: TypeIds): boolean {
  const isOfImpact = offered.dmAssessmentImpactScaleId !== null;
  if (field === 'dmAssessmentIrremediabilityId') return offered.dmAssessmentType1Id !== null;
  if (field === 'dmAssessmentProbabilityId' && isOfImpact) return offered.dmAssessmentType2Id === potential;
  return true;
}
