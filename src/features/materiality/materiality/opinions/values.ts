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

/** The form of an opinion has the levels of an assessment, and no conclusion. */
export type OpinionValues = AssessmentValues & { personName: string; comment: string };

/** What the form begins with: nothing is chosen for the person. */
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

/** The contract's rules, and what it leaves to the server: every factor that the kind asks, and the name of a colleague. */
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

/** Factors of an impact by the names of the fields that hold their level; those of a risk or an opportunity likewise. */
const factorOf = {
  dmAssessmentIrremediabilityId: 'irremediability',
  dmAssessmentScopeId: 'scope',
  dmAssessmentImpactScaleId: 'scale',
  dmAssessmentRiskScaleId: 'scale',
  dmAssessmentOpportunityScaleId: 'scale',
  dmAssessmentProbabilityId: 'probability',
} as const satisfies Partial<Record<ChoiceField, keyof IroOpinions['joined']>>;

/** What several people's levels of a field come to; null for what has no mean, or that no one gave a level. */
export function joinedOf(field: ChoiceField, joined: IroOpinions['joined']) {
  return field in factorOf ? joined[factorOf[field as keyof typeof factorOf]] : null;
}

type Offered = IroOpinions['offered'];
export type MeanToUse = {
  values: Partial<Pick<AssessmentValues, keyof Offered>>;
  /** Of what has no mean: people are divided, and one of them has to be chosen. */
  undecided: ChoiceField[];
};

/** What "Use the mean" fills of a form: every factor of the kind, those emptied that people have to decide. */
export function meanToUse(kind: IroKind, offered: Offered, ids: TypeIds): MeanToUse {
  const fields = fieldsOf[kind].map(([field]) => field as keyof Offered & ChoiceField);
  const values = Object.fromEntries(fields.map((field) => [field, offered[field]]));
  const undecided = fields.filter((field) => offered[field] === null && isAsked(field, offered, ids));
  const humanRights = kind === 'impact' ? { isHumanRights: offered.isHumanRights } : {};
  return { values: { ...values, ...humanRights }, undecided };
}

/** The remedy follows from the type, and the probability is asked of what may happen: neither is named while that is open. */
function isAsked(field: ChoiceField, offered: Offered, { potential }: TypeIds): boolean {
  const isOfImpact = offered.dmAssessmentImpactScaleId !== null;
  if (field === 'dmAssessmentIrremediabilityId') return offered.dmAssessmentType1Id !== null;
  if (field === 'dmAssessmentProbabilityId' && isOfImpact) return offered.dmAssessmentType2Id === potential;
  return true;
}
