/** What the screens of the double materiality assessment show, where nothing but the specification asks for it. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '#api/contract/account/session';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { type MaterialityCompletion, materialitySteps } from '#api/contract/materiality/information';
import { iroKinds } from '#api/contract/materiality/iros';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { AssessmentDialog } from '@/features/reports/materiality/assessment/assessment-dialog';
import { DescriptionForm } from '@/features/reports/materiality/documents/description-form';
import { Documents } from '@/features/reports/materiality/documents/documents';
import { documentQueries } from '@/features/reports/materiality/documents/queries';
import { MaterialityPage } from '@/features/reports/materiality/materiality-page';
import { materialityQueries } from '@/features/reports/materiality/queries';
import { resultQueries } from '@/features/reports/materiality/results/queries';
import type { MaterialitySearch } from '@/features/reports/materiality/search';
import { materialityCompletionQuery } from '@/lib/api/queries/materiality';
import { reportHeaderQuery } from '@/lib/api/queries/report-headers';
import { sessionQuery } from '@/lib/api/queries/session';
import { Route } from '@/routes/_private/reports/$reportId/double-materiality';
import { type Answers, columnHeads, count, draw } from './materiality/draw';

const headerId = 7;
const report = { reportId: 2, name: 'Sustainability', questionnaireType: 'CSRD' } as Report;
const header = {
  ...{ reportHeaderId: headerId, reportId: 2, name: 'Statement', isOwner: true, language: 'en' },
  ...{ startDate: '2025-01-01', endDate: '2025-12-31' },
} as ReportHeader;
const updatedOn = '2026-01-01T00:00:00.000Z';
const wizardSteps = materialitySteps.filter((step) => step !== 'reportingScope');

/** As the server says it: so many steps filled, and the one after them open. */
function filled(number: number): MaterialityCompletion {
  const steps = materialitySteps.map((step, index) => ({
    step,
    isFilled: index < number,
    isUnlocked: index <= number && step !== 'reportingScope',
  }));
  return { isComplete: number >= 6, steps, iroCount: 0, assessedCount: 0 };
}

type Asked = { steps?: number; search?: MaterialitySearch; answers?: Answers; language?: 'en' | 'pl' };

/** The page of the assessment as its owner sees it. */
function page({ steps = 6, search = {}, answers = [], language = 'en' }: Asked): string {
  const search7 = { ...search, headerId };
  return draw(createElement(MaterialityPage, { report, search: search7, onSearch: () => undefined }), [
    [sessionQuery, { roleName: 'User', isAdmin: false }],
    [reportHeaderQuery(headerId), { ...header, language }],
    [materialityCompletionQuery(headerId), filled(steps)],
    ...answers,
  ]);
}

const stepsOf = (html: string) => html.match(/<nav aria-label="steps\.label">.*?<\/nav>/s)?.[0] ?? '';

describe('the page of the assessment', () => {
  /** Where the guard of its route leads to; null where it lets somebody in. */
  function ledTo(modules: SessionUser['modules'], type: Report['questionnaireType'], search: object): unknown {
    const guard = Route.options.beforeLoad as (given: object) => void;
    try {
      const context = { user: { modules }, report: { questionnaireType: type } };
      guard({ context, params: { reportId: '2' }, search });
    } catch (redirect) {
      return (redirect as { options: { to: string } }).options.to;
    }
    return null;
  }

  it('is selected by the report in its address, and leads to the dashboard without the modules', () => {
    const search = { headerId };
    expect(ledTo(['REPORTS', 'CSRD'], 'CSRD', search)).toBeNull();
    expect(ledTo(['REPORTS'], 'CSRD', search)).toBe('/');
    expect(ledTo(['CSRD'], 'CSRD', search)).toBe('/');
    expect(ledTo(['REPORTS', 'CSRD'], 'CSRD', {})).toBe('/reports/$reportId');
    expect(ledTo(['REPORTS', 'CSRD'], 'GHG', search)).toBe('/reports/$reportId');
  });

  it('opens the steps until the assessment is complete, and its results from then on', () => {
    for (const steps of [0, 3, 5]) {
      expect(stepsOf(page({ steps }))).not.toBe('');
      expect(page({ steps })).not.toContain('aria-label="tabs.label"');
    }
    expect(stepsOf(page({}))).toBe('');
    expect(page({})).toContain('aria-label="tabs.label"');
    expect(stepsOf(page({ search: { view: 'wizard' } }))).not.toBe('');
    expect(stepsOf(page({ steps: 5, search: { view: 'results' } }))).not.toBe('');
  });

  it('has numbered steps, of which the locked ones cannot be clicked', () => {
    const nav = stepsOf(page({ steps: 0 }));
    expect([...nav.matchAll(/>(\d)<\/span>/g)].map(([, number]) => number).join('')).toBe('123456');
    const locked = [0, 1, 4].map((steps) => count(stepsOf(page({ steps })), 'disabled=""'));
    expect(locked).toEqual([5, 4, 1]);
  });

  it.each(wizardSteps)('has its title, and adds documents in every step but the first: %s', (step) => {
    const html = page({ search: { step } });
    expect(html).toMatch(/<h1[^>]*>title</);
    expect(html.includes('documents.open')).toBe(step !== 'information');
  });
});

