import { createElement } from 'react';
import { type MaterialityCompletion, materialitySteps } from '#api/contract/materiality/information';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { MaterialityPage } from '@/features/materiality/materiality/materiality-page';
import type { MaterialitySearch } from '@/features/materiality/materiality/search';
import { materialityCompletionQuery } from '@/lib/api/queries/materiality';
import { reportHeaderQuery } from '@/lib/api/queries/report-headers';
import { sessionQuery } from '@/lib/api/queries/session';
import { type Answers, draw } from './draw';

export const headerId = 7;
const report = { reportId: 2, name: 'Sustainability', questionnaireType: 'CSRD' } as Report;
const header = {
  reportHeaderId: headerId,
  reportId: 2,
  name: 'Statement',
  isOwner: true,
  language: 'en',
  startDate: '2025-01-01',
  endDate: '2025-12-31',
} as ReportHeader;
export const updatedOn = '2026-01-01T00:00:00.000Z';
export const wizardSteps = materialitySteps.filter((step) => step !== 'reportingScope');

/** The steps as the server reports them: this many complete, and the next one open. */
function filled(number: number): MaterialityCompletion {
  const steps = materialitySteps.map((step, index) => ({
    step,
    isFilled: index < number,
    isUnlocked: index <= number && step !== 'reportingScope',
    isCopied: false,
  }));
  return { isComplete: number >= 6, steps, isEditionOfYear: true, iroCount: 0, assessedCount: 0 };
}

type Asked = { steps?: number; search?: MaterialitySearch; answers?: Answers; language?: 'en' | 'pl' };

/** The page of the assessment as its owner sees it. */
export function page({ steps = 6, search = {}, answers = [], language = 'en' }: Asked): string {
  const shown = { report, search: { ...search, headerId }, onSearch: () => undefined };
  return draw(createElement(MaterialityPage, shown), [
    [sessionQuery, { roleName: 'User', isAdmin: false }],
    [reportHeaderQuery(headerId), { ...header, language }],
    [materialityCompletionQuery(headerId), filled(steps)],
    ...answers,
  ]);
}

// Wizard and results are loaded as separate files: the first drawing requests them, and later drawings include them.
for (const steps of [0, 6]) page({ steps });
await Promise.all([
  import('@/features/materiality/materiality/wizard/materiality-wizard'),
  import('@/features/materiality/materiality/results/results-view'),
]);
await new Promise(setImmediate);
