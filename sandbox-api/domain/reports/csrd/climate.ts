import type { DocumentParagraph, DocumentSection, DocumentValue } from '#api/contract/documents/document';
import { put } from '#api/domain/reports/ghg/words';
import { plain } from '#api/domain/reports/kit/figures';
import { ofRowUnit, section, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import { answerParagraphs, unitOf } from './answers';
import { climateWords } from './climate-words';
import { answerTo, type CsrdContext } from './context';
import { emissionsSection, partialYears } from './emissions';
import { emissionValues } from './emissions-table';
import { type EnergyValues, energyValues, nuclearWithin } from './energy-table';
import type { AnswerFacts } from './facts';
import { revenueOf } from './revenue';
import { codeIn2026, inOrder, type Requirement, refersTo, requirementsOf, tableOf } from './standards';
import { csrdWords } from './words';

const step = 'questionnaire';

/** Requirements of E1 in their order, each with its answers; energy and emissions with their tables. */
export function climateSections(context: CsrdContext): DocumentSection[] {
  return inOrder(context.facts.standards.requirements.filter(({ standard }) => standard === 'E1')).flatMap(
    (requirement) => {
      const own = answersAt(context, requirement);
      const paragraphs = [...tablesOf(context, requirement), ...ownAnswers(context, own)];
      return paragraphs.length > 0 ? [section(titleOf(context, requirement, own), paragraphs, step)] : [];
    },
  );
}

/** With the code of the edition; what only the revised standards have as a requirement stood within ESRS 2 before. */
function titleOf(
  { edition, language }: CsrdContext,
  requirement: Requirement,
  own: readonly AnswerFacts[],
): string {
  const name = requirement.name[language];
  if (edition === 'esrs2026') return `${codeIn2026(requirement) ?? requirement.code} ${name}`;
  if (requirement.edition === 'ESRS2023') return `${requirement.code} ${name}`;
  const codes = new Set(own.flatMap(({ question }) => [...requirementsOf(question)]));
  return `${name} (${[...codes].join(', ')})`;
}

/** Answers that belong to this requirement first. */
function answersAt({ facts }: CsrdContext, requirement: Requirement): AnswerFacts[] {
  return facts.answers.filter(({ question }) => {
    if (!question.code.startsWith('E1-')) return false;
    if (requirement.edition === 'ESRS2026') return refersTo(question, requirement);
    const [first] = requirementsOf(question);
    return first === requirement.code;
  });
}

function tablesOf(context: CsrdContext, { edition, code }: Requirement): DocumentParagraph[] {
  if (edition === 'ESRS2026') return [];
  if (code === 'E1-5') return energyParagraphs(context);
  return code === 'E1-6' ? emissionsSection(context) : [];
}

/** Answers without those whose figure a table has. */
function ownAnswers(context: CsrdContext, own: readonly AnswerFacts[]): DocumentParagraph[] {
  const inTables = figuresInTables(context);
  const compared = own.flatMap((answer) => {
    const recorded = inTables.get(answer.question.code);
    const { title, unit } = answer.question;
    const stated = answer.values[0];
    if (!recorded || stated === undefined || isSame(recorded, stated)) return [];
    const { language, say } = context;
    return [
      text(
        say(climateWords[language].differs, {
          title: title[language],
          unit: unitOf(unit, language),
          stated: { value: plain(decimal(stated)), unit: '1' },
          recorded: { value: plain(recorded), unit: '1' },
        }),
      ),
    ];
  });
  // The currency stands with its amount, and the line of the accounts with the intensity.
  const isPrinted = new Set([
    ...inTables.keys(),
    'E1-REVENUECUR',
    ...(context.now.hasData && revenueOf(context) ? ['E1-REVENUELINE'] : []),
  ]);
  const printed = own.filter(({ question }) => !isPrinted.has(question.code));
  return [...compared, ...answerParagraphs(context, printed)];
}

/** An answer is rounded to a kilogram and a kilowatt hour, as it is suggested. */
function isSame(recorded: Decimal, stated: string): boolean {
  return recorded.minus(stated).abs().lessThanOrEqualTo(0.0005);
}

/**
 * Figures of questions that a table states, t CO2e and MWh from the ledger and the share under emission trading as answered;
 * other answers are printed as they are.
 */
export function figuresInTables(context: CsrdContext): ReadonlyMap<string, Decimal> {
  const { facts, now } = context;
  const known: [string, Decimal | null | undefined][] = [];
  if (now.hasData) {
    const emissions = emissionValues(facts.ghg.scopes, now);
    const tonnes = (code: string) => emissions.get(code)?.dividedBy(1000);
    known.push(['E1-S1', tonnes('s1')], ['E1-S2LB', tonnes('s2lb')], ['E1-S2MB', tonnes('s2mb')]);
    const ofTrading = answerTo(context, 'E1-ETS');
    known.push(['E1-S3', tonnes('s3')], ['E1-ETS', ofTrading === null ? null : decimal(ofTrading)]);
  }
  const energy = energyOfPeriod(context);
  if (energy) {
    known.push(['E1-FOSSIL', energy.get('E1-5_02')], ['E1-RENEW', energy.get('E1-5_05')]);
    known.push(['E1-NUCLEAR', energy.get('E1-5_03')]);
  }
  return new Map(known.flatMap(([code, value]) => (value ? [[code, value] as const] : [])));
}

export function energyOfPeriod(context: CsrdContext): EnergyValues | null {
  return energyValues(context.facts, context.now, answerTo(context, 'E1-NUCLEAR'));
}

function energyParagraphs(context: CsrdContext): DocumentParagraph[] {
  const { facts, language, period, say } = context;
  const words = climateWords[language];
  const layout = tableOf(facts.standards, 'E1-5.AR34');
  const now = energyOfPeriod(context);
  if (!now) return [text(words.noEnergy)];
  const earlier = context.before(1);
  const before = earlier && energyValues(facts, earlier, null);
  const cell = (values: EnergyValues | null, datapoint: string, isShare: boolean) => {
    const value = values?.get(datapoint) ?? null;
    return value && plain(isShare ? value.times(100).toDecimalPlaces(1) : value);
  };
  const stated = answerTo(context, 'E1-NUCLEAR');
  const isRefused = stated !== null && nuclearWithin(stated, unprovenOf(now)) === null;
  return [
    table(
      layout.title[language],
      [
        wordColumn('line', words.line),
        wordColumn('row', csrdWords[language].figure),
        wordColumn('unit', csrdWords[language].unit),
        ofRowUnit('comparative', put(words.before, { year: period.yearLabel(1) })),
        ofRowUnit('n', put(words.now, { year: period.yearLabel(0) })),
        wordColumn('datapoint', csrdWords[language].datapoint),
      ],
      layout.rows.map(({ no, label, unit = 'MWh', datapoint = '' }): DocumentValue[] => [
        no === null || no === undefined ? '' : String(no),
        label[language],
        unit,
        cell(before, datapoint, unit === '%'),
        cell(now, datapoint, unit === '%'),
        datapoint,
      ]),
      { note: words.energyNote },
    ),
    ...partialYears(context),
    ...(stated === null ? [text(words.nuclearUnknown)] : []),
    ...(isRefused
      ? [text(say(words.nuclearTooMuch, { stated: { value: plain(decimal(stated)), unit: '1' } }))]
      : []),
  ];
}

function unprovenOf(values: EnergyValues): Decimal {
  return (values.get('E1-5_14') ?? decimal(0)).plus(values.get('E1-5_03') ?? 0);
}
