import type { TopicResult } from '#api/contract/materiality/results';
import type { Locale } from '#api/contract/messages';
import { severityForms } from '#api/domain/materiality/method';
import type { MaterialityFacts } from '#api/domain/reports/csrd/materiality-facts';
import { materialityWords } from '#api/domain/reports/csrd/materiality-words';
import { formats, type WorkbookCell, type WorkbookSheet } from '#api/domain/reports/workbook/sheet';
import { type OpinionsOnItem, opinionSheet } from '#api/modules/materiality/opinions/service';
import { methodNames, severityFormNumbers } from './workbook-formulas';
import { itemHead, itemRow, type WorkbookItem } from './workbook-items';
import { materialityWorkbookWords } from './workbook-words';

/** One rule that was applied to an item. */
export type TrailLine = { item: string; basis: string; text: string };

export type MaterialityWorkbookFacts = {
  language: Locale;
  report: string | null;
  company: string;
  /** In words. */
  period: string;
  facts: MaterialityFacts;
  topics: readonly TopicResult[];
  items: readonly WorkbookItem[];
  /** Opinions on the items; items without an opinion are left out. */
  opinions: readonly OpinionsOnItem[];
  /** Items that no longer count, each with its reason. */
  withdrawn: readonly { matter: string; item: string; reason: string }[];
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
    ...(of.opinions.length > 0 ? [opinionSheet(of.opinions, { language: of.language, words })] : []),
    ...(of.withdrawn.length > 0
      ? [
          list(
            words.sheets.withdrawn,
            [words.subtopic, words.item, words.reason],
            of.withdrawn.map(({ matter, item, reason }) => [matter, item, reason]),
          ),
        ]
      : []),
    list(
      words.sheets.trail,
      [words.item, words.rule, words.working],
      of.trail.map(({ item, basis, text }) => [item, basis, text]),
    ),
  ];
}

function methodSheet(of: MaterialityWorkbookFacts, words: Words): WorkbookSheet {
  const { facts, report, company, period, language } = of;
  const { method, documents } = facts;
  const { severityForm } = method;
  const rows: WorkbookCell[][] = [
    [words.report, report],
    [words.company, company],
    [words.period, period],
    [words.sector, facts.sector],
    [words.size, facts.companySize],
    [words.edition, materialityWords[language].editions[facts.edition]],
    [
      words.rules,
      { value: method.rules, format: formats.whole },
      materialityWords[language].rules[method.rules],
    ],
  ];
  const names: { name: string; cell: string }[] = [];
  const addNamed = (name: string, row: WorkbookCell[]) => {
    rows.push(row);
    names.push({ name, cell: `B${rows.length}` });
  };
  addNamed(methodNames.impactThreshold, [words.impactThreshold, number(method.impactThreshold)]);
  addNamed(methodNames.financialThreshold, [words.financialThreshold, number(method.financialThreshold)]);
  addNamed(methodNames.severityForm, [
    words.severityForm,
    { value: severityFormNumbers[severityForm], format: formats.whole },
    words.severityForms[severityForm],
  ]);
  addNamed(methodNames.likelihoodWeight, [words.likelihoodWeight, number(method.likelihoodWeight)]);
  for (const form of severityForms)
    rows.push([null, { value: severityFormNumbers[form], format: formats.whole }, words.severityForms[form]]);
  if (facts.climateExplanation) rows.push([words.climateExplanation, facts.climateExplanation]);
  rows.push(...documents.names.map((name) => [words.documents, name]));
  if (documents.description) rows.push([words.description, documents.description]);
  return { name: words.sheets.method, headRow: 1, rows, names };
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
      topicScore(topic.impactMateriality, words),
      topicScore(topic.financialMateriality, words),
      topic.outcome && words.outcomes[topic.outcome],
      topic.isMaterial ? words.yes : words.no,
      topic.rank === null ? null : { value: topic.rank, format: formats.whole },
    ]),
  );
}

/** Open items are listed, too. */
function itemSheet({ items }: MaterialityWorkbookFacts, words: Words): WorkbookSheet {
  const firstRow = 2;
  return list(
    words.sheets.items,
    itemHead(words),
    items.map((item, index) => itemRow(item, firstRow + index, words)),
  );
}

function list(name: string, head: readonly string[], rows: readonly WorkbookCell[][]): WorkbookSheet {
  const last = String.fromCharCode('A'.charCodeAt(0) + head.length - 1);
  return { name, headRow: 1, rows: [[...head], ...rows], filter: `A1:${last}${rows.length + 1}` };
}

/** What is assessed scores above 0, so that 0 says that no item of the kind was identified. */
function topicScore(value: number | null, words: Words): WorkbookCell {
  return value === 0 ? words.noItem : number(value);
}

function number(value: number | null): WorkbookCell {
  return value === null ? null : { value, format: formats.amount };
}
