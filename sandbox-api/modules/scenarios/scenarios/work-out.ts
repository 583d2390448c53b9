import type { FieldIssue } from '#api/contract/field-issue';
import type { EnteredVariables } from '#api/contract/scenarios/scenarios';
import {
  type Calculation,
  calculate,
  type Inputs,
  isRows,
  rowsOf,
} from '#api/domain/scenarios/model/calculate';
import type { ScenarioModel } from '#api/domain/scenarios/model/model';
import { inCurrency } from '#api/domain/scenarios/model/money-bounds';
import { ScenarioProblem } from '#api/domain/scenarios/model/scenario-problem';
import { type OwnChoices, validateVariables } from '#api/domain/scenarios/model/validate-variables';
import type { CompanyFacts, LocationFacts } from '#api/domain/scenarios/prefill/company-facts';
import {
  type LedgerFacts,
  type LedgerWords,
  noLedgerWords,
  type RecordedKg,
  recordedGroups,
} from '#api/domain/scenarios/prefill/ledger-facts';
import { prefillOf } from '#api/domain/scenarios/prefill/prefill';
import type { Prefill } from '#api/domain/scenarios/prefill/prefill-types';
import type { StoredFacts, StoredInput } from '#api/domain/scenarios/prefill/stored-simulation';
import { checkRules, issueOfProblem, type Remark } from '#api/domain/scenarios/trail/remarks';
import type { Ctx } from '#api/kernel/context';
import { digest } from '#api/kernel/digest';
import { fieldProblem, refuse } from '#api/kernel/problem-error';
import { type CompanyFactsOfNow, collectFacts, readCompany } from './facts';
import { originsOf, plainInputs } from './origins';
import type { Scenario } from './repository';

/** A scenario with its inputs and results: everything that a result is written from. */
export type Worked = {
  scenario: Scenario;
  inputs: Inputs;
  sources: readonly StoredInput[];
  facts: StoredFacts;
  locationId: number | null;
  countryCode: string | null;
  currency: string;
  calculation: Calculation;
  remarks: readonly Remark[];
  hash: string;
};

/** Data that a saved simulation keeps when it is recalculated. */
type KeptOfSave = {
  /** Its locations may be named although they are archived. */
  facts: StoredFacts;
  /** Its money was entered in this currency, whatever the company uses today. */
  currency: string;
};

/**
 * Calculates the entered inputs with today's records. Refuses with every invalid variable
 * (`validation_failed`, paths `variables.<code>`).
 */
export async function workOutEntered(
  ctx: Ctx,
  scenario: Scenario,
  variables: EnteredVariables,
  kept?: KeptOfSave,
): Promise<Worked> {
  const { citations, code } = scenario;
  const asked = { locationId: locationIn(variables), currency: kept?.currency, eurRate: rateIn(variables) };
  const facts = await collectFacts(ctx, { scenarioCode: code, ...asked });
  const model = inCurrency(scenario.model, facts.currency);
  const prefill = prefillOf({ model, facts, citations });
  const inputs = readInputs(model, variables, {
    locationIds: [
      ...facts.locations.map(({ id }) => String(id)),
      ...Object.keys(kept?.facts.locationNames ?? {}),
    ],
    countries: facts.chosen ? [facts.chosen.countryCode] : [],
  });
  refuse([...countryIssues(inputs, facts), ...gridIssues(inputs)]);
  return finish(ctx, {
    scenario: { ...scenario, model },
    inputs,
    sources: originsOf(model, inputs, prefill),
    facts: factsFor(inputs, facts),
    locationId: facts.chosen?.id ?? null,
    countryCode: facts.chosen?.countryCode ?? null,
    currency: facts.currency,
  });
}

/** Recalculates a saved simulation from the data saved with it only. */
export async function workOutSaved(
  ctx: Ctx,
  saved: Omit<Worked, 'inputs' | 'calculation' | 'remarks' | 'hash'> & { variables: EnteredVariables },
): Promise<Worked> {
  const { variables, ...rest } = saved;
  const known = Object.keys(rest.facts.locationNames);
  const countries = rest.countryCode ? [rest.countryCode] : [];
  const model = inCurrency(rest.scenario.model, rest.currency);
  const inputs = readInputs(model, variables, { locationIds: known, countries });
  return finish(ctx, { ...rest, scenario: { ...rest.scenario, model }, inputs });
}

/** A form at a location, its money in the currency of a saved simulation, converted with the rate entered there. */
type FormAt = { locationId: number; currency: string; variables: EnteredVariables };

/** The values these forms would be filled with today; undefined for a deleted location. */
export async function prefillsOfToday(
  ctx: Ctx,
  { code, model, citations }: Scenario,
  forms: readonly FormAt[],
): Promise<(form: FormAt) => Prefill | undefined> {
  const keyOf = ({ locationId, currency, variables }: FormAt) =>
    `${locationId} ${currency} ${rateIn(variables) ?? ''}`;
  const locationIds = [...new Set(forms.map(({ locationId }) => locationId))];
  const factsAt = await readCompany(ctx, code, locationIds);
  const prefills = new Map<string, Prefill>();
  for (const id of locationIds) {
    const facts = await factsAt(id);
    if (!facts.isLocationKnown) continue;
    for (const form of forms.filter(({ locationId }) => locationId === id))
      prefills.set(
        keyOf(form),
        prefillOf({
          model,
          facts: { ...facts, currency: form.currency, eurRate: rateIn(form.variables) },
          citations,
        }),
      );
  }
  return (form) => prefills.get(keyOf(form));
}