describe('the step of the information', () => {
  const answers = (information: object | null): Answers => [
    [materialityQueries.information(headerId), information],
    [materialityQueries.sectors(), [{ id: 3, name: 'Manufacturing', description: 'Makes things', code: 'C' }]],
    [materialityQueries.sizes(), [{ id: 4, name: 'Large', description: 'More than 250 people' }]],
    [materialityQueries.guide(), { name: 'Guide', description: 'Two pages', path: 'a.pdf' }],
  ];
  const search = { step: 'information' } as const;

  it('asks for sector, size and confirmation, beside a guide', () => {
    const html = page({ steps: 0, search, answers: answers(null) });
    for (const part of ['sector', 'size', 'readConfirmation']) expect(html).toContain(`information.${part}<`);
    for (const part of ['>Guide<', 'guide.download', '>actions.next<']) expect(html).toContain(part);
  });

  it('says what the chosen sector and size mean', () => {
    const begun = {
      ...{ reportHeaderId: headerId, dmSectorId: 3, dmCompanySizeId: 4, readConfirmation: true, updatedOn },
      ...{ edition: 'ESRS2023', isEditionOpen: false, climateExplanation: null },
    };
    const html = page({ search, answers: answers(begun) });
    for (const part of ['C · Manufacturing', 'Makes things', 'More than 250 people'])
      expect(html).toContain(part);
  });

  it('reminds whoever uses another language of that of the report', () => {
    expect(page({ search, answers: answers(null) })).not.toContain('language.title');
    expect(page({ search, answers: answers(null), language: 'pl' })).toContain('language.title.pl');
  });
});

