import type { Locale } from '#api/contract/messages';
import type { SimulationResult, UsedInput, ValueSource } from '#api/contract/scenarios/scenarios';
import { buildDocument } from '#api/domain/scenarios/document/build-document';
import { isAskedFor } from '#api/domain/scenarios/model/defaults';
import type { DefinitionVariable } from '#api/domain/scenarios/model/definition';
import { workOutRange } from '#api/domain/scenarios/model/range';
import { enteredOf } from '#api/domain/scenarios/model/validate-variables';
import type { StoredInput } from '#api/domain/scenarios/prefill/stored-simulation';
import { figuresOf } from '#api/domain/scenarios/trail/trail';
import type { Ctx } from '#api/kernel/context';
import { inputSources } from './origins';
import { wireSource, wireValue } from './sections';
import type { Worked } from './work-out';

/** The calculated result in the reader's language: figures, inputs with their origin, remarks, and the document. */
export function resultOf({ locale }: Ctx, worked: Worked): SimulationResult {
  const { scenario, inputs, calculation, facts, currency, remarks } = worked;
  const { model } = scenario;
  const sources = inputSources(worked.sources, locale);
  const range = workOutRange(model, inputs, sources, calculation);
  const document = buildDocument({
    model,
    inputs,
    sources,
    calculation,
    range,
    remarks,
    ledger: facts.ledger,
    definitionVersion: scenario.version,
    language: locale,
    currency,
    locationNames: facts.locationNames,
    citations: scenario.citations,
  });
  return {
    scenarioId: scenario.scenarioId,
    code: scenario.code,
    definitionVersion: scenario.version,
    locationId: worked.locationId,
    currency,
    hash: worked.hash,
    document,
    figures: figuresOf(model, inputs, calculation, range, locale).map(({ from, ...figure }) => ({
      ...figure,
      from: [...from],
    })),
    inputs: model.variables
      .filter((variable) => isAskedFor(variable, inputs))
      .flatMap((variable) => usedOf(worked, variable, locale)),
    remarks: remarks.map(({ level, text }) => ({ level, text: text[locale] })),
  };
}

/** A variable, and for a table the cells with a source of their own. */
function usedOf({ inputs, sources }: Worked, variable: DefinitionVariable, language: Locale): UsedInput[] {
  const { code, title, unit, tableDimensions = [] } = variable;
  const value = enteredOf(inputs[code]);
  const own = {
    code,
    label: title[language],
    value: wireValue(value),
    unit,
    ...sourceOf(sources, code, language),
  };
  if (!Array.isArray(value)) return [own];
  const cells = value.flatMap((row, index) =>
    tableDimensions.flatMap((dimension): UsedInput[] => {
      const path = `${code}.${index}.${dimension.code}`;
      const source = sourceOf(sources, path, language);
      if (source.source === null) return [];
      const label = `${title[language]} ${index + 1}: ${dimension.title[language]}`;
      return [{ code: path, label, value: row[dimension.code] ?? null, unit: dimension.unit, ...source }];
    }),
  );
  return [own, ...cells];
}

const typed: ValueSource = {
  origin: 'typed',
  source: null,
  year: null,
  level: null,
  low: null,
  high: null,
  note: null,
  link: null,
};

/** Values that are not named were typed. */
export function sourceOf(sources: readonly StoredInput[], path: string, language: Locale): ValueSource {
  const stored = sources.find((candidate) => candidate.path === path);
  if (!stored) return typed;
  const { path: _, ...origin } = stored;
  return wireSource(origin, language);
}
