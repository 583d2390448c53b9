/** Requirements for the steps of the double materiality assessment that come only from the specification. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '#api/contract/account/session';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { type IroKind, iroKinds } from '#api/contract/materiality/iros';
import type { Report } from '#api/contract/reports/reports';
import { AssessmentDialog } from '@/features/materiality/materiality/assessment/assessment-dialog';
import { DescriptionForm } from '@/features/materiality/materiality/documents/description-form';
import { Documents } from '@/features/materiality/materiality/documents/documents';
import { documentQueries } from '@/features/materiality/materiality/documents/queries';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { Route } from '@/routes/_private/reports/$reportId/double-materiality';
import { type Answers, columnHeads, count, draw } from './materiality/draw';
import { headerId, page, updatedOn, wizardSteps } from './materiality/page';

const stepsOf = (html: string) => html.match(/<nav aria-label="steps\.label">.*?<\/nav>/s)?.[0] ?? '';

describe('the page of the assessment', () => {
  /** Where its route's guard redirects to; null if it admits the user. */
  function ledTo(
    modules: SessionUser['modules'],
    type: Report['questionnaireType'],
    search: object,
  ): unknown {
    const guard = Route.options.beforeLoad as (given: object) => void;
    try {
      const context = { user: { modules }, report: { questionnaireType: type } };
      guard({ context, params: { reportId: '2' }, search });
    } catch (redirect) {
      return (redirect as { options: { to: string } }).options.to;
    }
    return null;
  }

  // spec: materiality.product.modules, materiality.page.header
  it('is selected by the report in its address, and redirects to the dashboard without the modules', () => {
    const search = { headerId };
    expect(ledTo(['REPORTS', 'CSRD'], 'CSRD', search)).toBeNull();
    expect(ledTo(['REPORTS'], 'CSRD', search)).toBe('/');
    expect(ledTo(['CSRD'], 'CSRD', search)).toBe('/');
    expect(ledTo(['REPORTS', 'CSRD'], 'CSRD', {})).toBe('/reports/$reportId');
    expect(ledTo(['REPORTS', 'CSRD'], 'GHG', search)).toBe('/reports/$reportId');
  });

  // spec: materiality.page.wizard, materiality.page.results, materiality.states.mode
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

  // spec: materiality.wizard.indicator
  it('has numbered steps, of which the locked ones cannot be clicked', () => {
    const nav = stepsOf(page({ steps: 0 }));
    expect([...nav.matchAll(/>(\d)<\/span>/g)].map(([, number]) => number).join('')).toBe('123456');
    const locked = [0, 1, 4].map((steps) => count(stepsOf(page({ steps })), 'disabled=""'));
    expect(locked).toEqual([5, 4, 1]);
  });

  // spec: materiality.wizard.head
  it.each(wizardSteps)('has its title, and adds documents in every step but the first: %s', (step) => {
    const html = page({ search: { step } });
    expect(html).toMatch(/<h1[^>]*>title</);
    expect(html.includes('documents.open')).toBe(step !== 'information');
  });
});

describe('the step of the information', () => {
  const answers = (information: object | null): Answers => [
    [materialityQueries.information(headerId), information],
    [
      materialityQueries.sectors(),
      [{ id: 3, name: 'Manufacturing', description: 'Makes things', code: 'C' }],
    ],
    [materialityQueries.sizes(), [{ id: 4, name: 'Large', description: 'More than 250 people' }]],
    [materialityQueries.guide(), { name: 'Guide', description: 'Two pages', path: 'a.pdf' }],
  ];
  const search = { step: 'information' } as const;

  // spec: materiality.wizard.own-next, materiality.information.fields, materiality.information.guide
  it('asks for sector, size and confirmation, next to a guide', () => {
    const html = page({ steps: 0, search, answers: answers(null) });
    for (const part of ['sector', 'size', 'readConfirmation']) expect(html).toContain(`information.${part}<`);
    for (const part of ['>Guide<', 'guide.download', '>actions.next<']) expect(html).toContain(part);
  });

  // spec: materiality.information.options
  it('explains the selected sector and size', () => {
    const begun = {
      reportHeaderId: headerId,
      dmSectorId: 3,
      dmCompanySizeId: 4,
      readConfirmation: true,
      updatedOn,
      edition: 'ESRS2023',
      isEditionOpen: false,
      climateExplanation: null,
    };
    const html = page({ search, answers: answers(begun) });
    for (const part of ['C · Manufacturing', 'Makes things', 'More than 250 people'])
      expect(html).toContain(part);
  });

  // spec: materiality.information.language
  it('reminds everyone to write in the language of the report', () => {
    expect(page({ search, answers: answers(null) })).toContain('language.title.en');
    expect(page({ search, answers: answers(null), language: 'pl' })).toContain('language.title.pl');
  });
});