function readInputs(model: ScenarioModel, variables: EnteredVariables, own: OwnChoices): Inputs {
  const validated = validateVariables(model, variables, own);
  if (!validated.isValid) refuse([...validated.issues]);
  return validated.isValid ? validated.inputs : {};
}

async function finish(ctx: Ctx, known: Omit<Worked, 'calculation' | 'remarks' | 'hash'>): Promise<Worked> {
  const { scenario, inputs, facts } = known;
  const { model } = scenario;
  const calculation = calculated(ctx, model, inputs);
  const { errors, remarks } = checkRules(model, inputs, calculation, facts.ledger.words);
  refuse(
    errors.map(
      ({ path, text }): FieldIssue => ({ path, code: 'scenarioRule', params: { text: text[ctx.locale] } }),
    ),
  );
  // As in the definition: values withheld from the reader are part of the result.
  const figures = { ...calculation.values, ...calculation.withheld };
  const hash = await digest(
    JSON.stringify([scenario.code, scenario.version, plainInputs(inputs), plainInputs(figures)]),
  );
  return { ...known, calculation, remarks, hash };
}

/** A result that cannot be calculated is refused at a variable; it is never an invalid number. */
function calculated({ locale }: Pick<Ctx, 'locale'>, model: ScenarioModel, inputs: Inputs): Calculation {
  try {
    return calculate(model, inputs);
  } catch (error) {
    if (!(error instanceof ScenarioProblem)) throw error;
    const { path, code, params } = issueOfProblem(model, error, locale);
    throw fieldProblem(path, code, params);
  }
}

function locationIn(variables: EnteredVariables): number | null {
  const value = Number(variables.find(({ code }) => code === 'location')?.value);
  return Number.isSafeInteger(value) && value > 0 && value <= 2_147_483_647 ? value : null;
}

/** Units of the currency for one euro, where a rate was entered. */
export function rateIn(variables: EnteredVariables): number | null {
  const value = Number(variables.find(({ code }) => code === 'eur_rate')?.value ?? 0);
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** The country follows from the location. */
function countryIssues({ country, location }: Inputs, { chosen }: CompanyFacts): FieldIssue[] {
  const isOfLocation = String(location) !== String(chosen?.id) || country === chosen?.countryCode;
  return isOfLocation ? [] : [{ path: 'variables.country', code: 'unknownReference', params: {} }];
}

/**
 * A line to a target starts at the year of the factor; one that ends in that year or earlier is refused.
 * Simulations saved before this rule are read unchanged.
 */
function gridIssues({ grid_path, grid_target_year, ef_year }: Inputs): FieldIssue[] {
  const [target, year] = [Number(grid_target_year), Number(ef_year)];
  if (grid_path !== 'target' || !(target <= year)) return [];
  return [{ path: 'variables.grid_target_year', code: 'yearAfterFactor', params: { year: String(year) } }];
}

/** The records that the measure affects. */
function factsFor(inputs: Inputs, facts: CompanyFactsOfNow): StoredFacts {
  const places = placesOf(inputs, facts);
  return {
    ledger: {
      from: facts.from.slice(0, 7),
      to: facts.to.slice(0, 7),
      recorded: sumOf(places),
      words: wordsOf(inputs, facts, places),
    },
    locationNames: Object.fromEntries(places.map(({ id, name }) => [String(id), name])),
  };
}

function placesOf(inputs: Inputs, { chosen, locations, archived }: CompanyFactsOfNow): LocationFacts[] {
  const rows = Object.values(inputs).filter(isRows).flat();
  const named = new Set(rows.map(({ location }) => String(location ?? '')));
  const others = [...locations, ...archived].filter(({ id }) => named.has(String(id)) && id !== chosen?.id);
  return [...(chosen ? [chosen] : []), ...others];
}

function sumOf(places: readonly LocationFacts[]): LedgerFacts['recorded'] {
  return Object.fromEntries(
    recordedGroups.map((group) => {
      const total: RecordedKg = { scope1: 0, scope2Location: 0, scope2Market: 0, scope3: 0 };
      for (const { recorded } of places)
        for (const column of Object.keys(total) as (keyof RecordedKg)[])
          total[column] += recorded[group][column];
      return [group, total];
    }),
  ) as LedgerFacts['recorded'];
}

/**
 * The records that the rules of a definition compare with. Missing top-ups say nothing about leaks, so they
 * are unknown.
 */
function wordsOf(inputs: Inputs, { chosen }: CompanyFacts, places: readonly LocationFacts[]): LedgerWords {
  if (!chosen) return noLedgerWords;
  const { fuel, carrier } = inputs;
  const { recorded, boilerFuelKwh, districtHeatKwh, electricityKwh } = chosen;
  const ofFuel = boilerFuelKwh.find((burned) => burned.fuel === fuel)?.kwhGross;
  const ofBoilers = boilerFuelKwh.reduce((total, { kwhGross }) => total + kwhGross, 0);
  const heat = { fuel: ofBoilers, district: districtHeatKwh ?? 0, electric: electricityKwh ?? 0 }[
    String(carrier)
  ];
  const named = new Set(rowsOf(inputs, 'contract_dict').map(({ location }) => String(location ?? '')));
  const bought = named.size > 0 ? places.filter(({ id }) => named.has(String(id))) : [chosen];
  return {
    'mobile.t': recorded.mobile.scope1 / 1000,
    kwhGross: ofFuel ?? 0,
    'fugitive.kg': recorded.fugitive.scope1 || null,
    'fugitive.t': recorded.fugitive.scope1 / 1000,
    'heat.kwh': heat ?? null,
    'electricity.kwh': bought.reduce((total, place) => total + (place.electricityKwh ?? 0), 0),
    'travel.t': recorded.travel.scope3 / 1000,
  };
}
