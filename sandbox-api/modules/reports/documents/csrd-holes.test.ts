import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMaterialityMethod, updateMaterialityMethod } from '#api/contract/materiality/information';
import { finishReport } from '#api/contract/reports/issues';
import { createReportAnswer, listQuestionnaireSections } from '#api/contract/reports/questionnaires';
import { createTestApi } from '#api/testing/create-test-api';
import { everyWord } from '#api/testing/facts/ghg-document';
import {
  fillMateriality,
  type MaterialityOf,
  materialityOf,
  matters,
  screenOutOthers,
} from '#api/testing/filled/filled-materiality';
import { beginReport, recordYear, reportIds } from '#api/testing/filled/filled-report';
import type { Company } from '#api/testing/filled/insert-company';
import { draftOf } from '#api/testing/filled/whole-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

type Language = 'en' | 'pl';
type Made = { company: Company; headerId: number; materiality: MaterialityOf };
type Hole = {
  make: (made: Made) => Promise<unknown>;
  never: Partial<Record<Language, string[]>>;
  says: Partial<Record<Language, string[]>>;
  /** Problems named by Finish when it refuses. */
  refuses?: string;
};

async function answer({ company, headerId }: Made, code: string, value: string) {
  const call = { token: company.token.User, params: { headerId } };
  const { body: sections } = await api.call(listQuestionnaireSections, { ...call, query: {} });
  const questions = sections
    .flatMap(({ questions: own }) => own)
    .flatMap((question) => [question, ...question.subquestions]);
  const reportQuestionId = questions.find((question) => question.code === code)?.reportQuestionId ?? 0;
  const body = { reportHeaderId: headerId, reportQuestionId, values: [value], isFromData: false };
  const { problem } = await api.call(createReportAnswer, { ...call, body } as never);
  expect([code, (problem as { errors?: object }).errors]).toEqual([code, undefined]);
}

async function assessed({ materiality }: Made) {
  await fillMateriality(materiality);
  await screenOutOthers(materiality);
}

async function moveThreshold({ company, headerId: id }: Made, financialThreshold: number) {
  const call = { token: company.token.User, params: { id } };
  const { updatedOn, defaults } = (await api.call(readMaterialityMethod, call)).body;
  await api.call(updateMaterialityMethod, {
    ...call,
    seenUpdatedOn: updatedOn,
    body: { ...defaults, financialThreshold },
  } as never);
}

const holes: Record<string, Hole> = {
  'standards that were never screened': {
    make: ({ materiality }) => fillMateriality(materiality),
    never: { en: ['E2 | Pollution | Assessed', 'Screened out: '], pl: ['E2 | Zanieczyszczenie | Oceniono'] },
    says: {
      en: ['E2 | Pollution | Not screened'],
      pl: ['E2 | Zanieczyszczenie | Nie poddano wstępnej ocenie'],
    },
    refuses: 'DoubleMaterialityAssessment.standards',
  },
  'a threshold that moved after it was answered': {
    make: async (made) => {
      await assessed(made);
      await answer(made, 'IRO-THRESHOLDFIN', '3');
      await moveThreshold(made, 2.5);
    },
    never: { en: ['score of 3 for impacts or 3 for'] },
    says: {
      en: ['the questionnaire says 3, the assessment shows 2.5. The assessment prevails.'],
      pl: ['w kwestionariuszu podano: 3, z oceny wynika: 2,5. Rozstrzyga ocena.'],
    },
    refuses: 'Questionnaire.IRO-THRESHOLDFIN',
  },
  'climate answered with no where its standard is material': {
    make: async (made) => {
      await assessed(made);
      await answer(made, 'IRO-CLIMATE', 'no');
    },
    never: { en: ['Climate change is not material'], pl: ['Zmiana klimatu nie jest istotna'] },
    says: {
      en: ['E1 | Climate change | Material', 'the assessment shows Yes'],
      pl: ['E1 | Zmiana klimatu | Istotny'],
    },
    refuses: 'Questionnaire.IRO-CLIMATE',
  },
  'an impact that was not assessed': {
    make: async (made) => {
      await assessed(made);
      const { body } = await made.materiality.addEntry(matters.water, 'Washing of grain');
      await made.materiality.addIro('impact', body.dmTopicEntryId);
    },
    never: {
      en: ['No topic is material', 'Topics that are not material', 'Materiality matrix'],
      pl: ['Żaden temat nie jest istotny', 'Macierz istotności'],
    },
    says: {
      en: [
        'The assessment is not complete: 3 of 4',
        'E3 | Water and marine resources | Relevant, assessment not finished',
      ],
      pl: ['Ocena nie jest zakończona: oceniono 3 z 4'],
    },
    refuses: 'DoubleMaterialityAssessment',
  },
  'a greenhouse gas report that was not finished': {
    make: assessed,
    never: { en: ['Reconciliation with the greenhouse gas report\n'] },
    says: { en: ['No finished greenhouse gas report for this period is available to the readers'] },
  },
  'no revenue': {
    make: assessed,
    never: {
      en: ['GHG intensity per net revenue\n', 'per million'],
      pl: ['Intensywność emisji gazów cieplarnianych na przychód netto\n'],
    },
    says: {
      en: ['No net revenue for 2025 is stated, so the GHG intensity'],
      pl: ['Za 2025 r. nie podano przychodów netto'],
    },
  },
};

describe('a sustainability report with a hole', () => {
  const cases = Object.entries(holes).flatMap(([name, hole]) =>
    (Object.keys(hole.says) as Language[]).map((language) => ({ name, hole, language })),
  );
  it.each(cases)('prints nothing untrue in $language: $name', async ({ hole, language }) => {
    const company = await api.company();
    await recordYear(api, company);
    const { body } = await beginReport(api, company, { reportId: reportIds.csrd, language });
    const { reportHeaderId: headerId } = body;
    const token = company.token.User;
    await hole.make({ company, headerId, materiality: materialityOf(api, headerId, token) });
    const printed = everyWord(await draftOf(api, company, headerId));
    for (const words of hole.never[language] ?? []) expect(printed).not.toContain(words);
    for (const words of hole.says[language] ?? []) expect(printed).toContain(words);
    const refused = await api.call(finishReport, { token, params: { headerId } });
    expect(refused.status).toBe(409);
    if (hole.refuses) expect(Object.keys(refused.problem.errors ?? {}).join()).toContain(hole.refuses);
  });
});
