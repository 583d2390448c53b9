import type { ReportHeader } from '#api/contract/reports/headers';
import type { QuestionnairePage, QuestionnaireSection } from '#api/contract/reports/questionnaires';
import { questionnaireQueries } from './queries';

export function queriesOfPages(header: ReportHeader, pages: readonly QuestionnairePage[]) {
  return pages.map(({ number }) => questionnaireQueries.sections(header, number));
}

/** Pages with their sections; undefined while one of them is loading. */
export function sectionsByPage(
  pages: readonly QuestionnairePage[] | undefined,
  sections: readonly (QuestionnaireSection[] | undefined)[],
): (QuestionnairePage & { sections: QuestionnaireSection[] })[] | undefined {
  const together = pages?.flatMap((page, index) => {
    const own = sections[index];
    return own ? [{ ...page, sections: own }] : [];
  });
  return together?.length === pages?.length ? together : undefined;
}
