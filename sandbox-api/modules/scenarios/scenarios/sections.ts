import type { Locale } from '#api/contract/messages';
import type {
  EnteredVariables,
  Section,
  TableDimension,
  ValueSource,
  Variable,
} from '#api/contract/scenarios/scenarios';
import { ownDefault, visibleWhen } from '#api/domain/scenarios/model/defaults';
import type * as domain from '#api/domain/scenarios/model/definition';
import type { ScenarioModel } from '#api/domain/scenarios/model/model';
import type { CompanyFacts } from '#api/domain/scenarios/prefill/company-facts';
import type { FieldPrefill, Prefill, Suggestion } from '#api/domain/scenarios/prefill/prefill-types';
import type { ValueOrigin } from '#api/domain/scenarios/prefill/stored-simulation';
import { unitWords } from './unit-words';

export type FormParts = {
  model: ScenarioModel;
  prefill: Prefill;
  locale: Locale;
  currency: string;
  /** Locations to choose from, by name. */
  locations: readonly Pick<CompanyFacts['locations'][number], 'id' | 'name'>[];
  /** Country of the location, where the definition does not list it. */
  country: { code: string; name: string } | null;
};

/** The form of a scenario in the reader's language, filled. */
export function sectionsOf(parts: FormParts): Section[] {
  const { model, locale } = parts;
  return [...model.definition.sections, ...model.common.sections]
    .toSorted((left, right) => left.displayOrder - right.displayOrder)
    .map((section) => ({
      name: section.name[locale],
      description: section.description?.[locale] ?? null,
      displayOrder: section.displayOrder,
      variables: section.variables
        .filter(({ code }) => code !== 'eur_rate' || parts.currency !== 'EUR')
        .map((variable) => variableOf(parts, variable)),
    }));
}

/** The same form with other values: those of a saved simulation. */
export function withValues(
  sections: readonly Section[],
  variables: EnteredVariables,
  sources: (code: string) => ValueSource | null,
): Section[] {
  const values = new Map(variables.map(({ code, value }) => [code, value]));
  return sections.map((section) => ({
    ...section,
    variables: section.variables.map((variable) =>
      values.has(variable.code)
        ? {
            ...variable,
            defaultValue: values.get(variable.code) ?? null,
            source: sources(variable.code),
          }
        : variable,
    ),
  }));
}

function variableOf(parts: FormParts, variable: domain.DefinitionVariable): Variable {
  const { model, locale, prefill } = parts;
  const filled = prefill[variable.code];
  return {
    ...fieldOf(parts, variable),
    type: variable.type,
    linkUrl: variable.linkUrl ?? null,
    linkLabel: variable.linkLabel ?? null,
    defaultValue: wireValue(filled ? filled.value : ownDefault(model, variable)),
    isAssumption: variable.isAssumption ?? false,
    isReadOnly: variable.readOnly ?? false,
    visibleIf: visibleWhen(model, variable.code),
    defaultsBy: defaultsBy(filled),
    tableDimensions: (variable.tableDimensions ?? []).map((dimension) =>
      dimensionOf(parts, variable, dimension),
    ),
    source: filled?.origin ? wireSource(filled.origin, locale) : null,
  };
}

function dimensionOf(
  parts: FormParts,
  variable: domain.DefinitionVariable,
  dimension: domain.TableDimension,
): TableDimension {
  const filled = parts.prefill[`${variable.code}.${dimension.code}`];
  return {
    ...fieldOf(parts, dimension),
    type: dimension.type,
    defaultValue: filled ? (cellOf(filled.value) ?? null) : dimension.defaultValue,
    defaultsBy: defaultsBy(filled),
    suggestion: filled?.suggestion ? suggestionOf(filled.suggestion, parts.locale) : null,
  };
}

function suggestionOf({ of, by, text, ratios }: Suggestion, locale: Locale) {
  const told = Object.entries(ratios).map(
    ([choice, { ratio, source }]) => [choice, { ratio, source: source[locale] }] as const,
  );
  return { of, by, text: text[locale], ratios: Object.fromEntries(told) };
}

function fieldOf(parts: FormParts, field: domain.DefinitionVariable | domain.TableDimension) {
  const { locale, currency } = parts;
  return {
    code: field.code,
    title: field.title[locale],
    description: field.description?.[locale] ?? null,
    post: unitWords(field.unit, locale, currency),
    unit: field.unit,
    isRequired: field.isRequired,
    min: field.min ?? null,
    max: field.max ?? null,
    choices: choicesOf(parts, field),
    child: field.child ? childOf(parts, field.child) : null,
  };
}

function choicesOf(
  { locale, locations, country }: FormParts,
  { code, choices = [], choicesFrom }: domain.DefinitionVariable | domain.TableDimension,
) {
  if (choicesFrom === 'company.locations')
    return locations.map(({ id, name }) => ({ value: String(id), displayString: name }));
  if (choicesFrom) return [];
  const listed = choices.map(({ value, displayString }) => ({ value, displayString: displayString[locale] }));
  const isOther = code === 'country' && country && !listed.some(({ value }) => value === country.code);
  return isOther ? [...listed, { value: country.code, displayString: country.name }] : listed;
}

/** Numbers filled in by a choice are in `defaultsBy`; this has the remaining choices. */
function childOf({ model }: FormParts, { code, choices, defaultValue }: domain.ChildRule) {
  return {
    code,
    choices: choices.map(({ parent, values, value, parameter }) => ({
      parent,
      values: values ? [...values] : null,
      value: value ?? numberOf(parameter ? model.parameters.find(parameter, 'ALL')?.value : null),
    })),
    defaultValue: choices.some(({ values }) => values) ? defaultValue : null,
  };
}

function numberOf(text: string | null | undefined): number | null {
  return text ? Number(text) : null;
}

function defaultsBy(filled: FieldPrefill | undefined): Variable['defaultsBy'] {
  if (!filled?.by) return null;
  const values = Object.entries(filled.by.options).flatMap(([key, { value }]) =>
    value === null ? [] : [[key, Number(value)] as const],
  );
  return { by: [...filled.by.codes], values: Object.fromEntries(values) };
}

/** A source in the reader's language. */
export function wireSource(origin: ValueOrigin, locale: Locale): ValueSource {
  return {
    ...origin,
    source: origin.source?.[locale] ?? null,
    note: origin.note?.[locale] ?? null,
  };
}

/** The contract's arrays can be written to, the domain's cannot. */
export function wireValue(value: domain.EnteredValue): Variable['defaultValue'] {
  return typeof value === 'object' && value !== null ? value.map((row) => ({ ...row })) : value;
}

function cellOf(value: domain.EnteredValue): domain.Cell {
  return typeof value === 'object' ? null : value;
}