describe('the tables of the steps', () => {
  const entry = {
    ...{ dmTopicEntryId: 1, dmTopicCategoryId: 1, dmTopicId: 101, dmSubtopicId: 1001, hasIros: false },
    ...{ issue: 'Dust', categoryName: 'Environmental', topicName: 'Pollution', subtopicName: 'Air', updatedOn },
  };
  const answers: Answers = [
    [
      materialityQueries.activities(headerId),
      [
        {
          ...{ dmActivityId: 1, name: 'Drying', description: 'Of fruit', dmValueChainTypeId: 2, updatedOn },
          ...{ dmValueChainTypeValue: 'Own operations', hasStakeholders: false },
        },
      ],
    ],
    [
      materialityQueries.stakeholders(headerId),
      [
        {
          ...{ dmStakeholderId: 1, reportHeaderId: headerId, name: 'Neighbours', activities: [1], updatedOn },
          ...{ impactOnEntity: 2.5, impactOnStakeholders: 4 },
          commChannels: [{ dmCommChannelId: 1, name: 'Survey' }],
        },
      ],
    ],
    [materialityQueries.topicEntries(headerId), [entry]],
    [
      materialityQueries.assessments(headerId),
      [
        {
          ...{ dmIroId: 1, dmTopicEntryId: 1, subtopicName: 'Air', type: 'Impact', typeCode: 'impact' },
          ...{ description: 'Dust reaches the houses', isAssessmentCompleted: false, score: null },
          ...{ disagrees: false, isTailRisk: false, isReasonMissing: false },
        },
      ],
    ],
  ];
  const step = (of: (typeof wizardSteps)[number]) => page({ search: { step: of }, answers });
  const changed = ['rows.edit', 'rows.delete'];

  it.each([
    [
      'valueChain',
      ['activities.name', 'activities.type', 'activities.description'],
      ['Drying', 'Own operations', 'Of fruit', 'activities.add', ...changed],
    ],
    [
      'stakeholders',
      [
        ...['stakeholders.name', 'stakeholders.impactOnEntity', 'stakeholders.impactOnStakeholders'],
        'stakeholders.channels',
      ],
      ['Neighbours', '>2.5<', '>4.0<', 'Survey', 'stakeholders.add', ...changed],
    ],
    [
      'topics',
      ['topics.category', 'topics.topic', 'topics.subtopic', 'topics.issue'],
      ['Environmental', 'Pollution', 'Air', 'Dust', 'topics.add', ...changed],
    ],
    [
      'iro',
      ['topics.category', 'topics.topic', 'topics.subtopic', 'topics.issue'],
      ['Environmental', 'Pollution', 'Air', 'Dust', 'iros.add'],
    ],
    [
      'assessment',
      ['columns.impact', 'columns.type', 'columns.description'],
      ['Air', 'Impact', 'Dust reaches the houses', 'button.add'],
    ],
  ] as const)('%s lists what the specification names, with its buttons', (of, columns, parts) => {
    const html = step(of);
    expect(columnHeads(html).slice(0, columns.length)).toEqual(columns);
    for (const part of parts) expect(html, part).toContain(part);
  });
});

describe('the form of an assessment', () => {
  /** The title that its dialog is opened with. */
  function titleOf(typeCode: AssessmentRow['typeCode'], detail: object | null): string {
    let title = '';
    const row = { dmIroId: 1, typeCode, description: 'Dust' } as AssessmentRow;
    function Read() {
      const dialog = AssessmentDialog({
        ...{ headerId, row, isEditor: true, onClose: () => undefined },
        detail: detail as never,
      });
      title = dialog.props.title;
      return null;
    }
    draw(createElement(Read), []);
    return title;
  }

  it.each(iroKinds)('is headed by whether it adds or edits, and by its kind: %s', (kind) => {
    expect(titleOf(kind, null)).toBe(`add.${kind}`);
    expect(titleOf(kind, { dmIroId: 1 })).toBe(`edit.${kind}`);
  });
});

describe('the documents of an assessment', () => {
  it('are listed, taken along, added and deleted within the limits of the server, with what they show', () => {
    const file = { dmFileId: 1, name: 'Minutes.pdf', sizeBytes: 1234, createdByName: null, createdOn: updatedOn };
    const answers: Answers = [
      [documentQueries.list(headerId), [file]],
      [documentQueries.limits(), { extensions: ['pdf', 'docx'], maxSizeBytes: 5_000_000, maxFiles: 20 }],
    ];
    const html = draw(createElement(Documents, { headerId, isEditor: true }), answers);
    for (const part of ['Minutes.pdf', 'documents.download', 'rows.delete', 'documents.drop', 'documents.count'])
      expect(html, part).toContain(part);
    const description = { reportHeaderId: headerId, description: 'Two workshops', updatedOn };
    const never = () => undefined;
    const form = draw(
      createElement(DescriptionForm, { description, isEditor: true, onSaved: never, onClose: never }),
      [],
    );
    expect(form).toContain('documents.description');
    expect(form).toContain('Two workshops');
  });
});

