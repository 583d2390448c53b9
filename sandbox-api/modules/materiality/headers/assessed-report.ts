import type { Edition } from '#api/domain/materiality/edition';
import type { MethodChoice } from '#api/domain/materiality/method';
import type { Text } from '#api/domain/reports/text';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import type { AssessmentRow, OfReport } from './repository';

/** A sustainability report with its assessment, if that was started, and the lists that apply to it. */
export type AssessedReport = {
  header: StoredHeader;
  of: OfReport;
  row: AssessmentRow | undefined;
  /** Of the assessment; before there is one, that of the financial year. */
  edition: Edition;
};
export type BegunReport = AssessedReport & { row: AssessmentRow };

/** The method of an assessment, as the rules take it. */
export function choiceOf(row: AssessmentRow): MethodChoice {
  return {
    rules: row.rules,
    impactThreshold: Number(row.impactThreshold),
    financialThreshold: Number(row.financialThreshold),
    severityForm: row.severityForm,
    likelihoodWeight: Number(row.likelihoodWeight),
  };
}

/** What the trail keeps is in the language of the report, as what people wrote in it. */
export function wordOf({ header }: AssessedReport, text: Text | undefined): string | null {
  return text?.[header.row.language] ?? null;
}
