import type { AssessmentRow } from '#api/contract/materiality/assessments';
import {
  type AssessmentBody,
  type AssessmentDetail,
  type ChoiceField,
  createAssessment,
  updateAssessment,
} from '@/features/materiality/materiality/assessment/kinds';
import { schemaOf, shownFields, type TypeIds } from '@/features/materiality/materiality/assessment/values';
import { type Changes, valuesOf } from './changes';

/** The request for a changed row. Nothing is sent until all choices of its kind are made. */
export type SaveRequest =
  | { is: 'incomplete'; missing: readonly ChoiceField[] }
  | { is: 'create'; body: AssessmentBody }
  | { is: 'update'; body: AssessmentBody; seenUpdatedOn: string };
export type CompleteRequest = Exclude<SaveRequest, { is: 'incomplete' }>;

export function requestOf(row: AssessmentRow, changes: Changes, ids: TypeIds): SaveRequest {
  const { typeCode: kind, chosen } = row;
  const values = { ...valuesOf(row), ...changes };
  const asked: ChoiceField[] = shownFields(kind, values, ids).map(([field]) => field);
  const missing = [...asked, 'dmAssessmentMaterialityId' as const].filter((field) => values[field] === null);
  if (missing.length > 0) return { is: 'incomplete', missing };
  const body = schemaOf(kind, ids).parse(values);
  return chosen ? { is: 'update', body, seenUpdatedOn: chosen.updatedOn } : { is: 'create', body };
}

/** The same API calls that the form uses. */
export function sendRequest(
  headerId: number,
  { dmIroId: iroId, typeCode: kind }: AssessmentRow,
  request: CompleteRequest,
): Promise<AssessmentDetail> {
  const item = { headerId, iroId, kind };
  return request.is === 'create'
    ? createAssessment(item, request.body)
    : updateAssessment(item, request.body, request.seenUpdatedOn);
}
