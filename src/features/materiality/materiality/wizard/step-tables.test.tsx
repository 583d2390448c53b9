import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ReportHeader } from '#api/contract/reports/headers';
import { assessmentRow } from '#api/testing/facts/assessment-row';
import { UnsavedScopeProvider } from '@/components/form/unsaved-scope';
import { TooltipProvider } from '@/components/ui/tooltip';
import { AssessmentStep } from '@/features/materiality/materiality/assessment/assessment-step';
import { IroStep } from '@/features/materiality/materiality/iros/iro-step';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { rowsPerPage } from '@/features/materiality/materiality/rows/paged-table';
import { StakeholdersStep } from '@/features/materiality/materiality/stakeholders/stakeholders-step';
import { sessionQuery } from '@/lib/api/queries/session';
import type { StepProps, WizardStepId } from './step-props';

const headerId = 7;
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const entry = {
  dmTopicEntryId: 1,
  dmTopicCategoryId: 1,
  dmTopicId: 101,
  dmSubtopicId: 1001,
  hasIros: true,
  issue: 'Dust',
  categoryName: 'Environmental',
  topicName: 'Pollution',
  subtopicName: 'Air',
  updatedOn: '2026-01-01T00:00:00.000Z',
};
const row = assessmentRow({ score: 3.04, isTailRisk: true });
const stakeholder = (dmStakeholderId: number) => ({
  dmStakeholderId,
  reportHeaderId: headerId,
  name: `Group ${dmStakeholderId}`,
  activities: [1],
  impactOnEntity: 2.5,
  impactOnStakeholders: 4,
  commChannels: [],
  hasItems: false,
  updatedOn: '2026-01-01T00:00:00.000Z',
});

type Given = {
  isEditor?: boolean;
  isAdmin?: boolean;
  isFilled?: boolean;
  stakeholders?: number;
  rows?: (typeof row)[];
  search?: StepProps['search'];
};

/** A step drawn from the server's data. */
function drawn(id: WizardStepId, given: Given = {}): string {
  const { isEditor = true, isAdmin = false, isFilled = true, stakeholders = 1, rows = [row] } = given;
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { isAdmin } as never);
  const people = Array.from({ length: stakeholders }, (_, index) => stakeholder(index + 1));
  queryClient.setQueryData(materialityQueries.stakeholders(headerId).queryKey, people);
  queryClient.setQueryData(materialityQueries.topicEntries(headerId).queryKey, [entry]);
  queryClient.setQueryData(materialityQueries.assessments(headerId).queryKey, rows);
  const step = { id, label: id, number: 1, isDone: isFilled, isLocked: false, missing: [], problems: [] };
  const props: StepProps = {
    headerId,
    isEditor,
    page: 1,
    onPage: () => undefined,
    onNext: () => undefined,
    search: given.search ?? {},
    onSearch: () => undefined,
    header: { reportHeaderId: headerId } as ReportHeader,
    wizard: { steps: [step], current: id, previous: null, next: null, advance: () => undefined },
  };
  const Step = { stakeholders: StakeholdersStep, iro: IroStep, assessment: AssessmentStep }[
    id as 'stakeholders' | 'iro' | 'assessment'
  ];
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router as never}>
        <TooltipProvider>
          <UnsavedScopeProvider>
            <Step {...props} />
          </UnsavedScopeProvider>
        </TooltipProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}

const count = (of: string, part: string) => of.split(part).length - 1;

// spec: materiality.wizard.next
it('disables Next until the step is complete and says what is missing', () => {
  const next = (html: string) => html.match(/<button[^>]*>actions\.next/)?.[0] ?? '';
  expect(next(drawn('stakeholders', { isFilled: false }))).toContain('disabled=""');
  expect(drawn('stakeholders', { isFilled: false })).toContain('steps.fill.stakeholders');
  expect(next(drawn('stakeholders'))).not.toContain('disabled=""');
  expect(drawn('stakeholders')).not.toContain('steps.fill.');
});

