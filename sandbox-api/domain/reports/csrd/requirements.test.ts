import { describe, expect, it } from 'vitest';
import type { Document, DocumentTable } from '#api/contract/documents/document';
import { topicalStandards } from '#api/contract/materiality/screenings';
import type { Question } from '#api/domain/reports/questionnaire/edition';
import { csrdFacts } from '#api/testing/facts/csrd-facts';
import { buildCsrdReport } from './build';
import type { CsrdReportFacts } from './facts';
import type { MaterialityFacts } from './materiality-facts';
import type { Edition, Requirement } from './standards';

const title = 'Index of disclosure requirements';

function indexOf(report: Document): DocumentTable {
  const found = report.pages
    .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
    .find((paragraph) => paragraph.type === 'table' && paragraph.title === title);
  if (found?.type !== 'table') throw new Error('There is no index.');
  return found;
}

/** The row of a code of the edition, by the keys of the columns, with the titles of the sections where it stands. */
function rowOf(report: Document, code: string) {
  const { columns, rows, rowPlaces = [] } = indexOf(report);
  const at = rows.findIndex(([first]) => first === code);
  const cells = Object.fromEntries(columns.map(({ key }, index) => [key, rows[at]?.[index]]));
  const sections = (rowPlaces[at] ?? []).map(
    ({ page, section }) => report.pages[page]?.sections[section ?? -1]?.title,
  );
  return { ...cells, sections } as Record<string, unknown> & { sections: (string | undefined)[] };
}

const asked = (over: Partial<Question> & Pick<Question, 'code' | 'reportQuestionId'>): Question => ({
  type: 'text',
  title: { en: over.code, pl: over.code },
  text: { en: 'How?', pl: 'Jak?' },
  isRequired: true,
  number: '99.1',
  page: 99,
  section: 99,
  parentId: null,
  choices: [],
  dependencies: [],
  askedBy: null,
  ...over,
});

const resilience = asked({
  code: 'E1-HOLDS',
  reportQuestionId: 9001,
  esrsRef: 'E1 SBM-3',
  esrsRef2026: 'E1-3',
});
const conduct = asked({
  code: 'G1-DOES',
  reportQuestionId: 9002,
  esrsRef: 'G1; MDR-A par. 62, 68-69',
  esrsRef2026: 'G1-2; GDR-A',
});
const effects = asked({
  code: 'E1-MONEY',
  reportQuestionId: 9003,
  esrsRef: 'E1-9 par. 64-70',
  optionalIn: ['esrs2023', 'esrs2023reliefs'],
});

const added: Requirement = {
  edition: 'ESRS2026',
  standard: 'G1',
  code: 'G1-2',
  name: { en: 'Actions', pl: 'Działania' },
  paragraph: null,
  code2026: 'G1-2',
  phaseIn: null,
};

type Given = {
  edition: Edition;
  answered?: readonly Question[];
  open?: readonly Question[];
  materiality?: MaterialityFacts | null;
};

/** A report that asks these questions beside those that are shipped. */
function draw({ edition, answered = [], open = [], materiality = null }: Given): Document {
  const facts = csrdFacts({ answers: { 'BP-EDITION': edition, 'E1-POLICY': ['none'], 'E1-TARGET': 'no' } });
  const requirements = facts.standards.requirements.filter(
    ({ standard, edition: of }) => standard !== 'G1' || of === 'ESRS2023',
  );
  const own: CsrdReportFacts = {
    ...facts,
    materiality,
    standards: { ...facts.standards, requirements: [...requirements, added] },
    sections: [...facts.sections, { number: 99, title: { en: 'Asked apart', pl: 'Osobno' } }],
    shown: [...facts.shown.filter(({ page }) => page < 9), ...answered, ...open],
    answers: [
      ...facts.answers,
      ...answered.map((question) => ({ question, values: ['So it is.'], image: null })),
    ],
  };
  return buildCsrdReport(own);
}

