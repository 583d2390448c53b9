import type { Locale } from '#api/contract/messages';
import { type Inputs, isRows } from '#api/domain/scenarios/model/calculate';
import type { EnteredValue, InputSources } from '#api/domain/scenarios/model/definition';
import type { ScenarioModel } from '#api/domain/scenarios/model/model';
import { enteredOf } from '#api/domain/scenarios/model/validate-variables';
import { originOf } from '#api/domain/scenarios/prefill/prefill';
import type { Prefill } from '#api/domain/scenarios/prefill/prefill-types';
import type { StoredInput, ValueOrigin } from '#api/domain/scenarios/prefill/stored-simulation';

const setting: ValueOrigin = {
  origin: 'default',
  source: null,
  year: null,
  level: null,
  low: null,
  high: null,
  note: null,
  link: null,
};

/** Origin of each input: a value equal to the one prefilled today keeps that origin, the rest was typed. */
export function originsOf(model: ScenarioModel, inputs: Inputs, prefill: Prefill): StoredInput[] {
  const of = (code: string): EnteredValue => enteredOf(inputs[code]);
  const stored: StoredInput[] = [];
  const keep = (path: string, found: ValueOrigin | null | 'typed') => {
    if (found !== 'typed') stored.push({ ...(found ?? setting), path });
  };
  for (const { code, tableDimensions = [] } of model.variables) {
    const value = of(code);
    keep(code, originOf(prefill, { code }, { value, of }));
    if (!Array.isArray(value)) continue;
    for (const [index, row] of value.entries())
      for (const { code: dimension } of tableDimensions)
        keep(
          `${code}.${index}.${dimension}`,
          originOf(prefill, { code, dimension, row }, { value: row[dimension] ?? null, of }),
        );
  }
  return stored;
}

/** As the domain prints them beside the values. */
export function inputSources(stored: readonly StoredInput[], language: Locale): InputSources {
  return Object.fromEntries(
    stored.map(({ path, link: _, source, note, ...rest }) => [
      path,
      { ...rest, source: source?.[language] ?? null, note: note?.[language] ?? null },
    ]),
  );
}

/** Numbers as text, so that the same inputs are the same everywhere. */
export function plainInputs(inputs: Inputs): Record<string, unknown> {
  const cell = (value: unknown) => (value === null || typeof value === 'string' ? value : String(value));
  return Object.fromEntries(
    Object.entries(inputs)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([code, value]) => [
        code,
        isRows(value)
          ? value.map((row) =>
              Object.fromEntries(
                Object.entries(row)
                  .toSorted(([left], [right]) => (left < right ? -1 : 1))
                  .map(([name, content]) => [name, cell(content)]),
              ),
            )
          : cell(value),
      ]),
  );
}
