import type { Locale } from '#api/contract/messages';
import type { Question } from '#api/domain/reports/questionnaire/edition';
import type { DefinitionVariable } from '#api/domain/scenarios/model/definition';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { widgets } from '#api/modules/emissions/dashboard/service';
import { regionName } from '#api/modules/factors/company-factors/service';
import { questionsByCode } from '#api/modules/reports/questionnaires/service';
import { sourceNames } from '#api/modules/reviews/gap-explanations/service';
import { scenarioOf, unitWords } from '#api/modules/scenarios/scenarios/service';
import { type Difference, flat, type Value } from './differences';
import { type Key, Names } from './names';
import { findCountryNames, findPublishers, type HistoryRow } from './repository';
import { amountText, recordsIn } from './structures/phrases';
import type { InputWords, StructureWords } from './structures/structure';
import { type Chosen, chosenInEntries } from './value-chain';

type Scenario = { name: string; inputs: (currency: string | null) => ReadonlyMap<string, InputWords> };

/** What a page of the history is said with: names of what its rows refer to, and the words of forms that are data. */
export type HistoryWords = {
  names: Names;
  structures: StructureWords;
  scenarioName: (kept: Record<string, unknown>) => string | null;
  /** The question and the answer of a report in words; as they were kept where the question is no more. */
  ofAnswer: (change: Difference, kept: Record<string, unknown>) => Difference;
  /** Of a country or of a part of its grid, by the code that a residual mix is kept with. */
  regionNamed: (region: string) => string;
  /** What an explanation of a gap is of: a fuel, a utility, a form; null for all of them. */
  sourceNamed: (kept: Record<string, unknown>) => string | null;
  /** By key of the history's row. */
  chosen: ReadonlyMap<number, Chosen>;
};

export async function wordsOf(ctx: Ctx, rows: readonly HistoryRow[]): Promise<HistoryWords> {
  const { locale } = ctx;
  const has = (entity: string) => rows.some((row) => row.entity === entity);
  const scenarios = await scenariosOf(ctx, rows);
  const questions = has('report_answers') ? await questionsByCode(ctx) : new Map<string, Question>();
  const publishers = has('recalculations') ? await findPublishers(ctx.db) : [];
  const countries = has('company_factors') ? await findCountryNames(ctx.db) : [];
  const sources = has('gap_explanations') ? await sourceNames(ctx) : new Map<string, string>();
  const scenarioNamed = (kept: Record<string, unknown>) => scenarios.get(definitionKey(kept));
  const inputsOf = (kept: Record<string, unknown>) =>
    scenarioNamed(kept)?.inputs(typeof kept.currency === 'string' ? kept.currency : null) ?? null;
  const names = await Names.of(
    ctx,
    rows,
    rows.flatMap((row) => keysWithin(row, inputsOf)),
  );
  return {
    names,
    structures: {
      locale,
      find: (lookup, id) => (lookup === 'widget' ? widgetName(id, locale) : names.find(lookup, id)),
      inputsOf,
      publisherOf: (series) => publishers.find((one) => one.series === series)?.publisher ?? null,
    },
    scenarioName: (kept) => scenarioNamed(kept)?.name ?? null,
    ofAnswer: (change, kept) => inQuestionWords(change, questions.get(String(kept.question)), locale),
    regionNamed: (region) =>
      regionName(
        region,
        countries.find(({ isoCodeTwo }) => isoCodeTwo === region),
        locale,
      ),
    sourceNamed: ({ list, sourceId }) => sources.get(`${list} ${sourceId}`) ?? null,
    chosen: await chosenInEntries(ctx, rows),
  };
}

const definitionKey = ({ scenarioId, definitionVersion }: Record<string, unknown>) =>
  `${scenarioId} ${definitionVersion}`;

/** The definitions that the simulations on the page name. */
async function scenariosOf(ctx: Ctx, rows: readonly HistoryRow[]): Promise<ReadonlyMap<string, Scenario>> {
  const scenarios = new Map<string, Scenario>();
  for (const { entity, before, after } of rows) {
    if (entity !== 'scenario_simulations') continue;
    const kept = { ...flat(before), ...flat(after) };
    const key = definitionKey(kept);
    if (scenarios.has(key)) continue;
    const scenario = await scenarioOf(ctx, Number(kept.scenarioId), String(kept.definitionVersion));
    if (!scenario) continue;
    const { definition, variables } = scenario.model;
    scenarios.set(key, {
      name: definition.name[ctx.locale],
      inputs: (currency) =>
        new Map(variables.map((one) => [one.code, inputWords(one, ctx.locale, currency)])),
    });
  }
  return scenarios;
}

function inputWords(variable: DefinitionVariable, locale: Locale, currency: string | null): InputWords {
  const { title, unit, choices = [], choicesFrom } = variable;
  // Rows of before the currency was kept do not say which it was.
  const isUnknown = currency === null && unit.startsWith('money');
  return {
    title: title[locale],
    unit: isUnknown ? null : unitWords(unit, locale, currency ?? ''),
    choices: new Map(choices.map(({ value, displayString }) => [value, displayString[locale]])),
    isLocation: choicesFrom === 'company.locations',
  };
}

/** Keys inside structures, whose names are found with those of the fields. */
function keysWithin({ entity, before, after }: HistoryRow, inputsOf: StructureWords['inputsOf']): Key[] {
  const states = [flat(before), flat(after)];
  if (entity === 'report_headers')
    return states
      .flatMap(({ facilities }) => recordsIn(facilities))
      .flatMap(({ locationId, facilityId }): Key[] => [
        { lookup: 'location', id: locationId },
        { lookup: 'facilityType', id: facilityId },
      ]);
  if (entity !== 'scenario_simulations') return [];
  const inputs = inputsOf({ ...states[0], ...states[1] });
  return states
    .flatMap(({ variables }) => recordsIn(variables))
    .filter(({ code }) => inputs?.get(String(code))?.isLocation)
    .map(({ value }): Key => ({ lookup: 'location', id: Number(value) }));
}

function widgetName(id: unknown, locale: Locale): string | null {
  const widget = widgets.find((one) => one.id === id);
  return widget ? localName(widget, locale) : null;
}

function inQuestionWords(change: Difference, question: Question | undefined, locale: Locale): Difference {
  if (!question) return change;
  const say = (value: Value): Value => {
    if (typeof value !== 'string') return value;
    if (change.field === 'question') return `${question.number} ${question.title[locale]}`;
    return change.field === 'answer' ? answerText(value, question, locale) : value;
  };
  return { ...change, before: say(change.before), after: say(change.after) };
}

function answerText(kept: string, { type, choices, unit }: Question, locale: Locale): string {
  if (type === 'int' || type === 'decimal')
    return [amountText(kept, locale) ?? kept, unit].filter(Boolean).join('\u00a0');
  const texts = new Map(choices.map(({ value, displayString }) => [value, displayString[locale]]));
  const parts = kept.split(', ');
  return parts.every((part) => texts.has(part)) ? parts.map((part) => texts.get(part)).join(', ') : kept;
}