describe('a code is read by the edition that the report follows', () => {
  it('finds what the revised standards added where a question answers it', () => {
    const revised = draw({ edition: 'esrs2026', answered: [resilience] });
    expect(rowOf(revised, 'E1-3')).toMatchObject({
      status: 'Reported',
      code2023: null,
      sections: ['E1-3 Resilience in relation to climate change'],
    });
    expect(rowOf(draw({ edition: 'esrs2026', open: [resilience] }), 'E1-3').status).toBe('Not answered');
  });

  it('takes no answer on resilience for one on actions, which have that code in 2023', () => {
    const first = draw({ edition: 'esrs2023', answered: [resilience] });
    expect(rowOf(first, 'E1-3').status).toBe('Not answered');
    expect(rowOf(first, 'SBM-3')).toMatchObject({
      status: 'Partly reported',
      sections: ['Resilience in relation to climate change (SBM-3)'],
    });
    expect(rowOf(draw({ edition: 'esrs2026', answered: [resilience] }), 'SBM-3').status).toBe('Not answered');
  });

  it('points to the section of the same meaning where another one has the old code', () => {
    const revised = draw({ edition: 'esrs2026', answered: [resilience] });
    expect(rowOf(revised, 'E1-4').sections).toEqual([expect.stringMatching(/^E1-4 Policies/)]);
    expect(rowOf(revised, 'E1-6').sections).toEqual([expect.stringMatching(/^E1-6 Targets/)]);
    const first = draw({ edition: 'esrs2023', answered: [resilience] });
    expect(rowOf(first, 'E1-2').sections).toEqual([expect.stringMatching(/^E1-2 Policies/)]);
  });

  it('knows the actions of G1 in 2026, and that their code is that of suppliers in 2023', () => {
    const revised = draw({ edition: 'esrs2026', answered: [conduct] });
    expect(rowOf(revised, 'G1-2')).toMatchObject({ name: 'Actions', status: 'Reported' });
    expect(rowOf(revised, 'GDR-A').status).toBe('Partly reported');
    const first = draw({ edition: 'esrs2023', answered: [conduct] });
    expect(rowOf(first, 'G1-2')).toMatchObject({
      name: 'Management of relationships with suppliers',
      status: 'Not answered',
    });
  });

  it('lists the requirements of climate in the order of their numbers', () => {
    const codes = (edition: Edition) =>
      indexOf(draw({ edition }))
        .rows.map(([code]) => String(code))
        .filter((code) => code.startsWith('E1-'));
    const upTo = (last: number) => Array.from({ length: last }, (_, at) => `E1-${at + 1}`);
    expect(codes('esrs2026')).toEqual(upTo(11));
    expect(codes('esrs2023')).toEqual(upTo(9));
    expect(codes('esrs2023reliefs')).toEqual(upTo(9));
  });

  it('says of an added requirement that its standard is not material, as of any other', () => {
    const standards: MaterialityFacts['standards'] = topicalStandards.map((standard) => ({
      standard,
      name: standard,
      state: 'assessed' as const,
      reason: null,
      impactMateriality: 1,
      financialMateriality: 1,
    }));
    const report = draw({
      edition: 'esrs2026',
      materiality: {
        edition: 'ESRS2026',
        sector: 'Food',
        companySize: 'Large',
        isComplete: false,
        method: {
          rules: 2,
          impactThreshold: 3,
          financialThreshold: 3,
          severityForm: 'mean',
          likelihoodWeight: 1,
        },
        iroCounts: { assessed: 1, all: 1 },
        standards,
        topics: [],
        categories: [],
        activities: [],
        stakeholders: [],
        iros: [],
        isClimateNotMaterial: false,
        climateExplanation: null,
        documents: { description: null, names: [] },
      },
    });
    for (const code of ['E1-2', 'E1-3', 'G1-2'])
      expect(rowOf(report, code).status).toBe('Not material by the company’s assessment');
  });

  it('calls the financial effects left out by a phase-in in 2023, and not answered in 2026', () => {
    expect(rowOf(draw({ edition: 'esrs2023', open: [effects] }), 'E1-9').status).toBe(
      'Not reported, phase-in exists',
    );
    expect(rowOf(draw({ edition: 'esrs2026', open: [effects] }), 'E1-11').status).toBe('Not answered');
    for (const [edition, code] of [
      ['esrs2023', 'E1-9'],
      ['esrs2026', 'E1-11'],
    ] as const)
      expect(rowOf(draw({ edition, answered: [effects] }), code).status).toBe('Reported');
  });
});