describe('the tables of the steps', () => {
  const entry = {
    dmTopicEntryId: 1,
    dmTopicCategoryId: 1,
    dmTopicId: 101,
    dmSubtopicId: 1001,
    hasIros: false,
    issue: 'Dust',
    categoryName: 'Environmental',
    topicName: 'Pollution',
    subtopicName: 'Air',
    updatedOn,
  };
  const answers: Answers = [
    [
      materialityQueries.activities(headerId),
      [
        {
          dmActivityId: 1,
          name: 'Drying',
          description: 'Of fruit',
          dmValueChainTypeId: 2,
          updatedOn,
          dmValueChainTypeValue: 'Own operations',
          hasStakeholders: false,
        },
      ],
    ],
    [
      materialityQueries.stakeholders(headerId),
      [
        {
          dmStakeholderId: 1,
          reportHeaderId: headerId,
          name: 'Neighbours',
          activities: [1],
          updatedOn,
          impactOnEntity: 2.5,
          impactOnStakeholders: 4,
          commChannels: [{ dmCommChannelId: 1, name: 'Survey' }],
        },
      ],
    ],
    [materialityQueries.topicEntries(headerId), [entry]],
    [
      materialityQueries.assessments(headerId),
      [
        {
          dmIroId: 1,
          dmTopicEntryId: 1,
          subtopicName: 'Air',
          type: 'Impact',
          typeCode: 'impact',
          description: 'Dust reaches the houses',
          isAssessmentCompleted: false,
          score: null,
          disagrees: false,
          isTailRisk: false,
          isReasonMissing: false,
          withdrawnReason: null,
        },
      ],
    ],
  ];
  const step = (of: (typeof wizardSteps)[number]) => page({ search: { step: of }, answers });
  const changed = ['rows.edit', 'rows.delete'];

  // spec: materiality.value-chain.table, materiality.stakeholders.table, materiality.topics.table
  // spec: materiality.iro.table, materiality.assessment.table
  it.each([
    [
      'valueChain',
      ['activities.name', 'activities.type', 'activities.description'],
      ['Drying', 'Own operations', 'Of fruit', 'activities.add', ...changed],
    ],
    [
      'stakeholders',
      [
        'stakeholders.name',
        'stakeholders.impactOnEntity',
        'stakeholders.impactOnStakeholders',
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

type Form = { kind: IroKind; detail: object | null };

/** Reads the title with which a form's dialog is opened, because a dialog itself is drawn only in a page. */
function FormTitle({ kind, detail, onRead }: Form & { onRead: (title: string) => void }) {
  const dialog = AssessmentDialog({
    headerId,
    isEditor: true,
    onNext: undefined,
    onClose: () => undefined,
    row: { dmIroId: 1, typeCode: kind, description: 'Dust' } as AssessmentRow,
    detail: detail as never,
  });
  onRead(dialog.props.title(dialog.props.row));
  return null;
}

describe('the form of an assessment', () => {
  function titleOf(form: Form): string {
    let title = '';
    const onRead = (read: string) => {
      title = read;
    };
    draw(createElement(FormTitle, { ...form, onRead }), []);
    return title;
  }

  // spec: materiality.assessment.title
  it.each(iroKinds)('has a title that says whether it adds or edits, and its type: %s', (kind) => {
    expect(titleOf({ kind, detail: null })).toBe(`add.${kind}`);
    expect(titleOf({ kind, detail: { dmIroId: 1 } })).toBe(`edit.${kind}`);
  });
});

describe('the documents of an assessment', () => {
  // spec: materiality.wizard.documents
  it('are listed, downloaded, added and deleted, with their description', () => {
    const file = {
      dmFileId: 1,
      name: 'Minutes.pdf',
      sizeBytes: 1234,
      createdByName: null,
      createdOn: updatedOn,
    };
    const answers: Answers = [
      [documentQueries.list(headerId), [file]],
      [documentQueries.limits(), { extensions: ['pdf', 'docx'], maxSizeBytes: 5_000_000, maxFiles: 20 }],
    ];
    const html = draw(createElement(Documents, { headerId, isEditor: true }), answers);
    for (const part of [
      'Minutes.pdf',
      'documents.download',
      'rows.delete',
      'documents.drop',
      'documents.count',
    ])
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
