import type { AssessmentRow } from '#api/contract/materiality/assessments';

/** An impact in the list of the assessment, assessed, with nothing to remark. */
export function assessmentRow(over: Partial<AssessmentRow> = {}): AssessmentRow {
  return {
    dmIroId: 1,
    dmTopicEntryId: 1,
    subtopicName: 'Air',
    type: 'Impact',
    typeCode: 'impact',
    description: 'Dust reaches the houses',
    proposesHumanRights: false,
    isAssessmentCompleted: true,
    score: 3,
    disagrees: false,
    isTailRisk: false,
    isReasonMissing: false,
    chosen: null,
    opinionCount: 0,
    opinionsDiffer: false,
    withdrawnReason: null,
    updatedOn: '2026-01-01T00:00:00.000Z',
    ...over,
  };
}