describe('the results', () => {
  const tab = (of: NonNullable<MaterialitySearch['tab']>, answers: Answers = []) =>
    page({ search: { view: 'results', tab: of }, answers });

  it('have four tabs in their order, and lead back to the steps', () => {
    const html = tab('double');
    const labels = [...html.matchAll(/<button[^>]*role="tab"[^>]*>([^<]*)/g)].map(([, label]) => label);
    expect(labels).toEqual(['tabs.double', 'tabs.stakeholders', 'tabs.impact', 'tabs.financial']);
    expect(html).toContain('>edit<');
  });

  it('show both materialities in a chart, the topics and categories in tables, and ten issues on their own', () => {
    const topics = Array.from({ length: 12 }, (_, index) => ({
      ...{ dmSubtopicId: index + 1, dmTopicCategoryId: 1, categoryName: 'Environmental', standard: 'E1' },
      ...{ topicName: 'Pollution', subtopicName: `Topic ${index + 1}`, outcome: 'impact', isMaterial: true },
      ...{ impactMateriality: 4, financialMateriality: 1, iroCount: 1, materialIroCount: 1 },
      ...{ decidingImpactIroId: 1, decidingFinancialIroId: null, rank: index + 1 },
    }));
    const category = {
      ...{ dmTopicCategoryId: 1, name: 'Environmental', colour: '1a2b3c', subtopicCount: 12, materialCount: 12 },
      ...{ impactMateriality: 4, financialMateriality: 1, outcome: 'impact', isMaterial: true },
      ...{ iroCount: 12, materialIroCount: 12 },
    };
    const method = {
      ...{ impactThreshold: 3, financialThreshold: 3, severityForm: 'meanWithExtreme', likelihoodWeight: 1 },
    };
    const results = {
      ...{ method, chosenMethod: method, topics, categories: [category], changed: [], leftOutStandards: [] },
      ...{ materialStandards: ['E1'], needsClimateExplanation: false, tailRiskCount: 0, unassessedCount: 0 },
      ...{ disagreementCount: 0, missingReasonCount: 0 },
    };
    const html = tab('double', [[resultQueries.results(headerId), results]]);
    expect(html).toMatch(/role="img" aria-label="matrix.title"/);
    for (const table of ['topics.title', 'categories.title']) expect(html).toContain(`aria-label="${table}"`);
    const [, top = ''] = html.split('>top.title<');
    expect(count(top.slice(0, top.indexOf('</ol>')), '<li')).toBe(10);
  });

  it('list stakeholders with both scores to sort by, at the right, each in a colour of its own', () => {
    const rows = Array.from({ length: 8 }, (_, index) => ({
      ...{ dmStakeholderId: index + 1, name: `Group ${index + 1}` },
      ...{ impactOnEntity: 2.5, impactOnStakeholders: 4 },
    }));
    const html = tab('stakeholders', [[resultQueries.stakeholders(headerId), rows]]);
    expect(html).toMatch(/role="img" aria-label="stakeholders.chart"/);
    expect(columnHeads(html)).toEqual([
      'stakeholders.name',
      'stakeholders.onEntity',
      'stakeholders.onStakeholders',
    ]);
    const heads = [...html.matchAll(/<th scope="col"([^>]*)>/g)].map(([, given = '']) => [
      given.includes('aria-sort='),
      given.includes('text-right'),
    ]);
    expect(heads).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
    const colours = [...html.matchAll(/style="background:([^"]+)"/g)].map(([, colour]) => colour);
    expect(colours).toHaveLength(8);
    expect(new Set(colours).size).toBe(8);
  });

  it.each([
    ['impact', 'impacts'],
    ['financial', 'financials'],
  ] as const)('list %s materiality ten rows to a page', (of, axis) => {
    const rows = Array.from({ length: 23 }, (_, index) => ({
      ...{ dmIroId: index + 1, topic: 'Air', dmTopicCategoryId: 1, description: `Item ${index + 1}` },
      ...{ type: 'Impact', typeCode: 'impact', impactType: 'Negative, actual', conclusion: 'material' },
      ...{ reason: null, score: 3, severity: 3, band: 'significant', reachesThreshold: true },
      ...{ isTailRisk: false, disagrees: false, needsReason: false },
    }));
    const html = tab(of, [[resultQueries[axis](headerId), rows]]);
    expect(count(html, 'data-row')).toBe(10);
    expect(html).toContain('Item 10<');
    expect(html).not.toContain('Item 11<');
    for (const part of ['>Air<', 'Negative, actual', '3.0']) expect(html).toContain(part);
  });
});
