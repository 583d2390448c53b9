import type { TopicResult } from '#api/contract/materiality/results';
import type { Locale } from '#api/contract/messages';
import type { MaterialityFacts } from '#api/domain/reports/csrd/materiality-facts';
import { formats, type WorkbookCell, type WorkbookSheet } from '#api/domain/reports/workbook/sheet';
import { materialityWorkbookWords } from './workbook-words';

/** One rule that was applied to an item. */
export type TrailLine = { item: string; basis: string; text: string };

/** An impact, risk or opportunity; null where it is not assessed. */
export type WorkbookItem = {
  subtopic: string;
  issue: string;
  type: string;
  impactType: string | null;
  description: string;
  severity: number | null;
  score: number | null;
  conclusion: string | null;
  reason: string | null;
};

export type MaterialityWorkbookFacts = {
  language: Locale;
  report: string | null;
  facts: MaterialityFacts;
  topics: readonly TopicResult[];
  items: readonly WorkbookItem[];
  trail: readonly TrailLine[];
};

type Words = (typeof materialityWorkbookWords)['en'];

/** An assessment as sheets: the method first, every score as a number with all its digits. */
export function materialitySheets(of: MaterialityWorkbookFacts): WorkbookSheet[] {
  const words = materialityWorkbookWords[of.language];
  return [
    methodSheet(of, words),
    list(
      words.sheets.valueChain,
      [words.name, words.type, words.description],
      of.facts.activities.map(({ name, type, description }) => [name, type, description]),
    ),
    stakeholderSheet(of, words),
    topicSheet(of, words),
    itemSheet(of, words),
    list(
      words.sheets.trail,
      [words.item, words.rule, words.working],
      of.trail.map(({ item, basis, text }) => [item, basis, text]),
    ),
  ];
}

function methodSheet({ facts, report }: MaterialityWorkbookFacts, words: Words): WorkbookSheet {
  const { method, documents } = facts;
  return {
    name: words.sheets.method,
    headRow: 1,
    rows: [
      [words.report, report],
      [words.sector, facts.sector],
      [words.size, facts.companySize],
      [words.edition, facts.edition],
      [words.impactThreshold, number(method.impactThreshold)],
      [words.financialThreshold, number(method.financialThreshold)],
      [words.severityForm, words.severityForms[method.severityForm]],
      [words.likelihoodWeight, number(method.likelihoodWeight)],
      ...(facts.climateExplanation ? [[words.climateExplanation, facts.climateExplanation]] : []),
      ...documents.names.map((name) => [words.documents, name]),
      ...(documents.description ? [[words.description, documents.description]] : []),
    ],
  };
}

function stakeholderSheet({ facts }: MaterialityWorkbookFacts, words: Words): WorkbookSheet {
  return list(
    words.sheets.stakeholders,
    [words.name, words.activities, words.channels, words.onEntity, words.onStakeholder],
    facts.stakeholders.map((one) => [
      one.name,
      one.activities.join(', '),
      one.channels.join(', '),
      number(one.impactOnEntity),
      number(one.impactOnStakeholders),
    ]),
  );
}

function topicSheet({ topics }: MaterialityWorkbookFacts, words: Words): WorkbookSheet {
  return list(
    words.sheets.topics,
    [
      words.category,
      words.standard,
      words.topic,
      words.subtopic,
      words.impact,
      words.financial,
      words.outcome,
      words.isMaterial,
      words.rank,
    ],
    topics.map((topic) => [
      topic.categoryName,
      topic.standard,
      topic.topicName,
      topic.subtopicName,
      number(topic.impactMateriality),
      number(topic.financialMateriality),
      topic.outcome && words.outcomes[topic.outcome],
      topic.isMaterial ? words.yes : words.no,
      topic.rank === null ? null : { value: topic.rank, format: formats.whole },
    ]),
  );
}

/** Open items are listed, too: nothing of the assessment is lost in the file. */
function itemSheet({ items }: MaterialityWorkbookFacts, words: Words): WorkbookSheet {
  return list(
    words.sheets.items,
    [
      words.subtopic,
      words.issue,
      words.type,
      words.impactType,
      words.item,
      words.severity,
      words.score,
      words.conclusion,
      words.reason,
    ],
    items.map((item) => [
      item.subtopic,
      item.issue,
      item.type,
      item.impactType,
      item.description,
      number(item.severity),
      number(item.score),
      item.conclusion,
      item.reason,
    ]),
  );
}

function list(name: string, head: readonly string[], rows: readonly WorkbookCell[][]): WorkbookSheet {
  const last = String.fromCharCode('A'.charCodeAt(0) + head.length - 1);
  return { name, headRow: 1, rows: [[...head], ...rows], filter: `A1:${last}${rows.length + 1}` };
}

function number(value: number | null): WorkbookCell {
  return value === null ? null : { value, format: formats.amount };
}
