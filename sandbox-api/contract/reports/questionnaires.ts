import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { enteredLines, id, idParam, instant, wholeParam } from '#api/contract/fields';
import { standardStates } from '#api/contract/materiality/screenings';
import { headerParams, reportEditors, reportMembers } from './reports';

/** Codes of specification 002, section 9. */
export const questionTypes = [
  'text',
  'int',
  'decimal',
  'radio',
  'dropdown',
  'ms_tickboxes',
  'image',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** Of an answer's picture. */
export const answerImageLimits = {
  extensions: ['png', 'jpg', 'jpeg'],
  maxFileBytes: 5_000_000,
  maxSidePx: 4000,
} as const;

const choice = z.object({ value: z.string(), displayString: z.string(), tooltip: z.string().nullable() });

const dependency = z.object({ dependentOnQuestionId: id, choiceValue: z.string() });

/** Suggested answer from the company's own data, for the user to adopt. */
const suggestion = z.object({
  values: z.array(z.string()),
  /** In words: of which data. */
  source: z.string(),
});

export const baseQuestion = z.object({
  reportQuestionId: id,
  /** Its name in the questionnaire, for instance `BP-EDITION`. */
  code: z.string(),
  type: z.enum(questionTypes),
  title: z.string(),
  text: z.string(),
  /** section.question, or section.question.sub. */
  number: z.string(),
  subtext: z.string().nullable(),
  choices: z.array(choice),
  placeholder: z.string().nullable(),
  unit: z.string().nullable(),
  isRequired: z.boolean(),
  /** Characters of a text, value of a number; a number is written in digits with a point, in any language. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Shown only while each of these shows and has that choice; one below another only while that shows. */
  dependencies: z.array(dependency),
  /** Asked only while that question, which states the edition of the standards, has one of these choices; null: always. */
  askedBy: z.object({ questionId: id, choices: z.array(z.string()) }).nullable(),
  /** Paragraph of the standard, with its edition. */
  reference: z.string().nullable(),
  datapoints: z.array(z.string()),
  suggestion: suggestion.nullable(),
});

export const question = baseQuestion
  .extend({ subquestions: z.array(baseQuestion) })
  .meta({ id: 'ReportQuestion' });
export type Question = z.output<typeof question>;
export type BaseQuestion = z.output<typeof baseQuestion>;

export const questionnairePage = z
  .object({
    number: z.number().int(),
    title: z.string(),
    /** Of the required questions that show. */
    requiredCount: z.number().int(),
    answeredCount: z.number().int(),
  })
  .meta({ id: 'ReportQuestionnairePage' });
export type QuestionnairePage = z.output<typeof questionnairePage>;

export const questionnaireSection = z
  .object({
    number: z.number().int(),
    title: z.string(),
    /** Result of the double materiality assessment for the topical standard of this section. */
    standing: z.object({ standard: z.string(), state: z.enum(standardStates) }).nullable(),
    infoBlocks: z.array(
      z.object({ text: z.string(), linkUrl: z.string().nullable(), linkLabel: z.string().nullable() }),
    ),
    questions: z.array(question),
  })
  .meta({ id: 'ReportQuestionnaireSection' });
export type QuestionnaireSection = z.output<typeof questionnaireSection>;

const tag = 'Reports';
const path = '/api/Reports/Headers/{headerId}/Questionnaires';

export const listQuestionnairePages = defineEndpoint({
  id: 'listQuestionnairePages',
  tag,
  summary: 'Pages of the questionnaire of a report, with how far each is',
  method: 'get',
  path: `${path}/Pages`,
  access: reportMembers,
  params: headerParams,
  /** Left out: all of them. */
  query: z.object({ PageNumber: wholeParam(1, 1000).optional() }),
  response: z.array(questionnairePage),
});

export const listQuestionnaireSections = defineEndpoint({
  id: 'listQuestionnaireSections',
  tag,
  summary: 'Sections with their questions, of one page or of the whole questionnaire',
  method: 'get',
  path: `${path}/Pages/Sections`,
  access: reportMembers,
  params: headerParams,
  query: z.object({ PageNumber: wholeParam(1, 1000).optional() }),
  response: z.array(questionnaireSection),
});

export const answerImage = z.object({
  name: z.string(),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
});

export const answer = z
  .object({
    reportAnswerId: id,
    reportQuestionId: id,
    reportHeaderId: id,
    /** One text or number, the chosen values, or nothing for a picture. */
    values: z.array(z.string()),
    image: answerImage.nullable(),
    /** As the company's data said when it was saved. */
    isFromData: z.boolean(),
    updatedByName: z.string().nullable(),
    updatedOn: instant,
  })
  .meta({ id: 'ReportAnswer' });
export type Answer = z.output<typeof answer>;

export const mostCharacters = 10_000;
const value = enteredLines(mostCharacters);

/** All problems of the values are reported for the field as a whole, because a question has one field. */
const values = z
  .array(z.string())
  .min(1)
  .max(100)
  .check(({ value: entered, issues }) => {
    const [first] = entered.flatMap((text) => value.safeParse(text).error?.issues ?? []);
    if (first) issues.push({ ...first, path: [], input: entered } as (typeof issues)[number]);
  })
  .overwrite((entered) => entered.map((text) => value.safeParse(text).data ?? text));
const answerBody = z.object({ reportQuestionId: id, reportHeaderId: id, values });

export const listReportAnswers = defineEndpoint({
  id: 'listReportAnswers',
  tag,
  summary:
    'All answers of a report; with If-Modified-Since 304, unless anything of the report has changed since',
  /** Always all of them: a missing one was withdrawn. */
  isDated: true,
  method: 'get',
  path: `${path}/Answers`,
  access: reportMembers,
  params: headerParams,
  response: z.array(answer),
});

export const createReportAnswer = defineEndpoint({
  id: 'createReportAnswer',
  tag,
  summary:
    'Answer a question; refused with 412 and the current answer when another user has answered it since',
  method: 'post',
  path: `${path}/Answers`,
  access: reportEditors,
  params: headerParams,
  body: answerBody,
  response: answer,
});

const answerParams = headerParams.extend({ answerId: idParam });

export const updateReportAnswer = defineEndpoint({
  id: 'updateReportAnswer',
  tag,
  summary: 'Change an answer',
  method: 'put',
  path: `${path}/Answers/{answerId}`,
  access: reportEditors,
  isGuarded: true,
  params: answerParams,
  body: answerBody.extend({ reportAnswerId: id }),
  response: answer,
});

export const deleteReportAnswer = defineEndpoint({
  id: 'deleteReportAnswer',
  tag,
  summary: 'Remove an answer',
  method: 'delete',
  path: `${path}/Answers/{answerId}`,
  access: reportEditors,
  isGuarded: true,
  params: answerParams,
});

/** The document's generator does not know files. */
const file = z.object({ file: z.file().meta({ type: 'string', format: 'binary' }) });
/** Bodies somewhat over the limit are read, so that the refusal can name the size of the file. */
const upload = { bodyType: 'multipart', body: file, maxBodyBytes: 8 * 1024 * 1024 } as const;

export const createAnswerImage = defineEndpoint({
  id: 'createAnswerImage',
  tag,
  summary:
    'Answer a question with a picture (.png or .jpg, at most 5 MB and 4,000 px on each side), without its metadata',
  method: 'post',
  path: `${path}/Questions/{questionId}/Files`,
  access: reportEditors,
  params: headerParams.extend({ questionId: idParam }),
  ...upload,
  response: answer,
});

export const replaceAnswerImage = defineEndpoint({
  id: 'replaceAnswerImage',
  tag,
  summary: 'Replace the picture of an answer',
  method: 'put',
  path: `${path}/Answers/{answerId}/Files`,
  access: reportEditors,
  isGuarded: true,
  params: answerParams,
  ...upload,
  response: answer,
});

export const readAnswerImage = defineEndpoint({
  id: 'readAnswerImage',
  tag,
  summary: 'The picture of an answer',
  method: 'get',
  path: `${path}/Answers/{answerId}/Files`,
  access: reportMembers,
  params: answerParams,
  responseType: 'file',
});

export const deleteAnswerImage = defineEndpoint({
  id: 'deleteAnswerImage',
  tag,
  summary: 'Remove a picture and its answer',
  method: 'delete',
  path: `${path}/Answers/{answerId}/Files`,
  access: reportEditors,
  isGuarded: true,
  params: answerParams,
});
