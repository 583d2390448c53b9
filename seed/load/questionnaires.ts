import { currencies } from '#api/contract/company/currencies';
import type { PhaseIn, StandardsContent } from '#api/domain/reports/csrd/standards';
import requirements from '#seed/reference/reports/disclosure-requirements.json';
import e1Tables from '#seed/reference/reports/e1-tables.json';
import furtherDisclosures from '#seed/reference/reports/further-disclosures.json';
import questionnaire from '#seed/reference/reports/questionnaire.json';
import { minimumDisclosuresPage } from '../reference/reports/minimum-disclosures';

const { version, pages, ...content } = questionnaire;

/** Codes are the same in every language. */
const currencyChoices = currencies.map((code) => ({ value: code, displayString: { en: code, pl: code } }));

type Page = (typeof pages)[number];
type Question = Page['sections'][number]['questions'][number];

/** The list of currencies is that of the key figures, not a second one in the file. */
function withCurrencies(question: Question) {
  if (!('subquestions' in question)) return question;
  const subquestions = question.subquestions?.map((below) =>
    below.code === 'E1-REVENUECUR' ? { ...below, choices: currencyChoices } : below,
  );
  return { ...question, subquestions };
}

const askedPages = [
  ...pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      questions: section.questions.map(withCurrencies),
    })),
  })),
  minimumDisclosuresPage,
  furtherDisclosures.page,
];

/** Reliefs in the words of the list, with the product's name for each. */
const phaseIns: Readonly<Record<string, PhaseIn>> = {
  '40(b) and 40(c) sector revenue breakdown depended on a sector act that was not adopted': 'sectorRevenue',
  '48(e) anticipated financial effects: may be omitted in year 1; qualitative only for the first 3 years if impracticable':
    'financialEffectsPart',
  'Up to 750 employees: Scope 3 and total may be omitted in year 1': 'smallScope3',
  'may be omitted in year 1; qualitative only for the first 3 years if impracticable': 'financialEffects',
  'Up to 750 employees: whole standard may be omitted for the first 2 years': 'smallTwoYears',
  'Up to 750 employees: whole standard may be omitted in year 1': 'smallOneYear',
  'All undertakings: may be omitted in year 1': 'oneYear',
  'Non-EEA employees: may be omitted in year 1': 'outsideEea',
  'Ill-health cases, days lost and non-employees: may be omitted in year 1': 'illHealth',
};

function phaseInOf(text: string | undefined): PhaseIn | null {
  if (text === undefined) return null;
  const known = phaseIns[text];
  if (!known) throw new Error(`The relief "${text}" has no name.`);
  return known;
}

/** Requirements and tables of the standards, which are part of a questionnaire edition. */
const standards: StandardsContent = {
  requirements: requirements.rows
    .filter(({ rowType }) => rowType === 'DR' || rowType === 'MDR')
    .map((row) => ({
      edition: row.edition === 'ESRS2026' ? 'ESRS2026' : 'ESRS2023',
      standard: row.standard,
      code: row.drCode,
      name: { en: row.nameEn, pl: row.namePl },
      paragraph: row.paragraph ?? null,
      code2026: row.code2026 ?? null,
      phaseIn: phaseInOf(row.phaseIn),
    })),
  e1Tables: e1Tables.tables,
};

/** The complete questionnaire of this build; a change of it is a new version. */
export const questionnaireEditionRows = [{ version, content: { ...content, pages: askedPages, standards } }];
