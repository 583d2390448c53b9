import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ReportHeader, ReportValidations } from '#api/contract/reports/headers';
import type { QuestionnaireType, Report } from '#api/contract/reports/reports';
import { readSteps } from '@/components/wizard/wizard-steps';
import { useReportSteps } from './use-report-steps';

const header = { copiedSteps: [], isComplete: false } as unknown as ReportHeader;

type Asked = Parameters<typeof useReportSteps>[0];
type Found = ReturnType<typeof useReportSteps>;

function Steps({ asked, onRead }: { asked: Asked; onRead: (found: Found) => void }) {
  onRead(useReportSteps(asked));
  return null;
}

type Given = {
  type: QuestionnaireType;
  header?: ReportHeader | undefined;
  validations?: ReportValidations;
  isReview?: boolean;
};

function steps({ type, header, validations, isReview = false }: Given) {
  let found: Found = [];
  const onRead = (read: Found) => {
    found = read;
  };
  const report = { questionnaireType: type } as Report;
  renderToStaticMarkup(<Steps asked={{ report, header, validations, isReview }} onRead={onRead} />);
  return readSteps(found);
}

// spec: reports.wizard.by-kind, materiality.product.kind
it.each([
  ['GHG', ['timePeriod', 'generalInfo', 'details', 'author', 'facilities', 'review']],
  ['CSRD', ['timePeriod', 'doubleMaterialityAssessment', 'questionnaire', 'details', 'author', 'review']],
] as const)('a report of type %s has its own steps', (type, ids) => {
  expect(steps({ type }).map(({ id }) => id)).toEqual(ids);
});

// spec: reports.wizard.first-only, reports.states.wizard
it('locks the steps after the first until there is a report', () => {
  const locked = (of: ReportHeader | undefined) =>
    steps({ type: 'GHG', header: of }).filter(({ isLocked }) => isLocked).length;
  expect([locked(undefined), locked(header)]).toEqual([5, 0]);
});

it('says what a step lacks once the user opens the review', () => {
  const missing = [{ field: 'name', text: 'Report name', page: null }];
  const validations = {
    canFinish: false,
    steps: [{ step: 'details', isComplete: false, missing }],
  } as unknown as ReportValidations;
  const problems = (isReview: boolean) =>
    steps({ type: 'GHG', header, validations, isReview }).flatMap(({ problems }) => problems ?? []);
  expect(problems(false)).toEqual([]);
  expect(problems(true)).toEqual(['Report name']);
});

it('reports no problem for the review itself while nothing is missing', () => {
  const validations = {
    canFinish: true,
    steps: [{ step: 'review', isComplete: false, missing: [] }],
  } as unknown as ReportValidations;
  const found = steps({ type: 'GHG', header, validations, isReview: true });
  expect(found.flatMap(({ problems }) => problems ?? [])).toEqual([]);
});
