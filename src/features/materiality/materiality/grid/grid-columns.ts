import type { AssessmentRow } from '#api/contract/materiality/assessments';
import type { IroKind } from '#api/contract/materiality/iros';
import type { ChoiceField } from '@/features/materiality/materiality/assessment/kinds';

type GridColumn = { id: string; fields: Partial<Record<IroKind, ChoiceField>> };

const all = (field: ChoiceField) => ({ impact: field, risk: field, opportunity: field });

/** The choices in the column order of the exported workbook; each kind uses its own. */
const columns = [
  { id: 'character', fields: { impact: 'dmAssessmentType1Id' } },
  { id: 'occurrence', fields: { impact: 'dmAssessmentType2Id' } },
  {
    id: 'scale',
    fields: {
      impact: 'dmAssessmentImpactScaleId',
      risk: 'dmAssessmentRiskScaleId',
      opportunity: 'dmAssessmentOpportunityScaleId',
    },
  },
  { id: 'scope', fields: { impact: 'dmAssessmentScopeId' } },
  { id: 'irremediability', fields: { impact: 'dmAssessmentIrremediabilityId' } },
  { id: 'likelihood', fields: all('dmAssessmentProbabilityId') },
  { id: 'conclusion', fields: all('dmAssessmentMaterialityId') },
] as const satisfies readonly GridColumn[];
type ColumnId = (typeof columns)[number]['id'];

/** The columns that at least one row uses. */
export function columnsFor(
  rows: readonly Pick<AssessmentRow, 'typeCode'>[],
): readonly { id: ColumnId; fields: GridColumn['fields'] }[] {
  const kinds = new Set(rows.map(({ typeCode }) => typeCode));
  return columns.filter(({ fields }) => [...kinds].some((kind) => kind in fields));
}