// spec: materiality.iro.button, materiality.roles.readers
it('shows readers all data and no button that changes it', () => {
  const read = drawn('stakeholders', { isEditor: false });
  expect(read).toContain('Group 1');
  for (const part of ['stakeholders.add', 'rows.edit', 'rows.delete']) expect(read).not.toContain(part);
  expect(drawn('iro', { isEditor: false })).toContain('iros.show');
  expect(drawn('iro')).toContain('iros.edit');
});

// spec: materiality.stakeholders.download
it('never offers a separate download of stakeholders', () => {
  expect(drawn('stakeholders')).toMatch(/<button[^>]*aria-disabled="true"[^>]*>.*?actions\.download/);
});

it('pages more than fifty rows', () => {
  expect(count(drawn('stakeholders', { stakeholders: rowsPerPage }), 'data-row')).toBe(rowsPerPage);
  expect(count(drawn('stakeholders', { stakeholders: 120 }), 'data-row')).toBe(rowsPerPage);
});

// spec: materiality.assessment.button
it('shows the score and the materiality of assessed items and offers to assess the rest', () => {
  const done = drawn('assessment');
  expect(done).toContain('button.impact');
  expect(done).toContain('>3.0<');
  expect(done).toContain('marks.tailRisk');
  const risk = { ...row, typeCode: 'risk' as never };
  expect(drawn('assessment', { rows: [risk] })).toContain('button.financial');
  const open = { ...row, isAssessmentCompleted: false, score: null as never };
  expect(drawn('assessment', { rows: [open] })).toContain('button.add');
  expect(drawn('assessment', { rows: [open], isEditor: false })).not.toContain('button.add');
});

it('links a row to its history for Admins and has no menu for readers', () => {
  const menu = 'aria-haspopup="menu"';
  for (const step of ['stakeholders', 'iro', 'assessment'] as const) {
    expect(drawn(step, { isAdmin: true })).toContain(menu);
    expect(drawn(step, { isEditor: false })).not.toContain(menu);
  }
  // An editor can withdraw what is assessed.
  for (const step of ['stakeholders', 'iro'] as const) expect(drawn(step)).not.toContain(menu);
  expect(drawn('assessment')).toContain(menu);
});

it('lists a withdrawn item only on request, with its reason and without a form', () => {
  const rows = [{ ...row, withdrawnReason: 'The mill was sold' }] as never;
  expect(drawn('assessment', { rows })).not.toContain(row.description);
  const html = drawn('assessment', { rows, search: { state: 'withdrawn' } });
  expect(html).toContain(row.description);
  expect(html).toContain('withdraw.because');
  expect(html).not.toContain('button.impact');
});

it('shows the number of opinions and asks readers of an open item for theirs', () => {
  expect(drawn('assessment')).not.toContain('addOwn');
  const given = { ...row, opinionCount: 2, opinionsDiffer: true };
  expect(drawn('assessment', { rows: [given] })).toContain('countDiffers');
  const open = { ...row, isAssessmentCompleted: false };
  expect(drawn('assessment', { rows: [open], isEditor: false })).toContain('addOwn');
});

it('shows a list for each choice to editors, words to readers, and nothing where the kind asks nothing', () => {
  const search = { layout: 'grid' as const };
  const selects = (html: string) => count(html, 'aria-label="cell"');
  // Without a likelihood, because the impact is not known to be potential.
  expect(selects(drawn('assessment', { search }))).toBe(6);
  expect(selects(drawn('assessment', { search, isEditor: false }))).toBe(0);
  const risk = { ...row, typeCode: 'risk' as never };
  expect(selects(drawn('assessment', { search, rows: [risk] }))).toBe(3);
  expect(selects(drawn('assessment', { search, rows: [row, { ...risk, dmIroId: 2 }] }))).toBe(9);
  expect(selects(drawn('assessment'))).toBe(0);
});
