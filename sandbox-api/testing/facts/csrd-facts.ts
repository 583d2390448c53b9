import { shownQuestions } from '#api/contract/reports/question-visibility';
import type { AnswerFacts, CsrdReportFacts } from '#api/domain/reports/csrd/facts';
import type { MaterialityFacts } from '#api/domain/reports/csrd/materiality-facts';
import type { InventoryIssue } from '#api/domain/reports/csrd/reconciliation-facts';
import type { LedgerSum } from '#api/domain/reports/kit/facts';
import { type EditionContent, readEdition } from '#api/domain/reports/questionnaire/edition';
import { questionnaireEditionRows } from '../../../seed/load/questionnaires';
import { ghgFacts } from './ghg-facts';

const [edition] = questionnaireEditionRows;
if (!edition) throw new Error('There is no edition.');
const { standards } = edition.content;
const questionnaire = readEdition(edition.content as EditionContent);

type Given = Parameters<typeof ghgFacts>[0] & {
  /** By the code of the question; a picture answers by its address. */
  answers?: Readonly<Record<string, string | readonly string[]>>;
  earlier?: ReadonlyMap<number, readonly LedgerSum[]>;
  materiality?: MaterialityFacts;
  inventory?: InventoryIssue;
};

/** The facts of the greenhouse gas report beside answers to the questionnaire as it is shipped. */
export function csrdFacts({
  answers = {},
  earlier = new Map(),
  materiality,
  inventory,
  ...ghg
}: Given = {}): CsrdReportFacts {
  const keyOf = new Map(
    questionnaire.questions.map(({ code, reportQuestionId }) => [code, reportQuestionId]),
  );
  const given = new Map(
    Object.entries(answers).map(([code, values]) => {
      const key = keyOf.get(code);
      if (key === undefined) throw new Error(`No question ${code}.`);
      return [key, [values].flat()];
    }),
  );
  const keys = shownQuestions(questionnaire, given);
  const shown = questionnaire.questions.filter(({ reportQuestionId }) => keys.has(reportQuestionId));
  return {
    ghg: ghgFacts(ghg),
    earlier,
    shown,
    sections: questionnaire.sections,
    standards,
    materiality: materiality ?? null,
    inventory: inventory ?? null,
    answers: shown.flatMap((question): AnswerFacts[] => {
      const values = given.get(question.reportQuestionId);
      if (!values) return [];
      const [src = ''] = values;
      return question.type === 'image'
        ? [{ question, values: [], image: { src, widthPx: 30, heightPx: 20 } }]
        : [{ question, values, image: null }];
    }),
    energy: {
      fuelKind: (itemId) => (({ 1: 'gas', 2: 'oil', 3: 'coal' }) as const)[itemId] ?? 'other',
      isRenewableContract: (supplyTypeId) => supplyTypeId === 1,
    },
  };
}