describe('a report with the questions that are shipped', () => {
  const answers = {
    'BP-EDITION': 'esrs2023',
    'E-MATERIAL': ['E2', 'E5'],
    'SBM-EFFECTS': 'Higher costs.',
    'E1-SCENARIO': 'No scenario was used.',
    'E1-RESILIENCE': 'Not analysed yet.',
    'E2-SUBSTANCES': 'yes',
    'E2-SOC': '18',
    'E2-SVHC': '0',
    'E2-SUBSTANCETEXT': 'Cleaning agents.',
    'E5-INFLOWS': 'Fruit and glass.',
    'E5-INWEIGHT': '7614',
    'E5-INBIO': '0',
    'E5-INSECONDARY': '3.4',
    'G1-SUPPLIERS': 'Three-year contracts.',
    'G1-CORRUPTION': 'Training each year.',
    'G1-MDRA': 'Buyers are trained.',
    'G1-POLITICAL': 'no',
    'E-TAXONOMY': 'no',
    'E-TAXWHYNOT': 'We report voluntarily.',
  };
  const report = (over: Partial<typeof answers> = {}, language: 'en' | 'pl' = 'en') =>
    buildCsrdReport(csrdFacts({ answers: { ...answers, ...over }, language }));
  const textOf = (document: Document) => {
    const values = new Map(document.variables.map(({ name, value }) => [name, String(value)]));
    return JSON.stringify(document.pages).replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => values.get(name) ?? '',
    );
  };

  it('prints each answer in the chapter of its standard, and its index points there', () => {
    const document = report();
    const placed = ['E2-5', 'E5-4', 'G1-2', 'G1-3', 'G1-5', 'IRO-1', 'SBM-3'].map((code) => {
      const { page, status } = rowOf(document, code);
      return `${code}: ${String(page).replace(/^\d+ /, '')}, ${status}`;
    });
    expect(placed).toEqual([
      'E2-5: Other environmental topics (E2–E5), Reported',
      'E5-4: Other environmental topics (E2–E5), Reported',
      'G1-2: People and business conduct (S, G1), Reported',
      'G1-3: People and business conduct (S, G1), Reported',
      'G1-5: People and business conduct (S, G1), Reported',
      'IRO-1: Climate change (E1), Partly reported',
      expect.stringMatching(/^SBM-3: Strategy.*; \d Climate change \(E1\), Partly reported$/),
    ]);
    for (const written of ['Cleaning agents.', 'Fruit and glass.', 'We report voluntarily.', 'Higher costs.'])
      expect(textOf(document)).toContain(written);
    expect(textOf(report({}, 'pl'))).toContain('Substancje potencjalnie niebezpieczne');
  });

  it('neither prints nor lists what the revised standards do not ask', () => {
    const revised = report({ 'BP-EDITION': 'esrs2026' });
    expect(textOf(revised)).not.toContain('Three-year contracts.');
    expect(textOf(revised)).not.toContain('Training each year.');
    expect(textOf(revised)).toContain('Cleaning agents.');
    expect(rowOf(revised, 'G1-2')).toMatchObject({
      name: 'Actions on business conduct',
      code2023: null,
      status: 'Partly reported',
    });
    expect(rowOf(revised, 'G1-3').status).toBe('Not answered');
    expect(rowOf(revised, 'E1-3').sections).toEqual(['E1-3 Resilience in relation to climate change']);
    const names = indexOf(revised).rows.flat();
    expect(names).not.toContain('Management of relationships with suppliers');
    expect(names).not.toContain('Prevention and detection of corruption and bribery');
  });
});
