import type { FieldIssue } from '#api/contract/field-issue';
import type { TopicEdition } from '#api/contract/materiality/information';
import { financialYear, standardsOfYear } from '#api/modules/materiality/editions/service';
import type { AssessedReport } from '#api/modules/materiality/headers/service';

type Report = Pick<AssessedReport, 'header' | 'row' | 'edition'>;

/** Standards that the financial year allows besides these. */
export function otherStandardsOf({ header }: Report, standards: TopicEdition): TopicEdition[] {
  return standardsOfYear(financialYear(header.row)).filter((one) => one !== standards);
}

/** The edition of a new assessment: the chosen one, otherwise the default of the year. */
export function standardsFor({ edition }: Report, chosen: TopicEdition | undefined): TopicEdition {
  return chosen ?? edition.standards;
}

/** Another edition than the assessment has must be one of the financial year, and no matter may be listed yet. */
export function editionIssues(
  report: Report,
  { chosen, isInUse }: { chosen: TopicEdition | undefined; isInUse: boolean },
): FieldIssue[] {
  const { row, edition } = report;
  if (chosen === undefined || (row && chosen === edition.standards)) return [];
  const issue = (code: string) => [{ path: 'edition', code, params: {} }];
  if (!standardsOfYear(financialYear(report.header.row)).includes(chosen)) return issue('editionNotOfYear');
  return isInUse ? issue('editionInUse') : [];
}
