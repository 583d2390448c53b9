import type { DocumentSection, DocumentValue } from '#api/contract/documents/document';
import { numbers, section, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { answerOfAssessment, isOfAssessment } from '#api/domain/reports/questionnaire/prefill';
import type { CsrdContext } from './context';
import type { AnswerFacts } from './facts';
import type { MaterialityFacts } from './materiality-facts';
import { matrixOf } from './materiality-matrix';
import { standardsSection } from './materiality-standards';
import { materialityWords } from './materiality-words';
import { csrdWords } from './words';

/** Step of the wizard that the assessment stands behind. */
const step = 'doubleMaterialityAssessment';
/** Scores are shown with the decimals that are compared with a threshold. */
const scoreUnit = '1';

type Words = (typeof materialityWords)['en'];
type Parts = { context: CsrdContext; facts: MaterialityFacts; words: Words };

/** Method, stakeholders, topics and their impacts, risks and opportunities; of an open assessment no conclusion is printed. */
export function materialitySections(context: CsrdContext): DocumentSection[] {
  const { facts, language } = context;
  const { materiality } = facts;
  if (!materiality) {
    const words = csrdWords[language];
    return [section(words.dma, [text(words.dmaText)], step)];
  }
  const parts = { context, facts: materiality, words: materialityWords[language] };
  const concluded = materiality.isComplete
    ? [...topicSections(parts), ...itemSections(parts), ...climateSections(parts), ...differences(parts)]
    : [];
  return [
    processSection(parts),
    standardsSection(context, materiality, step),
    ...chainSections(parts),
    ...concluded,
  ];
}

function processSection({ context: { say }, facts, words }: Parts): DocumentSection {
  const { method, documents, isComplete, iroCounts } = facts;
  const { impactThreshold: impact, financialThreshold: financial, likelihoodWeight: weight } = method;
  const names = documents.names.join(', ');
  return section(
    words.process,
    [
      isComplete ? null : text(say(words.open, iroCounts)),
      text(
        say(words.basis, {
          sector: facts.sector,
          size: facts.companySize,
          edition: words.editions[facts.edition],
        }),
      ),
      text(
        say(
          words.impacts
            .replace('{form}', words.forms[method.severityForm])
            .replace('{weight}', weightText(words, weight)),
          {
            weight: { value: weight, unit: scoreUnit },
          },
        ),
      ),
      text(words.financial),
      text(
        say(words.thresholds, {
          impact: { value: impact, unit: scoreUnit },
          financial: { value: financial, unit: scoreUnit },
        }),
      ),
      text(words.conclusions),
      text(words.rules[method.rules]),
      names ? text(say(words.documents, { names })) : null,
      documents.description ? text(say(words.documentsText, { description: documents.description })) : null,
    ],
    step,
  );
}

function weightText(words: Words, weight: number): string {
  if (weight === 1) return words.fullWeight;
  return weight === 0 ? words.noWeight : words.someWeight;
}

function chainSections({ facts, words }: Parts): DocumentSection[] {
  const activities = facts.activities.map(({ name, type, description }) => [name, type, description]);
  const stakeholders = facts.stakeholders.map((one): DocumentValue[] => [
    one.name,
    one.activities.join(', '),
    one.channels.join(', '),
    one.impactOnEntity,
    one.impactOnStakeholders,
  ]);
  return [
    ...(activities.length > 0
      ? [
          section(
            words.valueChain,
            [
              table(
                words.valueChain,
                [
                  wordColumn('activity', words.activity),
                  wordColumn('type', words.type),
                  wordColumn('description', words.description),
                ],
                activities,
              ),
            ],
            step,
          ),
        ]
      : []),
    ...(stakeholders.length > 0
      ? [
          section(
            words.stakeholders,
            [
              table(
                words.stakeholders,
                [
                  wordColumn('stakeholder', words.stakeholder),
                  wordColumn('activities', words.activities),
                  wordColumn('channels', words.channels),
                  numbers('onEntity', words.onEntity, scoreUnit),
                  numbers('onStakeholder', words.onStakeholder, scoreUnit),
                ],
                stakeholders,
                { note: words.stakeholdersNote },
              ),
            ],
            step,
          ),
        ]
      : []),
  ];
}

function topicSections({ facts, words }: Parts): DocumentSection[] {
  const material = facts.topics.filter(({ isMaterial }) => isMaterial);
  const others = facts.topics.filter(({ isMaterial }) => !isMaterial);
  const columns = [
    wordColumn('standard', words.standard),
    wordColumn('topic', words.topic),
    wordColumn('subtopic', words.subtopic),
    numbers('impact', words.impact, scoreUnit),
    numbers('financial', words.financialScore, scoreUnit),
  ];
  const scores = (one: MaterialityFacts['topics'][number]): DocumentValue[] => [
    one.standard,
    one.topic,
    one.subtopic,
    one.impactMateriality,
    one.financialMateriality,
  ];
  const note = { note: words.topicsNote };
  const { impactThreshold, financialThreshold } = facts.method;
  const hasTakenOut = others.some(
    ({ impactMateriality, financialMateriality }) =>
      (impactMateriality ?? 0) >= impactThreshold || (financialMateriality ?? 0) >= financialThreshold,
  );
  const othersNote = { note: hasTakenOut ? `${words.topicsNote} ${words.takenOutNote}` : words.topicsNote };
  const materialRows = material.map((one) => [...scores(one), words.outcomes[one.outcome ?? 'none']]);
  const found =
    material.length > 0
      ? table(words.materialTopics, [...columns, wordColumn('outcome', words.outcome)], materialRows, note)
      : text(words.noneMaterial);
  const matrix = matrixOf(facts, words);
  return [
    ...(matrix ? [section(words.matrix, [matrix], step)] : []),
    section(words.materialTopics, [found], step),
    ...(others.length > 0
      ? [
          section(
            words.otherTopics,
            [table(words.otherTopics, columns, others.map(scores), othersNote)],
            step,
          ),
        ]
      : []),
  ];
}

function itemSections({ facts, words }: Parts): DocumentSection[] {
  const material = facts.iros.filter(({ isMaterial }) => isMaterial);
  const argued = facts.iros.filter(({ disagrees, isTailRisk }) => disagrees || isTailRisk);
  const described = [wordColumn('subtopic', words.subtopic), wordColumn('iro', words.iro)];
  return [
    ...(material.length > 0
      ? [
          section(
            words.iros,
            [
              table(
                words.iros,
                [
                  ...described,
                  wordColumn('type', words.type),
                  wordColumn('place', words.place),
                  numbers('score', words.score, scoreUnit),
                ],
                material.map((one) => [
                  one.subtopic,
                  one.description,
                  typeOf(one, words),
                  placeOf(one, words),
                  one.score,
                ]),
              ),
            ],
            step,
          ),
        ]
      : []),
    ...(argued.length > 0
      ? [
          section(
            words.reasons,
            [
              table(
                words.reasons,
                [
                  ...described,
                  numbers('score', words.score, scoreUnit),
                  wordColumn('conclusion', words.conclusion),
                  wordColumn('reason', words.reason),
                ],
                argued.map((one) => [
                  one.subtopic,
                  one.description,
                  one.score,
                  one.conclusion,
                  one.reason ?? words.noReason,
                ]),
              ),
            ],
            step,
          ),
        ]
      : []),
  ];
}

function typeOf({ type, impactType, isHumanRights }: MaterialityFacts['iros'][number], words: Words): string {
  const kind = impactType ? `${type}: ${impactType}` : type;
  return isHumanRights ? `${kind}; ${words.humanRights}` : kind;
}

/** SBM-3 par. 48: when, where in the value chain, and whom it touches. What was not said is called not stated. */
function placeOf(
  { horizon, activities, stakeholders }: MaterialityFacts['iros'][number],
  words: Words,
): string {
  const said = [horizon, activities.join(', '), stakeholders.join(', ')].filter(Boolean);
  return said.length > 0 ? said.join('; ') : words.placeUnsaid;
}

/** ESRS 1 par. 32 asks for a detailed explanation. */
function climateSections({ context: { say }, facts, words }: Parts): DocumentSection[] {
  if (!facts.isClimateNotMaterial) return [];
  const { climateExplanation: explanation } = facts;
  const said = explanation ? say('{explanation}', { explanation }) : words.climateMissing;
  return [section(words.climate, [text(said)], step)];
}

/** Answers of a draft that the assessment contradicts: both are printed. No report is finished with one. */
function differences({ context, facts, words }: Parts): DocumentSection[] {
  const { language, say } = context;
  const material = facts.standards.filter(({ state }) => state === 'material');
  const method = { ...facts.method, materialStandards: material.map(({ standard }) => standard) };
  const paragraphs = context.facts.answers.flatMap(({ question, values }) => {
    const found = isOfAssessment(question.prefill) ? answerOfAssessment(question.prefill, method) : null;
    if (!found || isSameAnswer(values, found)) return [];
    const inWords = (given: readonly string[]) =>
      given.map((value) => choiceOf(question, value, language)).join(', ');
    return [
      text(
        say(words.differs, {
          title: question.title[language],
          stated: inWords(values),
          found: inWords(found),
        }),
      ),
    ];
  });
  return paragraphs.length > 0 ? [section(words.differences, paragraphs, 'questionnaire')] : [];
}

function isSameAnswer(stated: readonly string[], found: readonly string[]): boolean {
  return stated.length === found.length && stated.every((value) => found.includes(value));
}

function choiceOf({ choices }: AnswerFacts['question'], value: string, language: 'en' | 'pl'): string {
  const choice = choices.find((one) => one.value === value)?.displayString[language];
  return choice ?? (language === 'pl' ? value.replace('.', ',') : value);
}
